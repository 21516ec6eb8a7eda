import { describe, expect, it } from "vitest";
import { share } from "../src/engine/share.ts";

const board = () => [
  { id: 3, name: "Poro", damage: 0, keywords: { Tank: 1 } },
  { id: 5, name: "Yordle", damage: 1, keywords: {} },
];

describe("what arrives shares with what was there", () => {
  it("everything, if it says the same", () => {
    const before = { board: board(), turn: 3 };
    expect(share(before, { board: board(), turn: 3 })).toBe(before);
  });

  it("what has not changed, beside what has", () => {
    const before = { board: board(), turn: 3 };
    const now = { board: board(), turn: 3 };
    now.board[1].damage = 2;
    const shared = share(before, now);
    expect(shared).toEqual(now);
    expect(shared.board).not.toBe(before.board);
    expect(shared.board[0]).toBe(before.board[0]);
    expect(shared.board[1].keywords).toBe(before.board[1].keywords);
  });

  it("things that stand elsewhere by now", () => {
    const before = board();
    const [, yordle] = board();
    expect(share(before, [yordle])).toEqual([yordle]);
    expect(share(before, [yordle])[0]).toBe(before[1]);
  });

  it("nothing that is gone, new or of another kind", () => {
    expect(share<unknown>({ a: 1, b: undefined }, { a: 1 })).toEqual({ a: 1 });
    expect(share<unknown>({ a: 1 }, { b: 1 })).toEqual({ b: 1 });
    expect(share<unknown>([], {})).toEqual({});
    expect(share<unknown>(null, { a: null })).toEqual({ a: null });
    expect(share<unknown>([1, 2], [1])).toEqual([1]);
  });
});
