import "@rulebound/bots/weights";
import { type Bot, botNamed, type GameResult, playGame } from "@rulebound/bots";
import {
  addGame,
  type CardPool,
  finishedGame,
  isRefusal,
  type Match,
  MODES,
  matchResult,
  newMatch,
  nextGame,
} from "@rulebound/engine/internal";
import { Collector, tally } from "./collect.ts";
import { type Job, type Seating, type Series, seatings } from "./series.ts";
import { type Counts, emptyCounts, type Failure, NOBODY_WON, type Totals, winnerSign } from "./totals.ts";

/** Plays the contests of a job, one after the other. */
export function playJob(pool: CardPool, { series, from, to }: Job): Totals {
  const counts = emptyCounts(series.decks);
  const collector = new Collector(series, pool.cards.length, counts);
  const seated = seatings(series.decks.length, seatsOf(series), series.seed);
  const failures: Failure[] = [];
  let winners = "";
  for (let contest = from; contest < to; contest++) {
    const seating = seated(contest);
    try {
      const { games, winningSeats } = playContest(pool, series, seating);
      for (const game of games) collector.add(game, seating.entrants);
      winners += countContest(counts, seating, winningSeats);
    } catch (error) {
      failures.push({ contest, seed: seating.seed, problem: error instanceof Error ? error.message : String(error) });
      winners += NOBODY_WON;
    }
  }
  return { counts, winners, failures };
}

export const seatsOf = ({ mode }: Pick<Series, "mode">): number => MODES.find(({ name }) => name === mode)?.players ?? 2;

interface Contest {
  readonly games: readonly GameResult[];
  readonly winningSeats: readonly number[];
}

function playContest(pool: CardPool, series: Series, { seed, entrants }: Seating): Contest {
  const decks = entrants.map((entrant) => series.decks[entrant]);
  const bots = entrants.map((entrant) => known(series.bots[entrant]));
  const record = series.detail === "full";
  if (series.mode === "match")
    return playMatch(
      pool,
      allowed(
        newMatch(
          decks.map((deck) => ({ ...deck, sideboard: [] })),
          seed,
        ),
      ),
      bots,
      record,
    );
  const game = playGame({ pool, mode: series.mode, decks, seed, record }, bots);
  return { games: [game], winningSeats: game.winners };
}

/** More games than a best of three takes, draws included. */
const MOST_GAMES = 9;

/** Decks stay as they are between games; from the second game on, whoever lost the one before goes first. */
function playMatch(pool: CardPool, begun: Match, bots: readonly Bot[], record: boolean): Contest {
  let match = begun;
  const games: GameResult[] = [];
  while (!matchResult(match).isOver && games.length < MOST_GAMES) {
    const last = match.games.at(-1);
    const first = last === undefined ? {} : { firstPlayer: last.winner === null ? last.firstPlayer : 1 - last.winner };
    const game = playGame(allowed(nextGame(match, pool, { ...first, record })), bots);
    games.push(game);
    match = allowed(addGame(match, finishedGame(game.state)));
  }
  const { winner } = matchResult(match);
  return { games, winningSeats: winner === null ? [] : [winner] };
}

function allowed<T extends object>(value: T): Exclude<T, { readonly rule: string; readonly detail: string }> {
  if (isRefusal(value)) throw new Error(`${value.detail} (${value.rule})`);
  return value as Exclude<T, { readonly rule: string; readonly detail: string }>;
}

function known(name: string): Bot {
  const bot = botNamed(name);
  if (bot === null) throw new Error(`"${name}" is no bot`);
  return bot;
}

/** Counts who won, and says it with a sign. */
function countContest(counts: Counts, { entrants }: Seating, winningSeats: readonly number[]): string {
  counts.contests++;
  if (winningSeats.length === 0) counts.undecided++;
  entrants.forEach((entrant, seat) => {
    tally(counts.entrants[entrant].contests, winningSeats.includes(seat) ? 1 : 0);
  });
  return winningSeats.length === 0 ? NOBODY_WON : winnerSign(entrants[winningSeats[0]]);
}
