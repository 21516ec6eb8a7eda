import type { Ability } from "@rulebound/engine/language";
import { suggestion } from "../words.ts";
import type { Part } from "./document.ts";
import { ABILITY_KINDS, STATIC_EFFECTS, TRIGGER_EVENTS, TRIGGER_KEYS, VERBS } from "./language-words.ts";

/**
 * Abilities in YAML, checked as far as their shape goes: every `kind`, `do`, `effect` and `on` is a word of the language
 * and has no keys but its own. What a filter or an amount says is left to the compiler.
 */
export function abilities(part: Part): Ability[] {
  for (const item of part.items("abilities")) ability(item);
  return part.plain() as Ability[];
}

type Keys = Readonly<Record<string, 1>>;
type WordTable = Readonly<Record<string, Keys>>;

function ability(part: Part): void {
  const { word, values } = worded(part, "an ability", "kind", ABILITY_KINDS);
  for (const [key, value] of values) {
    if (key === "when") for (const item of value.isList() ? value.items("triggers") : [value]) trigger(item);
    else if (key === "ability") ability(value);
    else if (key === "effects") for (const item of value.items("effects")) effect(item);
    else if (key !== "on" || word !== "dependent") inner(key, value);
  }
}

function instruction(part: Part): void {
  const { word, values } = worded(part, "an instruction", "do", VERBS, ["join"]);
  for (const [key, value] of values) {
    if (key === "effect") effect(value);
    else if (key === "when") trigger(value);
    else if (key === "modes") for (const mode of value.items("modes")) structure(mode);
    else if (key !== "then" || word !== "playCard") inner(key, value);
  }
}

function effect(part: Part): void {
  for (const [key, value] of worded(part, "a passive effect", "effect", STATIC_EFFECTS).values) inner(key, value);
}

function trigger(part: Part): void {
  for (const [key, keyPart, value] of part.entries("a trigger")) {
    if (!Object.hasOwn(TRIGGER_KEYS, key)) refuseKey(keyPart, key, "a trigger", TRIGGER_KEYS);
    if (key === "on") known(value, "an event", TRIGGER_EVENTS);
  }
}

const INSTRUCTION_LISTS = ["then", "else", "replaces", "lets", "instead"];

/** Whatever may hold instructions or abilities further in. */
function inner(key: string, value: Part): void {
  if (INSTRUCTION_LISTS.includes(key) && value.isList()) for (const item of value.items("instructions")) instruction(item);
  else if (key === "abilities" && value.isList()) abilities(value);
  else if (value.isMap()) structure(value);
}

function structure(part: Part): void {
  for (const [key, , value] of part.entries("a part of the card language")) inner(key, value);
}

/** A map that says what it is under `tag`. */
function worded(
  part: Part,
  what: string,
  tag: string,
  table: WordTable,
  always: readonly string[] = [],
): { word: string; values: [string, Part][] } {
  const entries = part.entries(what);
  const tagged = entries.find(([key]) => key === tag);
  if (tagged === undefined) return part.refuse(`${what} without "${tag}"; expected {${tag}: ..., ...}.`);
  const word = known(tagged[2], `a word for ${what}`, table);
  for (const [key, keyPart] of entries) {
    if (key !== tag && !always.includes(key) && !Object.hasOwn(table[word], key)) refuseKey(keyPart, key, `"${tag}: ${word}"`, table[word]);
  }
  return { word, values: entries.filter(([key]) => key !== tag).map(([key, , value]) => [key, value]) };
}

function known(part: Part, what: string, words: Readonly<Record<string, unknown>>): string {
  const word = part.scalarText();
  if (word !== null && Object.hasOwn(words, word)) return word;
  return part.refuse(`${part.shown()} is not ${what} in the card language.${word === null ? "" : suggestion(word, Object.keys(words))}`);
}

function refuseKey(part: Part, key: string, what: string, keys: Keys): never {
  const names = Object.keys(keys);
  const expected = names.length === 0 ? "it has none" : `expected ${names.join(", ")}`;
  return part.refuse(`"${key}" is not a key of ${what}; ${expected}.${suggestion(key, names)}`);
}
