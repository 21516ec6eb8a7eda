import { describe, expect, it } from "vitest";
import { changed, changesIn, lineOf } from "../tools/mutate/changes.mjs";
import { shareOf } from "../tools/mutate/figures.mjs";
import { everyChange, inOrder, withoutTypes } from "../tools/mutate/sample.mjs";

const SOURCE = `import { a } from "b === c";
/** x && y */
export type Pair = [1, 0];
export function kill(s: State, id: number): boolean {
  if (s.turn === 0) return false; // a < b
  editDamage(s, id).damage = s.turn + 1;
  const words = "p && q";
  clean(s, id, s.turn);
  return s.list.some((one) => one > id);
}
`;

const siblings = new Map([["editDamage", ["editObject"]]]);
const made = changesIn(SOURCE, { siblings }).map((change) => ({
  kind: change.kind,
  line: lineOf(SOURCE, change.at),
  result: changed(SOURCE, change),
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
      "6 wrong function",
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
    expect(made.find(({ kind, line }) => kind === "swapped arguments" && line === 8)?.result).toContain("clean(s, s.turn, id);");
    expect(made.find(({ kind }) => kind === "wrong function")?.result).toContain("editObject(s, id).damage");
  });
});

describe("what was found out about an engine", () => {
  const engine = (source: string) => withoutTypes(new Map([["a.ts", source]]));

  it("is true of another that differs in types and comments alone", () => {
    expect(engine("export const a = (b: number): boolean => b > 1; // more")).toBe(
      engine("/** Many. */\nexport const a = (b: Seat) => (b as number) > 1;"),
    );
  });

  it("is not true of one that does something else", () => {
    expect(engine("export const a = (b: number) => b > 1;")).not.toBe(engine("export const a = (b: number) => b >= 1;"));
  });
});

const SOURCES = new Map([
  [
    "fork.ts",
    "export function editDamage(s: State, id: number) {}\nexport function editItem(s: State, id: number) {}\nexport const edit = () => 1;\n",
  ],
  [
    "act.ts",
    'import { editDamage } from "./fork.ts";\nexport function act(s: State) {\n  editDamage(s, 1);\n  return s.turn === 2 && s.seat === 1;\n}\n',
  ],
]);

describe("which changes are tried", () => {
  const every = everyChange(SOURCES);

  it("a function is mistaken for one of the same module with as many parameters, which is then imported", () => {
    const wrong = every.filter(({ kind }) => kind === "wrong function");
    expect(wrong.map(({ path, text, needs }) => [path, text, needs])).toEqual([
      ["act.ts", "editItem(", '\nimport { editItem } from "./fork.ts";\n'],
    ]);
  });

  it("each has a name of its own, and keeps it and its place when the engine changes elsewhere", () => {
    expect(new Set(every.map(({ id }) => id)).size).toBe(every.length);
    const later = new Map([["a.ts", "export const a = (n: number) => n > 1;\n"], ...SOURCES]);
    const order = inOrder(every, 3).map(({ id }) => id);
    const among = new Set(order);
    expect(
      inOrder(everyChange(later), 3)
        .map(({ id }) => id)
        .filter((id) => among.has(id)),
    ).toEqual(order);
    expect(inOrder(every, 4).map(({ id }) => id)).not.toEqual(order);
  });
});

describe("the share that went unnoticed", () => {
  it("has an interval that grows narrower with the sample", () => {
    const [few, many] = [shareOf(2, 40), shareOf(15, 300)];
    expect(few.percent).toBe(5);
    expect(many.percent).toBe(5);
    expect(many.low).toBeCloseTo(3.1, 1);
    expect(many.high).toBeCloseTo(8.1, 1);
    expect(few.high).toBeGreaterThan(many.high);
    expect(shareOf(0, 300).low).toBe(0);
  });
});
