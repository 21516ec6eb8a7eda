import { CARDS, starterDecks } from "@rulebound/cards";
import { loadPool } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import { emptyTotals, type Job, type JobResult, playCampaign, type Runner, type Series, type Totals } from "../src/index.ts";

const { pool } = loadPool(CARDS);
const decks = starterDecks(pool).map(({ deck }) => deck);
const series: Series = { decks: decks.slice(0, 2), bots: ["random", "random"], mode: "duel", seed: 5, detail: "wins" };

/** Contests whose winner is made up of the seed and the number: what a campaign is about is their order. */
function made({ series: { seed }, from, to }: Job): Totals {
  const totals = emptyTotals(series.decks);
  let winners = "";
  for (let contest = from; contest < to; contest++) {
    const winner = (Math.imul(contest + 7919 * seed, 0x9e3779b1) >>> 16) % 2;
    winners += String(winner);
    totals.counts.contests++;
    totals.counts.byTurns[winner] = (totals.counts.byTurns[winner] ?? 0) + contest;
    totals.counts.entrants.forEach((entrant, i) => {
      entrant.contests[0]++;
      if (i === winner) entrant.contests[1]++;
    });
  }
  totals.counts.byTurns = [0, 1].map((i) => totals.counts.byTurns[i] ?? 0);
  return { ...totals, winners };
}

const whole = (contests: number): Totals => made({ series, from: 0, to: contests });

/** Many at a time; the newest job and the oldest one are done by turns, and seem to take so many seconds. */
class OutOfOrder implements Runner {
  readonly jobs: Job[] = [];
  private readonly due: (() => void)[] = [];

  constructor(
    readonly width: number,
    private readonly seconds: number,
  ) {}

  run(job: Job): Promise<JobResult> {
    this.jobs.push(job);
    return new Promise((resolve) => {
      this.due.push(() => resolve({ totals: made(job), seconds: this.seconds }));
      const which = this.jobs.length % 2 === 0 ? 0 : -1;
      setImmediate(() => this.due.splice(which, 1)[0]?.());
    });
  }

  async close(): Promise<void> {}
}

describe("a campaign", () => {
  it.each([
    [1, 0.001],
    [3, 0.05],
    [7, 2],
  ])("with %i jobs under way, each of %d s, gives the same totals", async (width, seconds) => {
    const runner = new OutOfOrder(width, seconds);
    const [totals] = await playCampaign([{ series, contests: 1001 }], { runner });
    expect(totals).toEqual(whole(1001));
    expect(runner.jobs.every(({ from }) => from % 2 === 0)).toBe(true); // rounds are not split
  });

  it("makes jobs as large as they may be for the time they take", async () => {
    const sizes = async (seconds: number): Promise<number> => {
      const runner = new OutOfOrder(2, seconds);
      await playCampaign([{ series, contests: 4000 }], { runner });
      return Math.max(...runner.jobs.map(({ from, to }) => to - from));
    };
    expect(await sizes(1e-6)).toBeGreaterThan(500);
    expect(await sizes(10)).toBe(2);
  });

  it("plays several series, and goes on with one from where it was", async () => {
    const other = { ...series, seed: 900 };
    const [first, second] = await playCampaign(
      [
        { series, contests: 10 },
        { series: other, from: 6, contests: 8 },
      ],
      { runner: new OutOfOrder(4, 0.1) },
    );
    expect(first).toEqual(whole(10));
    expect(second).toEqual(made({ series: other, from: 6, to: 14 }));
  });

  it.each([
    [1, 0.01],
    [5, 0.2],
    [12, 3],
  ])("stops by the interval at the same game with %i jobs under way, each of %d s", async (width, seconds) => {
    const [totals] = await playCampaign([{ series, contests: 10_000 }], { runner: new OutOfOrder(width, seconds), until: 0.07 });
    expect(totals).toEqual(whole(200)); // ±9.6% at 100 games, ±6.9% at 200
  });

  it("tells how far it is, and when it is interrupted has the first contests up to some number", async () => {
    const controller = new AbortController();
    let told = 0;
    const [totals] = await playCampaign([{ series, contests: 5000 }], {
      runner: new OutOfOrder(3, 0.1),
      signal: controller.signal,
      onProgress: ([{ winners }]) => {
        told = winners.length;
        if (told >= 20) controller.abort();
      },
    });
    expect(told).toBeLessThan(5000);
    expect(totals).toEqual(whole(told));
  });

  it("fails if a job does", async () => {
    const runner: Runner = { width: 2, run: () => Promise.reject(new Error("the thread is gone")), close: async () => {} };
    await expect(playCampaign([{ series, contests: 4 }], { runner })).rejects.toThrow("the thread is gone");
  });
});
