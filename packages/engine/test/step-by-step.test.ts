import { describe, expect, it } from "vitest";
import { openAssignments } from "../src/decisions/legal.ts";
import { type AssignDecision, type Choice, SPLIT_RANK } from "../src/state/decision.ts";

/** Damage that is assigned by picking one unit after another (465.2.c, 355.14.e). */

const open = (ranks: readonly number[], picked: readonly Choice[]): readonly Choice[] =>
  openAssignments({ options: [7, 8, 9], needs: [2, 1, 1], ranks, picked } as unknown as AssignDecision);

describe("who can be picked next", () => {
  it("is in combat a unit with Tank first, and then the others", () => {
    expect(open([1, 0, 1], [])).toEqual([8]);
    expect(open([1, 0, 1], [8])).toEqual([7, 9]);
  });

  it("is in a split any target that has not been picked", () => {
    const ranks = [SPLIT_RANK, SPLIT_RANK, SPLIT_RANK];
    expect(open(ranks, [])).toEqual([7, 8, 9]);
    expect(open(ranks, [8])).toEqual([7, 9]);
  });
});
