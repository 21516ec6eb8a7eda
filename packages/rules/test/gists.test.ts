import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GISTS } from "../src/gists/index.ts";
import { compareRules, isRuleId, isWithin, parentOf, RULE_IDS, type RuleId } from "../src/index.ts";

const folder = new URL("../src/gists/", import.meta.url);
const files = readdirSync(folder).filter((name) => /^\d{3}-.+\.ts$/.test(name));

/** The numbers of the rules whose gists a file has. */
async function numbersIn(file: string): Promise<string[]> {
  const parts: Record<string, object> = await import(new URL(file, folder).href);
  return Object.values(parts).flatMap((part) => Object.keys(part));
}

/** The rules of each mode of play repeat each other in the book, so their gists may too. */
const isOfAMode = (id: RuleId) => compareRules(id, "481") > 0 && compareRules(id, "649") < 0;

describe("the gists of the rules", () => {
  it("are one for each rule of the book", async () => {
    const numbers = (await Promise.all(files.map(numbersIn))).flat();
    expect(numbers.filter(isRuleId).sort(compareRules)).toEqual(RULE_IDS);
    expect(numbers).toHaveLength(RULE_IDS.length);
    expect(RULE_IDS.filter((id) => GISTS[id] === undefined)).toEqual([]);
  });

  it("are in the file whose number comes last before theirs", async () => {
    for (const [at, file] of files.entries()) {
      const first = file.slice(0, 3);
      const next = files[at + 1]?.slice(0, 3) ?? "999";
      const astray = (await numbersIn(file)).filter((id) => id.slice(0, 3) < first || id.slice(0, 3) >= next);
      expect(astray, file).toEqual([]);
    }
  });

  it("are short", () => {
    expect(RULE_IDS.filter((id) => GISTS[id].text.length > 200)).toEqual([]);
    expect(RULE_IDS.filter((id) => GISTS[id].text.trim() === "")).toEqual([]);
  });

  it("are sentences that end with a full stop, except headings", () => {
    expect(RULE_IDS.filter((id) => GISTS[id].text.endsWith(".") === (GISTS[id].kind === "heading"))).toEqual([]);
  });

  it("are each told once, so that no two rules read alike", () => {
    const told = new Map<string, RuleId>();
    const repeated = RULE_IDS.filter((id) => GISTS[id].kind !== "heading" && !isOfAMode(id)).filter((id) => {
      const first = told.get(GISTS[id].text);
      told.set(GISTS[id].text, first ?? id);
      return first !== undefined;
    });
    expect(repeated).toEqual([]);
  });

  it("are headings only where a rule follows in the same group", () => {
    const empty = RULE_IDS.filter((id, at) => {
      const group = parentOf(id);
      const next = RULE_IDS[at + 1];
      return GISTS[id].kind === "heading" && (next === undefined || (group !== null && !isWithin(next, group)));
    });
    expect(empty).toEqual([]);
  });
});
