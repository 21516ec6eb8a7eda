import type { CardData } from "@rulebound/engine/language";
import type { Case } from "../case.ts";
import { fold } from "../words.ts";

/**
 * Which cases have which cards in them: those that a case names anywhere in its set-up and its steps, and those that the
 * texts of these name (tokens, battlefields that are made). Cards that a case brings along are its own, and not looked at.
 */
export function casesByCard(cards: readonly CardData[], cases: readonly Case[]): ReadonlyMap<string, readonly Case[]> {
  const known = new Set(cards.map(({ name }) => fold(name)));
  const madeBy = new Map(cards.map((card) => [fold(card.name), [...namesIn({ ...card, name: "", tags: [] }, known)]]));
  const found = new Map<string, Case[]>();
  for (const one of cases) {
    const { players, battlefields, played, steps } = one;
    const names = namesIn({ players, battlefields, played, steps }, known);
    for (const card of one.cards) for (const name of namesIn(card.abilities, known)) names.add(name);
    for (const name of names) for (const made of madeBy.get(name) ?? []) names.add(made); // those added are visited, too
    for (const name of names) found.set(name, [...(found.get(name) ?? []), one]);
  }
  return found;
}

/** The texts anywhere in a value that are names of cards. */
function namesIn(value: unknown, known: ReadonlySet<string>, into = new Set<string>()): Set<string> {
  if (typeof value === "string") {
    const name = fold(value);
    if (known.has(name)) into.add(name);
  } else if (typeof value === "object" && value !== null) {
    for (const inner of Object.values(value)) namesIn(inner, known, into);
  }
  return into;
}
