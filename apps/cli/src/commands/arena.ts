import { tournamentDecks } from "@rulebound/cards";
import type { CardPool } from "@rulebound/engine/internal";
import { Arena, type ArenaReport, type Pair, partOf, percent } from "@rulebound/lab";
import type { Command } from "commander";
import { type Play, withCampaigns } from "../lab/campaign.ts";
import { botsFor, DECKS_HELP, type Entrant, entrantsFrom, type PairMode, pairMode, playableFrom } from "../lab/entrants.ts";
import { type RunnerOptions, withRunnerOptions } from "../lab/runner.ts";
import { everyCard, positive, sayingErrors, UserError, wholeNumber } from "../options.ts";
import { bold, dim, red } from "../play/style.ts";

interface Options extends RunnerOptions {
  readonly decks?: readonly string[];
  readonly heldOut?: boolean;
  readonly games: number;
  readonly calibration: number;
  readonly mode: PairMode;
  readonly seed: number;
  readonly quiet?: boolean;
  readonly json?: boolean;
}

export function arena(program: Command): void {
  const command = program
    .command("arena")
    .description("let bots play each other: win rates, ratings, and the checks that keep them honest")
    .argument("[bot...]", "two or more, such as random, greedy, search:100 (iterations) or search:50ms", ["greedy", "random"])
    .option("--games <number>", "how many games for each pair of bots, rounded up to whole tables", positive, 288)
    .option("--decks <deck...>", `which decks: ${DECKS_HELP}; else the twelve tournament decks of the project`)
    .option("--held-out", "of the decks only those that no training learns from or decides by, as far as they are legal")
    .option("--calibration <number>", "how many games each bot plays against itself", wholeNumber, 0)
    .option("--mode <mode>", "duel or match", pairMode, "duel")
    .option("--seed <number>", "seed of the first table; the others follow", wholeNumber, 1)
    .option("--quiet", "print no progress")
    .option("--json", "print everything as JSON");
  withRunnerOptions(command)
    .addHelpText(
      "after",
      `
Bots meet at tables. At a mirror both have the same deck and play two games on one seed, with the seats swapped; at a cross
pairing they play four, since they swap decks as well. All pairings of the decks have their turn: with twelve decks that is
288 games. Elo is that of the likeliest strengths, random (or the first bot) being 0; its interval comes from drawing the
tables again. Against itself each game of a bot has its own seed. docs/BOTS.md tells more.

Examples:
  $ rulebound arena greedy random --games 2000
  $ rulebound arena search:100 greedy --games 300 --seed 7
  $ rulebound arena random greedy search:25 search:100 --games 100 --calibration 100 --json
  $ rulebound arena greedy random --decks jinx ahri my-deck.txt
  $ rulebound arena search:100 greedy --decks my-decks/ --held-out`,
    )
    .action(sayingErrors(run));
}

async function run(wanted: readonly string[], options: Options): Promise<void> {
  const { report, interrupted } = await withCampaigns(options, (play) => rated(wanted, options, play));
  if (options.json === true) console.log(JSON.stringify(report, null, 1));
  else for (const line of linesOf(report)) console.log(line);
  process.exitCode = report.failures.length > 0 ? 1 : (interrupted ?? 0);
}

async function rated(wanted: readonly string[], options: Options, play: Play) {
  const pool = everyCard();
  const bots = [...new Set(botsFor(wanted.length, wanted))];
  if (bots.length < 2 && options.calibration === 0)
    throw new UserError("An arena needs two different bots or more, or one with --calibration.");
  const entrants = decksOf(pool, options);
  const { mode, seed, games, calibration } = options;
  const field = { bots, decks: entrants.map(({ deck }) => deck), mode, seed };
  const contest = new Arena(
    field,
    entrants.map(({ name }) => name),
    { games, calibration },
  );
  const { totals, interrupted } = await play(contest.plan());
  return { report: contest.report(totals), interrupted };
}

function decksOf(pool: CardPool, { decks, heldOut, mode }: Options): Entrant[] {
  if (heldOut !== true) return decks === undefined ? ownDecks(pool) : entrantsFrom(pool, decks, mode);
  const entrants = decks === undefined ? ownDecks(pool) : playableFrom(pool, decks, mode).entrants;
  const left = entrants.filter(({ deck }) => partOf(pool, deck) === "held out");
  if (left.length === 0) throw new UserError("None of these decks is held out: name more of them by --decks.");
  return left;
}

const ownDecks = (pool: CardPool): Entrant[] => tournamentDecks(pool).map(({ id, deck, sideboard }) => ({ name: id, deck, sideboard }));

function linesOf({ bots, decks, mode, seed, games, pairs, ratings, calibration, failures }: ArenaReport): string[] {
  const width = Math.max(...bots.map(({ length }) => length));
  return [
    `${games} games (${mode}, seed ${seed}, whole tables) at ${decks.length} decks: ${decks.join(", ")}`,
    "",
    ...pairs.map((pair) => pairLine(pair, width)),
    ...(ratings.length === 0 ? [] : ["", bold(`${"bot".padEnd(width)}    Elo   95% interval`)]),
    ...ratings.map(({ bot, elo, low, high }) => `${bot.padEnd(width)}  ${rounded(elo).padStart(5)}   ${rounded(low)} to ${rounded(high)}`),
    ...(calibration.length === 0 ? [] : ["", bold("Checks")]),
    ...calibration.map(({ what, share, holds }) => `${holds ? "ok  " : red("FAIL")} ${what}: ${percent(share.rate)} ${interval(share)}`),
    ...failures.map(({ seed: at, problem }) => red(`seed ${at}: ${problem}`)),
  ];
}

const rounded = (elo: number): string => String(Math.round(elo));
const interval = ({ low, high, played }: Pair["share"]): string => `(${percent(low)} to ${percent(high)} of ${played})`;

const pairLine = ({ first, second, share, mirrors, crosses, undecided }: Pair, width: number): string =>
  `${first.padEnd(width)} against ${second.padEnd(width)}  ${bold(percent(share.rate))} ${interval(share)}` +
  dim(`  mirrors ${percent(mirrors.rate)}, crosses ${percent(crosses.rate)}${undecided > 0 ? `, ${undecided} undecided` : ""}`);
