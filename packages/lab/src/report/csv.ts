import type { Difference, Share } from "./interval.ts";
import type { SimulationReport } from "./simulation.ts";

/** A line for each number: what it is about, and how sure it is. */

type Value = string | number;

/** With quotes where they are needed. */
const field = (value: Value): string => {
  const text = typeof value === "number" ? String(Math.round(value * 1e6) / 1e6) : value;
  return /[",\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
};

export const csv = (rows: readonly (readonly Value[])[]): string => `${rows.map((row) => row.map(field).join(",")).join("\n")}\n`;

export const SHARE_HEAD = ["games", "won", "value", "low", "high"] as const;
export const shareFields = ({ played, won, rate, low, high }: Share): Value[] => [
  played,
  won,
  ...(played === 0 ? ["", "", ""] : [rate, low, high]),
];
const differenceFields = (one: Difference | null): Value[] =>
  one === null ? ["", "", "", "", ""] : ["", "", one.value, one.low, one.high];
const meanFields = (games: number, value: number): Value[] => [games, "", value, "", ""];

export function simulationCsv({ entrants, turns, games }: SimulationReport): string {
  const rows: Value[][] = [["deck", "bot", "measure", "of", ...SHARE_HEAD]];
  rows.push(["", "", "turns", "mean", ...meanFields(games, turns.mean)]);
  turns.games.forEach((times, n) => {
    if (times > 0) rows.push(["", "", "games by turns", n, ...meanFields(times, times / games)]);
  });
  for (const { name, bot, wins, games: ofGames, byPlace, bySeat, mulligan, turns: own, cards, deck, ...means } of entrants) {
    const add = (measure: string, of: Value, fields: readonly Value[]): void => void rows.push([name, bot, measure, of, ...fields]);
    add("win rate", "", shareFields(wins));
    add("win rate of games", "", shareFields(ofGames));
    byPlace.forEach((share, i) => void add("win rate by turn order", i + 1, shareFields(share)));
    bySeat.forEach((share, i) => void add("win rate by seat", i + 1, shareFields(share)));
    mulligan.byReplaced.forEach((share, i) => void add("win rate by cards replaced", i, shareFields(share)));
    add("mulligan value", "", differenceFields(mulligan.value));
    add("points a turn", "", meanFields(ofGames.played, means.pointsPerTurn));
    add("conquers a game", "", meanFields(ofGames.played, means.conquersPerGame));
    add("holds a game", "", meanFields(ofGames.played, means.holdsPerGame));
    for (const { turn, games: reached, ...values } of own)
      for (const [what, value] of Object.entries(values)) add(`${what} on own turn`, turn, meanFields(reached, value));
    deck.curve.forEach((many, cost) => void add("cards by Energy cost", cost, ["", "", many, "", ""]));
    for (const { domain, ...values } of deck.domains)
      for (const [what, value] of Object.entries(values)) add(`${what} by domain`, domain, ["", "", value, "", ""]);
    for (const card of cards) {
      add("win rate when drawn", card.name, shareFields(card.drawn));
      add("win rate when not drawn", card.name, shareFields(card.notDrawn));
      add("worth when drawn", card.name, differenceFields(card.whenDrawn));
      add("win rate when played", card.name, shareFields(card.played));
      add("played of drawn", card.name, meanFields(card.drawn.played, card.playedOfDrawn));
      add("first played on own turn", card.name, meanFields(card.played.played, card.firstPlayedOn));
      add("win rate when kept", card.name, shareFields(card.kept));
      add("win rate when replaced", card.name, shareFields(card.replaced));
      add("worth keeping", card.name, differenceFields(card.mulliganValue));
    }
  }
  return csv(rows);
}
