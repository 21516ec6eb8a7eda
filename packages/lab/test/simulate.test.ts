import { playGame, random } from "@rulebound/bots";
import { CARDS, starterDecks } from "@rulebound/cards";
import { loadPool, type ModeName, nthSeat } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import {
  bothTotals,
  cycleOf,
  emptyTotals,
  playJob,
  type Series,
  seatings,
  seatsOf,
  simulationCsv,
  simulationPage,
  simulationReport,
} from "../src/index.ts";

const { pool } = loadPool(CARDS);
const decks = starterDecks(pool).map(({ deck }) => deck);

const series = (mode: ModeName, entrants: number, detail: Series["detail"] = "full"): Series => ({
  decks: decks.slice(0, entrants),
  bots: Array.from({ length: entrants }, (_, i) => (i % 2 === 0 ? "random" : "busy")),
  mode,
  seed: 100,
  detail,
});

describe("who sits where", () => {
  it("turns round on one seed, so that everybody sits everywhere", () => {
    const seated = seatings(2, 2, 7);
    expect([0, 1, 2, 3].map(seated)).toEqual([
      { seed: 7, entrants: [0, 1] },
      { seed: 7, entrants: [1, 0] },
      { seed: 8, entrants: [0, 1] },
      { seed: 8, entrants: [1, 0] },
    ]);
  });

  it("gives every choice of entrants its turn if there are more than seats", () => {
    const seated = seatings(4, 2, 1);
    const met = Array.from({ length: cycleOf(4, 2) }, (_, contest) => seated(contest).entrants.join(" "));
    expect(new Set(met).size).toBe(12);
    expect(met).toHaveLength(12);
  });

  it("seats entrants more than once if there are fewer than seats", () => {
    expect(seatings(2, 4, 1)(1).entrants).toEqual([1, 0, 1, 0]);
    expect(seatings(2, 3, 1)(0).entrants).toEqual([0, 1, 0]);
  });
});

describe("jobs", () => {
  it.each(["duel", "match", "ffa3", "ffa4", "2v2"] as const)("of %s give the same totals, however they are cut", (mode) => {
    const one = series(mode, 3);
    const whole = playJob(pool, { series: one, from: 0, to: 12 });
    const parts = [0, 5, 6, 12].slice(1).map((to, i) => playJob(pool, { series: one, from: [0, 5, 6][i], to }));
    expect(parts.reduce(bothTotals, emptyTotals(one.decks))).toEqual(whole);
    expect(JSON.parse(JSON.stringify(whole))).toEqual(whole);
    expect(whole.failures).toEqual([]);
    expect(whole.winners).toHaveLength(12);
  });

  it("that tell only who won tell the same winners", () => {
    const job = { from: 0, to: 10 };
    const full = playJob(pool, { series: series("duel", 2), ...job });
    const wins = playJob(pool, { series: series("duel", 2, "wins"), ...job });
    expect(wins.winners).toBe(full.winners);
    expect(wins.counts.entrants.map(({ contests }) => contests)).toEqual(full.counts.entrants.map(({ contests }) => contests));
  });

  it("say what broke off, and go on", () => {
    const broken = { ...series("duel", 2), bots: ["random", "nobody"] };
    const { counts, failures, winners } = playJob(pool, { series: broken, from: 4, to: 6 });
    expect(failures).toEqual([4, 5].map((contest) => ({ contest, seed: 102, problem: '"nobody" is no bot' })));
    expect([counts.contests, winners]).toEqual([0, "--"]);
  });
});

describe("what is counted", () => {
  const one: Series = { ...series("duel", 2), bots: ["random", "random"] };
  const contests = 40;
  const { counts } = playJob(pool, { series: one, from: 0, to: contests });
  const seated = seatings(2, seatsOf(one), one.seed);
  const games = Array.from({ length: contests }, (_, contest) => {
    const { seed, entrants } = seated(contest);
    const bots = [random, random];
    return { entrants, ...playGame({ pool, mode: "duel", decks: entrants.map((entrant) => one.decks[entrant]), seed }, bots) };
  });
  const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);
  /** By entrant, the sum over the last states of all games. */
  const last = (of: (player: (typeof games)[number]["state"]["players"][number]) => number): number[] =>
    [0, 1].map((entrant) => sum(games.map(({ entrants, state }) => of(state.players[entrants.indexOf(entrant)]))));

  it("are the games that the bots play when nobody looks on", () => {
    expect(counts.games).toBe(contests);
    expect(counts.decisions).toBe(sum(games.map(({ decisions }) => decisions)));
    expect(sum(counts.byTurns.map((times, turns) => times * turns))).toBe(sum(games.map(({ turns }) => turns)));
    expect(counts.entrants.map(({ contests: [, won] }) => won)).toEqual(
      [0, 1].map((entrant) => games.filter(({ entrants, winners }) => winners.includes(nthSeat(entrants.indexOf(entrant)))).length),
    );
  });

  it("points, turns and runes add up to what is there at the end", () => {
    expect(counts.entrants.map(({ pointsOn }) => sum(pointsOn))).toEqual(last(({ points }) => points));
    expect(counts.entrants.map(({ reached }) => sum(reached))).toEqual(last(({ turnsTaken }) => turnsTaken));
    expect(counts.entrants.map(({ channelledOn, runesRecycledOn }) => sum(channelledOn) - sum(runesRecycledOn))).toEqual(
      last(({ runes }) => runes.length),
    );
  });

  it("each game is among one mulligan, one place and one seat; each entrant goes first in half of them", () => {
    for (const { byMulligan, byPlace, bySeat } of counts.entrants) {
      expect(sum(byMulligan.map(([times]) => times))).toBe(contests);
      expect(byPlace.map(([times]) => times)).toEqual([contests / 2, contests / 2]);
      expect(bySeat.map(([times]) => times)).toEqual([contests / 2, contests / 2]);
    }
  });

  it("opening hands have four cards, and what is played from them was drawn", () => {
    for (const {
      cards,
      games: [played],
    } of counts.entrants) {
      expect(sum(cards.map(({ copiesDrawn }) => copiesDrawn))).toBeGreaterThan(4 * played);
      for (const { drawn, kept, replaced } of cards) {
        expect(kept[0]).toBeLessThanOrEqual(drawn[0]);
        expect(Math.max(drawn[0], replaced[0])).toBeLessThanOrEqual(played);
      }
    }
  });
});

describe("a report", () => {
  const one = series("duel", 2);
  const totals = playJob(pool, { series: one, from: 0, to: 20 });
  const report = simulationReport(pool, { series: one, names: ["<one>", "two"], totals });

  it("is a page that needs nothing beside itself, with every card and what the numbers mean", () => {
    const page = simulationPage(report, "rulebound simulate a&b");
    expect(page).not.toMatch(/<script|<link|https?:|src=|@import/);
    expect(page).toContain("&lt;one&gt;");
    expect(page).toContain("a&amp;b");
    expect(page).toContain("What the numbers mean");
    for (const { name } of report.entrants[0].cards) expect(page).toContain(name.replace(/&/g, "&amp;"));
    expect(page).not.toMatch(/NaN|undefined|Infinity/);
  });

  it("is CSV with as many fields on each line", () => {
    const [head, ...lines] = simulationCsv(report).trimEnd().split("\n");
    const fields = (line: string): number => line.replace(/"[^"]*"/g, "").split(",").length;
    expect(head).toBe("deck,bot,measure,of,games,won,value,low,high");
    for (const line of lines) expect(fields(line), line).toBe(9);
    expect(lines.filter((line) => line.startsWith("<one>,random,win rate,"))).toHaveLength(1);
  });

  it("of no game at all has no numbers that are none", () => {
    const empty = simulationReport(pool, { series: one, names: ["one", "two"], totals: emptyTotals(one.decks) });
    expect(simulationPage(empty, "")).not.toMatch(/NaN|undefined|Infinity/);
    expect(simulationCsv(empty)).not.toMatch(/NaN|undefined|Infinity/);
  });
});
