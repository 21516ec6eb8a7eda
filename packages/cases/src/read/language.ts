import type { Ability } from "@rulebound/engine/language";
import { suggestion } from "../words.ts";
import type { Part } from "./document.ts";
import { ABILITY_KINDS, STATIC_EFFECTS, TRIGGER_EVENTS, VERBS } from "./language-words.ts";

/**
 * Abilities in YAML, checked as far as their shape goes: every `kind`, `do`, `effect` and `on` is a word of the language.
 * What belongs to each word, a filter or an amount says, is left to the compiler.
 */
export function abilities(part: Part): Ability[] {
  for (const item of part.items("abilities")) ability(item);
  return part.plain() as Ability[];
}

type Words = Readonly<Record<string, 1>>;

function ability(part: Part): void {
  for (const [key, value] of worded(part, "an ability", "kind", ABILITY_KINDS)) {
    if (key === "when") for (const item of value.isList() ? value.items("triggers") : [value]) trigger(item);
    else if (key === "ability") ability(value);
    else if (key === "effects") for (const item of value.items("effects")) effect(item);
    else inner(key, value);
  }
}

function instruction(part: Part): void {
  for (const [key, value] of worded(part, "an instruction", "do", VERBS)) {
    if (key === "effect") effect(value);
    else if (key === "when") trigger(value);
    else if (key === "modes") for (const mode of value.items("modes")) structure(mode);
    else inner(key, value);
  }
}

function effect(part: Part): void {
  for (const [key, value] of worded(part, "a passive effect", "effect", STATIC_EFFECTS)) inner(key, value);
}

const trigger = (part: Part): void => void worded(part, "a trigger", "on", TRIGGER_EVENTS);

const INSTRUCTION_LISTS = ["then", "else", "replaces", "lets", "instead"];

/** Whatever may hold instructions or abilities further in. */
function inner(key: string, value: Part): void {
  if (INSTRUCTION_LISTS.includes(key) && value.isList()) for (const item of value.items("instructions")) instruction(item);
  else if (key === "abilities" && value.isList()) abilities(value);
  else if (key === "cost" && value.isList()) for (const item of value.items("a cost")) structure(item);
  else if (value.isMap()) structure(value);
}

function structure(part: Part): void {
  for (const [key, , value] of part.entries("a part of the card language")) inner(key, value);
}

/** The rest of a map that says what it is under `tag`. */
function worded(part: Part, what: string, tag: string, words: Words): [key: string, value: Part][] {
  const entries = part.entries(what);
  const tagged = entries.find(([key]) => key === tag);
  if (tagged === undefined) return part.refuse(`${what} without "${tag}"; expected {${tag}: ..., ...}.`);
  const word = tagged[2].scalarText();
  if (word === null || !Object.hasOwn(words, word)) {
    const hint = word === null ? "" : suggestion(word, Object.keys(words));
    return tagged[2].refuse(`${tagged[2].shown()} is not a word for ${what} in the card language.${hint}`);
  }
  return entries.filter((entry) => entry !== tagged).map(([key, , value]) => [key, value]);
}
