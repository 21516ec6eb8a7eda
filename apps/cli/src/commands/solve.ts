import { CARDS } from "@rulebound/cards";
import { type Case, gameAfter, readCaseFiles } from "@rulebound/cases";
import { nthSeat, type State } from "@rulebound/engine/internal";
import { AGAINST, type Against, DEFAULT_LIMIT, type LineStep, type Solution, solve as solveState } from "@rulebound/lab";
import { type Command, InvalidArgumentError, Option } from "commander";
import { noCase, sayingCaseErrors } from "../case-files.ts";
import { positive, sayingErrors, UserError, wholeNumber } from "../options.ts";

interface Options {
  readonly against: Against;
  readonly for?: number;
  readonly limit: number;
  readonly deepest?: number;
  readonly after: number;
  readonly only?: string;
  readonly json?: boolean;
}

const seat = (text: string): number => {
  const found = /^P([1-4])$/i.exec(text);
  if (found === null) throw new InvalidArgumentError("It is one of P1, P2, P3, P4.");
  return Number(found[1]) - 1;
};

export function solve(program: Command): void {
  program
    .command("solve")
    .description("is there a sure win this turn? prints the line of play, or proves that there is none")
    .argument("<case...>", "case files, folders or patterns: boards in YAML")
    .addOption(
      new Option("--against <whom>", "opponents with every hand that they may have, or with what lies open alone")
        .choices(AGAINST)
        .default("hidden"),
    )
    .option("--for <player>", "who is to win (default: whose turn it is)", seat)
    .option("--after <steps>", "begin after so many steps of the case", wholeNumber, 0)
    .option("--limit <positions>", "give up undecided after so many positions", positive, DEFAULT_LIMIT)
    .option("--deepest <acts>", "look for no line of more acts of one's own", positive)
    .option("--only <name>", "only cases whose name holds these words")
    .option("--json", "print the results as JSON")
    .addHelpText(
      "after",
      `
A win is sure if no reply prevents it and no card that the player cannot see now is needed for it. With "hidden", any
unseen card of an opponent's hand or deck may be the one that is held. "none" is a proof: every line was gone through.
If the limit comes first, the answer is "not decided". The search is the same each time: there is no chance in it.
Exit code: 0 if every board was decided, else 1.

Examples:
  $ rulebound solve board.yaml
  $ rulebound solve packages/cases/puzzles --against visible --json
  $ rulebound solve game.yaml --after 3 --for P2 --limit 1000000`,
    )
    .action(sayingErrors(run));
}

interface Solved extends Solution {
  readonly file: string;
  readonly name: string;
}

function run(files: readonly string[], options: Options): void {
  const cases = sayingCaseErrors(() => readCaseFiles(files)).filter(({ name }) =>
    name.toLowerCase().includes((options.only ?? "").toLowerCase()),
  );
  if (cases.length === 0) throw noCase(files, options.only);
  const solved: Solved[] = [];
  for (const one of cases) {
    const solution = { file: one.file, name: one.name, ...solveCase(one, options) };
    solved.push(solution);
    if (options.json !== true) for (const line of report(solution)) console.log(line);
  }
  if (options.json === true) console.log(JSON.stringify(solved, null, 2));
  else if (solved.length > 1) console.log(summary(solved));
  if (solved.some(({ verdict }) => verdict === "undecided")) process.exitCode = 1;
}

function solveCase(one: Case, { against, for: wanted, limit, deepest, after }: Options): Solution {
  const state = boardOf(one, after);
  if (wanted !== undefined && wanted >= state.players.length)
    throw new UserError(`${one.file}: there is no P${wanted + 1}; the game has ${state.players.length} players.`);
  return solveState(state, {
    against,
    limit,
    ...(wanted === undefined ? {} : { seat: nthSeat(wanted) }),
    ...(deepest === undefined ? {} : { deepest }),
  });
}

function boardOf(one: Case, after: number): State {
  if (after > one.steps.length) throw new UserError(`${one.file}:${one.line}: it has ${one.steps.length} steps, not ${after}.`);
  try {
    return gameAfter(after, one, CARDS).state;
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "StepFailure") throw error;
    throw new UserError(`${one.file}:${one.line}: ${one.name}\n  ${error.message}`);
  }
}

const WHOM: Readonly<Record<Against, string>> = { hidden: "whatever the opponents hold", visible: "if opponents use only what lies open" };

function report({ file, name, verdict, seat: who, against, acts, line, positions, chances, milliseconds }: Solved): string[] {
  const effort = `${positions} positions, ${Math.round(milliseconds)} ms`;
  const player = `P${who + 1}`;
  const turning = chances === 0 ? [] : [`  ${chances} branches turn on too many unknown cards, and count as not won`];
  switch (verdict) {
    case "win":
      return [
        `${name} (${file})`,
        `  ${player} wins this turn in ${acts} ${acts === 1 ? "act" : "acts"}, ${WHOM[against]} (${effort}):`,
        ...line
          .filter(isWhole)
          .map(
            (step) => `    P${step.player + 1}: ${step.action}${step.others > 0 ? `   (${step.others} other replies lose as well)` : ""}`,
          ),
      ];
    case "none":
      return [`${name} (${file})`, `  ${player} has no sure win this turn, ${WHOM[against]}: every line fails (${effort})`, ...turning];
    case "undecided":
      return [
        `${name} (${file})`,
        `  not decided: no win of fewer than ${acts} ${acts === 1 ? "act" : "acts"}, and the limit was reached (${effort})`,
        ...turning,
      ];
  }
}

/** A pick that the next one says again, with more, is left out. */
const isWhole = ({ player, answer, action }: LineStep, at: number, line: readonly LineStep[]): boolean => {
  const next = line[at + 1];
  return answer.do !== "pick" || next === undefined || next.player !== player || !next.action.startsWith(`${action}, `);
};

function summary(solved: readonly Solved[]): string {
  const count = (wanted: Solution["verdict"]) => solved.filter(({ verdict }) => verdict === wanted).length;
  const seconds = solved.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
  return `${solved.length} boards: ${count("win")} won, ${count("none")} proved without a win, ${count("undecided")} not decided (${seconds.toFixed(1)} s)`;
}
