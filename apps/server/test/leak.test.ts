import type { State } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import { findLeaks, MODES } from "./proofs/leak.ts";

describe("what a seat or a spectator is sent", () => {
  it("is the same to the byte, whatever the cards are that it cannot see, until they are turned up", async () => {
    const { leaks, byMode, compared, foreseen, revealed, unpaired, answers } = await findLeaks(20, 7000);
    expect(leaks).toEqual([]);
    expect(Object.keys(byMode).sort()).toEqual([...MODES].sort());
    expect(compared).toBeGreaterThan(2000);
    expect(foreseen).toBeGreaterThan(1000);
    expect(revealed.played).toBeGreaterThan(10);
    expect(unpaired / answers).toBeLessThan(0.05);
  }, 600_000);

  it("would be seen to depend on hidden cards if it did", async () => {
    const handsOfOthers = ({ players, objects }: State, viewer: number): string =>
      players.flatMap(({ seat, hand }) => (seat === viewer ? [] : hand.map((id) => objects[id].card))).join();
    const topOfDeck = ({ players, objects }: State): string => players.map(({ deck }) => objects[deck[deck.length - 1]]?.card).join();
    for (const planted of [handsOfOthers, topOfDeck]) expect((await findLeaks(2, 7000, planted)).leaks).toHaveLength(2);
  });
});
