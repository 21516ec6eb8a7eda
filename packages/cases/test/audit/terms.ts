import { type Facts, keyword } from "./facts.ts";
import type { Made } from "./play.ts";

/** A situation that a rule decides for every card to which it applies; the figures are the book's and the card's, not the engine's. */
export interface Situation {
  readonly name: string;
  readonly rules: readonly string[];
  /** Null: it says nothing about this card. */
  readonly make: (card: Facts, at: number) => Made | null;
}

export const isMain = ({ type, isToken }: Facts): boolean => !isToken && (type === "unit" || type === "gear" || type === "spell");
export const isUnit = ({ type }: Facts): boolean => type === "unit";
export const isGear = ({ type }: Facts): boolean => type === "gear";
export const isDeployed = (card: Facts): boolean => keyword(card, "Deploy") > 0;

/** What a text says about the price, the place or the manner of its own play. */
export const hasTermsOfPlay = ({ text }: Facts): boolean =>
  /additional cost|Reduce my cost|costs? \[|cost is reduced|cost \[|Play me only|can't be played|Show Off|As you play|may play me for|enter there|have me enter ready|Deck,? choose 3/.test(
    text,
  );
export const choosesOnTheChain = ({ text }: Facts): boolean =>
  /Counter (a|an|that) |Gain control of a spell|Choose a (friendly unit and a )?spell|that chooses it|being chosen by/.test(text);
/** What a table without texts does not have. */
export const needsMore = ({ text }: Facts): boolean =>
  /equipped|Equipment|attacking|in combat|stunned|buff|2 \[M\] or less|at its location|Empowered|Fury unit|Calm unit|Mind|Body unit|Chaos unit|Order unit|Hidden\]|Bird|Poro|Dragon|Mighty|named|moved this turn|Bomb|\[Deploy\]|facedown|showdown/.test(
    text,
  );
export const isPlayable = (card: Facts): boolean => isMain(card) && !hasTermsOfPlay(card);
export const isPlainSpell = (card: Facts): boolean =>
  card.type === "spell" && isPlayable(card) && !choosesOnTheChain(card) && !needsMore(card);
export const place = (card: Facts): string => (isUnit(card) ? " to base" : isDeployed(card) ? " to BF-A" : "");
export const isPlayableHere = (card: Facts): boolean => isPlayable(card) && (card.type !== "spell" || isPlainSpell(card));

export const actsAsItIsChosen = ({ text }: Facts): boolean => /When you choose/.test(text);
/** 323.13: no combat begins while what the move has triggered is on the chain. */
export const actsAsItMoves = ({ text }: Facts): boolean => /When I move|time I move|When I become exhausted/.test(text);
export const combatTrigger = ({ text }: Facts): boolean =>
  /When(ever)? I (attack|defend)|When I attack or defend|don't deal combat damage/.test(text);

/** Needs a unit or a gear to choose as its first instruction (355.8), and none is made optional (355.13). */
export const targets = ({ lines }: Facts): boolean => {
  const first = lines.find((line) => !/^(\[[A-Z][^\]]*\] ?)+(\[\d\]|\[[A-Z]\w*\])*$/.test(line) && !/^\[(Repeat|Flow)\]/.test(line)) ?? "";
  const says = /\b(a|an|two) (\w+ )?(unit|gear|unit or gear)s?\b/.test(first);
  return (
    says && !/up to|any number|may |[Aa]ll |each|trash|Main Deck|hand|This costs|Play (a|two|four)|control\w* a|As (a|y)|^When/i.test(first)
  );
};
