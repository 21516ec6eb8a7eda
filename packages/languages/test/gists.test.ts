import { RULE_IDS } from "@rulebound/rules";
import { CHANGES, GLOSSARY } from "@rulebound/rules/book";
import { GISTS } from "@rulebound/rules/gists";
import { describe, expect, it } from "vitest";
import { loadLanguage } from "../src/index.ts";

/** Words that are the same in both languages. */
const SAME: ReadonlySet<string> = new Set(["Name", "Champion", "Legion", "Tank", "Vision", "Showdowns", "Format"]);

const numbersIn = (text: string): readonly string[] => (text.match(/\b\d{3}(?:\.[\da-z]+)*\b/g) ?? []).sort();
const symbolsIn = (text: string): readonly string[] => (text.match(/\[[^\]]+\]/g) ?? []).sort();

describe("the rules in German", async () => {
  const german = await (await loadLanguage("de")).gists();

  it("lack none", () => {
    expect(RULE_IDS.filter((id) => german[id] === undefined)).toEqual([]);
  });

  it("refer to the same rules and symbols, and have names where the English ones have", () => {
    for (const id of RULE_IDS) {
      expect(numbersIn(german[id]?.text ?? ""), id).toEqual(numbersIn(GISTS[id].text));
      expect(symbolsIn(german[id]?.text ?? ""), id).toEqual(symbolsIn(GISTS[id].text));
      expect(german[id]?.title === undefined, id).toBe(GISTS[id].title === undefined);
      expect(/\.$/.test(german[id]?.text ?? ""), id).toBe(/\.$/.test(GISTS[id].text));
    }
  });

  it("lack no term of the glossary and no change of the book", async () => {
    const { terms = {}, changes = {} } = (await (await loadLanguage("de")).book?.()) ?? {};
    expect(GLOSSARY.map(({ term }) => term).filter((term) => terms[term] === undefined)).toEqual([]);
    expect(CHANGES.map(({ says }) => says).filter((says) => changes[says] === undefined)).toEqual([]);
  });

  it("are not left in English", () => {
    const left = RULE_IDS.filter((id) => german[id]?.text === GISTS[id].text && !SAME.has(GISTS[id].text));
    expect(left.map((id) => GISTS[id].text)).toEqual([]);
  });
});
