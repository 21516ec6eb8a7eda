import { describe, expect, it } from "vitest";
import { checkedState } from "../src/border/load.ts";
import { apply, fork, legal, load, type ModeName, observe, P1, SaveError, type State, save } from "../src/internal.ts";
import type { Chance } from "../src/state/rng.ts";
import { fromStoredNames } from "../src/state/stored-names.ts";
import { chanceOf, playRandomly, pool, randomAnswer, randomSetup } from "./games.ts";

/** `BORDER_SEED=7 BORDER_TRIES=5000 npx vitest run packages/engine/test/border-saves.test.ts` looks at others, and longer. */
const SEED = Number(process.env.BORDER_SEED ?? 1);
const TRIES = Number(process.env.BORDER_TRIES ?? 300);

/** Saved games from the course of some: openings, showdowns, payments, chains. */
function savedGames(seed: number, mode: ModeName): string[] {
  const out: string[] = [];
  playRandomly(randomSetup(seed, mode), (s, at) => {
    if (at % 23 === 2 || (s.chain.length > 0 && at % 5 === 0)) out.push(save(s));
    return out.length < 12;
  });
  return out;
}

const saves = [...savedGames(SEED, "duel"), ...savedGames(SEED + 1, "match"), ...savedGames(SEED + 2, "2v2")];

const WRONG: readonly unknown[] = [
  -1,
  -2,
  0,
  1,
  2,
  7,
  99,
  4_000,
  1e6,
  1e9,
  2 ** 31,
  2 ** 53,
  1.5,
  null,
  true,
  "x",
  [],
  [0],
  {},
  [[]],
  [-1, 1e9],
];

/** Puts something else in the place of one value, takes one out, or doubles one; says what was done. */
function mutate(root: object, chance: Chance): string {
  let at = root as Record<string, unknown>;
  let path = "";
  for (;;) {
    const keys = Object.keys(at);
    if (keys.length === 0) break;
    const key = keys[chance.below(keys.length)];
    const value = at[key];
    path += `.${key}`;
    if (typeof value === "object" && value !== null && Object.keys(value).length > 0 && chance.below(12) > 0) {
      at = value as Record<string, unknown>;
      continue;
    }
    const how = chance.below(6);
    if (how === 0 && !Array.isArray(at)) {
      delete at[key];
      return `${path} is gone`;
    }
    if (how === 1 && Array.isArray(at)) {
      at.push(value);
      return `${path} is there twice`;
    }
    if (how === 2 && typeof value === "number") at[key] = value + (chance.below(2) === 0 ? 1 : -1);
    else if (how === 3 && typeof value === "boolean") at[key] = !value;
    else at[key] = WRONG[chance.below(WRONG.length)];
    return `${path} = ${JSON.stringify(at[key])}`;
  }
  return path;
}

/** Goes on with it as a player would, as far as the changed game lets them. */
function goOn(s: State, chance: Chance): void {
  for (let i = 0; i < 25 && s.decision !== null; i++) {
    observe(s, P1);
    if (apply(s, randomAnswer(s, chance)) !== null) return;
  }
}

describe(`a saved game that somebody has changed (seed ${SEED})`, () => {
  it("is refused whatever was changed in the text", () => {
    const chance = chanceOf(SEED);
    for (let i = 0; i < TRIES; i++) {
      const text = saves[chance.below(saves.length)];
      const at = chance.below(text.length);
      const changed = text.slice(0, at) + '0123456789,"[]{}'[chance.below(16)] + text.slice(at + chance.below(2));
      if (changed === text) continue;
      expect(() => load(pool, changed), `seed ${SEED}, change ${i}: ...${changed.slice(at - 20, at + 20)}...`).toThrow(SaveError);
    }
  });

  it("is refused with a reason, or is a game that can be played on, even with a digest that fits", () => {
    const chance = chanceOf(SEED);
    let refused = 0;
    for (let i = 0; i < TRIES; i++) {
      const { state } = JSON.parse(fromStoredNames(saves[chance.below(saves.length)])) as { state: object };
      const change = mutate(state, chance);
      const began = performance.now();
      try {
        goOn(checkedState(pool, state), chance);
      } catch (error) {
        if (!(error instanceof SaveError)) throw new Error(`seed ${SEED}, change ${i}: ${change}`, { cause: error });
        expect(error.message).toMatch(/^the saved game cannot be loaded: ./);
        refused++;
      }
      expect(performance.now() - began, `seed ${SEED}, change ${i}: ${change}`).toBeLessThan(5_000);
    }
    expect(refused).toBeGreaterThan(TRIES / 2);
    expect(refused, "nothing is refused for the names of its fields").toBeLessThan(TRIES);
  });

  it("says where it does not fit", () => {
    const changed = (
      change: (state: { objects: { zone: number }[]; players: { deck: number[] }[]; decision: object }) => void,
    ): unknown => {
      const { state } = JSON.parse(fromStoredNames(saves[0]));
      change(state);
      return state;
    };
    const loading = (change: Parameters<typeof changed>[0]) => () => checkedState(pool, changed(change));
    expect(loading((s) => Object.assign(s.objects[3], { zone: 99 }))).toThrow(/objects\[3\]\.zone: 99 is not one of/);
    expect(loading((s) => Object.assign(s.objects[3], { zone: JSON.parse("1e999") }))).toThrow(
      /objects\[3\]\.zone: Infinity is not one of/,
    );
    expect(loading((s) => s.players[0].deck.pop())).toThrow(/is in no list/);
    expect(loading((s) => Object.assign(s.decision, { kind: "choose", options: [0, 1], min: 3, max: 3 }))).toThrow(
      /3 of 2 are to be chosen/,
    );
    expect(loading((s) => Object.assign(s.objects[0], { colour: 1 }))).toThrow(/"colour" does not belong here/);
    expect(() => load(pool, "{}")).toThrow(/"format" is missing/);
    expect(() => load(pool, "nonsense")).toThrow(/this is not a saved game/);
  });
});

describe("a saved game that nobody has changed", () => {
  it("is loaded, wherever it stood", () => {
    for (const text of saves) expect(legal(fork(load(pool, text)))).toEqual(legal(load(pool, text)));
  });
});
