import { CARDS } from "@rulebound/cards";
import { describe, expect, it } from "vitest";
import { withExpectation } from "../src/edit/index.ts";
import { everyCard, type Offer, offersOf, readWithWords, runCase, runCaseText, truthsOf } from "../src/judging.ts";

const BOARD = `name: Two Poros and a ray
players:
  P1: {hand: [Hextech Ray], runes: {fury: 2}, base: [V2, {card: V2, as: Twin, exhausted: true}]}
battlefields:
  - BF-A: {units: {P2: [Stalwart Poro, V3]}}
  - BF-B: {units: {P1: [V3]}}
`;

/** What can be done after the steps of a text. */
function offerAfter(text: string): Offer | null {
  const [{ from, vocabulary }] = readWithWords("test.yaml", text, everyCard());
  let offer: Offer | null = null;
  runCase(from, CARDS, {
    watch: ({ game }) => {
      offer = offersOf(game, vocabulary);
    },
  });
  return offer;
}

const actions = (offer: Offer | null): string[] => (offer?.kind === "act" ? offer.lines.map(({ action }) => action) : []);

describe("what is true", () => {
  it("is told as expectations that hold", () => {
    const text = `${BOARD}steps:\n  - P1: move V2 to BF-A\n  - settle\n`;
    const [{ from }] = readWithWords("test.yaml", text, everyCard());
    let truths: Readonly<Record<string, unknown>> = {};
    runCase(from, CARDS, {
      watch: ({ game }) => {
        truths = truthsOf(game);
      },
    });
    expect(truths).toMatchObject({ P1: { points: 0, hand: 1 }, "BF-B": { controller: "P1", units: ["V3"] }, state: "showdown open" });
    expect(runCaseText("test.yaml", withExpectation(text, truths))[0]).toMatchObject({ status: "passed" });
  });
});

describe("what can be done next", () => {
  it("is told as lines that the case can go on with", () => {
    const offered = actions(offerAfter(BOARD));
    expect(offered).toContain("play Hextech Ray");
    expect(offered).toContain("move V2 to BF-A");
    expect(offered).toContain("end turn");
    for (const action of offered) {
      const [result] = runCaseText("test.yaml", `${BOARD}steps:\n  - "P1": "${action}"\n`);
      expect(result, action).toMatchObject({ status: "passed" });
    }
  });

  it("names an optional cost without which it could not be paid for, and only then (355.16)", () => {
    const board = (runes: number): string =>
      `name: A buff or a rune
players:
  P1: {hand: [Call to Glory], base: [{card: V2, buffed: true}], runes: {order: ${runes}}}
battlefields: [BF-A, BF-B]
`;
    const needed = "play Call to Glory with cost";
    expect(actions(offerAfter(board(2)))).toContain(needed);
    expect(runCaseText("test.yaml", `${board(2)}steps:\n  - P1: ${needed}\n`)[0]).toMatchObject({ status: "passed" });
    expect(actions(offerAfter(board(3)))).toContain("play Call to Glory");
  });

  it("leaves out what cannot be done", () => {
    expect(actions(offerAfter(BOARD))).not.toContain("move Twin to BF-A");
  });

  it("lists the options of a question by names that answer it, and tells namesakes apart", () => {
    const asked = `${BOARD}steps:\n  - P1: play Hextech Ray\n`;
    const offer = offerAfter(asked);
    if (offer === null || offer.kind === "act") throw new Error("a question was expected");
    expect(offer).toMatchObject({ kind: "choose", player: 0, source: "Hextech Ray", min: 1, max: 1 });
    expect(offer.options.map(({ name }) => name)).toEqual(["Stalwart Poro", "P2's V3", "P1's V3"]);
    for (const { name } of offer.options)
      expect(runCaseText("test.yaml", `${asked}  - P1: "choose ${name}"\n`)[0], name).toMatchObject({ status: "passed" });
  });

  it("is nothing where the game is over", () => {
    expect(offerAfter(`${BOARD}steps:\n  - P1: concede\n`)).toBeNull();
  });
});
