import { applyInPlace, hash, legal, newGame, P1, P2 } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import { ask, type Bot, BotError, createRng, eager, greedy, playGame, random, search } from "../src/index.ts";
import { setup } from "./plain-cards.ts";

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
    const taken = new Set(Array.from({ length: 200 }, () => JSON.stringify(ask(random, state, rng))));
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

describe("bots that think", () => {
  it("greedy beats random, with either seat", () => {
    const wins = Array.from({ length: 5 }, (_, i) => [
      playGame(setup(i), [greedy, random]).winners.includes(P1),
      playGame(setup(i), [random, greedy]).winners.includes(P2),
    ]).flat();
    expect(wins.filter((won) => won).length).toBeGreaterThan(7);
  });

  it("eager goes on where greedy ends its turn, and comes to an end itself", () => {
    let further = 0;
    for (let seed = 1; seed <= 2; seed++) {
      const state = newGame(setup(seed));
      const chance = createRng(seed);
      for (let n = 0; state.decision !== null && n < 2_000; n++) {
        const answer = ask(eager, state, createRng(n));
        if (answer.do !== "endTurn" && ask(greedy, state, createRng(n)).do === "endTurn") further++;
        applyInPlace(state, chance.below(4) === 0 ? ask(random, state, chance) : answer);
      }
      expect(state.winners).toHaveLength(1);
      expect(playGame(setup(seed), [eager, greedy]).winners).toHaveLength(1);
    }
    expect(further).toBeGreaterThan(0);
  });

  it("a search of so many iterations plays the same game again", () => {
    const final = () => hash(playGame(setup(5), [search({ iterations: 8 }), greedy]).state);
    expect(final()).toBe(final());
  });

  it("a search of so many milliseconds keeps to them, about, and needs them where nothing is clear", () => {
    const took: number[] = [];
    const timed: Bot = {
      name: "timed",
      choose: (outlook, rng) => {
        const started = performance.now();
        const answer = search({ milliseconds: 30 }).choose(outlook, rng);
        took.push(performance.now() - started);
        return answer;
      },
    };
    for (const seed of [1, 2, 3, 4]) playGame(setup(seed), [timed, random], 60);
    expect(Math.max(...took)).toBeGreaterThan(25);
    expect(Math.max(...took)).toBeLessThan(2_000); // on a machine that has other things to do
  });
});
