import { describe, expect, it } from "vitest";
import type { Stops } from "../src/engine/table.ts";
import { newCount, noted, told } from "./counting-questions.ts";
import { playSolo } from "./solo.ts";

/** As many as `npm run test:questions` says, or a few. */
const GAMES = Number(process.env.GAMES ?? 10);

const counted = async (games: number, bots: readonly (string | null)[], stops?: Stops) => {
  const count = newCount();
  for (let seed = 1; seed <= games; seed++) await playSolo({ bots, seed, stops, see: (question, frame) => noted(count, question, frame) });
  return count;
};

describe("what people are asked", () => {
  it.each<[string, number, (string | null)[]]>([
    ["against a bot", GAMES, [null, "busy"]],
    ["at one screen", GAMES, [null, null]],
  ])(
    "%s: under 2 in 100 questions of %i games have one answer; ending a turn is always the player's own doing",
    async (name, games, bots) => {
      const count = await counted(games, bots);
      console.log(told(`${games} games ${name}`, count));
      expect(count.asked).toBeGreaterThan(30 * games);
      expect(count.oneAnswer / count.asked).toBeLessThan(0.02);
      expect(count.endTurn).toBeGreaterThan(0);
      expect(count.ownItem).toBe(0);
    },
    30_000 + 20_000 * GAMES,
  );

  it("with full control they are asked at every window", async () => {
    const { oneAnswer, ownItem } = await counted(2, [null, "busy"], { chain: true, showdown: true, phases: [], full: true });
    expect(oneAnswer).toBeGreaterThan(20);
    expect(ownItem).toBeGreaterThan(0);
  });
});
