import { CARDS } from "@rulebound/cards";
import { Catalogue, readCases, setUp } from "@rulebound/cases";
import { apply, hash, P2 } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import { type SolveOptions, solve } from "../src/index.ts";

const catalogue = new Catalogue(CARDS);

function boardOf(text: string) {
  const [one] = readCases("here", `name: A board\n${text}`, catalogue);
  return setUp(one, CARDS).state;
}
const solved = (text: string, options: SolveOptions = {}) => solve(boardOf(text), options);
const actions = ({ line }: ReturnType<typeof solve>) => line.map(({ player, action }) => `P${player + 1}: ${action}`);

/** P1 has seven points, holds BF-A and has scored it this turn: BF-B is the eighth. */
const LAST_POINT = `
scored: {P1: [BF-A]}
battlefields:
  - BF-A: {controller: P1, units: {P1: [V1]}}
  - BF-B: {controller: P2, units: {P2: [V3]}}
players:
  P1: {points: 7, base: [V4]}
`;

describe("a sure win this turn", () => {
  it("is a move where nobody can answer", () => {
    const solution = solved(`${LAST_POINT}  P2: {hand: [V1]}\n`);
    expect(solution).toMatchObject({ verdict: "win", acts: 1 });
    expect(actions(solution)[0]).toBe("P1: move V4 to BF-B");
  });

  it("is none if a card that the opponent may hold prevents it, wherever it really is", () => {
    for (const cards of ["hand: [V1], deck: [Discipline]", "hand: [Discipline], deck: [V1]"]) {
      const player = `  P2: {${cards}, runes: {calm: 3}}\n`;
      expect(solved(LAST_POINT + player), cards).toMatchObject({ verdict: "none" });
      expect(solved(LAST_POINT + player, { against: "visible" }), cards).toMatchObject({ verdict: "win", acts: 1 });
    }
  });

  it("is sure if the opponent cannot hold that card, or cannot pay for it", () => {
    expect(solved(`${LAST_POINT}  P2: {deck: [Discipline], runes: {calm: 3}}\n`).verdict).toBe("win");
    expect(solved(`${LAST_POINT}  P2: {hand: [Discipline]}\n`).verdict).toBe("win");
  });

  it("takes as few acts as possible, and its line wins when it is played", () => {
    const text = `
battlefields:
  - BF-A: {controller: P2, units: {P2: [Stalwart Poro]}}
  - BF-B: {controller: P2, units: {P2: [V3]}}
players:
  P1: {points: 6, hand: [Hextech Ray, Falling Star], runes: {fury: 6}, base: [V2, V4]}
`;
    const state = boardOf(text);
    const solution = solve(state, { against: "visible" });
    expect(solution).toMatchObject({ verdict: "win", acts: 3 });
    state.windows = "useful";
    for (const { answer } of solution.line) expect(apply(state, answer)).toBeNull();
    expect(state.winners).toEqual([0]);
  });

  it("does not lean on a card that is still to be drawn", () => {
    const text = (hand: string) => `
scored: {P1: [BF-A]}
battlefields:
  - BF-A: {controller: P1, units: {P1: [V1]}}
  - BF-B: {controller: P2, units: {P2: [V3]}}
players:
  P1: {points: 7, base: [V3], hand: [${hand}], deck: [Hextech Ray, Hextech Ray, Hextech Ray, Hextech Ray], runes: {fury: 9, mind: 3}}
`;
    expect(solved(text("Progress Day"))).toMatchObject({ verdict: "none" });
    expect(solved(text("Progress Day, Hextech Ray"))).toMatchObject({ verdict: "win", acts: 2 });
  });
});

describe("the search", () => {
  it("says that it has not decided when the limit comes first, never that there is none", () => {
    expect(solved(LAST_POINT, { limit: 1 })).toMatchObject({ verdict: "undecided", line: [] });
    expect(solved("players:\n  P1: {base: [V1, V2]}\nbattlefields: [BF-A, BF-B]\n", { deepest: 1 })).toMatchObject({
      verdict: "undecided",
    });
  });

  it("leaves the board as it was", () => {
    const state = boardOf(LAST_POINT);
    const before = hash(state);
    solve(state);
    expect(hash(state)).toBe(before);
  });

  it("looks for whoever's turn it is, or for somebody else", () => {
    expect(solved(LAST_POINT, { seat: P2 })).toMatchObject({ verdict: "none", seat: 1 });
  });
});
