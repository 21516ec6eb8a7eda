import { CARDS, tournamentDecks } from "@rulebound/cards";
import { loadPool } from "@rulebound/engine";
import { describe, expect, it } from "vitest";
import { here, type JobResult, measureScaling, type Runner, type Series } from "../src/index.ts";

const [{ deck: first }, { deck: second }] = tournamentDecks(loadPool(CARDS).pool);
const series: Series = { decks: [first, second], bots: ["random", "random"], mode: "duel", seed: 1, detail: "wins" };
const PACE = { warmUp: 2, turn: 4 };
const measure = (all: Runner) => measureScaling({ one: here(), all, processes: 2 }, series, 12, () => {}, PACE);

describe("how much more several processes play than one", () => {
  it("is measured in turns, over the same games", async () => {
    const { games, one, all, ratio, turns, checksum } = await measure(here());
    expect(games).toBe(12);
    expect(turns).toHaveLength(3);
    expect(ratio).toBeCloseTo(all / one, 6);
    expect((await measure(here())).checksum).toBe(checksum);
  });

  it("is no figure where the games did not come out the same", async () => {
    const careless: Runner = {
      ...here(),
      run: async (job): Promise<JobResult> => here().run({ ...job, series: { ...series, seed: 2 } }),
    };
    await expect(measure(careless)).rejects.toThrow("did not come out the same twice");
  });
});
