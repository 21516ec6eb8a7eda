import { describe, expect, it } from "vitest";
import { availableResources, describe as describeAnswer, fork, hash, legal, save } from "../src/internal.ts";
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
