import { describe, expect, it } from "vitest";
import { fork, legal, type State } from "../src/internal.ts";
import { playRandomly, randomSetup } from "./games.ts";

/** Which windows surface, and that the others are passed as somebody would have passed them. */

const isOpen = (s: State): boolean => s.chain.length === 0 && s.showdownAt < 0;

describe("windows", () => {
  it("surface where there is something to do but pass", () => {
    let asked = 0;
    for (const seed of [1, 2, 3])
      playRandomly(randomSetup(seed, "duel", "useful"), (s) => {
        if (s.decision?.kind !== "act") return true;
        asked++;
        expect(legal(fork(s)).length).toBeGreaterThan(1);
        return true;
      });
    expect(asked).toBeGreaterThan(50);
  });

  it("surface for the turn player in an open state alone, where somebody looks ahead", () => {
    const kinds = new Set<string>();
    for (const mode of ["duel", "ffa3", "2v2"] as const)
      playRandomly(randomSetup(4, mode, "open"), (s) => {
        kinds.add(s.decision?.kind ?? "");
        if (s.decision?.kind !== "act") return true;
        expect(s.decision.player).toBe(s.turnPlayer);
        expect(isOpen(s)).toBe(true);
        return true;
      });
    expect([...kinds]).toEqual(expect.arrayContaining(["act", "choose", "mulligan"]));
  });
});
