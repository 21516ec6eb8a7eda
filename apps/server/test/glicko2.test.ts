import { describe, expect, it } from "vitest";
import { rated, UNRATED } from "../src/rating/glicko2.ts";

describe("Glicko-2", () => {
  it("gives what Glickman's worked example gives", () => {
    const opponent = (rating: number, deviation: number) => ({ rating, deviation, volatility: 0.06 });
    const after = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, [
      { opponent: opponent(1400, 30), score: 1 },
      { opponent: opponent(1550, 100), score: 0 },
      { opponent: opponent(1700, 300), score: 0 },
    ]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });

  it("is less sure of whoever has not played, but never less than of a stranger", () => {
    const idle = rated({ rating: 1600, deviation: 100, volatility: 0.06 }, []);
    expect(idle.rating).toBe(1600);
    expect(idle.deviation).toBeGreaterThan(100);
    expect(rated(UNRATED, []).deviation).toBe(UNRATED.deviation);
  });

  it("takes from the loser about what it gives the winner, and nothing for a draw among equals", () => {
    const [won, lost, drawn] = [1, 0, 0.5].map((score) => rated(UNRATED, [{ opponent: UNRATED, score }]).rating);
    expect(won - 1500).toBeCloseTo(1500 - lost, 6);
    expect(drawn).toBeCloseTo(1500, 6);
  });
});
