import { createRng } from "@rulebound/bots";
import { CARDS } from "@rulebound/cards";
import { battlefieldLocation, type CardId, isUnit, loadPool, NO_CARD, nthBattlefield, type State } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import { paragraphOf, paragraphWithEffect, toldPool } from "../src/cover/pool.ts";
import { deckFor, sceneOf } from "../src/cover/scene.ts";
import { fits, wishesOf } from "../src/cover/wishes.ts";
import { cover, fuzz, Ledger, paragraphsOf, randomBoard, randomDecks } from "../src/index.ts";

const { pool } = loadPool(CARDS);
const indexOf = (name: string): CardId => pool.byName.get(name.toLowerCase()) ?? NO_CARD;
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

describe("what a text asks of a board", () => {
  const wishes = (name: string, paragraph: number) => wishesOf(paragraphsOf(pool.cards[indexOf(name)])[paragraph - 1]);

  it("is read off its conditions", () => {
    expect(wishes("The Grand Plaza", 1).objects).toMatchObject([{ filter: { kinds: ["unit"], place: "here" }, times: 7 }]);
    expect(wishes("Gutter Palace", 1)).toMatchObject({ hand: 4, objects: [{ filter: { place: "battlefield" }, times: 4 }] });
    expect(wishes("Eclipse Dragon", 2).runes).toBe(4);
    expect(wishes("Yasuo, Windrider", 2).moves).toBe(2);
    expect(wishes("Swain, Visionary", 2).played.map(({ kinds }) => kinds)).toEqual([["unit"], ["gear"], ["spell"]]);
    expect(
      wishes("Daisy!", 3)
        .objects.slice(0, 4)
        .map(({ filter }) => filter.tags),
    ).toEqual([["Bird"], ["Cat"], ["Dog"], ["Poro"]]);
  });

  it("is answered with cards that fit", () => {
    const { filter } = wishes("Rell, Magnetic", 2).objects[0];
    const fitting = pool.cards.filter((card) => fits(card, filter));
    expect(fitting.length).toBeGreaterThan(5);
    for (const card of fitting) expect(card.equip !== null && card.energy <= 2, card.data.name).toBe(true);
  });
});

describe("a scene", () => {
  const makeDeck = randomDecks(pool);
  function boardFor(name: string, paragraph: number, seed: number): State {
    const card = indexOf(name);
    const decks = [0, 1].map((seat) =>
      seat === 0 ? deckFor(pool, makeDeck(createRng(seed, seat)), card) : makeDeck(createRng(seed, seat)),
    );
    return randomBoard({ pool, mode: "duel", decks, seed }, createRng(seed, 2), [sceneOf(pool, { card, paragraph }, true)]);
  }

  it("has as many units at a battlefield as it asks for", () => {
    const s = boardFor("The Grand Plaza", 1, 3);
    expect(s.objects[s.battlefields[0].object].card).toBe(indexOf("The Grand Plaza"));
    expect(s.at[battlefieldLocation(nthBattlefield(0))].filter((id) => isUnit(s, id)).length).toBeGreaterThanOrEqual(7);
    expect(s.battlefields[0].controller).toBe(0);
  });

  it("has the legend of a Signature card, and leaves what is deployed at its battlefield", () => {
    const s = boardFor("The Ball", 2, 3);
    expect(s.objects[s.players[0].legends[0]].card).toBe(indexOf("Orianna, Lady of Clockwork"));
    expect(s.at[battlefieldLocation(nthBattlefield(0))].map((id) => s.objects[id].card)).toContain(indexOf("The Ball"));
  });

  it("counts a game that a text wins", () => {
    const { ledger } = cover(pool, { cards: named("The Grand Plaza"), times: 1, games: 60, seed: 1 });
    expect(ledger.missing(indexOf("The Grand Plaza"))).toEqual([]);
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
