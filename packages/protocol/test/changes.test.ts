import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Change, changed, type Json } from "../src/changes.ts";
import { differences } from "../src/differences.ts";

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

/** What has become of `before`, as somebody else reads it; null: nothing. */
function told(before: Json, after: Json): Change | null {
  const text = differences(before, after);
  return text === "" ? null : (JSON.parse(text) as Change);
}

describe("changes", () => {
  it("make of any JSON any other, after which there is nothing more to tell", () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const was = sent(before);
        const change = told(before, after);
        const next = change === null ? before : changed(before, change);
        expect(next).toEqual(after);
        expect(told(next, sent(after))).toBeNull();
        expect(before).toEqual(was);
      }),
      { numRuns: 3000 },
    );
  });

  it("are none if nothing differs", () => {
    fc.assert(
      fc.property(json, (one) => {
        expect(told(one, sent(one))).toBeNull();
      }),
    );
  });

  it("leave what stayed the same the same object", () => {
    const before = { list: [[1], [2]], other: { c: 3 } };
    const change = told(before, { list: [[0], [2]], other: { c: 3 } });
    expect(change).toEqual({ list: { 0: { 0: [0] } } });
    const after = changed(before, change ?? {}) as typeof before;
    expect(after.other).toBe(before.other);
    expect(after.list[1]).toBe(before.list[1]);
  });

  it("name what comes and goes in a list", () => {
    expect(told([1, 2, 3, 4], [1, 9, 4])).toEqual([1, 2, [9]]);
    expect(told([1, 2], [1, 2, 3])).toEqual([2, 0, [3]]);
  });

  it("refuse what they do not belong to", () => {
    expect(() => changed(3, { a: [1] })).toThrow(/something else/);
    expect(() => changed({ a: 1 }, [0, 1, []])).toThrow(/something else/);
  });
});
