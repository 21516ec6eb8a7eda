import type { CardData } from "@rulebound/engine/language";
import { dim } from "../play/style.ts";

/** Cards in a table: id, name, cost, Might, type, domains. */

const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** "5" and pips for Power: "5 CC". */
export function costOf({ type, energy, power = 0 }: CardData): string {
  if (type === "legend" || type === "battlefield" || type === "rune") return "";
  return `${energy ?? 0}${power > 0 ? `+${power}` : ""}`;
}

export function mightOf({ might, mightBonus }: CardData): string {
  if (might !== undefined) return String(might);
  return mightBonus === undefined ? "" : `+${mightBonus}`;
}

export const typeOf = ({ type, types = [type], supertypes = [] }: CardData): string => [...supertypes, ...types].map(titled).join(" ");

export const domainsOf = ({ domains }: CardData): string => (domains.length === 0 ? "Colorless" : domains.map(titled).join("/"));

const COLUMNS: readonly (readonly [title: string, of: (card: CardData) => string])[] = [
  ["Id", ({ id }) => id],
  ["Name", ({ name }) => name],
  ["Cost", costOf],
  ["Might", mightOf],
  ["Type", typeOf],
  ["Domain", domainsOf],
];

export function tableOf(cards: readonly CardData[]): string[] {
  const rows = cards.map((card) => COLUMNS.map(([, of]) => of(card)));
  const widths = COLUMNS.map(([title], column) => Math.max(title.length, ...rows.map((row) => row[column].length)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => cell.padEnd(widths[column]))
      .join("  ")
      .trimEnd();
  return [dim(line(COLUMNS.map(([title]) => title))), ...rows.map(line)];
}
