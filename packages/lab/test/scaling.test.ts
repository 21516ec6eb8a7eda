import { CARDS, tournamentDecks } from "@rulebound/cards";
import { loadPool } from "@rulebound/engine/internal";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { emptyTotals, here, type JobResult, measureScaling, type Runner, type Scaling, type Series } from "../src/index.ts";

const PACE = { warmUp: 2, turn: 4 };
const GAMES = 12;
const measured = (one: Runner, all: Runner, series: Series) => measureScaling({ one, all, processes: 2 }, series, GAMES, () => {}, PACE);

const untold: Series = { decks: [], bots: [], mode: "duel", seed: 1, detail: "wins" };

/** Takes so many seconds for its jobs, one number for each in the order in which they come. */
function taking(seconds: readonly number[], onJob = () => {}): Runner {
  const left = [...seconds];
  const run = (): Promise<JobResult> => {
    onJob();
    return new Promise((resolve) => {
      setTimeout(() => resolve({ totals: emptyTotals([]), seconds: 0 }), 1000 * (left.shift() ?? 0));
    });
  };
  return { width: 1, run, close: async () => {} };
}

describe("how much more several processes play than one", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function onTheClock(measuring: Promise<Scaling>): Promise<Scaling> {
    await vi.runAllTimersAsync();
    return measuring;
  }

  it("is what they play in the time that the slowest of them takes, without the warm-up", async () => {
    const one = taking([50, 1, 1, 2]);
    const all = taking([70, 30, 2, 1, 1, 1, 1.5, 2.5]);
    const { checksum, ...figures } = await onTheClock(measured(one, all, untold));
    expect(figures).toEqual({ processes: 2, games: 12, one: 12 / 4, all: 24 / 5.5, ratio: 8 / 5.5, turns: [1, 1.6, 2] });
  });

  it("is measured in turns: who was second is first in the next", async () => {
    let order = "";
    const named = (name: string) => taking([], () => (order += name));
    await onTheClock(measured(named("1"), named("2"), untold));
    expect(order).toBe("122" + "122" + "221" + "122");
  });
});

describe("the games by which that is measured", () => {
  const [{ deck: first }, { deck: second }] = tournamentDecks(loadPool(CARDS).pool);
  const series: Series = { ...untold, decks: [first, second], bots: ["random", "random"] };

  it("have a checksum, which other games do not have", async () => {
    const checksumOf = async (of: Series) => (await measured(here(), here(), of)).checksum;
    const checksum = await checksumOf(series);
    expect(await checksumOf(series)).toBe(checksum);
    expect(await checksumOf({ ...series, seed: 2 })).not.toBe(checksum);
  });

  it("must come out the same for both", async () => {
    const careless: Runner = {
      ...here(),
      run: (job) => here().run(job.from < 4 ? job : { ...job, series: { ...series, seed: 2 } }),
    };
    await expect(measured(here(), careless, series)).rejects.toThrow("games 4 to 8 did not come out the same twice");
    await expect(measured(careless, here(), series)).rejects.toThrow("games 4 to 8 did not come out the same twice");
  });
});
