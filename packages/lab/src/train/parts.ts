import type { CardPool, DeckList } from "@rulebound/engine/internal";

/**
 * Which decks are for what, by a hash of their cards alone: those that games are learned from, those by which a generation is kept
 * or not, and those that nothing is ever learned or tuned by, on which bots are measured.
 */
export type Part = "learning" | "gate" | "held out";

const PARTS = 8;
const HELD_OUT = 2;
const GATE = 1;

export function partOf(pool: CardPool, { legend, champion, main }: Pick<DeckList, "legend" | "champion" | "main">): Part {
  const ids = [legend, champion, ...main].map((card) => pool.cards[card].data.id).sort();
  const part = hashOf(ids.join(" ")) % PARTS;
  if (part < HELD_OUT) return "held out";
  return part < HELD_OUT + GATE ? "gate" : "learning";
}

/** 32 bits, by FNV-1a with a last stir. */
function hashOf(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h ^= h >>> 16;
  h = Math.imul(h, 0x21f0aaad);
  h ^= h >>> 15;
  return h >>> 0;
}
