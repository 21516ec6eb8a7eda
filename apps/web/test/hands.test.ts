import { describe, expect, it } from "vitest";
import { type Chance, drawn, mulligan, opening, shuffled } from "../src/pages/decks/hands.ts";
import { chanceOfNone, oddsOf, runesBy, seenBy } from "../src/pages/decks/odds.ts";

/** The same numbers in every run. */
function numbers(from: number): Chance {
  let seed = from;
  return (limit) => {
    seed = (seed * 48271) % 2147483647;
    return seed % limit;
  };
}

/** Always the last: cards stay in their order. */
const inOrder: Chance = (limit) => limit - 1;

describe("a sample hand", () => {
  const main = Array.from({ length: 39 }, (_, at) => at);

  it("is the first four cards", () => {
    const hand = opening(main, inOrder);
    expect(hand).toMatchObject({ hand: [0, 1, 2, 3], isKept: false });
    expect(hand.deck).toHaveLength(35);
  });

  it("draws as many as are put aside, which then go under the deck (117)", () => {
    const { hand, deck, isKept } = mulligan(opening(main, inOrder), [1, 3], inOrder);
    expect(hand).toEqual([0, 2, 4, 5]);
    expect(deck.slice(-2)).toEqual([1, 3]);
    expect(deck).toHaveLength(35);
    expect(isKept).toBe(true);
  });

  it("puts no more than two aside, and each once", () => {
    expect(mulligan(opening(main, inOrder), [0, 1, 2, 3], inOrder).hand).toEqual([2, 3, 4, 5]);
    expect(mulligan(opening(main, inOrder), [2, 2, 9], inOrder).hand).toEqual([0, 1, 3, 4]);
    expect(mulligan(opening(main, inOrder), [], inOrder).hand).toEqual([0, 1, 2, 3]);
  });

  it("grows by a card a turn until the deck is empty", () => {
    let hand = opening([1, 2, 3, 4, 5], inOrder);
    hand = drawn(drawn(hand));
    expect(hand.hand).toEqual([1, 2, 3, 4, 5]);
    expect(hand.deck).toEqual([]);
  });

  it("loses and doubles no card in shuffling", () => {
    const some = numbers(1);
    expect(shuffled(main, some).toSorted((a, b) => a - b)).toEqual(main);
    expect(shuffled(main, some)).not.toEqual(main);
  });
});

describe("draw odds", () => {
  /** Every way to see that many of the cards, of which the first `copies` are wanted. */
  const counted = (size: number, copies: number, seen: number): number => {
    let all = 0;
    let without = 0;
    for (let set = 0; set < 2 ** size; set++) {
      const bits = [...set.toString(2)].filter((bit) => bit === "1").length;
      if (bits !== seen) continue;
      all++;
      if (set % 2 ** copies === 0) without++;
    }
    return without / all;
  };

  it.each([
    [8, 1, 3],
    [8, 3, 4],
    [10, 2, 7],
    [9, 3, 7],
    [6, 0, 4],
  ])("are those of counting every hand: %d cards, %d copies, %d seen", (size, copies, seen) => {
    expect(chanceOfNone(size, copies, seen)).toBeCloseTo(counted(size, copies, seen), 12);
  });

  it("are known figures for a deck of 39", () => {
    // 1 - C(36,7)/C(39,7), and the same with nine cards.
    expect(oddsOf(39, 3, 3, { players: "two", isFirst: true }).kept).toBeCloseTo(1 - (32 * 31 * 30) / (39 * 38 * 37), 12);
    expect(oddsOf(39, 3, 3, { players: "two", isFirst: true }).sought).toBeCloseTo(1 - (30 * 29 * 28) / (39 * 38 * 37), 12);
    expect(oddsOf(39, 3, 60, { players: "two", isFirst: true })).toEqual({ kept: 1, sought: 1 });
  });

  it("know who draws and who channels more", () => {
    expect(seenBy(1, { players: "two", isFirst: true })).toBe(5);
    expect(seenBy(1, { players: "two", isFirst: false })).toBe(5);
    expect(seenBy(1, { players: "more", isFirst: true })).toBe(4);
    expect(runesBy(2, { players: "two", isFirst: true }, 12)).toBe(4);
    expect(runesBy(2, { players: "two", isFirst: false }, 12)).toBe(5);
    expect(runesBy(9, { players: "two", isFirst: false }, 12)).toBe(12);
  });

  it("with a mulligan are what playing it out comes to", () => {
    const some = numbers(7);
    const main = Array.from({ length: 20 }, (_, at) => (at < 2 ? 1 : 0));
    const games = 20_000;
    let found = 0;
    for (let game = 0; game < games; game++) {
      let hand = opening(main, some);
      hand = mulligan(hand, hand.hand.includes(1) ? [] : [0, 1], some);
      for (let turn = 0; turn < 3; turn++) hand = drawn(hand);
      if (hand.hand.includes(1)) found++;
    }
    expect(found / games).toBeCloseTo(oddsOf(20, 2, 3, { players: "two", isFirst: true }).sought, 1);
  });
});
