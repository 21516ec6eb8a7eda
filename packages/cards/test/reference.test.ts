import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { VERBS } from "@rulebound/engine/language";
import { describe, expect, it } from "vitest";
import { CARDS, CATEGORIES, usageOf } from "../src/index.ts";
import { wordsIn } from "../src/reference.ts";
import { CONDITIONS, COSTS } from "../src/vocabulary.ts";
import { cardsDocument, typesOf } from "../tools/document.ts";
import { hasPublishedText, present, publishedById, whetherPresent } from "./published.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const document = readFileSync(new URL("../../../docs/CARDS.md", import.meta.url), "utf8");

describe("docs/CARDS.md", () => {
  it("has the vocabulary of the language as it is", () => {
    const old = new Set(document.split("\n"));
    const missing = cardsDocument(root, document)
      .split("\n")
      .filter((line) => !old.has(line));
    expect(missing.slice(0, 5), "the page is out of date: run node packages/cards/tools/reference.mjs").toEqual([]);
    expect(document.length).toBe(cardsDocument(root, document).length);
  });

  it("has every verb", () => {
    for (const verb of VERBS) expect(document, verb).toContain(`| \`${verb}\` |`);
  });
});

describe("the words of the language", () => {
  const named = (name: string) => CARDS.filter((card) => card.name === name);
  const words = (name: string) =>
    Object.fromEntries(Object.entries(usageOf(named(name))).map(([category, found]) => [category, [...found.keys()]]));

  it("are found wherever a card says them", () => {
    expect(words("Disintegrate")).toMatchObject({
      abilities: ["keyword", "spell"],
      verbs: ["deal", "reflexive", "draw"],
      conditions: ["thisKilled"],
      filters: ["kinds", "place"],
      keywords: ["Action"],
    });
    expect(words("Flame Chompers")).toMatchObject({ triggers: ["discarded"], costs: ["pay"], verbs: ["playCard"] });
  });

  it("are all known to whoever counts them", () => {
    const types = typesOf(root);
    expect([...CONDITIONS].sort()).toEqual(wordsIn(types, "conditions").sort());
    expect([...COSTS].sort()).toEqual(wordsIn(types, "costs").sort());
    const usage = usageOf(CARDS);
    for (const category of CATEGORIES) {
      const known = new Set(wordsIn(types, category));
      expect(
        [...usage[category].keys()].filter((word) => !known.has(word)),
        category,
      ).toEqual([]);
    }
  });

  it("are used by fifteen cards a verb on average", () => {
    const { verbs } = usageOf(CARDS);
    const uses = VERBS.map((verb) => verbs.get(verb)?.length ?? 0);
    expect(uses.reduce((sum, n) => sum + n, 0) / VERBS.length).toBeGreaterThanOrEqual(15);
  });
});

describe.skipIf(!present)(`the wording that differs${whetherPresent}`, () => {
  it("is listed in docs/CARDS.md, and nothing else is", () => {
    const different = CARDS.filter((card) => {
      const other = publishedById.get(card.id);
      return other?.text_status === "complete" && !hasPublishedText(card, other);
    }).map(({ id, name }) => `${id} ${name}`);
    const listed = [...document.matchAll(/^\| ([A-Z]{3}-\S+ [^|]+?) \|/gm)].map(([, card]) => card);
    expect(listed).toEqual(different);
  });
});
