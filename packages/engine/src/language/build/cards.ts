/** A card from its facts and paragraphs: plain frozen data. */
import type { Ability, CardData, CardType, Domain, Supertype } from "../types.ts";

export interface Facts {
  readonly domains?: readonly Domain[];
  readonly energy?: number;
  /** Pips of its own domains. */
  readonly power?: number;
  readonly might?: number;
  readonly mightBonus?: number;
  readonly tags?: readonly string[];
  readonly champion?: true;
  readonly signature?: true;
  /** Where it has more than one type (177). */
  readonly types?: readonly CardType[];
  /** Where it speaks of itself as other cards of its type do not; text only. */
  readonly voice?: "I" | "this";
}

function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}

function card(
  type: CardType,
  name: string,
  id: string,
  { champion, signature, domains = [], ...facts }: Facts,
  abilities: readonly Ability[],
  more: Partial<CardData> = {},
): CardData {
  const supertypes: Supertype[] = [...(champion ? (["champion"] as const) : []), ...(signature ? (["signature"] as const) : [])];
  return deepFreeze({ id, name, type, domains, ...facts, ...(supertypes.length > 0 ? { supertypes } : {}), abilities, ...more });
}

const cardOf =
  (type: CardType) =>
  (name: string, id: string, facts: Facts, ...abilities: readonly Ability[]): CardData =>
    card(type, name, id, facts, abilities);

export const unit = cardOf("unit");
export const spell = cardOf("spell");
export const gear = cardOf("gear");
export const legend = cardOf("legend");
/** A champion unit. */
export const champion = (name: string, id: string, facts: Facts, ...abilities: readonly Ability[]): CardData =>
  card("unit", name, id, { ...facts, champion: true }, abilities);
export const battlefield = (name: string, id: string, ...abilities: readonly Ability[]): CardData =>
  card("battlefield", name, id, {}, abilities);
/** A basic rune. */
export const rune = (name: string, id: string, domain: Domain): CardData =>
  card("rune", name, id, { domains: [domain] }, [], { supertypes: ["basic"] });
export const token = (type: CardType, name: string, id: string, facts: Facts, ...abilities: readonly Ability[]): CardData =>
  card(type, name, id, facts, abilities, { supertypes: ["token"] });

/** Gear with effect text (136): `equipment(name, id, facts, [equip(pay("fury"))], [assault(2)])`. The tag Equipment is added. */
export const equipment = (
  name: string,
  id: string,
  facts: Facts,
  abilities: readonly Ability[],
  effectText: readonly Ability[] = [],
): CardData =>
  card("gear", name, id, { ...facts, tags: [...(facts.tags ?? []), "Equipment"] }, abilities, effectText.length > 0 ? { effectText } : {});
