import type { ParsedDeck } from "@rulebound/cards";
import type { CardPool } from "@rulebound/engine/internal";
import { INK, picture, text } from "./svg.ts";
import { cardTile, drawTiles } from "./tile.ts";

const WIDTH = 1160;
const EDGE = 24;

/** A deck as a picture: each card once, with its copies. */
export function drawDeck({ name, deck, sideboard }: ParsedDeck, pool: CardPool): string {
  const parts: readonly (readonly [string, readonly number[]])[] = [
    ["Legend", [deck.legend, ...(deck.furtherLegends ?? [])]],
    ["Champion", [deck.champion]],
    ["Main deck", deck.main],
    ["Battlefields", deck.battlefields],
    ["Runes", deck.runes],
    ["Sideboard", sideboard],
  ];
  const title = name || "A deck";
  const body = [text(EDGE, EDGE + 20, title, { size: 22, weight: 700 })];
  let y = EDGE + 40;
  for (const [part, cards] of parts) {
    if (cards.length === 0) continue;
    body.push(text(EDGE, y + 14, `${part} (${cards.length})`, { size: 13, fill: INK.soft }));
    const tiles = [...new Set(cards)].map((card) => {
      const count = cards.filter((one) => one === card).length;
      return { ...cardTile(pool, card, pool.cards[card].data.name), figure: count === 1 ? "" : `×${count}` };
    });
    const drawn = drawTiles(EDGE, y + 22, WIDTH - 2 * EDGE, tiles);
    body.push(...drawn.body);
    y += drawn.height + 36;
  }
  return picture(WIDTH, y + EDGE - 12, title, body);
}
