import { CARDS } from "@rulebound/cards";
import { type CardData, renderCard, renderParagraphs } from "@rulebound/engine/language";
import { describe, expect, it } from "vitest";
import { loadPool, replaceCard } from "../src/adapter.ts";
import { Catalogue, readCases, untested } from "../src/index.ts";
import { casesByCard } from "../src/mutation/named.ts";
import { partsOf } from "../src/mutation/parts.ts";

const catalogue = new Catalogue(CARDS);
const read = (...texts: readonly string[]) => texts.flatMap((text, at) => readCases(`case-${at + 1}.yaml`, text, catalogue));
const named = (name: string): CardData => CARDS.find((card) => card.name === name) as CardData;

/** Paragraphs of that card, and details of paragraphs, that the cases leave untested. */
const missing = (card: string, ...texts: readonly string[]): string[] =>
  untested(CARDS, read(...texts), { only: ({ name }) => name === card }).untested.map(({ paragraph, detail }) =>
    detail === null ? `${paragraph}` : `${paragraph}: ${detail}`,
  );

const board = (rest: string) => `
name: Somebody plays something
players:
  P1: { hand: [Hextech Ray, Falling Star], runes: { fury: 6 } }
battlefields:
  - BF-A: { units: { P2: [V9] } }
  - BF-B
steps:
${rest}`;

describe("taking texts out of cards", () => {
  it("leaves every card one that can be run", () => {
    const { pool } = loadPool(CARDS);
    for (const card of CARDS) for (const { without } of partsOf(card)) replaceCard(pool, without);
  });

  it("changes the one card and no other", () => {
    const { pool } = loadPool(CARDS);
    const index = pool.byName.get("hextech ray") ?? -1;
    const other = replaceCard(pool, { ...named("Hextech Ray"), abilities: [] });
    expect(other.cards[index].data.abilities).toEqual([]);
    expect(pool.cards[index].data.abilities).not.toEqual([]);
    expect(other.cards.filter((card, i) => card !== pool.cards[i]).map(({ data }) => data.name)).toEqual(["Hextech Ray"]);
    expect(other.hash).not.toBe(pool.hash);
  });

  it("refuses a card that the pool does not have", () => {
    expect(() => replaceCard(loadPool([]).pool, named("Hextech Ray"))).toThrow(/Hextech Ray.*no card of this name/);
  });

  it("knows a text for each ability", () => {
    for (const card of CARDS) {
      const paragraphs = renderParagraphs(card);
      expect(paragraphs).toHaveLength(card.abilities.length + (card.effectText?.length ?? 0));
      const { text: front, attachedText } = renderCard(card);
      for (const text of paragraphs) expect(`${front}\n${attachedText ?? ""}`).toContain(text.split(" Use my abilities")[0]);
    }
  });
});

describe("a text is shown", () => {
  it("by a case that looks at what it does, and not by one that only plays the card", () => {
    const played = board(`
  - P1: play Hextech Ray on V9
  - all pass`);
    expect(missing("Hextech Ray", played)).toEqual(["1", "2"]);
    expect(missing("Hextech Ray", `${played}\n  - expect: { V9: { damage: 3 } }`)).toEqual(["1"]);
  });

  it("paragraph by paragraph", () => {
    const both = board(`
  - P1: play Falling Star on V9, V9
  - all pass
  - expect: { V9: { damage: 6 } }`);
    expect(missing("Falling Star", both)).toEqual([]);
    expect(missing("Falling Star", both.replace("damage: 6", "zone: board"))).toEqual(["1", "2"]);
  });

  it("instruction by instruction", () => {
    const killed = board(`
  - P1: play Detonate on G
  - all pass
  - expect: { G: { zone: trash } }`)
      .replace("Hextech Ray", "Detonate")
      .replace("battlefields:", "  P2: { base: [G], hand: [] }\nbattlefields:");
    expect(missing("Detonate", killed)).toEqual(["1: instruction 2 of 2 (draw)"]);
    expect(missing("Detonate", killed.replace("zone: trash }", "zone: trash }, P2: { hand: 2 }"))).toEqual([]);
  });

  it("by no case that fails as it is", () => {
    const wrong = board("  - expect: { P1: { points: 5 } }");
    expect(missing("Hextech Ray", wrong)).toEqual(["1", "2"]);
    expect(untested(CARDS, read(wrong), { only: ({ name }) => name === "Hextech Ray" }).failing).toHaveLength(1);
  });

  it("and counted by set", () => {
    const { sets, total } = untested(CARDS, [], { only: ({ name }) => name === "Hextech Ray" });
    expect(sets.get("OGN")).toEqual({ abilities: 2, shown: 0, details: 0, detailsShown: 0 });
    expect(total).toEqual(sets.get("OGN"));
  });
});

it("the cases of a token are those of the cards that make it", () => {
  const [one] = read(board("  - P1: pass").replace("Hextech Ray", "Sprite Call"));
  const found = casesByCard(CARDS, [one]);
  expect(found.get("sprite call")).toEqual([one]);
  expect(found.get("sprite")).toEqual([one]);
  expect(found.get("falling star")).toEqual([one]);
  expect(found.get("hextech ray")).toBeUndefined();
});
