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
  // What compiled texts mean while they are executed: all that anybody but the compiler needs of them.
  ["language/run/"],
  ["actions/"],
  ["keywords/"],
  // A window is offered if there is something to do in it (docs/decisions/0002), so acts are listed here.
  ["procedures/", "decisions/acts.ts", "decisions/possible-acts.ts"],
  ["language/compile/"],
  ["decisions/", "modes/"],
  ["procedures/run.ts"],
  ["procedures/setup/board.ts", "border/"],
  ["api.ts"],
  ["view/", "replay/"],
  ["language/index.ts", "internal.ts", "index.ts"],
];

const engine = fileURLToPath(new URL("../packages/engine/src", import.meta.url));
const graph = graphOf(sourcesBelow(engine));

describe("the rooms of the engine", () => {
  it("import what is below them, without an exception", () => {
    expect(upwardImports(LAYERS, graph)).toEqual([]);
  });

  it("have no cycles of files by value imports", () => {
    expect(cycles(graph)).toEqual([]);
  });
});

describe("these checks see what they look for", () => {
  const planted = (path: string, code: string) => graphOf(new Map([...sourcesBelow(engine), [path, code]]));

  it("a planted import of a higher room", () => {
    const wrong = planted("state/planted.ts", 'import { draw } from "../actions/take.ts";');
    expect(upwardImports(LAYERS, wrong)).toEqual(["state/planted.ts -> actions/take.ts"]);
    const typed = planted("state/planted.ts", 'import type { A } from "../actions/take.ts";\nimport { type B } from "../view/view.ts";');
    expect(upwardImports(LAYERS, typed)).toEqual([]);
    expect(upwardImports(LAYERS, planted("attic/planted.ts", ""))).toContain("attic/planted.ts is in no layer");
  });

  it("a planted cycle", () => {
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
