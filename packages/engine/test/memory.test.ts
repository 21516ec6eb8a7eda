import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { availableResources, describe as describeAnswer, fork, hash, legal, save } from "../src/index.ts";
import type { State } from "../src/state/records.ts";
import { playRandomly, randomSetup } from "./games.ts";

/** What a state keeps of earlier looks, and nothing of the game. */
const KEPT: ReadonlySet<keyof State> = new Set([
  "memory",
  "derived",
  "index",
  "acts",
  "actsJudged",
  "actJudged",
  "actsVersion",
  "actsSeat",
]);

/** The game itself: whoever writes to it fails. */
function freeze(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}

function freezeGame(s: State): void {
  for (const [key, value] of Object.entries(s)) if (!KEPT.has(key as keyof State) && key !== "pool") freeze(value);
}

describe("looking at a game", () => {
  it("writes nothing: listing answers, describing them and counting what can be paid work on a frozen game", () => {
    let decisions = 0;
    for (let seed = 1; seed <= 4; seed++)
      playRandomly(randomSetup(seed, seed % 2 === 0 ? "2v2" : "duel"), (s, at) => {
        if (at % 5 === 0 && s.decision !== null) {
          const looked = fork(s);
          freezeGame(looked);
          const before = [save(looked), hash(looked)];
          const [version, layers, payment, cleanup] = [looked.version, looked.layersVersion, looked.paymentVersion, looked.cleanupVersion];
          const answers = legal(looked);
          for (const answer of answers) describeAnswer(looked, answer);
          for (const { seat } of looked.players) availableResources(looked, seat, 0);
          expect(legal(looked)).toEqual(answers);
          expect([save(looked), hash(looked)]).toEqual(before);
          expect([looked.version, looked.layersVersion, looked.paymentVersion, looked.cleanupVersion]).toEqual([
            version,
            layers,
            payment,
            cleanup,
          ]);
          decisions++;
        }
        return at < 200;
      });
    expect(decisions).toBeGreaterThan(60);
  });

  it("keeps what was found with its own state: a fork begins with nothing, and finds the same", () => {
    playRandomly(randomSetup(3, "duel"), (s, at) => {
      if (at % 10 === 0 && s.decision !== null) {
        const answers = legal(s);
        const other = fork(s);
        expect(other.memory).toBeNull();
        other.actsVersion = -1;
        expect(legal(other)).toEqual(answers);
        if (other.memory !== null) expect(other.memory).not.toBe(s.memory);
      }
      return at < 200;
    });
  });
});

/** Variables of a module that are not caches, and why they are there. */
const NO_CACHES: Readonly<Record<string, string>> = {
  "state/fork.ts: lastEpoch": "numbers the states, so that each record belongs to one",
  "state/fork.ts: lastVersion": "numbers the versions, over all states",
  "actions/emit.ts: eventListener": "who is told of events while something is tried",
  "language/compile/effects/context.ts: compileInstruction": "a function that is handed in once",
};

const SOURCES = fileURLToPath(new URL("../src/", import.meta.url));
const VARIABLE = /^(?:export )?(?:let|var) (\w+)/;
/** Collections that are made at the top of a module and are not said to be readonly. */
const COLLECTION =
  /^(?:export )?const (\w+)(?:: ([^=]+?))? = (?:new (?:Map|Set|WeakMap|WeakSet|Array|\w*Array)\b|\[\s*\]|\{\s*\}|Array\.from\()/;

function mutableIn(path: string, code: string): string[] {
  return code.split("\n").flatMap((line) => {
    const name = VARIABLE.exec(line)?.[1];
    if (name !== undefined) return [`${path}: ${name}`];
    const [, constant, type = ""] = COLLECTION.exec(line) ?? [];
    return constant === undefined || /^(readonly|Readonly)/.test(type) || isNeverWritten(constant, code) ? [] : [`${path}: ${constant}`];
  });
}

/** Neither assigned to by a key nor changed by a method. */
const isNeverWritten = (name: string, code: string): boolean =>
  !new RegExp(
    `\\b${name}(\\.(set|add|delete|clear|push|pop|splice|sort|fill|unshift|shift)\\(|\\[[^\\]]*\\](\\.\\w+)?\\s*(\\?\\?|[-+|&])?=[^=])`,
  ).test(code) && !new RegExp(`[(,=]\\s*${name}\\[`).test(code);

describe("the engine's modules", () => {
  it("keep no caches: what is found out lives with its state (state/memory.ts)", () => {
    const found = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".ts"))
      .flatMap((path) => mutableIn(path.replaceAll("\\", "/"), readFileSync(join(SOURCES, path), "utf8")));
    const caches = found.filter((one) => !(one in NO_CACHES));
    console.log(`module-level mutable caches in packages/engine/src: ${caches.length}`);
    expect(caches).toEqual([]);
  });

  it("would be found out", () => {
    const planted = [
      "let last = 0;",
      "const known = new Map<number, string>();\nknown.set(1, name);",
      "const found: string[] = [];\nfound.push(name);",
      "const lasts = Array.from({ length: 4 }, () => ({ made: -1 }));\nconst last = lasts[seat];",
      "export const table = new WeakMap<object, number>();\ntable.set(key, 1);",
    ];
    for (const code of planted) expect(mutableIn("a.ts", code), code).toHaveLength(1);
    for (const code of ["const NONE: readonly number[] = [];", "const WORDS = new Set(['a']);\nWORDS.has(name);"])
      expect(mutableIn("a.ts", code)).toEqual([]);
  });
});
