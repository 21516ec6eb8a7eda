import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { everyCard, runCaseText } from "../src/judging.ts";
import { isUnreadable, readDocuments } from "../src/read/case.ts";
import { withWordLists, wordLists } from "../src/reference.ts";

const page = readFileSync(new URL("../../../docs/CASES.md", import.meta.url), "utf8");
const lists = wordLists(everyCard());
const examples = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text]) => text);

/** What stands on the page between a list of words and the next one. */
const sectionOf = (list: string): string => page.split(`<!-- words: ${list} -->`)[1]?.split("<!-- words: ")[0] ?? "";

describe("docs/CASES.md", () => {
  it("has the words that the reader knows", () => {
    expect(page, "the page is out of date: run node packages/cases/tools/reference.mjs").toBe(withWordLists(page, lists));
  });

  it.each([...lists])("explains each of the %s", (list, words) => {
    expect(words.length).toBeGreaterThan(1);
    const section = sectionOf(list);
    expect(words.filter((word) => !section.includes(`\n| \`${word}\` |`))).toEqual([]);
  });

  it.each(examples.map((text) => [/name: (.*)/.exec(text)?.[1] ?? text, text]))("has an example that holds: %s", (_, text) => {
    const results = runCaseText("docs/CASES.md", text, { strict: true });
    expect(results.length).toBeGreaterThan(0);
    expect(results.filter(({ status }) => status === "failed")).toEqual([]);
  });

  it("uses every key of the set-up in its examples", () => {
    for (const list of ["case", "player", "object", "battlefield", "card"]) {
      const keys = lists.get(list === "object" ? "keys of an object" : `keys of a ${list}`) ?? [];
      expect(keys.filter((key) => !examples.some((text) => new RegExp(`(^|[\\s{])${key}:`).test(text)))).toEqual([]);
    }
  });

  it.each([...page.matchAll(/`(\{type: .*?\})` \|/g)].map(([, event]) => event))("has an event that can be expected: %s", (event) => {
    const text = `name: x\nplayers: {P1: {hand: [Gust, Long Sword, V2, Vengeance], base: [Gold, Crowd Favorite]}}\nbattlefields: [BF-A]\nsteps: [{expect: {"no events": [${event}]}}]`;
    const [read] = readDocuments("x", text, everyCard());
    expect(isUnreadable(read) ? read.error.message : "").toBe("");
  });

  it("refuses a cost that is not made of parts", () => {
    const text = "name: x\ncards: {A: {type: gear, abilities: [{kind: activated, cost: [exhaust], then: [{do: draw, n: 1}]}]}}";
    const [read] = readDocuments("x", text, everyCard());
    expect(isUnreadable(read) && read.error.reason).toContain('"exhaust" stands where a part of the card language is expected');
  });
});
