import { type CardPool, createPool, type DeckList, hash, legal, newGame } from "@rulebound/engine";
import { battlefield, type CardData, champion, legend, rune, unit } from "@rulebound/engine/language";
import { describe, expect, it } from "vitest";
import { ask, type Bot, BotError, createRng, playGame, random } from "../src/index.ts";

/** A pool of a few plain cards is enough to play a whole game. */
const CARDS: readonly CardData[] = [
  rune("Fury Rune", "T-1", "fury"),
  legend("Ann, The Test", "T-2", { domains: ["fury"], tags: ["Ann"] }),
  champion("Ann, Tester", "T-3", { domains: ["fury"], energy: 3, might: 3, tags: ["Ann"] }),
  unit("Small", "T-4", { domains: ["fury"], energy: 1, might: 1 }),
  unit("Middle", "T-5", { domains: ["fury"], energy: 2, might: 2 }),
  unit("Large", "T-6", { domains: ["fury"], energy: 4, might: 5 }),
  battlefield("Here", "T-7"),
  battlefield("There", "T-8"),
];
const pool: CardPool = createPool(CARDS);
const card = (name: string): number => pool.byName.get(name.toLowerCase()) ?? -1;
const deck: DeckList = {
  legend: card("Ann, The Test"),
  champion: card("Ann, Tester"),
  main: Array.from({ length: 39 }, (_, i) => card(["Small", "Middle", "Large"][i % 3])),
  runes: Array.from({ length: 12 }, () => card("Fury Rune")),
  battlefields: [card("Here"), card("There")],
};
const setup = (seed: number) => ({ pool, mode: "duel" as const, decks: [deck, deck], seed });

describe("a bot's own chance", () => {
  it("is the same for the same seed, and another for another seed or stream", () => {
    const numbers = (seed: number, stream?: number) => {
      const rng = createRng(seed, stream);
      return Array.from({ length: 20 }, () => rng.below(1000));
    };
    expect(numbers(7)).toEqual(numbers(7));
    expect(numbers(7)).not.toEqual(numbers(8));
    expect(numbers(7, 0)).not.toEqual(numbers(7, 1));
  });

  it("is even", () => {
    const rng = createRng(1);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) counts[rng.below(6)]++;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });
});

describe("the random bot", () => {
  it("takes every legal answer, given time", () => {
    const state = newGame(setup(1));
    const answers = legal(state);
    const rng = createRng(3);
    const taken = new Set(Array.from({ length: 200 }, () => ask(random, state, rng)));
    expect(taken.size).toBe(answers.length);
  });
});

describe("a game between bots", () => {
  it("ends with a winner", () => {
    const { winners, decisions, turns, state } = playGame(setup(1), [random, random]);
    expect(winners).toHaveLength(1);
    expect(decisions).toBeGreaterThan(10);
    expect(turns).toBeGreaterThan(2);
    expect(state.players[winners[0]].points).toBeGreaterThanOrEqual(8);
  });

  it("is the same for the same seed", () => {
    const final = (seed: number) => hash(playGame(setup(seed), [random, random]).state);
    expect(final(11)).toBe(final(11));
    expect(final(11)).not.toBe(final(12));
  });

  it("stops where it is told to", () => {
    const { winners, decisions } = playGame(setup(1), [random, random], 5);
    expect(decisions).toBe(5);
    expect(winners).toEqual([]);
  });

  it("refuses an answer that the bot was not offered", () => {
    const cheat: Bot = { name: "cheat", choose: () => ({ do: "endTurn" }) };
    expect(() => playGame(setup(1), [cheat, cheat])).toThrow(BotError);
    expect(() => playGame(setup(1), [cheat, cheat])).toThrow(/cheat gave an illegal answer \(\d/);
  });
});
