import type { Replay } from "@rulebound/engine";
import { describe, expect, it } from "vitest";
import type { SavedGame } from "../src/app/saved.ts";
import { csvOf, outcomesOf, tallied } from "../src/pages/stats/counting.ts";

const game = (id: string, winners: readonly number[], facts: Partial<SavedGame> = {}): SavedGame => ({
  id,
  when: 0,
  replay: { mode: "duel", firstPlayer: 0 } as Replay,
  seats: [
    { name: "Me", bot: null, deck: 'Deck "A", mine', legend: "Jinx, Loose Cannon" },
    { name: "greedy", bot: "greedy", deck: "B", legend: "Ahri, Nine-Tailed Fox" },
  ],
  winners,
  points: [8, 5],
  turns: 11,
  lastedMs: 90_000,
  ...facts,
});

describe("statistics of one's own games", () => {
  it("count wins for the person, and nothing where only bots played", () => {
    const bots = game("c", [0], { seats: game("c", []).seats.map((seat) => ({ ...seat, bot: "greedy" })) });
    const outcomes = outcomesOf([game("a", [0]), game("b", [1]), game("d", []), bots]);
    expect(outcomes.map(({ result }) => result)).toEqual(["won", "lost", "drawn"]);
    expect(tallied(outcomes, ({ bot }) => bot)).toEqual([{ name: "greedy", games: 3, won: 1 }]);
  });

  it("are written as CSV that keeps commas and quotes within their cells", () => {
    const [head, row] = csvOf(outcomesOf([game("a", [0])])).split("\r\n");
    expect(head.split(",")).toHaveLength(13);
    expect(row).toBe(
      'a,1970-01-01T00:00:00.000Z,won,"Deck ""A"", mine","Jinx, Loose Cannon","Ahri, Nine-Tailed Fox",greedy,duel,true,11,8,5,1.5',
    );
  });
});
