import { describe, expect, it } from "vitest";
import { align } from "./proofs/kept.ts";
import { kills } from "./proofs/kills.ts";

describe("a server that is killed with kill -9 while games are played", () => {
  it("loses no answer that it has acknowledged, and every game ends as its record says", async () => {
    const figures = await kills({ games: 6, kills: 3, seed: 11, life: 2500 });
    expect(figures).toMatchObject({ lost: 0, wrong: [], surprises: [] });
    expect(figures.games).toBeGreaterThanOrEqual(6);
    expect(figures.accepted).toBeGreaterThan(300);
    expect(figures.reconnections).toBeGreaterThanOrEqual(3);
  }, 600_000);
});

describe("this comparison", () => {
  const sent = (...answers: (readonly [verb: "yes" | "no" | "done", isAccepted: boolean])[]) =>
    answers.map(([verb, isAccepted]) => ({ answer: { do: verb }, isAccepted }));
  const stored = (...verbs: string[]) => verbs.map((verb) => JSON.stringify([["do", verb]]));

  it("sees an answer that was acknowledged and is gone, or is there and was never sent", () => {
    expect(align(sent(["yes", true], ["no", true]), stored("yes", "no"))).toEqual({ accepted: 2, lost: 0, unacknowledged: 0 });
    expect(align(sent(["yes", true], ["no", true]), stored("yes"))).toMatchObject({ lost: 1 });
    expect(align(sent(["yes", true]), stored("yes", "no"))).toMatchObject({ lost: 1 });
  });

  it("lets answers be missing or there whose acknowledgement never came", () => {
    expect(align(sent(["yes", false], ["no", true]), stored("no"))).toEqual({ accepted: 1, lost: 0, unacknowledged: 0 });
    expect(align(sent(["yes", false], ["yes", true]), stored("yes"))).toEqual({ accepted: 1, lost: 0, unacknowledged: 0 });
    expect(align(sent(["yes", false], ["no", true]), stored("yes", "no"))).toEqual({ accepted: 1, lost: 0, unacknowledged: 1 });
  });
});
