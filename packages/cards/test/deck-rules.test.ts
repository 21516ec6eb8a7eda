import { type CardId, checkDeck, type DeckDraft, extendPool, loadPool, MODES } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import { CARDS, isDeck, parseDeck, STARTER_DECKS } from "../src/index.ts";

/** 103: what a deck is made of. The cases in packages/cases show what single cards ask for. */

const GROVE = { id: "TEST-1", name: "Calm Grove", type: "battlefield", domains: ["calm"], abilities: [] } as const;
const PIT = { id: "TEST-2", name: "Fury Pit", type: "battlefield", domains: ["fury"], abilities: [] } as const;
const pool = extendPool(loadPool(CARDS).pool, [GROVE, PIT]);
const card = (name: string): CardId => {
  const index = pool.byName.get(name.toLowerCase());
  if (index === undefined) throw new Error(`${name} is not in the pool`);
  return index;
};

function starter(id: string): DeckDraft {
  const reading = parseDeck(STARTER_DECKS.find((deck) => deck.id === id)?.text ?? "", pool);
  if (!isDeck(reading)) throw new Error(id);
  return reading.deck;
}

const jinx = starter("jinx");
const rulesOf = (change: Partial<DeckDraft>): string[] => checkDeck(pool, { ...jinx, ...change }).map(({ rule }) => rule);

describe("a deck (103)", () => {
  it("has a legend, a Main Deck with a Chosen Champion, a Rune Deck and battlefields (103)", () => {
    expect(rulesOf({})).toEqual([]);
    expect(rulesOf({ legend: null })).toEqual(["103.1"]);
    expect(rulesOf({ legend: card("Jinx, Demolitionist") })).toContain("103.1");
    expect(rulesOf({ main: [] })).toEqual(["103.2"]);
    expect(rulesOf({ champion: null, main: [...jinx.main, card("Gust")] })).toEqual(["103.2.a"]);
    expect(rulesOf({ runes: [] })).toEqual(["103.3.a"]);
    expect(rulesOf({ battlefields: [] })).toEqual(["485.4.a"]);
  });

  it.each(MODES.map(({ name, rule }) => [name, `${rule}.4.a`] as const))(
    "has as many battlefields as %s asks for (103.4.a)",
    (mode, rule) => {
      const short = { ...jinx, battlefields: jinx.battlefields.slice(1) };
      expect(checkDeck(pool, jinx, mode)).toEqual([]);
      expect(checkDeck(pool, short, mode).map((violation) => violation.rule)).toEqual([rule]);
    },
  );

  it("has no battlefield of a domain that its legend has not (103.4.b)", () => {
    const withField = (name: string): string[] => rulesOf({ battlefields: [...jinx.battlefields.slice(1), card(name)] });
    expect(withField("Fury Pit")).toEqual([]);
    expect(withField("Calm Grove")).toEqual(["103.4.b"]);
  });
});

describe("the Domain Identity of a deck", () => {
  it("is its legend's: all cards of another's deck are outside (103.1.b.1, 103.1.b.2)", () => {
    const ahri = starter("ahri");
    const exchanged = checkDeck(pool, { ...jinx, legend: ahri.legend });
    const { domains } = pool.cards[ahri.legend ?? -1];
    const outside = [...new Set([jinx.champion ?? -1, ...jinx.main, ...jinx.runes])].filter(
      (one) => (pool.cards[one].domains & ~domains) !== 0,
    );
    const said = exchanged.filter(({ rule }) => rule === "103.2.c" || rule === "103.3.a.1").map((violation) => violation.card);
    expect(outside.length).toBeGreaterThan(10);
    expect(new Set(said)).toEqual(new Set(outside));
  });

  it("does not bind what a card lets a player bring whatever its domains (103.1.b.5)", () => {
    const legends = ["Ziggs, Hexplosives Expert", "Evelynn, Agony's Embrace", "Orianna, Lady of Clockwork"].map(card);
    const { domains } = pool.cards[jinx.legend ?? -1];
    expect(legends.some((legend) => (pool.cards[legend].domains & ~domains) !== 0)).toBe(true);
    const neeko = card("Neeko, Blending In");
    expect(rulesOf({ main: [...jinx.main, neeko], furtherLegends: legends })).toEqual([]);
  });
});
