import { type CardId, loadPool } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import {
  banListOf,
  CARDS,
  checkLegality,
  type DraftDeck,
  FORMATS,
  isDeck,
  type Legality,
  parseDeck,
  STARTER_DECKS,
  TOURNAMENT_DECKS,
  tournamentDecks,
} from "../src/index.ts";

const { pool } = loadPool(CARDS);
const [standard, open] = FORMATS;
const card = (name: string): CardId => {
  const index = pool.byName.get(name.toLowerCase());
  if (index === undefined) throw new Error(`${name} is not in the pool`);
  return index;
};
const many = (count: number, name: string): CardId[] => Array.from({ length: count }, () => card(name));

function starter(id: string): DraftDeck {
  const reading = parseDeck(STARTER_DECKS.find((deck) => deck.id === id)?.text ?? "", pool);
  if (!isDeck(reading)) throw new Error(id);
  return reading;
}

const rules = (draft: DraftDeck, legality: Legality = { format: standard }): string[] =>
  checkLegality(pool, draft, legality).map(({ rule, tournamentRule }) =>
    tournamentRule === undefined ? rule : `${rule} ${tournamentRule}`,
  );

describe("a deck in standard", () => {
  const jinx = starter("jinx");
  const withMain = (...cards: readonly CardId[]): DraftDeck => ({ ...jinx, deck: { ...jinx.deck, main: cards } });

  it("is legal with 40 cards of its sets", () => {
    expect(rules(jinx)).toEqual([]);
  });

  it("is not with 41; by the core rules it is (Tournament Rules 601.1.b)", () => {
    const larger = withMain(...jinx.deck.main, card("Gust"));
    expect(rules(larger)).toEqual(["103.2.e 601.1.b"]);
    expect(rules(larger, { format: open })).toEqual([]);
  });

  it("is not with a card of a set to come", () => {
    const newer = CARDS.find(({ id, domains, type }) => id.startsWith("RAD") && type === "unit" && domains.join() === "fury");
    const other = withMain(...jinx.deck.main.slice(1), card(newer?.name ?? ""));
    expect(rules(other)).toContain("103.2.e 601.2.a");
    expect(rules(other, { format: open })).toEqual([]);
  });

  it("is not with a banned card, unless it is older than the ban", () => {
    const banned = withMain(...jinx.deck.main.slice(1), card("Stacked Deck"));
    expect(checkLegality(pool, banned, { format: standard })).toEqual([
      {
        rule: "103.2.e",
        tournamentRule: "601.2.d",
        detail: "Stacked Deck is banned since 2026-09-18",
        reason: "banned",
        given: ["Stacked Deck", "2026-09-18"],
        card: card("Stacked Deck"),
      },
    ]);
    expect(rules(banned, { format: standard, day: "2026-09-17" })).toEqual([]);
    expect(rules(banned, { format: standard, day: "2026-09-18" })).toEqual(["103.2.e 601.2.d"]);
  });

  it("is not with a banned battlefield", () => {
    const { battlefields } = jinx.deck;
    expect(rules({ ...jinx, deck: { ...jinx.deck, battlefields: [...battlefields.slice(1), card("Reaver's Row")] } })).toEqual([
      "103.4 601.2.d",
    ]);
  });

  it("may have a legend that is banned for teams only", () => {
    const wuju = tournamentDecks(pool).find(({ id }) => id === "wuju");
    if (wuju === undefined) throw new Error("there is no such deck");
    expect(rules(wuju)).toEqual([]);
    expect(rules(wuju, { format: standard, mode: "2v2" })).toEqual(["103.1 601.2.d"]);
  });

  it("without a legend or a champion is told so, and about the rest", () => {
    expect(rules({ ...jinx, deck: { ...jinx.deck, legend: null } })).toEqual(["103.1"]);
    expect(rules({ ...jinx, deck: { ...jinx.deck, champion: null, battlefields: [] } })).toEqual(["103.2", "103.2.a", "485.4.a"]);
  });
});

describe("a sideboard", () => {
  const jinx = starter("jinx");
  const side = (...sideboard: readonly CardId[]): string[] => rules({ ...jinx, sideboard });

  it("has ten cards at most", () => {
    expect(side(...many(3, "Rebuke"), ...many(3, "Scrapyard Champion"), ...many(3, "Sneaky Deckhand"), card("Gust"))).toEqual([]);
    expect(side(...many(3, "Rebuke"), ...many(3, "Scrapyard Champion"), ...many(3, "Sneaky Deckhand"), ...many(2, "Gust"))).toEqual([
      "103.2.e 601.1.c.1",
    ]);
  });

  it("shares the limit of copies with the deck", () => {
    expect(side(card("Hextech Ray"))).toEqual([]);
    expect(side(...many(2, "Hextech Ray"))).toEqual(["103.2.b 601.1.c.3"]);
  });

  it("holds nothing that the Main Deck could not hold", () => {
    expect(side(card("Void Gate"))).toEqual(["103.2 601.1.c.2"]);
    expect(side(card("Stupefy"))).toEqual(["103.2.c 601.1.c.2"]);
    expect(side(card("Danger Zone"))).toEqual(["103.2.c 601.1.c.2", "103.2.d.2 601.1.c.2"]);
  });

  it("does not say again what the deck says", () => {
    const wrong = { ...jinx.deck, main: [...jinx.deck.main.slice(1), card("Stupefy")] };
    expect(rules({ ...jinx, deck: wrong, sideboard: [card("Stupefy")] })).toEqual(["103.2.c"]);
  });
});

describe("a format", () => {
  it("has the ban list of the day, the newest if no day is said, none before the first", () => {
    expect(banListOf(standard)?.effective).toBe("2026-09-18");
    expect(banListOf(standard, "2026-09-17")).toBe(null);
    expect(banListOf(open)).toBe(null);
  });

  it("bans cards that there are", () => {
    const names = FORMATS.flatMap(({ banLists }) =>
      banLists.flatMap(({ banned, bannedIn }) => [...banned, ...Object.values(bannedIn).flat()]),
    );
    for (const name of names)
      expect(
        CARDS.some((one) => one.name === name),
        name,
      ).toBe(true);
  });
});

describe("the tournament decks", () => {
  it("are twelve, all legal, with twelve legends", () => {
    const decks = tournamentDecks(pool);
    expect(decks).toHaveLength(TOURNAMENT_DECKS.length);
    expect(new Set(decks.map(({ deck }) => deck.legend)).size).toBe(12);
    for (const deck of decks) expect(rules(deck), deck.id).toEqual([]);
  });
});
