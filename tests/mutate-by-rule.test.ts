import { transformSync } from "esbuild";
import { describe, expect, it } from "vitest";
import { changesByRule } from "../tools/mutate/places.mjs";
import { everyChange } from "../tools/mutate/sample.mjs";
import { titleAt } from "../tools/mutate/tests.mjs";
import { withVariants } from "../tools/mutate/variants.mjs";

const SOURCE = `const CLOSED = refuse("144.1.b", "closed");
const NAMED = {
  /** 144.2 */
  tired: refuse("exhausted"),
  small: refuse("small"),
};

/** 144.3 */
export interface Group {
  readonly size: number;
}

export const far = (n: number): boolean => n > 1;

export function mayMove(s: State): Refusal | null {
  if (s.chain > 0) return CLOSED;
  return s.tired === true ? NAMED.tired : null;
}

/** 144.4 */
export const procedure = make({
  begin(s: State) {
    if (s.turn === 1) return 2;
    return 3;
  },
  end: (s: State) => s.turn !== 1,
});

// 187.1
export const LIST = [
  token("a", { might: 1 }), // 187.2
  token("b", { might: 1 }),
];
`;
const sources = new Map([["move.ts", SOURCE]]);
const every = everyChange(sources);
const lineOf = (text: string): number => SOURCE.split("\n").findIndex((line) => line.includes(text)) + 1;
const linesOf = (...texts: readonly string[]): number[] => {
  const levels = texts.map((text) => [{ file: "packages/engine/src/move.ts", line: lineOf(text) }]);
  const found = changesByRule([{ rule: "144", levels }], every, sources).get("144") ?? [];
  return [...new Set(found.map(({ line }) => line))];
};

describe("where a rule can be shown", () => {
  it("is the declaration that names it, the nearest line first", () => {
    expect(linesOf("144.4")).toEqual([lineOf("s.turn === 1"), lineOf("s.turn !== 1")]);
  });

  it("is where a constant is used that names it, or an entry of a table", () => {
    expect(linesOf("144.1.b")).toEqual([lineOf("return CLOSED"), lineOf("NAMED.tired")]);
    expect(linesOf("144.2")[0]).toBe(lineOf("NAMED.tired"));
  });

  it("is no declaration of a type; then a rule below or above it is looked for", () => {
    expect(linesOf("144.3")).toEqual([]);
    expect(linesOf("144.3", "144.4")).toHaveLength(2);
  });

  it("of an entry of a list is that entry", () => {
    expect(linesOf("187.2")).toEqual([lineOf("187.2")]);
  });
});

describe("many changes in one source", () => {
  const numbered = every.map((change, i) => ({ ...change, number: i + 1 }));
  const { text, left, inFunction } = withVariants(SOURCE, numbered);

  it("stand in functions and in what is inside of others; only what runs as the module loads is left out", () => {
    expect(left.every(({ owner }) => owner === "LIST")).toBe(true);
    expect(inFunction.size + left.length).toBe(every.length);
    expect(() => transformSync(text, { loader: "ts" })).not.toThrow();
  });

  it("are made one at a time, by number", () => {
    const code = transformSync(text.replace(/^export /gm, ""), { loader: "ts" }).code;
    const run = new Function(
      "change",
      "refuse",
      "make",
      "token",
      `globalThis.change = change;\n${code}\nreturn procedure.begin({ turn: 1 });`,
    );
    const given = [() => null, (steps: object) => steps, () => null];
    const turned = numbered.find(({ line, kind }) => line === lineOf("s.turn === 1") && kind === "comparison");
    expect(run(0, ...given)).toBe(2);
    expect(run(turned?.number, ...given)).toBe(3);
    run(0, ...given);
  });
});

describe("the test that a line stands in", () => {
  const TEXT = `const LIST = ["116"];
describe("a thing", () => {
  it("does one (117)", () => {
    expect(1).toBe(1); // 118
  });

  it.each([0, 1])("does %i of them (117.2)", (n) => {
    expect(n).toBe(n);
  });
});
`;

  it("is told by its title, whether the title or the body names the rule", () => {
    expect([3, 4].map((line) => titleAt(TEXT, line))).toEqual(["does one (117)", "does one (117)"]);
    expect(titleAt(TEXT, 7)).toBe("does %i of them (117.2)");
  });

  it("is none, where a list or a blank line names it", () => {
    expect([1, 2, 6].map((line) => titleAt(TEXT, line))).toEqual([null, null, null]);
  });
});
