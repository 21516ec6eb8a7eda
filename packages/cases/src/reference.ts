import { CARDS } from "@rulebound/cards";
import { PAYMENTS, SOURCES } from "./actions/action.ts";
import { ACTION_WORDS, CLAUSES } from "./actions/parse.ts";
import { Catalogue } from "./catalogue.ts";
import { isUnreadable, readDocuments } from "./read/case.ts";
import { EXPECT_WORDS } from "./read/expectations.ts";
import { EVERYBODY } from "./read/steps.ts";

/** The words of the notation, taken from the reader itself, for docs/CASES.md. */

/** A word that no list has: the reader refuses it, and says which words would have done. */
const UNKNOWN = "no-such-word";

/** A case with the unknown word where a word of the list is expected. */
const PROBES: Readonly<Record<string, string>> = {
  "keys of a case": `${UNKNOWN}: 1`,
  modes: `mode: ${UNKNOWN}`,
  phases: `phase: ${UNKNOWN}`,
  "keys of a player": `players: {P1: {${UNKNOWN}: 1}}`,
  "keys of an object": `players: {P1: {base: [{${UNKNOWN}: 1}]}}`,
  "keys of a battlefield": `battlefields: [{BF-A: {${UNKNOWN}: 1}}]`,
  "keys of a card": `cards: {A card: {${UNKNOWN}: 1}}`,
  "expected of a player": `steps: [{expect: {P1: {${UNKNOWN}: 1}}}]`,
  "expected of an object": `players: {P1: {base: [V1]}}\nsteps: [{expect: {V1: {${UNKNOWN}: 1}}}]`,
  "expected of a battlefield": `battlefields: [BF-A]\nsteps: [{expect: {BF-A: {${UNKNOWN}: 1}}}]`,
  "expected of a question": `steps: [{expect: {question: {${UNKNOWN}: 1}}}]`,
  "what a question is about": `steps: [{expect: {question: {about: ${UNKNOWN}}}}]`,
  "states of the turn": `steps: [{expect: {state: ${UNKNOWN}}}]`,
  zones: `players: {P1: {base: [V1]}}\nsteps: [{expect: {V1: {zone: ${UNKNOWN}}}}]`,
  "fields of an event": `steps: [{expect: {events: [{${UNKNOWN}: 1}]}}]`,
  "types of event": `steps: [{expect: {events: [{type: ${UNKNOWN}}]}}]`,
};

const LISTED: Readonly<Record<string, readonly string[]>> = {
  "steps of everybody": EVERYBODY,
  actions: ACTION_WORDS,
  "clauses of play and use": CLAUSES,
  "where a card is played from": SOURCES,
  "ways to pay": PAYMENTS,
  "keys of expect": EXPECT_WORDS,
};

/** The lists by name. */
export function wordLists(catalogue: Catalogue = new Catalogue(CARDS)): ReadonlyMap<string, readonly string[]> {
  const probed = Object.entries(PROBES).map(([name, text]): [string, readonly string[]] => {
    const [found] = readDocuments("probe", `name: A probe\n${text}\n`, catalogue);
    return [name, isUnreadable(found) ? found.error.expected : []];
  });
  return new Map([...probed, ...Object.entries(LISTED)]);
}

const BEGIN = (name: string): string => `<!-- words: ${name} -->`;
const END = "<!-- end of words -->";

/** A page with its lists of words as they are now. Throws for a list that there is not. */
export function withWordLists(page: string, lists: ReadonlyMap<string, readonly string[]>): string {
  return page.replace(/<!-- words: (.+?) -->[\s\S]*?<!-- end of words -->/g, (_, name: string) => {
    const words = lists.get(name);
    if (words === undefined)
      throw new Error(`docs/CASES.md: there is no list of words "${name}"; expected one of ${[...lists.keys()].join("; ")}.`);
    return `${BEGIN(name)}\n${words.map((word) => `\`${word}\``).join(", ")}\n${END}`;
  });
}
