import type { DeckError } from "@rulebound/cards";
import { asSentence, useWhyNot } from "../../strings/refusals.ts";

/** What cannot be read of a deck, as a sentence in the language of the settings. */
export function useUnread(): (error: DeckError) => string {
  const whyNot = useWhyNot();
  return ({ reason, why }) => asSentence(whyNot({ detail: reason, ...why }));
}
