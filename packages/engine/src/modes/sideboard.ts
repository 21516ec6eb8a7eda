import type { CardPool } from "../language/pool.ts";
import type { DeckList } from "../procedures/setup/setup.ts";
import type { CardId } from "../state/ids.ts";
import { type Refusal, refuse } from "../state/reasons.ts";
import { checkDeck, isChampionOf } from "./deck-check.ts";

/** A deck with its sideboard. */
export interface RegisteredDeck extends DeckList {
  readonly sideboard: readonly CardId[];
}

/** One for one (Tournament Rules 403.4). The Chosen Champion counts as a card of the Main Deck and may be another one afterwards. */
export interface Swap {
  readonly out: readonly CardId[];
  readonly in: readonly CardId[];
  readonly champion?: CardId;
}

/** Its cards, sideboard included, that could be the Chosen Champion. */
export const championsOf = (pool: CardPool, { legend, champion, main, sideboard }: RegisteredDeck): readonly CardId[] =>
  [...new Set([champion, ...main, ...sideboard])].filter((card) => isChampionOf(pool, legend, card));

/** The deck after an exchange of cards, or why it cannot be made. */
export function sideboard(pool: CardPool, deck: RegisteredDeck, swap: Swap): RegisteredDeck | Refusal {
  const nameOf = (card: CardId): string => pool.cards[card]?.data.name ?? `card ${card}`;
  if (swap.out.length !== swap.in.length) return refuse("103.2", "oneForOne", swap.out.length, swap.in.length);
  const kept = without([deck.champion, ...deck.main], swap.out);
  if (typeof kept === "number") return refuse("103.2", "notInDeckToGo", nameOf(kept));
  const left = without(deck.sideboard, swap.in);
  if (typeof left === "number") return refuse("103.2", "notInSideboardToCome", nameOf(left));
  const champion = swap.champion ?? deck.champion;
  const main = without([...kept, ...swap.in], [champion]);
  if (typeof main === "number") return refuse("103.2.a", "championNotInDeck", nameOf(champion));
  const after: RegisteredDeck = { ...deck, champion, main, sideboard: [...left, ...swap.out] };
  const [wrong] = checkDeck(pool, after, "match");
  return wrong ?? after;
}

/** A list without those cards, or the first of them that it does not hold. */
function without(list: readonly CardId[], cards: readonly CardId[]): CardId[] | CardId {
  const out = list.slice();
  for (const card of cards) {
    const at = out.indexOf(card);
    if (at < 0) return card;
    out.splice(at, 1);
  }
  return out;
}
