import { ACTIONS, createRng, Encoder, OBSERVATION_SIZE } from "@rulebound/bots";
import { CARDS, starterDecks } from "@rulebound/cards";
import { loadPool, MODES } from "@rulebound/engine/internal";
import { beforeAll, describe, expect, it } from "vitest";
import { choiceAt, Gym, GymGame, HEADER, playThrough, RequestError, type Slots } from "../src/index.ts";

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
function playByChance(
  seed: number,
  mode = "duel",
): { readonly trace: string; readonly rewards: readonly number[]; readonly decisions: number } {
  const rng = createRng(seed);
  let [state] = ask({ do: "reset", games: [{ game: 0, seed, mode }] }).states;
  const trace: string[] = [];
  while (state.done !== true) {
    expect(state.observation).toHaveLength(OBSERVATION_SIZE);
    expect(new Set(state.legal).size).toBe(state.legal.length);
    expect(state.legal.every((action) => action >= 0 && action < ACTIONS)).toBe(true);
    trace.push(`${state.player} ${state.legal.join()} ${state.observation.join()}`);
    [state] = ask({ do: "step", actions: [[0, state.legal[rng.below(state.legal.length)]]] }).states;
  }
  return { trace: trace.join("\n"), rewards: state.rewards, decisions: trace.length };
}

describe("a game for a learner", () => {
  it.each(MODES.map(({ name }) => name))("%s goes from reset to rewards that add up to nothing", (mode) => {
    const { rewards, decisions } = playByChance(3, mode);
    expect(decisions).toBeGreaterThan(20);
    expect(Math.max(...rewards)).toBe(1);
    expect(rewards.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0);
  });

  it("is the same for the same seed and actions, and another for another seed", () => {
    const { trace } = playByChance(5);
    expect(playByChance(5).trace).toBe(trace);
    expect(playByChance(6).trace).not.toBe(trace);
  });

  it("lists every legal answer under a number of its own", () => {
    const game = GymGame.begin({
      pool,
      mode: "duel",
      seed: 4,
      decks: [decks[0].deck, decks[1].deck],
      bots: [null, null],
      mostDecisions: 5000,
      again: 0,
    });
    const rng = createRng(4);
    while (!game.isOver) {
      game.encode(Encoder.observation(), Encoder.answers());
      const lines = game.describe();
      expect(lines).toHaveLength(game.actions.length);
      expect(lines.every(({ line }) => line.length > 0)).toBe(true);
      game.act(game.actions[rng.below(game.actions.length)]);
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

describe("a game for a search", () => {
  const loaded = (id: number): string => JSON.stringify(ask({ do: "hash", games: [id] }));
  const someWay = (seed: number): void => {
    const rng = createRng(seed);
    let [state] = ask({ do: "reset", games: [{ game: 0, seed, windows: "public" }] }).states;
    for (let i = 0; i < 40 && state.done !== true; i++)
      [state] = ask({ do: "step", actions: [[0, state.legal[rng.below(state.legal.length)]]] }).states;
    expect(state.done).toBeUndefined();
  };

  it("is saved and loaded, and goes on alike", () => {
    someWay(21);
    const { saved } = ask({ do: "save", game: 0 }) as unknown as { saved: string };
    const [again] = ask({ do: "load", game: 5, saved }).states;
    expect(loaded(5)).toBe(loaded(0));
    const actions = (id: number): object => ({ do: "step", actions: [[id, again.legal[0]]] });
    const [first] = ask(actions(0)).states;
    const [second] = ask(actions(5)).states;
    expect({ ...second, game: 0 }).toEqual(first);
    expect(ask({ do: "load", game: 5, saved: saved.replace('"points', '"pionts') }).error).toBeDefined();
    expect(ask({ do: "load", game: 5, saved: "{}" }).error).toMatch(/saved.setup: an object was expected/);
  });

  it("is forked: the copy goes its own way", () => {
    someWay(22);
    const before = loaded(0);
    const [copy] = ask({ do: "fork", from: 0, to: 6 }).states;
    ask({ do: "step", actions: [[6, copy.legal[0]]] });
    expect(loaded(0)).toBe(before);
    expect(loaded(6)).not.toBe(before);
  });

  it("is determinized: another game with the same observation", () => {
    someWay(23);
    const [real] = ask({ do: "fork", from: 0, to: 7 }).states;
    const [other] = ask({ do: "determinize", from: 0, to: 8, seed: 4 }).states;
    expect({ ...other, game: 7 }).toEqual(real);
    expect(loaded(8)).not.toBe(loaded(7));
  });

  it("comes to the end that the engine comes to by itself", () => {
    const known = decks.map(({ id, deck }) => ({ id, deck }));
    for (const { name: mode } of MODES) {
      const own = playThrough(pool, mode, 31, known);
      let [state] = ask({ do: "reset", games: [{ game: 0, seed: 31, mode, decks: own.decks }] }).states;
      let decisions = 0;
      for (; state.done !== true; decisions++)
        [state] = ask({ do: "step", actions: [[0, state.legal[choiceAt(31, decisions, state.legal.length)]]] }).states;
      expect(decisions, mode).toBe(own.decisions);
      expect(loaded(0)).toBe(JSON.stringify({ hashes: [own.hash] }));
    }
  });
});

describe("games in slots", () => {
  const lists = (slots: Slots) => ({
    header: new Int32Array(slots.memory.buffer, slots.lists[0].from, slots.count * HEADER.length),
    rewards: new Float32Array(slots.memory.buffer, slots.lists[1].from, slots.count * 4),
  });

  it("end with rewards and are followed by others, and only what changed is written out", () => {
    const many = new Gym(pool, { deck: deckNamed, decks: ids });
    expect(many.stepSlots(new Int32Array(4))).toBe("open slots first");
    many.answer('{"do": "open", "slots": 4}');
    const slots = many.slots as Slots;
    const { header, rewards } = lists(slots);
    expect(slots.changes().reduce((sum, { bytes }) => sum + bytes, 0)).toBeGreaterThan(4 * 2 * OBSERVATION_SIZE);
    many.answer(JSON.stringify({ do: "reset", games: [0, 1, 2, 3].map((game) => ({ game, seed: game, again: 4 })) }));
    expect(many.stepSlots(new Int32Array([-1, ACTIONS, -1, -1]))).toMatch(/game 1: action \d+ is not legal now/);
    expect(many.stepSlots(new Int32Array(3))).toBe("4 actions were expected, but there are 3");
    slots.changes();
    many.stepSlots(new Int32Array([-1, -1, slots.answers[2][0], -1]));
    expect(slots.changes()[0]).toEqual({ from: 2 * 4 * HEADER.length, bytes: 4 * HEADER.length });
    const rng = createRng(2);
    let ended = 0;
    for (let i = 0; i < 3000 && ended < 12; i++) {
      const actions = Int32Array.from({ length: 4 }, (_, slot) => slots.answers[slot][10 * rng.below(header[slot * HEADER.length + 1])]);
      expect(many.stepSlots(actions)).toBeNull();
      for (let slot = 0; slot < 4; slot++) {
        const [player, legal, terminated] = header.subarray(slot * HEADER.length);
        expect(player).toBeGreaterThanOrEqual(0);
        expect(legal).toBeGreaterThan(0);
        const [first, second] = rewards.subarray(slot * 4);
        expect(Math.abs(first)).toBe(terminated);
        expect(first + second).toBe(0);
        ended += terminated;
      }
    }
    expect(ended).toBeGreaterThanOrEqual(12);
  });
});

describe("what is wrong with a request is said, and changes nothing", () => {
  it.each<[string, object | string, RegExp]>([
    ["no JSON", "{", /this is not JSON/],
    ["no request", "[]", /an object was expected/],
    ["no such request", { do: "jump" }, /"do" is one of contract, open, reset/],
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
