import { P1 } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import { answerAfter, boardAt, judge } from "../src/study/judge.ts";

const board = (runes: number): string => `name: A buff or a rune
players:
  P1: {hand: [Call to Glory], base: [{card: V2, buffed: true}], runes: {order: ${runes}}}
battlefields: [BF-A, BF-B]
steps: []
`;

/** What pointing at the card in hand comes to. */
function pointing(runes: number) {
  expect(judge(board(runes)).status).toBe("passed");
  const question = boardAt(0, P1)?.frame.snapshot.question;
  const offer = question?.mine === true ? question.offers.find(({ answer }) => answer.do === "play") : undefined;
  return offer === undefined ? null : answerAfter(0, P1, [offer.answer], []);
}

describe("the judge's board", () => {
  it("plays a card with the optional cost that it needs", () => {
    expect(pointing(2)).toEqual({ steps: [{ player: 0, action: "play Call to Glory with cost" }], refusal: null });
  });

  it("leaves the cost out where it is not needed", () => {
    expect(pointing(3)).toEqual({ steps: [{ player: 0, action: "play Call to Glory" }], refusal: null });
  });
});
