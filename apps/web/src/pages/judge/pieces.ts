import { Catalogue } from "@rulebound/cases/catalogue";
import type { Piece, Slot } from "@rulebound/cases/edit";
import type { CardType } from "@rulebound/engine/language";
import { type CardFacts, type CardState, factsNamed, factsOfData } from "../../card/index.ts";

/** What a piece of the sketch looks like, and where it may lie. */

/** Knows cards without text by their names: V3, G, S2. */
const plain = new Catalogue([]);

/** `V3 a` is a V3 under a name of its own. */
export function factsOf({ card }: Piece): CardFacts | null {
  const known = factsNamed(card);
  if (known !== null) return known;
  const data = plain.find(card) ?? plain.find(card.replace(/\s+\w+$/, ""));
  return data === null ? null : factsOfData(data);
}

export const isKnownCard = (name: string): boolean => factsOf({ card: name, facts: {} }) !== null;

const count = (value: unknown): number => (value === true ? 1 : typeof value === "number" ? value : 0);

export function stateOf({ facts }: Piece, { might }: CardFacts): CardState {
  const extra = count(facts.might) + count(facts.buffed);
  const words = [...listOf(facts.keywords), ...listOf(facts.granted)];
  return {
    exhausted: facts.exhausted === true,
    stunned: facts.stunned === true,
    damage: count(facts.damage),
    buffs: count(facts.buffed),
    empowered: count(facts.empowered),
    keywords: Object.fromEntries(words.map((word) => [word.replace(/\s+\d+$/, ""), Number(/\d+$/.exec(word)?.[0] ?? 1)])),
    attached: listOf(facts.attached),
    ...(might === null ? {} : { might: might + extra }),
  };
}

export const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((one) => (typeof one === "object" ? ((one as { card?: string }).card ?? "") : String(one))) : [];

const PERMANENTS: readonly CardType[] = ["unit", "gear"];
const MAIN: readonly CardType[] = ["unit", "gear", "spell"];
const TYPES: Readonly<Record<Slot["zone"], readonly CardType[]>> = {
  legend: ["legend"],
  champion: ["unit"],
  hand: MAIN,
  base: PERMANENTS,
  deck: MAIN,
  trash: MAIN,
  banished: MAIN,
  units: PERMANENTS,
  facedown: MAIN,
};

export const typesFor = ({ zone }: Slot): readonly CardType[] => TYPES[zone];

export const fits = (facts: CardFacts, slot: Slot): boolean => facts.types.some((type) => typesFor(slot).includes(type));

export const keyOfSlot = (slot: Slot): string =>
  "battlefield" in slot ? `${slot.zone}-${slot.battlefield}-${slot.seat}` : `${slot.zone}-${slot.seat}`;
