import { nthSeat, type Replay } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import type { SavedGame } from "../src/app/saved.ts";
import { csvOf, outcomesOf, tallied } from "../src/pages/stats/counting.ts";
import { matchupsOf, startOf, trendOf } from "../src/pages/stats/matchups.ts";

const game = (id: string, winners: readonly number[], facts: Partial<SavedGame> = {}): SavedGame => ({
  id,
  when: 0,
  replay: { mode: "duel", firstPlayer: 0 } as Replay,
  seats: [
    { name: "Me", bot: null, deck: 'Deck "A", mine', legend: "Jinx, Loose Cannon" },
    { name: "greedy", bot: "greedy", deck: "B", legend: "Ahri, Nine-Tailed Fox" },
  ],
  winners: winners.map(nthSeat),
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
    expect(head.split(",")).toHaveLength(14);
    expect(row).toBe(
      'a,1970-01-01T00:00:00.000Z,won,"Deck ""A"", mine","Jinx, Loose Cannon","Ahri, Nine-Tailed Fox",greedy,duel,true,11,8,5,1.5,',
    );
  });
});

describe("match-ups", () => {
  const between = (id: string, won: boolean, firstPlayer: number | null, facts: Partial<SavedGame> = {}) =>
    game(id, [won ? 0 : 1], { replay: { mode: "duel", firstPlayer } as Replay, ...facts });
  const outcomes = outcomesOf([
    between("a", true, 0),
    between("b", false, 0),
    between("c", true, 1),
    between("d", true, null),
    between("e", true, 0, { replay: { mode: "ffa3", firstPlayer: 0 } as Replay }),
  ]);

  it("are counted by who began, and say nothing of those who never met", () => {
    const { own, rivals, meeting } = matchupsOf(outcomes);
    expect(own).toEqual(["Jinx, Loose Cannon"]);
    expect(rivals).toEqual(["Ahri, Nine-Tailed Fox"]);
    expect(meeting(own[0], rivals[0])).toEqual({
      all: { won: 3, played: 4 },
      first: { won: 1, played: 2 },
      second: { won: 1, played: 1 },
    });
    expect(meeting(rivals[0], own[0])).toBeNull();
    expect(matchupsOf([])).toMatchObject({ own: [], rivals: [] });
  });

  it("leave out games against an opponent who does nothing", () => {
    const alone = game("z", [0], { seats: game("z", []).seats.map((seat, at) => (at === 1 ? { ...seat, bot: "passive" } : seat)) });
    expect(outcomesOf([alone])).toEqual([]);
  });
});

describe("a trend", () => {
  const on = (id: string, date: Date, won: boolean) => game(id, [won ? 0 : 1], { when: date.getTime() });

  it("has a place for every span, those without games too", () => {
    const { span, periods } = trendOf(outcomesOf([on("a", new Date(2026, 2, 2, 23), true), on("b", new Date(2026, 2, 5, 1), false)]));
    expect(span).toBe("day");
    expect(periods.map(({ won, played }) => [won, played])).toEqual([
      [1, 1],
      [0, 0],
      [0, 0],
      [0, 1],
    ]);
  });

  it("takes longer spans for longer times, and never more than fit", () => {
    const games = Array.from({ length: 60 }, (_, day) => on(`${day}`, new Date(2026, 0, 1 + day, 12), true));
    const { span, periods } = trendOf(outcomesOf(games));
    expect(span).toBe("week");
    expect(periods.reduce((sum, { played }) => sum + played, 0)).toBe(60);
    const years = trendOf(outcomesOf([on("a", new Date(2010, 0, 1), true), on("b", new Date(2026, 0, 1), true)]));
    expect(years.span).toBe("month");
    expect(years.periods.length).toBeLessThanOrEqual(14);
    expect(trendOf([]).periods).toEqual([]);
  });

  it("begins weeks on Mondays", () => {
    expect(new Date(startOf(new Date(2026, 10, 15, 20).getTime(), "week")).getDate()).toBe(9);
    expect(new Date(startOf(new Date(2026, 10, 16, 1).getTime(), "week")).getDate()).toBe(16);
  });
});
