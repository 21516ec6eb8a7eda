import { CARDS, starterDecks } from "@rulebound/cards";
import { describe, expect, it } from "vitest";
import {
  aliasOf,
  apply,
  type CardPool,
  determinize,
  fork,
  type GameSetup,
  hash,
  legal,
  load,
  loadPool,
  newGame,
  nthObject,
  nthSeat,
  objectBehind,
  observe,
  P1,
  P2,
  parseReplay,
  record,
  replay,
  save,
} from "../src/internal.ts";
import { chachaBlock } from "../src/state/chacha.ts";
import { seededStreams } from "../src/state/rng.ts";
import { chanceOf } from "./games.ts";

const ENTROPY = [0xdeadbeef, 1, 2, 3, 4, 5, 6, 0xffffffff];
const pool: CardPool = loadPool(CARDS).pool;
const decks = starterDecks(pool)
  .slice(0, 2)
  .map(({ deck }) => deck);
const setup = (entropy: readonly number[]): GameSetup => ({ pool, mode: "duel", decks, seed: 0, entropy });
const ordersOf = (entropy: readonly number[]) => newGame(setup(entropy)).players.map(({ deck, runeDeck, hand }) => [deck, runeDeck, hand]);

describe("a game with a seed", () => {
  it("has the chances that the seed has always meant", () => {
    expect(seededStreams(1).slice(0, 3)).toEqual([3946632778, 3850758088, 1161347216]);
  });
});

describe("a game with entropy", () => {
  it("has the chance of ChaCha20, as RFC 8439 (2.3.2) works it out", () => {
    const key = [0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c, 0x13121110, 0x17161514, 0x1b1a1918, 0x1f1e1d1c];
    const words = chachaBlock(key, 0, 1, [0x09000000, 0x4a000000, 0]);
    expect(words.map((word) => word.toString(16).padStart(8, "0")).join(" ")).toBe(
      "e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 " +
        "466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2",
    );
  });

  it("is the same for the same words, and another for every other word, whatever the seed", () => {
    expect(ordersOf(ENTROPY)).toEqual(ordersOf(ENTROPY));
    expect(newGame({ ...setup(ENTROPY), seed: 99 }).players[0].deck).toEqual(newGame(setup(ENTROPY)).players[0].deck);
    for (let i = 0; i < ENTROPY.length; i++) expect(ordersOf(ENTROPY.with(i, 77))).not.toEqual(ordersOf(ENTROPY));
  });

  it("is not begun with too few words", () => {
    expect(() => newGame(setup([1, 2, 3]))).toThrow("entropy has to be eight whole numbers");
  });

  it("can be saved, loaded, recorded and played again", () => {
    const recorder = record(setup(ENTROPY), 5);
    const chance = chanceOf(3);
    for (let i = 0; i < 60; i++) {
      const answers = legal(recorder.state);
      expect(recorder.apply(answers[chance.below(answers.length)])).toBeNull();
    }
    const again = replay(pool, parseReplay(JSON.stringify(recorder.replay())));
    expect(hash(again)).toBe(hash(recorder.state));
    expect(hash(load(pool, save(again)))).toBe(hash(again));
    expect(() => replay(pool, { ...recorder.replay(), entropy: ENTROPY.with(7, 0) })).toThrow("does not begin as the recorded one did");
  });

  it("has aliases of its own for every viewer, that lead back to their objects", () => {
    const s = newGame(setup(ENTROPY));
    for (const viewer of [-1, 0, 1]) {
      const aliases = s.objects.map(({ id }) => aliasOf(s, nthSeat(viewer), id));
      expect(new Set(aliases).size).toBe(aliases.length);
      expect(aliases.map((alias) => objectBehind(s, nthSeat(viewer), alias))).toEqual(s.objects.map(({ id }) => id));
    }
    expect(aliasOf(s, P1, nthObject(5))).not.toBe(aliasOf(s, P2, nthObject(5)));
  });

  it("looks the same to a seat when what it cannot know is dealt anew, and goes on otherwise", () => {
    const s = newGame(setup(ENTROPY));
    apply(s, { do: "done" });
    const f = determinize(s, P1, chanceOf(8));
    expect(observe(f, P1)).toEqual(observe(s, P1));
    expect(f.rng.slice(0, 20)).not.toEqual(s.rng.slice(0, 20));
    expect(fork(s).rng).toEqual(s.rng);
  });
});

describe("a game without entropy", () => {
  it("has the chance that its seed has always had, so that old replays play on", () => {
    expect(seededStreams(7).slice(0, 3)).toEqual([2211963914, 2000252546, 1232510777]);
  });
});
