import { NOWHERE, P1, Zone } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import { destinationOf } from "../src/board/flights.ts";

/** A card of the second player, which the first makes leave the board: events tell who has done it. */
const theirs = { dataset: { owner: "1" } };

describe("a card that leaves the board flies to what is its owner's (056.2)", () => {
  for (const [type, to, goal] of [
    ["returned", NOWHERE, '[data-hand-of="1"]'],
    ["put", Zone.hand, '[data-hand-of="1"]'],
    ["put", Zone.deck, '[data-pile="deck-1"]'],
    ["recycled", NOWHERE, '[data-pile="deck-1"]'],
    ["banished", NOWHERE, '[data-pile="banished-1"]'],
    ["died", NOWHERE, '[data-pile="trash-1"]'],
  ] as const)
    it(`${type} ${to < 0 ? "" : to}`, () => expect(destinationOf({ type, player: P1, to }, theirs)).toBe(goal));

  it("or, of what nobody knows the owner, to the one who is told of", () =>
    expect(destinationOf({ type: "died", player: P1, to: NOWHERE }, { dataset: {} })).toBe('[data-pile="trash-0"]'));
});
