import type { DeckList } from "@rulebound/engine/internal";

/** What is counted, as plain whole numbers: totals of several jobs are added, in whatever way the games were shared out. */

/** How often, and how often of those it was won. */
export type Tally = [times: number, won: number];

/** About one card of a deck; in games unless it says copies. */
export interface CardTotals {
  /** In the hand after the mulligan, or drawn later. */
  drawn: Tally;
  played: Tally;
  /** Dealt, and not replaced in the mulligan; or replaced. A game with two copies may be among both. */
  kept: Tally;
  replaced: Tally;
  copiesDrawn: number;
  copiesPlayed: number;
  /** Sum of the own turns in which the first copy was played. */
  firstPlayedOn: number;
}

/** About one entrant. Lists by turn are by the entrant's own turns: 0 is before the first one. */
export interface EntrantTotals {
  contests: Tally;
  games: Tally;
  /** By place in the turn order, and by seat: games. */
  byPlace: Tally[];
  bySeat: Tally[];
  /** By how many cards were replaced: games. */
  byMulligan: Tally[];
  /** Games that came to this own turn. */
  reached: number[];
  pointsOn: number[];
  conquers: number;
  holds: number;
  cardsPlayedOn: number[];
  energyOn: number[];
  powerOn: number[];
  channelledOn: number[];
  runesRecycledOn: number[];
  /** Own turns of this number that ended, and the runes on the board then. */
  ended: number[];
  runesAt: number[];
  /** In the order of `cardsOf`. */
  cards: CardTotals[];
}

export interface Counts {
  contests: number;
  /** Contests that nobody won. */
  undecided: number;
  games: number;
  decisions: number;
  /** By the number of turns: games. */
  byTurns: number[];
  entrants: EntrantTotals[];
}

export interface Failure {
  readonly contest: number;
  readonly seed: number;
  readonly problem: string;
}

export interface Totals {
  readonly counts: Counts;
  /** A sign for each contest, in order: the entrant that won it, or that nobody did. */
  readonly winners: string;
  /** Contests that broke off: nothing of them is counted. */
  readonly failures: readonly Failure[];
}

const FIRST_SIGN = 48; // "0"
export const NOBODY_WON = "-";
export const winnerSign = (entrant: number): string => String.fromCharCode(FIRST_SIGN + entrant);

/** The different cards of a Main Deck, the Chosen Champion first. */
export const cardsOf = ({ champion, main }: DeckList): number[] => [...new Set([champion, ...main])];

export const emptyCounts = (decks: readonly DeckList[]): Counts => ({
  contests: 0,
  undecided: 0,
  games: 0,
  decisions: 0,
  byTurns: [],
  entrants: decks.map((deck) => ({
    contests: [0, 0],
    games: [0, 0],
    byPlace: [],
    bySeat: [],
    byMulligan: [],
    reached: [],
    pointsOn: [],
    conquers: 0,
    holds: 0,
    cardsPlayedOn: [],
    energyOn: [],
    powerOn: [],
    channelledOn: [],
    runesRecycledOn: [],
    ended: [],
    runesAt: [],
    cards: cardsOf(deck).map(() => ({
      drawn: [0, 0],
      played: [0, 0],
      kept: [0, 0],
      replaced: [0, 0],
      copiesDrawn: 0,
      copiesPlayed: 0,
      firstPlayedOn: 0,
    })),
  })),
});

export const emptyTotals = (decks: readonly DeckList[]): Totals => ({ counts: emptyCounts(decks), winners: "", failures: [] });

/** Jobs in their order, one after the other. */
export const bothTotals = (a: Totals, b: Totals): Totals => ({
  counts: added(a.counts, b.counts),
  winners: a.winners + b.winners,
  failures: [...a.failures, ...b.failures],
});

type Tree = number | readonly Tree[] | { readonly [key: string]: Tree };

/** Numbers at the same place are added; what only one of them has is kept. */
function added<T>(a: T, b: T): T {
  return addedTrees(a as Tree, b as Tree) as T;
}

function addedTrees(a: Tree | undefined, b: Tree | undefined): Tree {
  if (a === undefined) return b ?? 0;
  if (b === undefined) return a;
  if (typeof a === "number" || typeof b === "number") return Number(a) + Number(b);
  if (isList(a) && isList(b)) return Array.from({ length: Math.max(a.length, b.length) }, (_, i) => addedTrees(a[i], b[i]));
  if (isList(a) || isList(b)) throw new TypeError("a list and a record cannot be added");
  return Object.fromEntries(Object.keys(a).map((key) => [key, addedTrees(a[key], b[key])]));
}

const isList = (tree: Tree): tree is readonly Tree[] => Array.isArray(tree);
