import { ask, BOTS, createRng } from "@rulebound/bots";
import { CARDS, starterDecks } from "@rulebound/cards";
import { apply, loadPool, type ModeName, newGame } from "@rulebound/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bring, type Change, changed, copyOf, type Json, type JsonObject, type Kept } from "../src/changes.ts";
import { seatSnapshot } from "../src/shown.ts";

const sent = <T>(json: unknown): T => JSON.parse(JSON.stringify(json)) as T;

/** Few keys and values, so that much is alike. */
const { json } = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { depthSize: "medium", withCrossShrink: true },
    fc.constantFrom<Json>(null, 0, 1, "", "a", true, false),
    fc.array(tie("json"), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom("a", "b", "0", "1", "length"), tie("json"), { maxKeys: 3 }),
  ),
}));

type Branch = readonly Json[] | JsonObject;
const objects = fc.dictionary(fc.constantFrom("a", "b", "c"), json, { maxKeys: 3 });
const lists = fc.array(json, { maxLength: 5 });
const pair: fc.Arbitrary<readonly [Branch, Branch]> = fc.oneof(fc.tuple(objects, objects), fc.tuple(lists, lists));

/** What `bring` says, read by somebody else. */
function told(before: Branch, now: Branch): { readonly change: Change | null; readonly kept: unknown } {
  const kept = copyOf(before) as Parameters<typeof bring>[0];
  const text = bring(kept, now);
  return { change: text === null ? null : (JSON.parse(text) as Change), kept };
}

describe("changes", () => {
  it("make of any JSON any other, for whoever tells and whoever hears", () => {
    fc.assert(
      fc.property(pair, ([before, after]) => {
        const was = sent(before);
        const { change, kept } = told(before, after);
        expect(kept).toEqual(after);
        expect(change === null ? before : changed(before, change)).toEqual(after);
        expect(before).toEqual(was);
        expect(change === null).toBe(JSON.stringify(sorted(before)) === JSON.stringify(sorted(after)));
      }),
      { numRuns: 2000 },
    );
  });

  it("are none if nothing differs", () => {
    fc.assert(
      fc.property(pair, ([one]) => {
        expect(told(one, sent(one)).change).toBeNull();
      }),
    );
  });

  it("keep nothing of what may change later", () => {
    const list = [1];
    const kept = copyOf({ a: 1 }) as Record<string, Kept>;
    bring(kept, { a: list, b: [list] });
    list[0] = 2;
    expect(bring(kept, { a: list, b: [list] })).toBe('{"a":{"0":[2]},"b":{"0":{"0":[2]}}}');
  });

  it("leave what stayed the same the same object", () => {
    const before = { list: [[1], [2]], other: { c: 3 } };
    const { change } = told(before, { list: [[0], [2]], other: { c: 3 } });
    expect(change).toEqual({ list: { 0: { 0: [0] } } });
    const after = changed(before, change ?? {}) as typeof before;
    expect(after.other).toBe(before.other);
    expect(after.list[1]).toBe(before.list[1]);
  });

  it("name what comes and goes in a list", () => {
    expect(told([1, 2, 3, 4], [1, 9, 4]).change).toEqual([1, 2, [9]]);
    expect(told([1, 2], [1, 2, 3]).change).toEqual([2, 0, [3]]);
  });

  it("refuse what they do not belong to", () => {
    expect(() => changed(3, { a: [1] })).toThrow(/something else/);
    expect(() => changed({ a: 1 }, [0, 1, []])).toThrow(/something else/);
    expect(() => changed({ a: 1 }, 0)).toThrow(/gone/);
  });

  it.each<[ModeName, number]>([
    ["duel", 2],
    ["ffa4", 4],
    ["2v2", 4],
  ])("lead every viewer through a whole game (%s)", (mode, players) => {
    const { pool } = loadPool(CARDS);
    const decks = starterDecks(pool).map(({ deck }) => deck);
    const s = newGame({ pool, mode, seed: players, decks: decks.slice(0, players), record: true, windows: "public" });
    const viewers = [-1, ...Array.from({ length: players }, (_, seat) => seat)];
    const shown = viewers.map((viewer) => sent<Json>(seatSnapshot(s, viewer)));
    const kept = shown.map((json) => copyOf(json) as Parameters<typeof bring>[0]);
    const { busy } = BOTS;
    if (busy === undefined) throw new Error("there is no busy bot");
    const rng = createRng(1);
    let [whole, less] = [0, 0];
    for (let n = 0; n < 150 && s.decision !== null; n++) {
      expect(apply(s, ask(busy, s, rng))).toBeNull();
      for (const [i, viewer] of viewers.entries()) {
        const text = JSON.stringify(seatSnapshot(s, viewer));
        const change = bring(kept[i], seatSnapshot(s, viewer) as unknown as Branch);
        if (change !== null) shown[i] = changed(shown[i], JSON.parse(change) as Change);
        expect(shown[i]).toEqual(JSON.parse(text));
        whole += text.length;
        less += change?.length ?? 0;
      }
    }
    expect(less).toBeLessThan(whole / 3);
  });
});

/** The order of keys means nothing. */
function sorted(value: Json): Json {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
