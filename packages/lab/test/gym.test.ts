import { createRng } from "@rulebound/bots";
import { CARDS, starterDecks } from "@rulebound/cards";
import { apply, determinize, legal, loadPool, MODES, newGame, observe, type State } from "@rulebound/engine";
import { beforeAll, describe, expect, it } from "vitest";
import { actionsOf } from "../src/gym/actions.ts";
import { slotsOf } from "../src/gym/slots.ts";
import { tensorOf } from "../src/gym/tensor.ts";
import { ACTION_RANGES, ACTIONS, Gym, GymGame, RequestError, TENSOR, TENSOR_SIZE } from "../src/index.ts";

const { pool } = loadPool(CARDS);
const decks = starterDecks(pool);
const deckNamed = (name: string) => {
  const found = decks.find(({ id }) => id === name);
  if (found === undefined) throw new RequestError(`decks: there is no ${name}`);
  return found.deck;
};
const ids = decks.map(({ id }) => id);

interface Told {
  readonly error?: string;
  readonly states: readonly {
    readonly game: number;
    readonly player: number;
    readonly legal: readonly number[];
    readonly observation: readonly number[];
    readonly done?: boolean;
    readonly rewards: readonly number[];
  }[];
}

let gym: Gym;
beforeAll(() => {
  gym = new Gym(pool, { deck: deckNamed, decks: ids });
});
const ask = (request: object): Told => gym.answer(JSON.stringify(request)) as Told;

/** All numbers of a game that is played by chance to its end. */
function playThrough(
  seed: number,
  mode = "duel",
): { readonly trace: string; readonly rewards: readonly number[]; readonly decisions: number } {
  const rng = createRng(seed);
  let [state] = ask({ do: "reset", games: [{ game: 0, seed, mode }] }).states;
  const trace: string[] = [];
  while (state.done !== true) {
    expect(state.observation).toHaveLength(TENSOR_SIZE);
    expect(new Set(state.legal).size).toBe(state.legal.length);
    expect(state.legal.every((action) => action >= 0 && action < ACTIONS)).toBe(true);
    trace.push(`${state.player} ${state.legal.join()} ${state.observation.join()}`);
    [state] = ask({ do: "step", actions: [[0, state.legal[rng.below(state.legal.length)]]] }).states;
  }
  return { trace: trace.join("\n"), rewards: state.rewards, decisions: trace.length };
}

describe("a game for a learner", () => {
  it.each(MODES.map(({ name }) => name))("%s goes from reset to rewards that add up to nothing", (mode) => {
    const { rewards, decisions } = playThrough(3, mode);
    expect(decisions).toBeGreaterThan(20);
    expect(Math.max(...rewards)).toBe(1);
    expect(rewards.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0);
  });

  it("is the same for the same seed and actions, and another for another seed", () => {
    const { trace } = playThrough(5);
    expect(playThrough(5).trace).toBe(trace);
    expect(playThrough(6).trace).not.toBe(trace);
  });

  it("lists every legal answer under a number of its own", () => {
    const game = new GymGame({
      pool,
      mode: "duel",
      seed: 4,
      decks: [decks[0].deck, decks[1].deck],
      bots: [null, null],
      mostDecisions: 5000,
    });
    const rng = createRng(4);
    while (!game.step.done) {
      const lines = game.describe();
      expect(lines).toHaveLength(game.step.legal.length);
      expect(lines.every(({ line }) => line.length > 0)).toBe(true);
      game.act(game.step.legal[rng.below(game.step.legal.length)]);
    }
  });

  it("is stopped without rewards when it takes too long", () => {
    const told = ask({ do: "reset", games: [{ game: 1, mostDecisions: 1 }] });
    const [state] = ask({ do: "step", actions: [[1, told.states[0].legal[0]]] }).states;
    expect(state).toMatchObject({ done: true, truncated: true, rewards: [0, 0] });
  });

  it("leaves seats to bots: the learner is asked for its own alone", () => {
    const rng = createRng(1);
    let [state] = ask({ do: "reset", games: [{ game: 0, seed: 9, seats: ["random", "learner"] }] }).states;
    while (state.done !== true) {
      expect(state.player).toBe(1);
      [state] = ask({ do: "step", actions: [[0, state.legal[rng.below(state.legal.length)]]] }).states;
    }
  });
});

describe("an observation", () => {
  it("is the same whatever the others hold", () => {
    const rng = createRng(8);
    const numbers = (s: State, seat: number) => {
      const view = observe(s, seat);
      const slots = slotsOf(view);
      return [tensorOf(view, slots, pool), [...actionsOf(view, slots).keys()]];
    };
    const s = newGame({ pool, mode: "duel", decks: [decks[0].deck, decks[1].deck], seed: 8, windows: "public" });
    for (let at = 0; s.decision !== null; at++) {
      const { player } = s.decision;
      if (at % 7 === 0) expect(numbers(determinize(s, player, rng), player), `decision ${at}`).toEqual(numbers(s, player));
      const answers = legal(s);
      apply(s, answers[rng.below(answers.length)]);
    }
  });

  it("has sections that lie side by side, with as many numbers as it says", () => {
    let at = 0;
    for (const { from, rows, fields } of TENSOR) {
      expect(from).toBe(at);
      at += rows * fields.length;
    }
    expect(at).toBe(TENSOR_SIZE);
    expect(ACTION_RANGES.at(-1)).toMatchObject({ from: ACTIONS - 256 });
  });
});

describe("what is wrong with a request is said, and changes nothing", () => {
  it.each<[string, object | string, RegExp]>([
    ["no JSON", "{", /this is not JSON/],
    ["no request", "[]", /an object was expected/],
    ["no such request", { do: "jump" }, /"do" is one of contract, reset/],
    ["no such game", { do: "step", actions: [[77, 0]] }, /there is no game 77/],
    ["no such mode", { do: "reset", games: [{ mode: "solo" }] }, /mode: one of duel/],
    ["no such deck", { do: "reset", games: [{ decks: ["x", "y"] }] }, /there is no x/],
    ["too few decks", { do: "reset", games: [{ decks: [ids[0]] }] }, /duel needs 2 decks/],
    ["no such bot", { do: "reset", games: [{ seats: ["learner", "x"] }] }, /"x" is neither "learner" nor a bot/],
    ["a seed that is none", { do: "reset", games: [{ seed: "x" }] }, /seed: a whole number was expected/],
  ])("%s", (_, request, message) => {
    const line = typeof request === "string" ? request : JSON.stringify(request);
    expect((gym.answer(line) as Told).error).toMatch(message);
  });

  it("an action that is not legal, beside one that is", () => {
    const told = ask({ do: "reset", games: [{ game: 0 }, { game: 1 }] });
    const legal = told.states[0].legal[0];
    expect(
      ask({
        do: "step",
        actions: [
          [0, legal],
          [1, ACTIONS + 5],
        ],
      }).error,
    ).toMatch(/game 1: action \d+ is not legal now/);
    expect(
      ask({
        do: "step",
        actions: [
          [0, legal],
          [0, legal],
        ],
      }).error,
    ).toMatch(/named twice/);
    expect(ask({ do: "step", actions: [[0, legal]] }).error).toBeUndefined();
  });
});
