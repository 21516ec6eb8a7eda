import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  findRules,
  findTerms,
  GISTS,
  GLOSSARY,
  glossaryEntries,
  PARTS,
  partOf,
  referencesOf,
  referrersOf,
  ruleAt,
  titleOf,
} from "../src/book.ts";
import { RULE_IDS, type RuleId } from "../src/index.ts";

const book = new URL("../../../../shared/rules/core-rules-v1.4-2026-07-16.json", import.meta.url);
const bookIsHere = existsSync(book);

const headingsBetween = (first: RuleId, last: RuleId): readonly string[] =>
  PARTS.filter((part) => part >= first && part <= last).map((part) => GISTS[part].text);

describe("the rule index", () => {
  it("tells all about a rule", () => {
    expect(ruleAt("414")).toMatchObject({
      title: "Exhaust",
      kind: "heading",
      part: "414",
      parent: null,
      below: ["414.1", "414.2", "414.3", "414.4", "414.5"],
      formerly: [
        { version: "1.1", numbers: ["401"] },
        { version: "1.2", numbers: ["401"] },
      ],
    });
    expect(ruleAt("316.3").changes.map(({ since }) => since)).toEqual(["1.4"]);
  });

  it("knows the part of the book that a rule stands in", () => {
    expect(partOf("472")).toBe("467");
    expect(partOf("465.2.c.5")).toBe("465");
    expect(partOf("002")).toBe("001");
    expect(titleOf("469.1.b")).toBe("Conquer");
    expect(titleOf("472")).toBe("Scoring");
  });

  it("follows cross references both ways", () => {
    expect(referencesOf("107.3.d")).toEqual(["318", "421"]);
    expect(referrersOf("421")).toContain("107.3.d");
  });

  it.runIf(bookIsHere)(
    bookIsHere
      ? "has the cross references of the reference book"
      : "is not compared with the book: skipped because the reference folder ../shared is absent",
    () => {
      const { rules } = JSON.parse(readFileSync(book, "utf8")) as { rules: { id: RuleId; refs: RuleId[] }[] };
      for (const { id, refs } of rules) expect(referencesOf(id), id).toEqual(expect.arrayContaining(refs));
    },
  );
});

describe("the glossary", () => {
  it("has every keyword and every action of the book", () => {
    const terms = (kind: string) => GLOSSARY.filter((entry) => entry.kind === kind).map(({ term }) => term);
    expect(terms("keyword").sort()).toEqual([...headingsBetween("805", "829")].sort());
    expect(terms("action").sort()).toEqual([...headingsBetween("413", "444")].sort());
  });

  it("says what each word means, in its own section", () => {
    for (const { term, kind, rule, section } of GLOSSARY) {
      expect(GISTS[rule].kind, term).not.toBe("heading");
      if (kind !== "term") expect(GISTS[section].text, rule).toBe(term);
    }
  });

  it("finds a word in any case, and both meanings of one that has two", () => {
    expect(glossaryEntries("tank").map(({ rule }) => rule)).toEqual(["815.1.b"]);
    expect(glossaryEntries("Empower").map(({ kind }) => kind)).toEqual(["action", "keyword"]);
    expect(glossaryEntries("constructor")).toEqual([]);
  });
});

describe("a search", () => {
  const searched = (text: string) => findRules(text).rules;

  it("finds rules by their words, in any form", () => {
    expect(searched("empty rune pools")).toContain("167");
    expect(searched("conquers")).toContain("469.1");
    expect(searched("zebra")).toEqual([]);
    expect(searched("  ")).toEqual([]);
  });

  it("puts words that stand side by side first", () => {
    const found = searched("lethal damage");
    expect(found.slice(0, 5).every((id) => /lethal damage/i.test(GISTS[id].text))).toBe(true);
    expect(found.length).toBeLessThan(RULE_IDS.length);
  });

  it("finds the words of the book, misspelt too", () => {
    expect(findTerms("tempoary").map(({ term }) => term)).toEqual(["Temporary"]);
    expect(findTerms("lethal dammage")[0].term).toBe("Lethal Damage");
    expect(findTerms("what happens if my deck is empty").map(({ term }) => term)).not.toContain("Deal");
  });
});
