import { CARDS } from "@rulebound/cards";
import { loadPool } from "@rulebound/engine";
import { describe, expect, it } from "vitest";
import { paragraphOf, paragraphWithEffect, toldPool } from "../src/cover/pool.ts";
import { cover, fuzz, Ledger } from "../src/index.ts";

const { pool } = loadPool(CARDS);
const indexOf = (name: string): number => pool.byName.get(name.toLowerCase()) ?? -1;
const named = (...names: readonly string[]) => CARDS.filter(({ name }) => names.includes(name));

describe("the ledger", () => {
  const card = indexOf("Hextech Ray");
  const ledger = () => new Ledger(pool, 2, ({ index }) => index === card);

  it("counts what is seen once a game", () => {
    const one = ledger();
    one.see(card, 2);
    one.see(card, 2);
    expect(one.count(card, 2)).toBe(0); // the game goes on
    one.endOfGame();
    expect(one.count(card, 2)).toBe(1);
    expect(one.missing(card)).toEqual([0, 1, 2]);
    one.see(card, 2);
    one.endOfGame();
    expect(one.missing(card)).toEqual([0, 1]);
  });

  it("is full when everything wanted has been seen often enough", () => {
    const one = ledger();
    for (let game = 0; game < 2; game++) {
      expect(one.isFull).toBe(false);
      for (const paragraph of [0, 1, 2]) one.see(card, paragraph);
      one.endOfGame();
    }
    expect(one.isFull).toBe(true);
    expect(one.tally("abilities")).toEqual({ all: 2, seen: 2 });
  });
});

describe("a pool that tells", () => {
  it("knows the paragraph of every ability and passive effect of a card", () => {
    for (const card of pool.cards)
      for (const ability of [...card.abilities, ...card.effectText]) {
        const found =
          ability.kind === "static" ? ability.statics.map(({ data }) => paragraphWithEffect(card, data)) : [paragraphOf(card, ability)];
        for (const paragraph of found) expect(paragraph, card.data.name).toBeGreaterThan(0);
      }
  });

  it("plays the same games", () => {
    let told = 0;
    const other = toldPool(pool, () => told++);
    const games = { games: 6, mode: "duel", seed: 41, decks: "boards" } as const;
    expect(fuzz(other, games)).toEqual(fuzz(pool, games));
    expect(told).toBeGreaterThan(50);
  });
});

describe("games until everything has been seen", () => {
  it("end when the wanted cards have been, and have no findings", () => {
    const wanted = named("Hextech Ray", "Legion Rearguard", "Altar to Unity", "Recruit", "Jinx, Loose Cannon", "Fury Rune");
    const { ledger, modes } = cover(pool, { cards: wanted, times: 1, games: 150, seed: 7 });
    expect(modes.flatMap(({ findings }) => findings.map(({ problem }) => problem))).toEqual([]);
    expect(wanted.filter(({ name }) => ledger.missing(indexOf(name)).length > 0).map(({ name }) => name)).toEqual([]);
    expect(modes.reduce((sum, { games }) => sum + games, 0)).toBeLessThan(150);
  });

  it("say what is missing when they come to an end before", () => {
    const { ledger } = cover(pool, { cards: named("Hextech Ray"), times: 5, games: 1, seed: 1 });
    expect(ledger.isFull).toBe(false);
    expect(ledger.missing(indexOf("Hextech Ray"))).toEqual([0, 1, 2]);
  });
});
