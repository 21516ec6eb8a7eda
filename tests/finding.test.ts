import { CARDS, CardFinder } from "@rulebound/cards";
import { isRuleId, isWithin, type RuleId } from "@rulebound/rules";
import { findRules } from "@rulebound/rules/book";
import { MOST_LETTERS, marked } from "@rulebound/rules/find";
import { describe, expect, it } from "vitest";
import { CARD_QUERIES, type Query, RULE_QUERIES } from "./queries.ts";

const cards = new CardFinder(CARDS);

/** The place at which a wanted answer stands, from 1; 0: it was not found. */
function placeOf({ asked, language, wants }: Query): number {
  const isRule = wants.every((want) => isRuleId(want));
  const found: readonly string[] = isRule ? findRules(asked, language).rules : cards.find(asked, language).cards.map(({ name }) => name);
  const answers = (one: string): boolean =>
    wants.some((want) => (isRule ? isWithin(one as RuleId, want as RuleId) : one === want || one.startsWith(`${want}, `)));
  return found.findIndex(answers) + 1;
}

const ALL = [...RULE_QUERIES, ...CARD_QUERIES];

describe("what people type", () => {
  it("has a table of at least sixty queries whose answers exist", () => {
    expect(ALL.length).toBeGreaterThanOrEqual(60);
    for (const { asked, wants } of CARD_QUERIES)
      for (const want of wants)
        expect(
          CARDS.some(({ name }) => name === want || name.startsWith(`${want}, `)),
          `${asked}: ${want}`,
        ).toBe(true);
    for (const { asked, wants } of RULE_QUERIES) for (const want of wants) expect(isRuleId(want), `${asked}: ${want}`).toBe(true);
  });

  it.each(ALL.filter(({ isCore }) => isCore === true))("$asked: the answer comes first", (query) => {
    expect(placeOf(query)).toBe(1);
  });

  it("finds nineteen in twenty of all among the first three", () => {
    const missed = ALL.filter((query) => ![1, 2, 3].includes(placeOf(query))).map(({ asked }) => asked);

    expect(missed.length, missed.join("; ")).toBeLessThanOrEqual(ALL.length * 0.05);
  });

  it("takes a question for no card's name", () => {
    for (const { asked, language } of RULE_QUERIES.filter(({ asked }) => asked.split(" ").length > 3))
      expect(
        cards.named(asked, language).cards.map(({ name }) => name),
        asked,
      ).toEqual([]);
    expect(cards.named("hiden blade").cards.map(({ name }) => name)).toEqual(["Hidden Blade"]);
  });

  it("finds nothing for what is no word of the game", () => {
    for (const nonsense of ["zebra", "qqqqqq", "  ", "?!", "…"]) {
      expect(findRules(nonsense).rules, nonsense).toEqual([]);
      expect(cards.find(nonsense).cards, nonsense).toEqual([]);
    }
  });
});

describe("a search", () => {
  it("reads no more of a query than its limit", () => {
    const long = "burn out ".padEnd(MOST_LETTERS, "x ");
    expect(findRules(`${long}${"tank ".repeat(200_000)}`)).toEqual(findRules(long));
  });

  it("takes no longer for a million letters than for as many as are read", () => {
    const time = (query: string): number => {
      const from = performance.now();
      findRules(query);
      return performance.now() - from;
    };
    const short = "qwertz ".repeat(28);
    time(short);
    const least = (query: string) => Math.min(...Array.from({ length: 5 }, () => time(query)));
    expect(least("qwertz ".repeat(150_000))).toBeLessThan(least(short) * 4 + 20);
  });

  it("marks the words by which a text was found", () => {
    const { stems } = findRules("tempoary");
    expect(marked("A Temporary permanent is killed.", stems)).toEqual([
      { text: "A ", isMarked: false },
      { text: "Temporary", isMarked: true },
      { text: " permanent is killed.", isMarked: false },
    ]);
    const kaisa = cards.find("kai sa").stems;
    expect(marked("Kai'Sa, Survivor", kaisa)[0]).toEqual({ text: "Kai'Sa", isMarked: true });
    expect(marked("Draw a card, then Burn Out.", findRules("burnout").stems).filter(({ isMarked }) => isMarked)).toEqual([
      { text: "Burn Out", isMarked: true },
    ]);
    const text = "Units, gear — und Zauber";
    expect(
      marked(text, findRules("units gear").stems)
        .map((stretch) => stretch.text)
        .join(""),
    ).toBe(text);
  });
});
