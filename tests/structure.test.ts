import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { cycles, graphOf, sourcesBelow } from "./rooms.ts";
import { castsToNever, mutableIn, numericSteps, placementsIn, writableRecordsIn, writersIn } from "./structure.ts";

/** Variables of a module that are not caches, and why they are there. */
const NO_CACHES: Readonly<Record<string, string>> = {
  "state/fork.ts: lastEpoch": "numbers the states, so that each record belongs to one",
  "state/fork.ts: lastVersion": "numbers the versions, over all states",
  "actions/emit.ts: eventListener": "who is told of events while something is tried",
};

/** Files that call `editPlacement`, and so know which abilities come or go. */
const PLACING: readonly string[] = [
  "actions/attach.ts",
  "actions/battlefields.ts",
  "actions/control.ts",
  "actions/relocate.ts",
  "view/determinize.ts",
];

/** Files in which records are made or copied, and those that say what is writable on them. */
const MAKING: readonly string[] = ["actions/new-object.ts", "state/copies.ts", "state/field-groups.ts", "state/fork.ts"];

/** How many lines of each file outside actions/ write records. Fewer is better: what writes belongs to actions/, by the book's name for it. */
const WRITERS_OUTSIDE_ACTIONS: Readonly<Record<string, number>> = {
  "language/compile/effects/chain.ts": 1,
  "language/compile/effects/instructions.ts": 1,
  "language/compile/effects/later.ts": 1,
  "language/compile/effects/play.ts": 1,
  "procedures/chain/chain.ts": 1,
  "procedures/chain/chosen.ts": 3,
  "procedures/chain/deck-order.ts": 1,
  "procedures/chain/leave-chain.ts": 1,
  "procedures/chain/new-choices.ts": 1,
  "procedures/chain/resolve.ts": 3,
  "procedures/cleanup/battlefield-control.ts": 1,
  "procedures/cleanup/cleanup.ts": 2,
  "procedures/cleanup/special-cleanup.ts": 2,
  "procedures/combat/combat.ts": 4,
  "procedures/combat/designate.ts": 1,
  "procedures/cost/autopay.ts": 2,
  "procedures/cost/given-up.ts": 1,
  "procedures/cost/pay-power.ts": 2,
  "procedures/cost/pay.ts": 2,
  "procedures/leaving/concede.ts": 5,
  "procedures/play/finalize-choices.ts": 1,
  "procedures/play/finalize-play.ts": 5,
  "procedures/play/finalized.ts": 4,
  "procedures/play/play.ts": 1,
  "procedures/play/targeting.ts": 1,
  "procedures/scoring/scoring.ts": 6,
  "procedures/setup/board.ts": 10,
  "procedures/setup/setup.ts": 2,
  "procedures/showdown/showdown.ts": 1,
  "procedures/showdown/start-showdown.ts": 2,
  "procedures/turn/new-turn.ts": 6,
  "view/determinize.ts": 2,
};

const countByFile = (lines: readonly string[]): Record<string, number> => {
  const count: Record<string, number> = {};
  for (const line of lines) {
    const [file] = line.split(":");
    count[file] = (count[file] ?? 0) + 1;
  }
  return count;
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

  it("write records in actions/, and elsewhere only where they are known to", () => {
    const writers = everywhere(writersIn).filter((where) => !where.startsWith("actions/"));
    const files = countByFile(writers);
    console.log(`packages/engine/src: writers of records outside actions/: ${writers.length} in ${Object.keys(files).length} files`);
    expect(files).toEqual(WRITERS_OUTSIDE_ACTIONS);
  });

  it("say themselves what goes stale only where objects are put somewhere", () => {
    expect(Object.keys(countByFile(everywhere(placementsIn))).sort()).toEqual(PLACING);
  });

  it("declare no record to be writable where it is not made", () => {
    expect(Object.keys(countByFile(everywhere(writableRecordsIn))).sort()).toEqual(MAKING);
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
    expect(writersIn("a.ts", "editObject(s, id).moves++;\nexport function editObject(s: State) {")).toEqual(["a.ts:1"]);
    expect(placementsIn("a.ts", "const o = editPlacement(s, id);")).toEqual(["a.ts:1"]);
    expect(writableRecordsIn("a.ts", "const o: Writable<GameObject> = s.objects[id];")).toEqual(["a.ts:1"]);
    expect(castsToNever("a.ts", "const part = { [pay]: sel } as never;")).toEqual(["a.ts:1"]);
    expect(numericSteps("a.ts", "\ngoTo(s, 3);\ngoTo(s, Step.pay);")).toEqual(["a.ts:2"]);
  });
});
