import { type DraftDeck, writeDraft } from "@rulebound/cards";
import type { CardPool } from "@rulebound/engine/internal";
import { keepDeck, newId } from "./own.ts";

/** Keeps a deck as one's own, a new one if no id is given; returns its id. */
export function keepAsOwn(draft: DraftDeck, pool: CardPool, id: string = newId()): string {
  keepDeck({ id, name: draft.name, text: writeDraft(draft, pool), changed: Date.now() });
  return id;
}
