import { createRng } from "@rulebound/bots";
import type { DeckList } from "@rulebound/engine/internal";
import type { Planned } from "../pool/campaign.ts";
import type { Series } from "../simulate/series.ts";

/** Who meets whom with which decks. */

export interface Field {
  readonly bots: readonly string[];
  readonly decks: readonly DeckList[];
  readonly mode: Series["mode"];
  readonly seed: number;
}

/**
 * Two bots at two decks: a mirror is two games on one seed with the seats swapped; a cross pairing is four, since the bots
 * swap decks as well. So neither bot has the better deck, seat or luck more often than the other.
 */
export interface Table {
  /** Numbers of the bots and of the decks; `first` is the bot that the series calls entrant 0. */
  readonly first: number;
  readonly second: number;
  readonly decks: readonly [number, number];
  readonly planned: readonly Planned[];
}

const SHUFFLE_STREAM = 30;

/** All pairings of decks in an order by chance, mirrors among them, again and again until there are games enough. */
export function tablesOf(field: Field, first: number, second: number, games: number): Table[] {
  const pairings = shuffled(pairingsOf(field.decks.length), field.seed);
  const tables: Table[] = [];
  for (let played = 0, i = 0; played < games; i++) {
    const table = tableOf(field, first, second, pairings[i % pairings.length], field.seed + i);
    tables.push(table);
    played += table.planned.reduce((sum, { contests }) => sum + contests, 0);
  }
  return tables;
}

/**
 * The same bot twice, each game on a seed of its own: on one seed it would play the same game with the seats swapped, and
 * win exactly half of them, whatever is wrong.
 */
export function calibrationOf(field: Field, bot: number, games: number): Table[] {
  const pairings = shuffled(pairingsOf(field.decks.length), field.seed);
  return Array.from({ length: games }, (_, i) => {
    const [a, b] = pairings[Math.floor(i / 2) % pairings.length];
    const decks: [number, number] = i % 2 === 0 ? [a, b] : [b, a];
    const planned = [{ series: seriesOf(field, decks, [bot, bot], field.seed + i), contests: 1 }];
    return { first: bot, second: bot, decks, planned };
  });
}

function tableOf(field: Field, first: number, second: number, decks: readonly [number, number], seed: number): Table {
  const series = [seriesOf(field, decks, [first, second], seed)];
  if (decks[0] !== decks[1]) series.push(seriesOf(field, [decks[1], decks[0]], [first, second], seed));
  return { first, second, decks, planned: series.map((one) => ({ series: one, contests: 2 })) };
}

const seriesOf = (field: Field, decks: readonly [number, number], bots: readonly [number, number], seed: number): Series => ({
  decks: decks.map((deck) => field.decks[deck]),
  bots: bots.map((bot) => field.bots[bot]),
  mode: field.mode,
  seed,
  detail: "wins",
});

function pairingsOf(decks: number): [number, number][] {
  const out: [number, number][] = [];
  for (let a = 0; a < decks; a++) for (let b = a; b < decks; b++) out.push([a, b]);
  return out;
}

function shuffled<T>(list: readonly T[], seed: number): T[] {
  const rng = createRng(seed, SHUFFLE_STREAM);
  const out = list.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
}
