import { describe, expect, it } from "vitest";
import { attackOf } from "./proofs/attacks/run.ts";

/** The long ones, one by one: `node apps/server/tools/prove.mjs attacks`. */
describe("while one address attacks with all that it may", () => {
  it.each(["resync", "codes"])(
    "by %s, others play on",
    async (name) => {
      const { faults, attacked, memoryMiB } = await attackOf(name, { seconds: 2, games: 3, rate: 3, seed: 1 });
      expect(faults).toEqual([]);
      expect(attacked.perSecond).toBeGreaterThan(0);
      expect(memoryMiB.most - memoryMiB.before).toBeLessThan(150);
    },
    120_000,
  );
});
