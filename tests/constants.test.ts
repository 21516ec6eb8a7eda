import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { playGame, random } from "@rulebound/bots";
import { CARDS, starterDecks } from "@rulebound/cards";
import { hash, loadPool } from "@rulebound/engine/internal";
import { build } from "esbuild";
import { afterAll, describe, expect, it } from "vitest";
import { withConstants } from "../tools/constants.mjs";
import { leanSources } from "../tools/lean.mjs";

const folder = mkdtempSync(join(tmpdir(), "rulebound-constants-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
async function run(text: string): Promise<Record<string, unknown>> {
  const file = join(folder, `bundle-${files++}.mjs`);
  writeFileSync(file, text);
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Record<string, unknown>;
}

/** What programs are made of that play is not quite what is tested elsewhere: its top level is made of constants. */
describe("a bundle with constants", () => {
  it("has functions before anything runs, and leaves alone what is assigned", async () => {
    const text = `
      var early = later(2);
      function later(n) { return n * factor(); }
      function factor() { return 21; }
      function replaced() { return "old"; }
      replaced = () => "new";
      var counter = 0;
      var [first, second] = [1, 2];
      var swapped = 1, kept = 2;
      ({ swapped, ...rest } = { swapped: 3, other: 4 });
      var rest;
      for (var i = 0; i < 3; i++) counter++;
      var last = "none";
      for (last of ["a", "b"]);
      var twice = 1;
      var twice = 2;
      export { counter, early, first, kept, last, later, replaced, rest, second, swapped, twice };
    `;
    const made = withConstants(text);
    expect(made).toContain("const later = function later(n)");
    expect(made).toContain("const early = later(2)");
    expect(made.indexOf("const factor")).toBeLessThan(made.indexOf("const early"));
    for (const name of ["replaced", "counter", "swapped", "last", "twice"]) expect(made).not.toMatch(new RegExp(`const ${name}\\b`));
    const [plain, constant] = [await run(text), await run(made)];
    expect(Object.keys(constant)).toEqual(Object.keys(plain));
    for (const [name, value] of Object.entries(plain))
      if (typeof value === "function") expect((constant[name] as () => unknown)()).toEqual(value());
      else expect(constant[name]).toEqual(value);
    expect(constant).toMatchObject({ early: 42, counter: 3, swapped: 3, kept: 2, last: "b", twice: 2 });
  });

  it("plays, made of lean sources, the games that the sources play", async () => {
    const program = `
      import { playGame, random } from "@rulebound/bots";
      import { CARDS, starterDecks } from "@rulebound/cards";
      import { hash, loadPool } from "@rulebound/engine/internal";
      const { pool } = loadPool(CARDS);
      const decks = starterDecks(pool).slice(0, 2).map(({ deck }) => deck);
      export const ends = ${JSON.stringify(SEEDS)}.map((seed) => hash(playGame({ pool, mode: "duel", decks, seed }, [random, random]).state));
    `;
    const { outputFiles } = await build({
      stdin: { contents: program, resolveDir: fileURLToPath(new URL("../", import.meta.url)) },
      bundle: true,
      plugins: [leanSources()],
      write: false,
      platform: "node",
      format: "esm",
      target: "node20",
    });
    const made = withConstants(outputFiles[0].text);
    expect(made.match(/^const /gm)?.length).toBeGreaterThan(1500);
    expect(made.match(/ [!=]== true/g)?.length).toBeGreaterThan(1000);
    const { pool } = loadPool(CARDS);
    const decks = starterDecks(pool)
      .slice(0, 2)
      .map(({ deck }) => deck);
    const ends = SEEDS.map((seed) => hash(playGame({ pool, mode: "duel", decks, seed }, [random, random]).state));
    expect((await run(made)).ends).toEqual(ends);
  });
});

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
