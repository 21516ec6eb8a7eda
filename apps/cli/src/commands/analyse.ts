import { replayInReport } from "@rulebound/cases/report";
import { parseReplay, type Replay, ReplayError } from "@rulebound/engine/internal";
import { type Analysis, analyse as analyseReplay, analysisPage, type Moment, sparkline } from "@rulebound/lab";
import type { Command } from "commander";
import { checkWritable, readText, writeText } from "../files.ts";
import { Progress } from "../lab/progress.ts";
import { BOT_NAMES, botCalled } from "../names.ts";
import { everyCard, positive, sayingErrors, UserError, wholeNumber } from "../options.ts";
import { bold, dim } from "../play/style.ts";

interface Options {
  readonly bot: string;
  readonly seed: number;
  readonly worlds: number;
  readonly all?: boolean;
  readonly html?: string;
  readonly json?: boolean;
}

export function analyse(program: Command): void {
  program
    .command("analyse")
    .alias("analyze")
    .description("look at a recorded game again: chances, better answers, and where it turned")
    .argument("<replay>", "a replay, such as `rulebound play --save game.json` writes")
    .option("--bot <name>", `whose advice is asked: ${BOT_NAMES}`, "search")
    .option("--worlds <number>", "in how many imagined games an answer is compared with the bot's", positive, 8)
    .option("--seed <number>", "chance of the imagined games", wholeNumber, 1)
    .option("--all", "print every decision that was one, not only what mattered")
    .option("--html <file>", "write a page with a plot and every decision, which needs nothing but itself")
    .option("--json", "print the analysis as JSON")
    .addHelpText(
      "after",
      `
The chance to win is the bots' evaluation of what a player can see. The cost of an answer is by how much it lowers the chance
of its player when their next turn begins, compared with the bot's answer, in the same imagined games, in which everybody does
what is best at once. It counts where it is sure; why it is so is what is different there: points, units, battlefields, cards.
A game takes some ten seconds. A larger search finds more and takes longer, and greedy finds less.

Examples:
  $ rulebound play --watch --bot greedy --seed 7 --save game.json
  $ rulebound analyse game.json
  $ rulebound analyse game.json --html game.html --bot search:400
  $ rulebound analyse game.json --all --json`,
    )
    .action(sayingErrors(run));
}

function run(file: string, options: Options): void {
  const bot = botCalled(options.bot);
  if (options.html !== undefined) checkWritable(options.html);
  const progress = new Progress(process.stderr.isTTY !== true, "answers");
  const analysis = analysed(file, {
    ...options,
    bot,
    lines: options.all === true || options.html !== undefined,
    onDecision: (done, all) => progress.show(done, all),
  });
  progress.end();
  if (options.html !== undefined) writeText(options.html, analysisPage(analysis, `Analysis of ${file}`));
  if (options.json) console.log(JSON.stringify(analysis, null, 2));
  else for (const line of report(analysis, options.all === true)) console.log(line);
  if (options.html !== undefined && !options.json) console.log(`written: ${options.html}`);
}

function analysed(file: string, options: Parameters<typeof analyseReplay>[2]): Analysis {
  try {
    return analyseReplay(everyCard(), readReplay(file), options);
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error;
    throw new UserError(`${file}: ${error.message}`);
  }
}

function readReplay(file: string): Replay {
  const text = readText(file);
  return parseReplay(replayInReport(text) ?? text);
}

const percent = (chance: number): string => `${(chance * 100).toFixed(0)}%`;

function report(analysis: Analysis, all: boolean): string[] {
  const { mode, turns, winners, moments, bot, seats, turned, costly, swings } = analysis;
  const real = moments.filter(({ choices }) => choices > 1);
  const result = winners.length === 0 ? "nobody has won" : `won by ${winners.map((seat) => `P${seat + 1}`).join(" and ")}`;
  return [
    bold(`${mode}, ${turns} turns, ${moments.length} answers (${real.length} with a choice), ${result}; judged by ${bot}`),
    ...Array.from({ length: seats }, (_, seat) => `P${seat + 1} ${sparkline(analysis, seat, WIDTH)} ${percent(analysis.last[seat])}`),
    turned === null
      ? winners.length === 0
        ? "It did not come to an end."
        : "The winner was ahead all the time."
      : `It turned with answer ${turned.answer}, on turn ${turned.turn}: P${turned.player + 1}: ${turned.action}`,
    "",
    bold("Where chances changed most"),
    ...swings.flatMap((moment) => [`${placeOf(moment)}  ${signed(moment.change)}  ${moment.move}`, ...advised(moment)]),
    "",
    ...(costly.length === 0 ? ["No answer cost much."] : [bold("What cost most"), ...costly.flatMap(judged)]),
    ...(all ? ["", bold("Every decision"), ...real.flatMap(judged)] : []),
  ];
}

const WIDTH = 80;

const signed = (change: number): string => `${change < 0 ? "-" : "+"}${percent(Math.abs(change))}`.padStart(5);

/** Which answer, when, whose, and how it stood for them. */
const placeOf = ({ answer, turn, player, chances }: Moment): string =>
  `${String(answer).padStart(5)}  turn ${String(turn).padStart(2)}  P${player + 1}  ${percent(chances[player]).padStart(4)}`;

const INDENT = " ".repeat(24);

/** The better move, what it is worth, and why. */
function advised({ better, why, change }: Moment): string[] {
  if (better === null) return change < 0 ? [dim(`${INDENT}no better move was found`)] : [];
  const { move, chances } = better;
  return [`${INDENT}better: ${move} (${percent(chances.better)} instead of ${percent(chances.played)})`, `${INDENT}why: ${why.join("; ")}`];
}

function judged(moment: Moment): string[] {
  const { move, cost, line } = moment;
  const goesOn = line.length === 0 ? [] : [dim(`${INDENT}${cost > 0 ? "and then" : "the bot"}: ${line.join("; ")}`)];
  return [`${placeOf(moment)}  ${cost > 0 ? signed(-cost) : "     "}  ${move}`, ...(cost > 0 ? advised(moment) : []), ...goesOn];
}
