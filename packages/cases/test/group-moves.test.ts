import { CARDS } from "@rulebound/cards";
import { apply, type Decision, decision, fork, legal, type State } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import { everyCard, readWithWords, runCase } from "../src/judging.ts";

/** Three units in base, an opponent's Mageseeker Investigator at the first battlefield, and so many runes. */
function board(runes: number): State {
  const text = `name: Three units and a tax
players:
  P1: {base: [V1, V2, V3], runes: {order: ${runes}}}
battlefields:
  - BF-A: {controller: P2, units: {P2: [Mageseeker Investigator]}}
  - BF-B
`;
  const [{ from }] = readWithWords("test.yaml", text, everyCard());
  let state: State | null = null;
  runCase(from, CARDS, {
    watch: ({ game }) => {
      state = fork(game.state);
    },
  });
  if (state === null) throw new Error("the case has not been run");
  return state;
}

/** Where several units could go together, and who may be chosen for the first of these places. */
function groups(s: State): { places: number; asked: Decision | null } {
  const offered = legal(s).filter((answer) => answer.do === "move" && answer.units.length === 0);
  const toTaxed = offered.find((answer) => answer.do === "move" && answer.to === s.battlefields[0].index + 4);
  if (toTaxed === undefined) return { places: offered.length, asked: null };
  expect(apply(s, toTaxed)).toBeNull();
  return { places: offered.length, asked: decision(s) };
}

describe("units that are put together step by step", () => {
  it("go no further than their player can pay (204.4.c)", () => {
    expect(groups(board(1)).asked).toMatchObject({ kind: "choose", min: 2, max: 2 });
    expect(groups(board(2)).asked).toMatchObject({ kind: "choose", min: 2, max: 3 });
  });

  it("do not go where two cannot be paid for", () => {
    const { places, asked } = groups(board(0));
    expect(asked).toBeNull();
    expect(places).toBe(1); // the other battlefield
  });
});
