import { join } from "node:path";
import { type Bot, botNamed } from "@rulebound/bots";
import { readCaseFiles } from "@rulebound/cases";
import { type Tactic, tacticOf, tryTactic } from "@rulebound/lab";
import type { Command } from "commander";
import { botsFor } from "../lab/entrants.ts";
import { projectFolder, sayingErrors, wholeNumber } from "../options.ts";
import { bold } from "../play/style.ts";

interface Options {
  readonly boards: string;
  readonly seed: number;
  readonly failed?: boolean;
  readonly json?: boolean;
}

export function tactics(program: Command): void {
  program
    .command("tactics")
    .description("try bots on small boards on which something is plainly right: what each of them finds")
    .argument("[bot...]", "which bots, such as greedy or search:100", ["casual", "greedy", "search:100"])
    .option("--boards <folder>", "the boards", join(projectFolder(), "packages/bots/tactics"))
    .option("--seed <number>", "seed of the bots' chance", wholeNumber, 1)
    .option("--failed", "print what each bot misses, and what came of it")
    .option("--json", "print everything as JSON")
    .addHelpText(
      "after",
      `
A board is a case (docs/CASES.md): a bot plays on from its first "expect", everybody else passes, and its last "expect" has to be
true where the next turn begins. The steps between are a right line, which rulebound judge tries.

Examples:
  $ rulebound tactics
  $ rulebound tactics search:1200 --failed
  $ rulebound judge packages/bots/tactics`,
    )
    .action(sayingErrors(run));
}

interface Outcome {
  readonly bot: string;
  readonly kind: string;
  readonly name: string;
  readonly problem: string | null;
}

function run(wanted: readonly string[], { boards, seed, failed, json }: Options): void {
  const names = botsFor(wanted.length, wanted);
  const tried = readCaseFiles([boards]).map(tacticOf);
  const outcomes = names.flatMap((name) => outcomesOf(tried, botNamed(name) as Bot, seed));
  if (json === true) {
    console.log(JSON.stringify(outcomes, null, 1));
    return;
  }
  const kinds = [...new Set(tried.map(({ kind }) => kind))];
  const width = Math.max(...kinds.map(({ length }) => length), "all".length);
  console.log(bold(["".padEnd(width), ...names].join("  ")));
  for (const kind of [...kinds, "all"]) {
    const cells = names.map((name) => {
      const of = outcomes.filter((one) => one.bot === name && (kind === "all" || one.kind === kind));
      return `${of.filter(({ problem }) => problem === null).length}/${of.length}`.padStart(name.length);
    });
    console.log([kind.padEnd(width), ...cells].join("  "));
  }
  if (failed !== true) return;
  for (const { bot, kind, name, problem } of outcomes) if (problem !== null) console.log(`${bot}, ${kind}: ${name}\n  ${problem}`);
}

const outcomesOf = (tried: readonly Tactic[], bot: Bot, seed: number): Outcome[] =>
  tried.map((tactic) => ({ bot: bot.name, kind: tactic.kind, name: tactic.case.name, problem: tryTactic(tactic, bot, seed) }));
