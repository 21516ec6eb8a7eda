import { createRng } from "@rulebound/bots";
import type { Planned } from "../pool/campaign.ts";
import { type Share, wilson } from "../report/interval.ts";
import type { Failure, Totals } from "../simulate/totals.ts";
import { NOBODY_WON, winnerSign } from "../simulate/totals.ts";
import { type Rating, type Result, ratings } from "./elo.ts";
import { calibrationOf, type Field, type Table, tablesOf } from "./schedule.ts";

/** A round robin of bots: everybody meets everybody at the same decks on the same seeds, and what follows from it. */

export interface ArenaOptions {
  /** Games of each pair of bots; rounded up to whole tables. */
  readonly games: number;
  /** Games of each bot against itself; 0: none. */
  readonly calibration: number;
}

export interface Pair {
  readonly first: string;
  readonly second: string;
  /** What the first won. A game without a winner is half won. */
  readonly share: Share;
  readonly mirrors: Share;
  readonly crosses: Share;
  readonly undecided: number;
}

export interface Rated extends Rating {
  readonly bot: string;
}

/** A check that keeps the others honest. */
export interface Calibration {
  readonly what: string;
  readonly share: Share;
  readonly holds: boolean;
}

export interface ArenaReport {
  readonly bots: readonly string[];
  readonly decks: readonly string[];
  readonly mode: string;
  readonly seed: number;
  readonly games: number;
  readonly pairs: readonly Pair[];
  /** Best first. */
  readonly ratings: readonly Rated[];
  readonly calibration: readonly Calibration[];
  readonly failures: readonly Failure[];
}

export class Arena {
  private readonly pairs: readonly (readonly Table[])[];
  private readonly selves: readonly (readonly Table[])[];

  constructor(
    private readonly field: Field,
    private readonly names: readonly string[],
    { games, calibration }: ArenaOptions,
  ) {
    const { bots } = field;
    this.pairs = bots.flatMap((_, a) => bots.slice(a + 1).map((__, i) => tablesOf(field, a, a + 1 + i, games)));
    this.selves = calibration === 0 ? [] : bots.map((_, bot) => calibrationOf(field, bot, calibration));
  }

  /** Everything that has to be played. */
  plan(): Planned[] {
    return [...this.pairs, ...this.selves].flat().flatMap(({ planned }) => planned);
  }

  /** `totals`: of the plan, in its order; what was not played counts for nothing. */
  report(totals: readonly Totals[]): ArenaReport {
    let at = 0;
    const take = (tables: readonly Table[]): Outcome[] =>
      tables.map((table) => {
        const outcome = outcomeOf(table, totals.slice(at, at + table.planned.length));
        at += table.planned.length;
        return outcome;
      });
    const { bots, mode, seed } = this.field;
    const pairs = this.pairs.map(take);
    const selves = this.selves.map(take);
    const reports = pairs.filter(({ length }) => length > 0).map((outcomes) => this.pairOf(outcomes));
    return {
      bots,
      decks: this.names,
      mode,
      seed,
      games: [...pairs, ...selves].flat().reduce((sum, { games }) => sum + games, 0),
      pairs: reports,
      ratings: this.rated(pairs.flat()),
      calibration: [...selves.map((outcomes) => selfCheck(bots[outcomes[0].first], outcomes)), ...randomChecks(reports)],
      failures: totals.flatMap(({ failures }) => failures),
    };
  }

  private pairOf(outcomes: readonly Outcome[]): Pair {
    const { bots } = this.field;
    return {
      first: bots[outcomes[0].first],
      second: bots[outcomes[0].second],
      share: shareOf(outcomes),
      mirrors: shareOf(outcomes.filter(({ isMirror }) => isMirror)),
      crosses: shareOf(outcomes.filter(({ isMirror }) => !isMirror)),
      undecided: outcomes.reduce((sum, { undecided }) => sum + undecided, 0),
    };
  }

  private rated(outcomes: readonly Outcome[]): Rated[] {
    const { bots, seed } = this.field;
    const played = outcomes.filter(({ games }) => games > 0);
    if (played.length === 0) return [];
    const anchor = Math.max(0, bots.indexOf("random"));
    return ratings(bots.length, played, anchor, createRng(seed, SAMPLES_STREAM))
      .map((rating, bot) => ({ bot: bots[bot], ...rating }))
      .sort((a, b) => b.elo - a.elo);
  }
}

const SAMPLES_STREAM = 31;

interface Outcome extends Result {
  readonly isMirror: boolean;
  readonly undecided: number;
}

function outcomeOf({ first, second, decks }: Table, totals: readonly Totals[]): Outcome {
  const signs = totals.flatMap(({ winners }) => [...winners]);
  const won = signs.filter((sign) => sign === winnerSign(0)).length;
  const undecided = signs.filter((sign) => sign === NOBODY_WON).length;
  return { first, second, points: won + undecided / 2, games: signs.length, isMirror: decks[0] === decks[1], undecided };
}

const shareOf = (outcomes: readonly Outcome[]): Share =>
  wilson(
    outcomes.reduce((sum, { points }) => sum + points, 0),
    outcomes.reduce((sum, { games }) => sum + games, 0),
  );

function selfCheck(bot: string, outcomes: readonly Outcome[]): Calibration {
  const share = shareOf(outcomes);
  return { what: `${bot} against itself`, share, holds: share.low <= 0.5 && share.high >= 0.5 };
}

const randomChecks = (pairs: readonly Pair[]): Calibration[] =>
  pairs.flatMap(({ first, second, share }) => {
    if (second === "random") return [{ what: `${first} beats random`, share, holds: share.low > 0.5 }];
    const other = wilson(share.played - share.won, share.played);
    return first === "random" ? [{ what: `${second} beats random`, share: other, holds: other.low > 0.5 }] : [];
  });
