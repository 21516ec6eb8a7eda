import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CHANGES, formerNumbersOf, OLDER_VERSIONS, type OlderVersion, olderNumbers, successorOf } from "../src/book.ts";

const books = new URL("../../../../shared/rules/", import.meta.url);
const booksAreHere = existsSync(books);

/** Looked up by hand in both books. */
const MOVED: readonly (readonly [version: OlderVersion, number: string, now: string])[] = [
  ["1.2", "395", "407"], // Game Actions
  ["1.3", "414", "414"], // Exhaust
  ["1.3", "440", "445"], // Movement
  ["1.3", "806", "806"], // Action
  ["1.3", "143", "143"], // properties of units
  ["1.2", "401", "414"], // Exhaust
  ["1.2", "402", "415"], // Ready
  ["1.2", "403", "416"], // Recycle
  ["1.2", "400.4.b", "413.4.b"],
  ["1.2", "418", "431"], // Burn Out
  ["1.3", "441.3.c", "446.3.c"],
  ["1.3", "442.2.b", "447.2.b"],
  ["1.3", "448", "453"],
  ["1.3", "454", "459"], // Combat
  ["1.3", "460", "465"], // the Combat Damage Step
  ["1.3", "461.1", "466.1"], // the Combat Cleanup
  ["1.3", "805", "805"], // Accelerate
  ["1.2", "445", "467"], // Scoring
  ["1.1", "440", "466"], // the Resolution Step
  ["1.1", "724", "808"], // Deathknell
  ["1.2", "738", "812"], // Legion
];

describe("a number of an older book", () => {
  it.each(MOVED)("of %s, %s, is %s now", (version, number, now) => {
    expect(successorOf(version, number)).toEqual({ kind: "same", rule: now });
  });

  it("may have been rewritten where it stood", () => {
    expect(successorOf("1.3", "144.3")).toEqual({ kind: "rewritten", rule: "144.3" });
  });

  it("may be gone, and leads to what became of the rule above it", () => {
    expect(successorOf("1.3", "446.1")).toEqual({ kind: "gone", nearest: "451" });
  });

  it("that the book never had leads nowhere", () => {
    expect(successorOf("1.2", "401.99")).toBeNull();
    expect(successorOf("1.2", "constructor")).toBeNull();
  });

  it("is found back from the new one", () => {
    expect(formerNumbersOf("414")).toEqual([
      { version: "1.1", numbers: ["401"] },
      { version: "1.2", numbers: ["401"] },
    ]);
  });

  it.runIf(booksAreHere)(
    booksAreHere
      ? "is known if the reference books have it, and leads where their crosswalk does"
      : "is not compared with the older books: skipped because the reference folder ../shared is absent",
    () => {
      const crosswalk = JSON.parse(readFileSync(new URL("crosswalk.json", books), "utf8")) as Record<string, Record<string, string>>;
      for (const version of OLDER_VERSIONS) {
        const file = readdirSync(books).find((name) => name.startsWith(`core-rules-v${version}-`)) ?? "";
        const numbers = readFileSync(new URL(file, books), "utf8")
          .trim()
          .split("\n")
          .map((line) => line.split("\t")[0]);
        expect(olderNumbers(version)).toEqual(numbers);
        const same = crosswalk[`${version}->1.4`];
        expect(
          numbers.filter(
            (number) =>
              number in same && JSON.stringify(successorOf(version, number)) !== JSON.stringify({ kind: "same", rule: same[number] }),
          ),
        ).toEqual([]);
      }
    },
  );
});

describe("what versions changed", () => {
  it("is said once at each rule, in short sentences", () => {
    for (const { says, rules } of CHANGES) {
      expect(says.length, says).toBeLessThanOrEqual(130);
      expect(says).toMatch(/\.$/);
      expect(new Set(rules).size).toBe(rules.length);
    }
  });
});
