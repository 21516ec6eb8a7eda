import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { cycles, graphOf, sourcesBelow } from "./rooms.ts";
import { castsToNever, mutableIn, numericSteps } from "./structure.ts";

/** Variables of a module that are not caches, and why they are there. */
const NO_CACHES: Readonly<Record<string, string>> = {
  "state/fork.ts: lastEpoch": "numbers the states, so that each record belongs to one",
  "state/fork.ts: lastVersion": "numbers the versions, over all states",
  "actions/emit.ts: eventListener": "who is told of events while something is tried",
};

const sources = sourcesBelow(fileURLToPath(new URL("../packages/engine/src", import.meta.url)));
const everywhere = (find: (path: string, code: string) => string[]): string[] => [...sources].flatMap(([path, code]) => find(path, code));

describe("the engine's sources", () => {
  it("have no cycles, no casts to never, no numeric steps and no caches in modules", () => {
    const found = {
      "cycles by value imports": cycles(graphOf(sources)),
      "`as never`": everywhere(castsToNever),
      "numeric goTo": everywhere(numericSteps),
      // What is found out lives with its state (state/memory.ts).
      "module-level mutable caches": everywhere(mutableIn).filter((one) => !(one in NO_CACHES)),
    };
    for (const [what, where] of Object.entries(found)) console.log(`packages/engine/src: ${what}: ${where.length}`);
    for (const [what, where] of Object.entries(found)) expect(where, what).toEqual([]);
  });

  it("keep the variables that are no caches, and no others", () => {
    expect(everywhere(mutableIn).sort()).toEqual(Object.keys(NO_CACHES).sort());
  });

  it("would be found out", () => {
    const caches = [
      "let last = 0;",
      "const known = new Map<number, string>();\nknown.set(1, name);",
      "const found: string[] = [];\nfound.push(name);",
      "const lasts = Array.from({ length: 4 }, () => ({ made: -1 }));\nconst last = lasts[seat];",
      "export const table = new WeakMap<object, number>();\ntable.set(key, 1);",
    ];
    for (const code of caches) expect(mutableIn("a.ts", code), code).toHaveLength(1);
    for (const code of ["const NONE: readonly number[] = [];", "const WORDS = new Set(['a']);\nWORDS.has(name);"])
      expect(mutableIn("a.ts", code)).toEqual([]);
    expect(castsToNever("a.ts", "const part = { [pay]: sel } as never;")).toEqual(["a.ts:1"]);
    expect(numericSteps("a.ts", "\ngoTo(s, 3);\ngoTo(s, Step.pay);")).toEqual(["a.ts:2"]);
  });
});
