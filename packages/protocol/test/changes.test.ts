import { ask, BOTS, createRng } from "@rulebound/bots";
import { CARDS, starterDecks } from "@rulebound/cards";
import { apply, loadPool, type ModeName, newGame } from "@rulebound/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Change, changed, type Json } from "../src/changes.ts";
import { bring, keep } from "../src/kept.ts";
import { type SeatSnapshot, seatSnapshot, shownNext } from "../src/shown.ts";
import { Sight } from "../src/sight.ts";

const sent = <T>(json: unknown): T => JSON.parse(JSON.stringify(json)) as T;

/** Few keys and values, so that much is alike. */
const { json } = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { depthSize: "medium", withCrossShrink: true },
    fc.constantFrom<Json>(null, 0, 1, "", "a", true, false),
    fc.array(tie("json"), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom("a", "b", "a,b", "", "0", "1", "length"), tie("json"), { maxKeys: 3 }),
  ),
}));

/** What whoever keeps `before` says of `after`, read by somebody else. */
function told(before: Json, after: Json): { readonly change: Change | null; readonly again: unknown } {
  const news = bring(keep(before), after);
  if (news === null) return { change: null, again: bring(keep(before), after) };
  return { change: JSON.parse(news.text) as Change, again: bring(news.kept, sent<Json>(after)) };
}

describe("changes", () => {
  it("make of any JSON any other, after which there is nothing more to tell", () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const was = sent(before);
        const { change, again } = told(before, after);
        expect(change === null ? before : changed(before, change)).toEqual(after);
        expect(again).toBeNull();
        expect(before).toEqual(was);
      }),
      { numRuns: 3000 },
    );
  });

  it("are none if nothing differs", () => {
    fc.assert(
      fc.property(json, (one) => {
        expect(told(one, sent(one)).change).toBeNull();
      }),
    );
  });

  it("keep nothing of what may change later", () => {
    const list = [1];
    const kept = keep({ a: list, b: [list] });
    list[0] = 2;
    expect(bring(kept, { a: list, b: [list] })?.text).toBe('{"a":{"0":[2]},"b":{"0":{"0":[2]}}}');
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
    const shown = viewers.map((viewer) => sent<SeatSnapshot>(seatSnapshot(s, viewer)));
    const sights = viewers.map(() => new Sight());
    for (const [i, viewer] of viewers.entries()) sights[i].look(seatSnapshot(s, viewer));
    const { busy } = BOTS;
    if (busy === undefined) throw new Error("there is no busy bot");
    const rng = createRng(1);
    let [whole, less] = [0, 0];
    for (let n = 0; n < 150 && s.decision !== null; n++) {
      expect(apply(s, ask(busy, s, rng))).toBeNull();
      for (const [i, viewer] of viewers.entries()) {
        const text = JSON.stringify(seatSnapshot(s, viewer));
        const seen = sights[i].look(seatSnapshot(s, viewer));
        const next = shownNext({ at: n, snapshot: shown[i] }, { at: n + 1, ...JSON.parse(`{${seen ?? '"changes":{}'}}`) });
        expect(next?.snapshot).toEqual(JSON.parse(text));
        if (next !== null) shown[i] = next.snapshot;
        whole += text.length;
        less += seen?.length ?? 0;
      }
    }
    expect(less).toBeLessThan(whole / 3);
  });
});
