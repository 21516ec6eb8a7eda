import { BIGGER_MODES, type BiggerMode, CaseError, type Result, runCases } from "@rulebound/cases";
import { type Command, Option } from "commander";

interface Options {
  readonly explain?: boolean;
  readonly json?: boolean;
  readonly only?: string;
  readonly among?: BiggerMode;
}

export function judge(program: Command): void {
  program
    .command("judge")
    .description("run cases: boards set up in YAML, what players do, and what must be true")
    .argument("<files...>", "case files, folders, or patterns such as cases/**/*.yaml")
    .option("--explain", "print every event with the rule that caused it")
    .option("--json", "print the results as JSON")
    .option("--only <name>", "run only cases whose name holds these words")
    .addOption(new Option("--among <mode>", "run duels in a game of more players, who only pass").choices(BIGGER_MODES))
    .addHelpText(
      "after",
      "\nExamples:\n  $ rulebound judge packages/cases/cases\n  $ rulebound judge one.yaml --explain\n  $ rulebound judge cases --only ganking --json",
    )
    .action((files: string[], options: Options) => {
      const started = performance.now();
      const results = resultsOf(files, options);
      if (results === null) return;
      const failed = results.filter(({ status }) => status === "failed").length;
      if (options.json) console.log(JSON.stringify(results, null, 2));
      else {
        for (const result of results) for (const line of report(result, options)) console.log(line);
        const milliseconds = Math.round(performance.now() - started);
        console.log(`${results.length} cases, ${results.length - failed} passed, ${failed} failed (${milliseconds} ms)`);
      }
      if (failed > 0) process.exitCode = 1;
    });
}

function resultsOf(files: readonly string[], { explain = false, only, among }: Options): Result[] | null {
  try {
    return runCases(files, { explain, ...(only === undefined ? {} : { only }), ...(among === undefined ? {} : { among }) });
  } catch (error) {
    if (!(error instanceof CaseError)) throw error;
    console.error(`${error.file}: ${error.reason}`);
    process.exitCode = 1;
    return null;
  }
}

function report({ file, line, name, status, message, trace }: Result, { explain }: Options): string[] {
  const story = explain ? [`${name} (${file}:${line})`, ...trace, ""] : [];
  if (status === "passed") return explain ? [...story, `passed: ${name}`, ""] : [];
  return [...story, `${file}:${line}: ${name}`, ...message.split("\n").map((text) => `  ${text}`), ""];
}
