import {
  BIGGER_MODES,
  type BiggerMode,
  countBySource,
  findCaseFiles,
  type Result,
  runCaseFile,
  type Why,
  whyInFiles,
} from "@rulebound/cases";
import { type Command, Option } from "commander";
import { noCase, sayingCaseErrors } from "../case-files.ts";
import { Progress } from "../lab/progress.ts";
import { counted } from "../names.ts";
import { positive, sayingErrors, UserError } from "../options.ts";

interface Options {
  readonly explain?: boolean;
  readonly json?: boolean;
  readonly only?: string;
  readonly strict?: boolean;
  readonly among?: BiggerMode;
  readonly why?: string;
  readonly step?: number;
}

export function judge(program: Command): void {
  program
    .command("judge")
    .description("run cases: boards set up in YAML, what players do, and what must be true")
    .argument("<files...>", "case files, folders, or patterns such as cases/**/*.yaml")
    .option("--explain", "print every event under what caused it, with its rule and what that says")
    .option("--why <action>", 'say why an action such as "P1: play Hextech Ray on V2" is legal or not, after the last step')
    .option("--step <n>", "with --why: before this step; 1 is the first", positive)
    .option("--json", "print the results as JSON")
    .option("--only <name>", "run only cases whose name holds these words")
    .option("--strict", "let a case fail for what is only a warning otherwise, such as a superfluous all pass")
    .addOption(new Option("--among <mode>", "run duels in a game of more players, who only pass").choices(BIGGER_MODES))
    .addHelpText(
      "after",
      `
Examples:
  $ rulebound judge packages/cases/cases                     all cases of the project, counted by where they come from
  $ rulebound judge one.yaml --explain                       the whole story of a case
  $ rulebound judge one.yaml --why "P2: pass" --step 3       may they, and by which rule?
  $ rulebound judge cases --only ganking --json              for programs`,
    )
    .action(sayingErrors((files: string[], options: Options) => sayingCaseErrors(() => run(files, options))));
}

function run(files: readonly string[], options: Options): void {
  if (options.why !== undefined) explainWhy(files, options.why, options);
  else if (options.step !== undefined) throw new UserError("--step says before which step an action is tried: it needs --why.");
  else settle(files, options);
}

function settle(files: readonly string[], options: Options): void {
  const { explain = false, strict = false, only, among } = options;
  const started = performance.now();
  const progress = new Progress(process.stderr.isTTY !== true, "files");
  const paths = findCaseFiles(files);
  const results = paths.flatMap((path, at) => {
    progress.show(at, paths.length);
    return runCaseFile(path, { explain, strict, ...(only === undefined ? {} : { only }), ...(among === undefined ? {} : { among }) });
  });
  progress.end();
  if (results.length === 0) throw among === undefined ? noCase(files, only) : new UserError(`No case here can be run in ${among}.`);
  const failed = results.filter(({ status }) => status === "failed").length;
  const warnings = results.reduce((sum, result) => sum + result.warnings.length, 0);
  if (options.json) console.log(JSON.stringify(results, null, 2));
  else {
    for (const result of results) for (const line of report(result, options)) console.log(line);
    const milliseconds = Math.round(performance.now() - started);
    for (const line of sources(results)) console.log(line);
    const warned = warnings === 0 ? "" : `, ${warnings} warning${warnings === 1 ? "" : "s"}`;
    console.log(`${counted(results.length, "case")}, ${results.length - failed} passed, ${failed} failed${warned} (${milliseconds} ms)`);
  }
  if (failed > 0) process.exitCode = 1;
}

/** "by source: 388 rulings, 47 FAQ, ..."; nothing for cases of one's own. */
function sources(results: readonly Result[]): string[] {
  const counts = countBySource(results.map(({ file }) => file));
  return counts.length === 0 ? [] : [`by source: ${counts.map(([source, count]) => `${count} ${source}`).join(", ")}`];
}

function report({ file, line, name, status, message, warnings, trace }: Result, { explain }: Options): string[] {
  const story = explain ? [`${name} (${file}:${line})`, ...trace, ""] : [];
  const warned = warnings.map((words) => `  warning: ${words}`);
  if (status === "failed") return [...story, `${file}:${line}: ${name}`, ...message.split("\n").map((text) => `  ${text}`), ...warned, ""];
  if (explain) return [...story, `passed: ${name}`, ...warned, ""];
  return warned.length === 0 ? [] : [`${file}:${line}: ${name}`, ...warned, ""];
}

function explainWhy(files: readonly string[], action: string, { only, step, json }: Options): void {
  const found = whyInFiles(files, action, { ...(only === undefined ? {} : { only }), ...(step === undefined ? {} : { step }) });
  if (found.length === 0) throw noCase(files, only);
  console.log(json ? JSON.stringify(found, null, 2) : found.flatMap(reasons).join("\n"));
}

const reasons = ({ file, line, name, action, step, steps, isLegal, rule, gist, detail }: Why): string[] => [
  `${file}:${line}: ${name}`,
  `  ${step > steps ? `After step ${steps}` : `Before step ${step}`}, "${action}" is ${isLegal ? "legal" : `illegal: ${detail}`}.`,
  `  ${isLegal ? "What is asked now rests on" : "It is refused by"} ${rule}: ${gist}`,
  ...(isLegal ? [`  After it, ${detail}.`] : []),
];
