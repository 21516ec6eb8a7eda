import { CARDS, isDeck, parseDeck, TOURNAMENT_DECKS } from "@rulebound/cards";
import { type CardId, checkDeck, loadPool, nthCard } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import {
  candidatesOf,
  cardsOfIdentity,
  combined,
  difference,
  equilibrium,
  errorsFor,
  matchupPlan,
  matchupsPage,
  matchupsReport,
  type Planned,
  pairedGain,
  playJob,
  singleSwaps,
  swapped,
  type Totals,
  tune,
  wilson,
} from "../src/index.ts";

const { pool } = loadPool(CARDS);
const read = TOURNAMENT_DECKS.map(({ text }) => parseDeck(text, pool)).filter(isDeck);
const [kaisa, wuju, mel] = read;
const nameOf = (card: number): string => pool.cards[card].data.name;
const cardNamed = (name: string): CardId => nthCard(pool.cards.findIndex(({ data }) => data.name === name));

describe("intervals", () => {
  it("are Wilson's", () => {
    expect(wilson(50, 100)).toMatchObject({ rate: 0.5, low: expect.closeTo(0.4038, 4), high: expect.closeTo(0.5962, 4) });
    expect(wilson(0, 10)).toMatchObject({ rate: 0, low: expect.closeTo(0, 9), high: expect.closeTo(0.2775, 4) });
    expect(wilson(0, 0)).toMatchObject({ low: 0, high: 1 });
  });

  it("of a difference are Newcombe's", () => {
    const published = difference(wilson(56, 70), wilson(48, 80));
    expect(published).toEqual({ value: expect.closeTo(0.2, 9), low: expect.closeTo(0.0524, 4), high: expect.closeTo(0.3339, 4) });
    expect(difference(wilson(1, 2), wilson(0, 0))).toBeNull();
  });

  it("of several values at once are wider", () => {
    expect([1, 5, 10, 1000].map((tests) => Math.round(errorsFor(tests) * 1e4) / 1e4)).toEqual([1.96, 2.5758, 2.807, 4.0556]);
  });

  it("of pairs know only what has changed", () => {
    const same = "0110".repeat(50);
    expect(pairedGain([same], [same])).toEqual({ value: 0, error: 0, rounds: 100, changed: 0 });
    const { value, error, changed } = pairedGain(["0000".repeat(50)], [same]); // one game more in every round
    expect([value, error, changed]).toEqual([0.5, 0, 100]);
    expect(pairedGain(["00", "0-"], ["11", "0-"])).toMatchObject({ value: 0.5, rounds: 2, changed: 1 });
  });
});

describe("the mix that nobody beats", () => {
  it("is that of rock, paper and scissors, where rock wins twice", () => {
    const { weights, gap } = equilibrium([
      [0, -1, 2],
      [1, 0, -1],
      [-2, 1, 0],
    ]);
    expect(weights.map((weight) => Math.round(weight * 100))).toEqual([25, 50, 25]);
    expect(gap).toBeLessThan(0.01);
  });

  it("is the best deck alone, if there is one", () => {
    const { weights } = equilibrium([
      [0, 0.1, 0.2],
      [-0.1, 0, 0.3],
      [-0.2, -0.3, 0],
    ]);
    expect(weights[0]).toBeGreaterThan(0.999);
  });
});

describe("a field", () => {
  const field = {
    names: ["kaisa", "wuju", "<mel>"],
    decks: [kaisa, wuju, mel].map(({ deck }) => deck),
    bots: ["random", "random", "busy"],
    mode: "duel",
    seed: 1,
  } as const;
  const totals = matchupPlan(field, 10).map(({ series, contests }) => playJob(pool, { series, from: 0, to: contests }));
  const report = matchupsReport(field, totals);

  it("plays every pair once, on the same seeds", () => {
    expect(report.games).toBe(30);
    expect(report.matrix.map((row) => row.map((share) => share?.played ?? 0))).toEqual([
      [0, 10, 10],
      [10, 0, 10],
      [10, 10, 0],
    ]);
  });

  it("is seen from both sides", () => {
    for (const [a, row] of report.matrix.entries())
      for (const [b, share] of row.entries()) if (share !== null) expect(share.won + (report.matrix[b][a]?.won ?? 0)).toBe(10);
    expect(report.decks.map(({ overall }) => overall.played)).toEqual([20, 20, 20]);
    const [{ best, worst }] = report.decks;
    expect(best?.share.rate).toBeGreaterThanOrEqual(worst?.share.rate ?? 1);
  });

  it("is a page with a heat map", () => {
    const page = matchupsPage(report, "rulebound matchups");
    expect(page.match(/class="heat/g)).toHaveLength(6);
    expect(page).toContain("&lt;mel&gt;");
    expect(page).not.toMatch(/<script|https?:|NaN|undefined/);
  });
});

describe("swaps", () => {
  const { deck, sideboard } = kaisa;
  const candidates = candidatesOf(sideboard);

  it("keep the deck legal and in its order", () => {
    const singles = singleSwaps(pool, deck, candidates);
    expect(singles.length).toBeGreaterThan(50);
    for (const swap of singles) {
      const after = swapped(deck, swap);
      expect(checkDeck(pool, after)).toEqual([]);
      expect(after.main.filter((card, i) => card !== deck.main[i])).toEqual(swap.in);
    }
  });

  it("take no more copies than there are", () => {
    const [rain, forerunner] = ["Icathian Rain", "Ferrous Forerunner"].map(cardNamed);
    const poro = cardNamed("Pouty Poro");
    const twice = combined(
      pool,
      deck,
      candidates,
      [
        { out: [poro], in: [rain] },
        { out: [poro], in: [forerunner] },
      ],
      2,
    );
    expect(twice.map((swap) => swap.in.map(nameOf))).toEqual([
      ["Icathian Rain", "Ferrous Forerunner"],
      ["Ferrous Forerunner", "Ferrous Forerunner"],
    ]);
  });

  it("may come from all cards that the legend allows", () => {
    const cards = [...cardsOfIdentity(pool, deck).keys()].map(nameOf);
    expect(cards).toContain("Falling Star");
    expect(cards).not.toContain("Defy"); // calm
    expect(cards).not.toContain("Fury Rune");
  });
});

describe("tuning", () => {
  /** Games whose winner is made up: a copy of the good card wins one game in ten more. */
  const good = cardNamed("Ferrous Forerunner");
  const madeUp = async (plan: readonly Planned[]): Promise<{ totals: Totals[]; interrupted: null }> => ({
    interrupted: null,
    totals: plan.map(({ series, from = 0, contests }) => {
      const copies = series.decks[0].main.filter((card) => card === good).length;
      const luck = (contest: number): number => (Math.imul(contest + series.seed * 7919, 0x9e3779b1) >>> 0) / 2 ** 32;
      const winners = Array.from({ length: contests }, (_, i) => (luck(from + i) < 0.4 + copies / 10 ? "0" : "1")).join("");
      return { winners, failures: [], counts: playJob(pool, { series, from: 0, to: 0 }).counts };
    }),
  });
  const options = {
    deck: kaisa.deck,
    candidates: candidatesOf(kaisa.sideboard),
    against: [wuju.deck, mel.deck],
    bots: { deck: "random", against: ["random", "random"] },
    mode: "duel",
    seed: 1,
    screening: 20,
    games: 400,
    finalists: 3,
  } as const;

  it("finds the card that is better, and says how much", async () => {
    const { finalists, now, isPartial } = await tune(pool, { ...options, cards: 1 }, madeUp);
    expect(finalists).toHaveLength(3);
    for (const swap of finalists) {
      expect(swap.in).toEqual(["Ferrous Forerunner"]);
      expect(swap.gain.low).toBeGreaterThan(0);
      expect(swap.gain.low).toBeLessThan(0.1);
      expect(swap.gain.high).toBeGreaterThan(0.1);
    }
    expect(now).toBeCloseTo(0.4, 1);
    expect(isPartial).toBe(false);
  });

  it("finds two copies of it", async () => {
    const { finalists } = await tune(pool, { ...options, cards: 2 }, madeUp);
    expect(finalists[0].in).toEqual(["Ferrous Forerunner", "Ferrous Forerunner"]);
    expect(finalists[0].gain.value).toBeCloseTo(0.2, 1);
  });

  it("finds nothing where there is nothing to find", async () => {
    const candidates = candidatesOf(kaisa.sideboard.filter((card) => card !== good));
    const { finalists } = await tune(pool, { ...options, candidates, cards: 1 }, madeUp);
    for (const { gain } of finalists) expect(gain.value).toBe(0);
  });
});
