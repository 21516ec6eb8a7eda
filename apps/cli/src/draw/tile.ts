import type { CardPool, PermanentView } from "@rulebound/engine/internal";
import { box, DOMAIN_INK, fits, INK, lines, text } from "./svg.ts";

/** A card as a small tile: its name, its domains at the edge, and what is true of it now. */

const TILE = { width: 132, height: 66, gap: 8 };

export interface Tile {
  readonly name: string;
  readonly domains: readonly string[];
  /** At the lower right: Might. */
  readonly figure: string;
  /** At the lower left: what else is true of it. */
  readonly note: string;
  readonly isFaded: boolean;
}

export const cardTile = (pool: CardPool, card: number, name: string): Tile => ({
  name,
  domains: card < 0 ? [] : pool.cards[card].data.domains,
  figure: "",
  note: card < 0 ? "" : costOf(pool, card),
  isFaded: false,
});

function costOf(pool: CardPool, card: number): string {
  const { energy, power } = pool.cards[card].data as { readonly energy?: number; readonly power?: number };
  if (energy === undefined) return "";
  return `cost ${energy}${power === undefined || power === 0 ? "" : `+${power}`}`;
}

export function permanentTile(pool: CardPool, it: PermanentView, attached: readonly string[]): Tile {
  const notes = [
    ...(it.exhausted ? ["exhausted"] : []),
    ...(it.stunned ? ["stunned"] : []),
    ...(it.role === null ? [] : [it.role]),
    ...(it.buffs > 0 ? [it.buffs === 1 ? "buffed" : `${it.buffs} buffs`] : []),
    ...(it.damage > 0 ? [`${it.damage} damage`] : []),
    ...attached.map((name) => `+ ${name}`),
  ];
  return {
    name: it.name,
    domains: it.card < 0 ? [] : pool.cards[it.card].data.domains,
    figure: it.types.includes("unit") ? String(it.might) : "",
    note: notes.join(", "),
    isFaded: it.exhausted,
  };
}

function drawTile(x: number, y: number, { name, domains, figure, note, isFaded }: Tile): string {
  const { width, height } = TILE;
  const inks = domains.length === 0 ? ["colorless"] : domains;
  const part = (height - 16) / inks.length;
  const edge = inks.map((domain, i) => box(x + 5, y + 8 + i * part, 4, part, DOMAIN_INK[domain] ?? INK.line, "none", 2));
  const names = lines(name, fits(width - 24, 13), 2);
  // A short name leaves a line more for what is true of the card.
  const notes = note === "" ? [] : lines(note, fits(width - (figure === "" ? 24 : 44), 11), 3 - names.length);
  const ink = isFaded ? INK.soft : INK.ink;
  return [
    box(x, y, width, height, isFaded ? INK.surface : INK.raised, INK.line),
    ...edge,
    ...names.map((line, i) => text(x + 16, y + 20 + i * 16, line, { weight: 600, fill: ink })),
    ...notes.map((line, i) => text(x + 16, y + height - 9 - (notes.length - 1 - i) * 14, line, { size: 11, fill: INK.soft })),
    ...(figure === "" ? [] : [text(x + width - 8, y + height - 9, figure, { size: 16, weight: 700, fill: INK.accent, anchor: "end" })]),
  ].join("");
}

/** Tiles in rows of a width, from the upper left; and how high that is. */
export function drawTiles(
  x: number,
  y: number,
  width: number,
  tiles: readonly Tile[],
): { readonly body: string[]; readonly height: number } {
  const step = TILE.width + TILE.gap;
  const perRow = Math.max(1, Math.floor((width + TILE.gap) / step));
  const rows = Math.ceil(tiles.length / perRow);
  const body = tiles.map((tile, i) => drawTile(x + (i % perRow) * step, y + Math.floor(i / perRow) * (TILE.height + TILE.gap), tile));
  return { body, height: rows === 0 ? 0 : rows * (TILE.height + TILE.gap) - TILE.gap };
}
