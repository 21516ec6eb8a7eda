import { CARDS } from "@rulebound/cards";
import { expect, test } from "vitest";
import { apply, type Clause, cardOf, clauseAsked, type Decision, newGame, type State } from "../src/internal.ts";
import { type CardData, type Filter, renderCard, renderParts } from "../src/language/index.ts";
import { chanceOf, randomAnswer, randomSetup } from "./games.ts";

/** Every part of a card's data that makes it ask, with what it chooses where it chooses something. */
interface Asking {
  readonly part: object;
  readonly asked?: Filter;
}

function askingParts(value: unknown, instruction: object | null, out: Asking[]): void {
  if (typeof value !== "object" || value === null) return;
  const inner = "do" in value ? value : instruction;
  if ("do" in value && (value.do === "may" || value.do === "payTo" || value.do === "modes")) out.push({ part: value });
  if ("kind" in value && value.kind === "triggered" && "may" in value && value.may === true && "then" in value)
    out.push({ part: value.then as object });
  if ("kind" in value && value.kind === "additionalCost" && "optional" in value && value.optional === true && "cost" in value)
    out.push({ part: value.cost as object });
  if (instruction !== null)
    for (const key of ["a", "pick"] as const) {
      const filter = (value as { readonly [key: string]: unknown })[key];
      if (typeof filter === "object" && filter !== null) out.push({ part: instruction, asked: filter as Filter });
    }
  for (const one of Object.values(value)) askingParts(one, inner, out);
}

/** Words of the question that say who or what is meant, and stand in no text. */
const ASKING = new Set(["which", "up", "to", "any", "number", "of", "other", "that", "it", "one", "them", "me", "a", "an", "the"]);
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z'+\-0-9]+/g) ?? [];

/** Everything that it says is said by the whole, in the same or another form of the word. */
function isPartOf(part: string, card: CardData): boolean {
  const whole = renderCard(card);
  const said = new Set(wordsOf(`${whole.text} ${whole.attachedText}`).flatMap((word) => [word, word.slice(0, 4)]));
  return wordsOf(part).every((word) => ASKING.has(word) || said.has(word) || said.has(word.slice(0, 4)));
}

/** Of a card that says several things, nothing that is asked is all of them. */
const isDump = (part: string, card: CardData): boolean => {
  const paragraphs = renderCard(card)
    .text.split("\n")
    .filter((line) => !/^\[.{0,40}$/.test(line));
  const whole = paragraphs.join(" ");
  return paragraphs.length > 1 && part.split(" —\n")[0].length > 0.9 * whole.length;
};

test("every instruction of every card that asks has a clause: not empty, in the words of the card, and not all of its text", () => {
  let count = 0;
  const cards = new Set<string>();
  const wrong: string[] = [];
  for (const card of CARDS) {
    const all: Asking[] = [];
    askingParts(card.abilities, null, all);
    askingParts(card.effectText, null, all);
    for (const { part, asked } of all) {
      const text = renderParts(card, asked).get(part);
      count++;
      cards.add(card.name);
      if (text === undefined || text.trim() === "") wrong.push(`${card.name}: ${JSON.stringify(part)} is not rendered`);
      else if (isDump(text, card)) wrong.push(`${card.name}: "${text}" is the whole text`);
      else if (!isPartOf(text, card)) wrong.push(`${card.name}: "${text}" is not what the card says`);
    }
  }
  console.log(`${count} clauses of ${cards.size} cards`);
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(500);
});

/** Questions that the rules ask, not a card: their words are the client's. */
const BY_RULE = new Set([
  "117.1",
  "144.3",
  "355.2",
  "357.1",
  "436.1",
  "436.1.a",
  "416.5.a",
  "383.3.d",
  "465.2.c",
  "323.12",
  "323.13",
  "372",
  "486.5",
  "752.1",
  "107.3.b.2",
  "431.2.c",
]);

test("in games, whatever a card asks is said by its clause", () => {
  const silent = new Set<string>();
  const asked = new Set<string>();
  let longest = "";
  eachQuestion(60, (s, d, { text, options }) => {
    if (d.source < 0 || BY_RULE.has(d.rule)) return;
    const name = cardOf(s, s.objects[d.source]).data.name;
    if (text === "") silent.add(`${d.kind} ${d.rule} ${name}`);
    else asked.add(`${name}: ${text}`);
    if (text.length > longest.length) longest = text;
    if (d.kind === "mode") expect(options.every((option) => option !== "")).toBe(true);
    expect(text, `${name} begins with a capital and ends as a sentence`).toMatch(/^[A-Z[].*[.?]$/s);
    expect(text).not.toContain("\n");
  });
  console.log(`${asked.size} questions; the longest: ${longest}`);
  expect([...silent]).toEqual([]);
  expect(asked.size).toBeGreaterThan(200);
  expect(longest.length).toBeLessThan(260);
});

function eachQuestion(games: number, see: (s: State, d: Decision, clause: Clause) => void): void {
  for (let seed = 1; seed <= games; seed++) {
    const s = newGame(randomSetup(seed, "duel"));
    const chance = chanceOf(seed * 7);
    for (let n = 0; n < 1500 && s.decision !== null && s.winners.length === 0; n++) {
      if (s.decision.kind !== "act") see(s, s.decision, clauseAsked(s));
      apply(s, randomAnswer(s, chance));
    }
  }
}
