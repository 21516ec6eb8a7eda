import { CARDS, isDeck, readDeck, STARTER_DECKS, writeDraft } from "@rulebound/cards";
import { type CardId, createPool } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import { factsNamed } from "../src/card/facts.ts";
import { candidates } from "../src/pages/decks/candidates.ts";
import {
  counted,
  countIn,
  countOf,
  emptyDraft,
  playedCards,
  withCard,
  withChampion,
  withLegend,
  withoutCard,
  withRunes,
} from "../src/pages/decks/draft.ts";

const pool = createPool(CARDS);
const card = (name: string): CardId => {
  const found = factsNamed(name);
  if (found === null) throw new Error(`there is no ${name}`);
  return found.number;
};
const jinx = () => withCard(emptyDraft(""), card("Jinx, Loose Cannon"), pool);

describe("a deck that is being built", () => {
  it("takes its name from its first legend", () => {
    expect(jinx().name).toBe("Jinx, Loose Cannon");
    expect(withLegend(jinx(), card("Ahri, Nine-Tailed Fox"), pool).name).toBe("Jinx, Loose Cannon");
  });

  it("makes the first champion of its legend the Chosen Champion, and the next copies cards like others", () => {
    const one = withCard(jinx(), card("Jinx, Rebel"), pool);
    expect(one.deck.champion).toBe(card("Jinx, Rebel"));
    const two = withCard(one, card("Jinx, Rebel"), pool);
    expect(two.deck.main).toEqual([card("Jinx, Rebel")]);
    expect(countOf(two, card("Jinx, Rebel"))).toBe(2);
    expect(withoutCard(withoutCard(two, card("Jinx, Rebel")), card("Jinx, Rebel")).deck.champion).toBeNull();
  });

  it("puts a champion that is no longer chosen back among the others", () => {
    const chosen = withChampion(withCard(jinx(), card("Jinx, Rebel"), pool), card("Jinx, Demolitionist"));
    expect(chosen.deck.champion).toBe(card("Jinx, Demolitionist"));
    expect(chosen.deck.main).toEqual([card("Jinx, Rebel")]);
    const other = withLegend(chosen, card("Ahri, Nine-Tailed Fox"), pool);
    expect(other.deck.champion).toBeNull();
    expect(playedCards(other)).toHaveLength(2);
  });

  it("sends cards to where their type belongs", () => {
    let draft = jinx();
    for (const name of ["Void Gate", "Fury Rune", "Get Excited!"]) draft = withCard(draft, card(name), pool);
    draft = withCard(draft, card("Get Excited!"), pool, true);
    expect(countIn(draft, "battlefields", card("Void Gate"))).toBe(1);
    expect(countIn(draft, "runes", card("Fury Rune"))).toBe(1);
    expect(countIn(draft, "main", card("Get Excited!"))).toBe(1);
    expect(countIn(draft, "sideboard", card("Get Excited!"))).toBe(1);
  });

  it("splits twelve runes by what its cards cost", () => {
    const rune = (domain: string): CardId => card(`${domain.charAt(0).toUpperCase()}${domain.slice(1)} Rune`);
    const even = withRunes(jinx(), rune);
    expect(counted(even.deck.runes).map(({ count }) => count)).toEqual([6, 6]);
    const furious = withRunes(withCard(withCard(jinx(), card("Get Excited!"), pool), card("Falling Star"), pool), rune);
    expect(countIn(furious, "runes", card("Fury Rune"))).toBe(9);
    expect(furious.deck.runes).toHaveLength(12);
  });

  it("is written and read again, whatever it lacks", () => {
    for (const draft of [emptyDraft("Nothing"), jinx(), withCard(jinx(), card("Get Excited!"), pool)]) {
      const reading = readDeck(writeDraft(draft, pool), pool);
      expect(isDeck(reading) && reading).toEqual({ ...draft });
    }
  });
});

describe("cards to take", () => {
  it("are of the legend's domains, and signature cards are its champion's own", () => {
    const names = candidates("cards", card("Jinx, Loose Cannon"), pool, true).map(({ name }) => name);
    expect(names).toContain("Get Excited!");
    expect(names).toContain("Super Mega Death Rocket!");
    expect(names).not.toContain("Hidden Blade"); // Order
    expect(names).not.toContain("Recruit"); // a token
    expect(candidates("cards", card("Jinx, Loose Cannon"), pool, false).map(({ name }) => name)).toContain("Hidden Blade");
  });

  it("hold every card of every starter deck", () => {
    for (const { text } of STARTER_DECKS) {
      const reading = readDeck(text, pool);
      if (!isDeck(reading)) throw new Error("a starter deck cannot be read");
      const offered = new Set(candidates("cards", reading.deck.legend, pool, true).map(({ number }) => number));
      expect(playedCards(reading).filter((one) => !offered.has(one))).toEqual([]);
    }
  });
});
