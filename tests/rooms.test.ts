import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { cycles, graphOf, type Layers, sourcesBelow, upwardImports } from "./rooms.ts";

/**
 * The rooms of packages/engine/src, from the lowest layer to the highest. A room of procedures may import any other one: the book's
 * sections refer to each other.
 */
const LAYERS: Layers = [
  ["state/", "modes/modes.ts", "version.ts"],
  ["language/", "language/types/", "language/build/"],
  ["language/render/"],
  ["derive/"],
  // The compiler: terms of texts below, what instructions do and whole abilities and cards above.
  ["language/compile/"],
  ["actions/"],
  ["keywords/"],
  ["procedures/"],
  [
    "language/compile/effects/",
    ...["abilities", "activated", "cards", "pool", "replacements", "spells", "statics", "keywords", "register"].map(
      (name) => `language/compile/${name}.ts`,
    ),
  ],
  ["decisions/", "modes/"],
  ["procedures/run.ts"],
  ["procedures/setup/board.ts", "border/"],
  ["api.ts"],
  ["view/", "replay/"],
  ["language/index.ts", "index.ts"],
];

/** What still goes the other way, each one to be mended: an entry that is no longer true fails as well. */
const KNOWN_UPWARD: readonly string[] = [
  // What may be replaced asks, is paid for, and runs the text that happens instead (369-373).
  "actions/kill.ts -> procedures/chain/effect.ts",
  "actions/kill.ts -> procedures/cost/payable.ts",
  "actions/kill.ts -> procedures/cost/start-payment.ts",
  "actions/replace.ts -> procedures/chain/effect.ts",
  "actions/replace.ts -> procedures/cost/payable.ts",
  "actions/replace.ts -> procedures/cost/start-payment.ts",
  "actions/take.ts -> procedures/chain/effect.ts",
  "actions/recycle.ts -> procedures/chain/deck-order.ts",
  // A window is offered if there is something to do in it (docs/decisions/0002).
  "procedures/play/act.ts -> decisions/acts.ts",
];

/** The grammar of texts refers to itself (amounts of objects that fit a filter with an amount), in the compiler and in the renderer. */
const inFolder = (folder: string, ...names: readonly string[]): readonly string[] => names.map((name) => `language/${folder}/${name}.ts`);
const KNOWN_CYCLES: readonly (readonly string[])[] = [
  inFolder("compile", "abilities", "statics"),
  inFolder("compile", "amounts", "filter-tests", "filters", "on-chain", "places", "ranges", "selectors"),
  inFolder("render", "abilities", "damage", "give", "instructions", "replacements", "sequence", "statics", "structure"),
  inFolder("render", "amounts", "costs", "filters", "keywords", "places", "ranges", "selectors"),
];

const engine = fileURLToPath(new URL("../packages/engine/src", import.meta.url));
const graph = graphOf(sourcesBelow(engine));

describe("the rooms of the engine", () => {
  it("import what is below them, and the exceptions are these", () => {
    expect(upwardImports(LAYERS, graph)).toEqual([...KNOWN_UPWARD].sort());
  });

  it("have no circles of files beside these", () => {
    const found = cycles(graph);
    console.log(`${found.length} circles of ${found.reduce((sum, group) => sum + group.length, 0)} files by value imports`);
    expect(found).toEqual(KNOWN_CYCLES.map((group) => [...group].sort()));
  });
});

describe("these checks see what they look for", () => {
  const planted = (path: string, code: string) => graphOf(new Map([...sourcesBelow(engine), [path, code]]));

  it("a planted import of a higher room", () => {
    const wrong = planted("state/planted.ts", 'import { draw } from "../actions/take.ts";');
    expect(upwardImports(LAYERS, wrong).filter((line) => !KNOWN_UPWARD.includes(line))).toEqual(["state/planted.ts -> actions/take.ts"]);
    const typed = planted("state/planted.ts", 'import type { A } from "../actions/take.ts";\nimport { type B } from "../view/view.ts";');
    expect(upwardImports(LAYERS, typed)).toEqual([...KNOWN_UPWARD].sort());
    expect(upwardImports(LAYERS, planted("attic/planted.ts", ""))).toContain("attic/planted.ts is in no layer");
  });

  it("a planted circle", () => {
    const files = new Map([
      ["a.ts", 'import { b } from "./b.ts";'],
      ["b.ts", 'export * from "./c/c.ts";'],
      ["c/c.ts", 'import {\n  type A,\n  a,\n} from "../a.ts";'],
      ["d.ts", 'import type { A } from "./e.ts";'],
      ["e.ts", 'import { d } from "./d.ts";'],
    ]);
    expect(cycles(graphOf(files))).toEqual([["a.ts", "b.ts", "c/c.ts"]]);
  });
});
