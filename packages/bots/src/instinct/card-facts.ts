import type { CardPool } from "@rulebound/engine/internal";
import { purposes } from "../intent.ts";

/** What is printed on a card, in numbers: so that cards which nobody has met are known by what they have in common with others. */
export const CARD_FACTS = 52;

const known = new WeakMap<CardPool, Float32Array>();

export function cardFacts(pool: CardPool): Float32Array {
  let facts = known.get(pool);
  if (facts === undefined) {
    facts = factsOf(pool);
    known.set(pool, facts);
  }
  return facts;
}

const TYPES = 6;
const KEYWORD_BITS = 28;
const DOMAIN_BITS = 6;

function factsOf(pool: CardPool): Float32Array {
  const out = new Float32Array(pool.cards.length * CARD_FACTS);
  pool.cards.forEach((card, i) => {
    let at = i * CARD_FACTS;
    for (let bit = 0; bit < TYPES; bit++) out[at++] = (card.types >> bit) & 1;
    for (let bit = 0; bit < KEYWORD_BITS; bit++) out[at++] = (card.keywords >> bit) & 1;
    for (let bit = 0; bit < DOMAIN_BITS; bit++) out[at++] = (card.domains >> bit) & 1;
    const { intent, amount } = purposes(pool)[i];
    const numbers = [1, card.energy / 5, card.power / 2, card.might / 5, card.champion ? 1 : 0, card.token ? 1 : 0, amount / 3];
    for (const value of numbers) out[at++] = value;
    out[at + intent] = 1;
    at += 4;
    out[at] = card.abilities.length > 0 ? 1 : 0;
  });
  return out;
}
