import { createRng } from "@rulebound/bots";
import { CARDS, tournamentDecks } from "@rulebound/cards";
import { loadPool } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import { Arena, here, playCampaign, type Result, ratings } from "../src/index.ts";

const decks = tournamentDecks(loadPool(CARDS).pool).slice(0, 3);
const field = { bots: ["random", "busy"], decks: decks.map(({ deck }) => deck), mode: "duel" as const, seed: 1 };
const names = decks.map(({ id }) => id);

describe("a round robin", () => {
  it("gives both bots every deck, seat and seed alike", () => {
    const plan = new Arena(field, names, { games: 18, calibration: 0 }).plan();
    expect(plan.reduce((sum, { contests }) => sum + contests, 0)).toBeGreaterThanOrEqual(18);
    for (const { series, contests } of plan) {
      expect(series.bots).toEqual(["random", "busy"]);
      expect(contests).toBe(2); // the seats are swapped in the second
      const swapped = plan.find((other) => other.series.seed === series.seed && other.series.decks[0] === series.decks[1]);
      expect(swapped?.series.decks[1]).toBe(series.decks[0]);
    }
    const mirrors = plan.filter(({ series }) => series.decks[0] === series.decks[1]);
    expect(mirrors).toHaveLength(3);
  });

  it("is the same for the same seed, and tells shares, ratings and checks", async () => {
    const play = async () => {
      const arena = new Arena(field, names, { games: 18, calibration: 10 });
      return arena.report(await playCampaign(arena.plan(), { runner: here() }));
    };
    const report = await play();
    expect(report.failures).toEqual([]);
    expect(report.pairs).toHaveLength(1);
    const [{ share, mirrors, crosses }] = report.pairs;
    expect(share.played).toBe(mirrors.played + crosses.played);
    expect(report.ratings.map(({ bot }) => bot).sort()).toEqual(["busy", "random"]);
    expect(report.ratings.find(({ bot }) => bot === "random")).toMatchObject({ elo: 0, low: 0, high: 0 });
    expect(report.calibration.map(({ what }) => what)).toEqual(["random against itself", "busy against itself", "busy beats random"]);
    expect(await play()).toEqual(report);
  });
});

describe("Elo", () => {
  const pair = (first: number, second: number, points: number, games: number): Result => ({ first, second, points, games });
  const many = (result: Result, n: number): Result[] => Array.from({ length: n }, () => result);

  it("puts ten to one at 400 points", () => {
    const [, strong] = ratings(2, many(pair(0, 1, 1, 11), 400), 0, createRng(1));
    expect(strong.elo).toBeCloseTo(400, -1);
    expect(strong.low).toBeLessThanOrEqual(strong.elo);
    expect(strong.high).toBeGreaterThanOrEqual(strong.elo);
  });

  it("adds up over a bot between", () => {
    const [a, b, c] = ratings(3, [...many(pair(0, 1, 1, 4), 200), ...many(pair(1, 2, 1, 4), 200)], 0, createRng(1));
    expect(a.elo).toBe(0);
    expect(c.elo).toBeCloseTo(2 * b.elo, -1);
  });

  it("is the wider of interval, the fewer tables there were", () => {
    const width = (tables: number): number => {
      const results = Array.from({ length: tables }, (_, i) => pair(0, 1, i % 3 === 0 ? 2 : 0, 2));
      const [, { low, high }] = ratings(2, results, 0, createRng(1));
      return high - low;
    };
    expect(width(9)).toBeGreaterThan(2 * width(90));
  });

  it("is finite for a bot that never won", () => {
    const [, winner] = ratings(2, [pair(0, 1, 0, 20)], 0, createRng(1));
    expect(winner.elo).toBeGreaterThan(400);
    expect(winner.elo).toBeLessThan(1200);
  });
});
