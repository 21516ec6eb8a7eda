import { nthCard } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import { isNothing, pilesAfter, type Step, swapAfter } from "../src/pages/match/swapping.ts";

const CARDS = { champion: nthCard(1), main: [1, 2, 2, 3].map(nthCard), sideboard: [4, 4, 5].map(nthCard) };
const out = (card: number): Step => ({ card: nthCard(card), to: "sideboard" });
const into = (card: number): Step => ({ card: nthCard(card), to: "deck" });

describe("cards that are exchanged with a sideboard", () => {
  it("counts the Chosen Champion among the cards of the Main Deck", () => {
    expect(pilesAfter(CARDS, []).deck).toEqual([1, 1, 2, 2, 3]);
  });

  it("moves a copy at a time", () => {
    const { deck, sideboard } = pilesAfter(CARDS, [out(2), into(4)]);
    expect([deck.toSorted(), sideboard.toSorted()]).toEqual([
      [1, 1, 2, 3, 4],
      [2, 4, 5],
    ]);
    expect(swapAfter(CARDS, [out(2), into(4)])).toEqual({ out: [2], in: [4] });
  });

  it("leaves where it is what is not there", () => {
    expect(swapAfter(CARDS, [out(4), into(3)])).toEqual({ out: [], in: [] });
  });

  it("forgets what goes there and back again", () => {
    const steps = [out(2), into(4), out(4), into(2)];
    expect(isNothing(swapAfter(CARDS, steps))).toBe(true);
    expect(swapAfter(CARDS, steps.slice(0, -1))).toEqual({ out: [2], in: [] });
  });

  it("names the Chosen Champion if it is another one", () => {
    expect(swapAfter(CARDS, [{ champion: nthCard(5) }])).toEqual({ out: [], in: [], champion: 5 });
    expect(isNothing(swapAfter(CARDS, [{ champion: nthCard(5) }, { champion: nthCard(1) }]))).toBe(true);
  });
});
