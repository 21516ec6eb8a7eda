import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { compareRules, isRuleId, isWithin, parentOf, RULE_IDS, type RuleId, sectionOf } from "../src/index.ts";

const book = new URL("../../../../shared/rules/core-rules-v1.4-2026-07-16.json", import.meta.url);
const bookIsHere = existsSync(book);

/** Numeric and letter order, computed from the number alone. */
function compareByParts(a: string, b: string): number {
  const [left, right] = [a.split("."), b.split(".")];
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const order = left[i].localeCompare(right[i], "en", { numeric: true });
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

describe("the numbers of the rule book", () => {
  it("are 2,381, each once", () => {
    expect(RULE_IDS).toHaveLength(2381);
    expect(new Set(RULE_IDS).size).toBe(2381);
  });

  it("stand in numeric and letter order", () => {
    expect([...RULE_IDS].sort(compareByParts)).toEqual(RULE_IDS);
  });

  it("all have their parent in the book", () => {
    const orphans = RULE_IDS.filter((id) => id.includes(".") && parentOf(id) === null);
    expect(orphans).toEqual([]);
  });

  it.runIf(bookIsHere)(
    bookIsHere
      ? "are those of the reference book"
      : "are not compared with the book: skipped because the reference folder ../shared is absent",
    () => {
      const { rules } = JSON.parse(readFileSync(book, "utf8")) as { rules: { id: string }[] };
      expect(RULE_IDS).toEqual(rules.map((rule) => rule.id));
    },
  );
});

describe("a rule number", () => {
  it("that the book does not have is not a rule id", () => {
    expect(isRuleId("359.3.e.12")).toBe(true);
    expect(isRuleId("999.9")).toBe(false);
    expect(isRuleId("309.1.z")).toBe(false);
    expect(isRuleId("")).toBe(false);
    expect(isRuleId("constructor")).toBe(false);
  });

  it("that the book does not have does not compile", () => {
    const cited: RuleId[] = ["466.1", "359.3.e.12"];
    // @ts-expect-error 999.9 is not in the book
    cited.push("999.9");
    // @ts-expect-error 309.1.z is not in the book
    cited.push("309.1.z");
    expect(cited.filter(isRuleId)).toEqual(["466.1", "359.3.e.12"]);
  });

  it("knows the rule above it and the section it belongs to", () => {
    expect(parentOf("359.3.e.12")).toBe("359.3.e");
    expect(parentOf("466.1")).toBe("466");
    expect(parentOf("466")).toBeNull();
    expect(sectionOf("359.3.e.12")).toBe("359");
    expect(sectionOf("359")).toBe("359");
  });

  it("is within itself and its ancestors, not within a number that merely starts alike", () => {
    expect(isWithin("359.3.e.12", "359.3")).toBe(true);
    expect(isWithin("359.3", "359.3")).toBe(true);
    expect(isWithin("359.3", "359.3.e.12")).toBe(false);
    expect(isWithin("359.3.e.12", "359.3.e.1")).toBe(false);
  });

  it("sorts as in the book", () => {
    const shuffled: RuleId[] = ["359.3.e.12", "466", "359.3.e.2", "359.3", "050"];
    expect(shuffled.sort(compareRules)).toEqual(["050", "359.3", "359.3.e.2", "359.3.e.12", "466"]);
  });
});
