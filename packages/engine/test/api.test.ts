import { readFileSync } from "node:fs";
import { CARDS, starterDecks } from "@rulebound/cards";
import { describe, expect, it } from "vitest";
import * as api from "../src/index.ts";
import { loadPool } from "../src/internal.ts";

/** The public API, as index.ts writes it down: what is exported, its doc comment, and the examples in it. */
interface Item {
  readonly names: readonly string[];
  readonly isType: boolean;
  readonly doc: string;
  readonly examples: readonly string[];
}

const EXPORT = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^export (type \{|\{|const|interface|type) ?([^=;]*)/gm;

const items: Item[] = [...readFileSync(new URL("../src/index.ts", import.meta.url), "utf8").matchAll(EXPORT)].map(
  ([, doc = "", kind, rest]) => ({
    names: kind.endsWith("{")
      ? rest
          .split("}")[0]
          .split(",")
          .map((name) => name.trim())
      : [rest.trim().split(/[\s:]/)[0]],
    isType: kind.startsWith("type") || kind === "interface",
    doc: doc.trim(),
    examples: doc.split("\n").flatMap((line) => /^ \* {5}(.*)/.exec(line)?.slice(1) ?? []),
  }),
);
const valuesOf = ({ names, isType }: Item): string[] => (isType ? [] : names.filter((name) => !name.startsWith("type ")));

const { pool } = loadPool(CARDS);
const decks = starterDecks(pool).map(({ deck }) => deck);

/** What the lines with a comment come to, beside what the comments say. */
function run(examples: readonly string[]): { came: unknown; said: unknown }[] {
  const lines = examples.map((line) => {
    const [, code, said] = /^(.*); \/\/ (.*)$/.exec(line) ?? [];
    return code === undefined ? line : `found.push({ came: ${code}, said: (${said}) });`;
  });
  const given = { ...api, pool, decks: decks.slice(0, 2), game: api.newGame({ pool, mode: "duel", decks: decks.slice(0, 2), seed: 1 }) };
  return new Function(...Object.keys(given), `const found = []; ${lines.join("\n")}\nreturn found;`)(...Object.values(given));
}

describe("the public API", () => {
  it("is small, and all of it is written down here", () => {
    const values = items.flatMap(valuesOf).sort();
    expect(values).toEqual(Object.keys(api).sort());
    console.log(`${values.length} values, ${items.flatMap(({ names }) => names).length - values.length} types`);
  });

  it.each(items)("$names has a doc comment", ({ doc }) => expect(doc).not.toBe(""));

  it.each(items.filter((item) => valuesOf(item).some((name) => !name.endsWith("Error"))))(
    "$names has examples that are true",
    ({ examples }) => {
      const found = run(examples);
      expect(found.length).toBeGreaterThan(0);
      for (const { came, said } of found) expect(came).toEqual(said);
    },
  );

  it("says what is wrong with what it is given", () => {
    const game = api.newGame({ pool, mode: "duel", decks: decks.slice(0, 2), seed: 1 });
    expect(() => api.observe(game, 7)).toThrow("there is no seat 7: they go from -1 to 1");
    expect(() => api.events(game, 2)).toThrow("there is no seat 2");
    expect(() => api.determinize(game, -1, { below: () => 0 })).toThrow("there is no seat -1: they go from 0 to 1");
    expect(() => api.describe(game, { do: "play", object: 99_999, way: 0 })).toThrow("there is no object 99999 in this game");
    expect(() => api.replay(pool, {} as api.Replay)).toThrow("this is no replay");
    expect(api.loadPool([{ name: "x" } as never]).refused).toEqual([{ card: "x", reason: "it has no id" }]);
    expect(() => api.loadPool([{} as never])).toThrow("card 1: it has no name");
  });

  it("lets nobody look into a game", () => {
    const game: api.Game = api.newGame({ pool, mode: "duel", decks: decks.slice(0, 2), seed: 1 });
    // @ts-expect-error: a game is opaque
    expect(game.players).toBeDefined();
  });
});
