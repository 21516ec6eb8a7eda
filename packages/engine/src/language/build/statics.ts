/** What a passive ability says. */
import type {
  Ability,
  Amount,
  Cost,
  Filter,
  GrantedKeyword,
  Instruction,
  KeywordName,
  PowerSymbol,
  Prohibition,
  StaticEffect,
} from "../types.ts";
import { resources } from "./costs.ts";
import { filter, type Said } from "./filters.ts";
import { granted } from "./instructions.ts";

type Effect<E extends StaticEffect["effect"]> = Extract<StaticEffect, { readonly effect: E }>;
type Whom = "me" | Filter;

/** Whom an effect is about: `those("yours", tagged("Mech"))`. */
export const those = (...said: readonly Said[]): Filter => filter(...said);

export const hasMight = (of: Whom, n: Amount, more: Omit<Partial<Effect<"might">>, "effect" | "of" | "n"> = {}): StaticEffect => ({
  effect: "might",
  of,
  n,
  ...more,
});
/** "My Might is increased by ..." */
export const mightIncreasedBy = (n: Amount): StaticEffect => hasMight("me", n, { increase: true });
export const iHaveMight = (n: Amount): StaticEffect => hasMight("me", n);
const grants = (keywords: readonly (KeywordName | GrantedKeyword)[]): readonly GrantedKeyword[] =>
  keywords.map((one) => (typeof one === "string" ? granted(one) : one));
/** `has(those("yours", tagged("Mech")), "Shield")`; with a value `granted("Assault", 2)`. */
export const has = (of: Whom, ...keywords: readonly (KeywordName | GrantedKeyword)[]): StaticEffect => ({
  effect: "keywords",
  of,
  keywords: grants(keywords),
});
export const iHave = (...keywords: readonly (KeywordName | GrantedKeyword)[]): StaticEffect => has("me", ...keywords);
/** "... if they didn't already" */
export const unlessAlready = (effect: StaticEffect): StaticEffect =>
  effect.effect === "keywords" ? { ...effect, unlessAlready: true } : effect;
export const hasTags = (of: Whom, ...tags: readonly string[]): StaticEffect => ({ effect: "tags", of, tags });
export const hasAbilities = (of: Whom, ...abilities: readonly Ability[]): StaticEffect => ({ effect: "abilities", of, abilities });
export const enters = (of: Whom | "next", how: "ready" | "exhausted"): StaticEffect => ({ effect: "enter", of, how });
export const iEnterReady: StaticEffect = enters("me", "ready");
export const entersExhausted: StaticEffect = enters("me", "exhausted");
/** Its player decides whether it enters ready, and what follows if so. */
export const iMayEnterReady = (...ifYouDo: readonly Instruction[]): StaticEffect => ({
  effect: "enter",
  of: "me",
  how: "ready",
  may: true,
  ifYouDo,
});
export const playableTo = (place: Effect<"playTo">["place"], of: Whom = "me"): StaticEffect => ({ effect: "playTo", of, place });
export const costsLess = (
  of: Whom | "next",
  less: readonly (number | PowerSymbol)[],
  more: Omit<Partial<Effect<"cost">>, "effect" | "of" | "less"> = {},
): StaticEffect => ({ effect: "cost", of, less: resources(...less), ...more });
export const costsMore = (
  of: Whom | "next",
  extra: readonly (number | PowerSymbol)[],
  more: Omit<Partial<Effect<"cost">>, "effect" | "of" | "more"> = {},
): StaticEffect => ({ effect: "cost", of, more: resources(...extra), ...more });
export const iCostLess = (...symbols: readonly (number | PowerSymbol)[]): StaticEffect => costsLess("me", symbols);
/** "I cost [1] less for each ..." */
export const iCostLessForEach = (each: Amount, ...symbols: readonly (number | PowerSymbol)[]): StaticEffect =>
  costsLess("me", symbols, { each });
/** "This spell's Energy cost is reduced by ..." */
export const energyReducedBy = (energyBy: Amount): StaticEffect => ({ effect: "cost", of: "me", energyBy });
export const cant = (what: Prohibition, more: Omit<Partial<Effect<"cant">>, "effect" | "what"> = {}): StaticEffect => ({
  effect: "cant",
  what,
  ...more,
});
export const iCant = (what: Prohibition): StaticEffect => cant(what, { of: "me" });
export const bonusDamage = (n: Amount, more: Omit<Partial<Effect<"bonusDamage">>, "effect" | "n"> = {}): StaticEffect => ({
  effect: "bonusDamage",
  n,
  ...more,
});
/** Who plays such a card may pay this too, for what it brings. */
export const mayPayFor = (
  of: Filter,
  cost: Cost,
  more: Omit<Partial<Effect<"optionalCostFor">>, "effect" | "of" | "cost"> = {},
): StaticEffect => ({ effect: "optionalCostFor", of, who: "you", cost, ...more });
/** A deck with this card has so many legends beside its own. */
export const furtherLegends = (n: number): StaticEffect => ({ effect: "furtherLegends", n });
export const noCombatDamage = (of: Whom = "me"): StaticEffect => ({ effect: "noCombatDamage", of });
