import type { Strings } from "../strings/index.ts";
import type { CardFacts } from "./facts.ts";
import { keywordNameNow } from "./keyword-names.ts";
import { type CardState, gainedKeywords } from "./state.ts";

type Words = Strings["card"];

export const typeLine = ({ supertypes, types }: CardFacts, words: Words): string =>
  words.kind(
    supertypes.map((one) => words.supertypes[one]),
    types.map((one) => words.types[one]),
  );

export const domainLine = ({ domains }: CardFacts, words: Words): string =>
  domains.length === 0 ? words.domains.colorless : domains.map((domain) => words.domains[domain]).join("/");

/** A card in words, for those who hear it: what it is, and what has become of it. */
export function cardLabel(card: CardFacts, state: CardState, words: Words): string {
  const { damage = 0, buffs = 0, prevent = 0, attached = [] } = state;
  const parts = [
    card.name,
    [typeLine(card, words), domainLine(card, words)].join(", "),
    card.energy === null ? "" : words.costs(card.energy, card.power, domainLine(card, words)),
    card.might === null ? "" : words.hasMight(state.might ?? card.might, card.might),
    card.mightBonus === null ? "" : words.givesMight(card.mightBonus),
    state.facedown ? words.facedown : "",
    state.exhausted ? words.exhausted : "",
    damage > 0 ? words.damage(damage) : "",
    state.stunned ? words.stunned : "",
    buffs > 0 ? words.buffed(buffs) : "",
    (state.empowered ?? 0) > 0 ? words.empowered : "",
    state.role ? words[state.role] : "",
    prevent > 0 ? words.prevent(prevent) : "",
    attached.length > 0 ? words.attached(attached.length) : "",
    ...gainedKeywords(card, state).map((keyword) => words.gained(keywordNameNow(keyword))),
  ];
  return parts.filter((part) => part !== "").join("; ");
}
