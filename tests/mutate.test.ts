import { describe, expect, it } from "vitest";
import { changesIn, lineOf } from "../tools/mutate/changes.mjs";

const SOURCE = `import { a } from "b === c";
/** x && y */
export type Pair = [1, 0];
export function kill(s: State, id: number): boolean {
  if (s.turn === 0) return false; // a < b
  editDamage(s, id).damage = s.turn + 1;
  const words = "p && q";
  clean(s, id);
  return s.list.some((one) => one > id);
}
`;

const first = <T>(list: readonly T[]): T => list[0];
const made = changesIn(SOURCE, first).map(({ kind, at, length, text }) => ({
  kind,
  line: lineOf(SOURCE, at),
  result: SOURCE.slice(0, at) + text + SOURCE.slice(at + length),
}));

describe("small wrong changes", () => {
  it("are made to code, and not to texts, comments, imports and types", () => {
    expect([...new Set(made.map(({ line }) => line))].sort()).toEqual([5, 6, 8, 9]);
  });

  it("are of every kind that the code has a place for", () => {
    const kinds = made.map(({ kind, line }) => `${line} ${kind}`);
    for (const kind of [
      "5 comparison",
      "5 dropped condition",
      "5 truth",
      "6 wrong writer",
      "6 arithmetic",
      "8 swapped arguments",
      "8 dropped call",
      "9 one for all",
      "9 comparison",
    ])
      expect(kinds).toContain(kind);
  });

  it("change something, and one thing each", () => {
    for (const { result } of made) {
      const lines = result.split("\n");
      expect(SOURCE.split("\n").filter((line, i) => line !== lines[i])).toHaveLength(1);
    }
    expect(made.find(({ kind, line }) => kind === "swapped arguments" && line === 8)?.result).toContain("clean(id, s);");
    expect(made.find(({ kind }) => kind === "wrong writer")?.result).toContain("editObject(s, id).damage");
  });
});
