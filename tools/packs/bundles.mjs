// What readers' bundlers make of the packages, and how large it is.
import { createContext, runInContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const HASH = 'import { hash } from "@rulebound/engine"; globalThis.result = hash;';
const ENGINE = 'import * as engine from "@rulebound/engine"; globalThis.result = engine;';
const WHOLE = `import * as engine from "@rulebound/engine"; import * as cards from "@rulebound/cards"; import * as bots from "@rulebound/bots";
import * as judging from "@rulebound/cases/judging"; import * as rules from "@rulebound/rules/book"; globalThis.result = [engine, cards, bots, judging, rules];`;
/** A page that plays a game to its end against nobody. */
const GAME = `import { CARDS, starterDecks } from "@rulebound/cards"; import { playGame, random } from "@rulebound/bots"; import { loadPool } from "@rulebound/engine";
const { pool } = loadPool(CARDS); const [a, b] = starterDecks(pool);
globalThis.result = playGame({ pool, mode: "duel", decks: [a.deck, b.deck], seed: 1 }, [random, random]).winners.length;`;

/** Bundles for browsers in this folder, where the packages are installed. */
export async function measureBundles(folder) {
  return {
    "import { hash }": await sizeOf(folder, HASH),
    "the engine": await sizeOf(folder, ENGINE),
    "engine, cards, bots, cases and rules": await sizeOf(folder, WHOLE),
  };
}

async function sizeOf(folder, contents) {
  const text = await bundled(folder, contents);
  return { minified: text.length, gzipped: gzipSync(text, { level: 9 }).length };
}

/** The winners of a game that is played by a bundle where there is nothing but the language: no Node, no page. */
export async function playInBundle(folder) {
  const context = createContext({});
  runInContext(await bundled(folder, GAME), context);
  return context.result;
}

async function bundled(folder, contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    minify: true,
    platform: "browser",
    format: "iife",
    target: "es2022",
    write: false,
    logLevel: "warning",
  });
  return outputFiles[0].text;
}
