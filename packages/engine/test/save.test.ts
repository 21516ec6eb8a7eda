import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromFormat2 } from "../src/border/older-formats.ts";
import { apply, fork, legal, load, type ModeName, newGame, save } from "../src/internal.ts";
import { digest } from "../src/state/save.ts";
import { chanceOf, LAYERED_CARDS, playRandomly, pool, randomAnswer, randomSetup } from "./games.ts";

/** What is kept between answers to save time must not show: a loaded game has none of it. */
describe("a game that was saved and loaded", () => {
  it("offers the same answers, and goes on in the same way", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.constantFrom<ModeName>("duel", "ffa3", "2v2"),
        fc.constantFrom("useful", "public"),
        (seed, mode, windows) => {
          playRandomly(randomSetup(seed, mode, windows), (s, at) => {
            if (at % 7 !== 0) return true;
            let loaded = load(pool, save(s));
            expect(legal(loaded), `answer ${at}`).toEqual(legal(s));
            if (at % 70 !== 0) return true;
            const kept = fork(s);
            const chance = chanceOf(at);
            for (let i = 0; i < 25 && kept.decision !== null; i++) {
              const answer = randomAnswer(kept, chance);
              loaded = load(pool, save(loaded));
              apply(kept, answer);
              apply(loaded, answer);
              expect(save(loaded), `answer ${at}, ${i} later`).toBe(save(kept));
            }
            return at < 200;
          });
        },
      ),
      { numRuns: 5 },
    );
  });
});

describe("a game that was saved in format 2", () => {
  it("remembers objects by id, and means those that have that id", () => {
    const item = (costObjects: readonly number[], onPlayEffects: readonly object[]) => ({ id: 4, costObjects, onPlayEffects });
    const state = {
      objects: [{ incarnation: 3 }, { incarnation: 0 }, { incarnation: 7 }],
      chain: [item([2, 0], [{ effect: 1, controller: 0, source: 2 }]), item([], [])],
      frames: [{ kind: 6, data: { item: item([1], []) } }],
    };
    fromFormat2(state);
    expect(state.chain).toEqual([item([2, 7, 0, 3], [{ effect: 1, controller: 0, source: 2, sourceIncarnation: 7 }]), item([], [])]);
    expect(state.frames).toEqual([{ kind: 6, data: { item: item([1, 0], []) } }]);
  });

  it("is loaded, and is saved in the present format", () => {
    const s = newGame(randomSetup(7, "duel", "useful"));
    const saved = save(s);
    const body = saved.slice(0, saved.lastIndexOf(',"digest":"')).replace('"format":3,', '"format":2,');
    expect(save(load(pool, `${body},"digest":"${digest(body)}"}`))).toBe(saved);
    const unknown = body.replace('"format":2,', '"format":1,');
    expect(() => load(pool, `${unknown},"digest":"${digest(unknown)}"}`)).toThrow(/not a saved game of format/);
  });
});

/** A record is written in place or copied first, by who else has it: nobody may see a difference. */
describe("a game that is played on a fork of a fork of a fork", () => {
  it("is the same game", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom<ModeName>("duel", "match", "ffa3", "2v2"), (seed, mode) => {
        const setup = randomSetup(seed, mode, "useful", seed % 2 === 0 ? LAYERED_CARDS : undefined);
        let forked = newGame(setup);
        const inPlace = newGame(setup);
        const chance = chanceOf(seed);
        for (let at = 0; at < 1_500 && inPlace.decision !== null; at++) {
          const answer = randomAnswer(inPlace, chance);
          forked = fork(forked);
          apply(forked, answer);
          apply(inPlace, answer);
          if (at % 5 === 0 || inPlace.decision === null) expect(save(forked), `answer ${at}`).toBe(save(inPlace));
        }
      }),
      { numRuns: 12 },
    );
  });
});
