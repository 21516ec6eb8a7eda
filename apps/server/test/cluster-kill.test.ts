import { describe, expect, it } from "vitest";
import { hasRedis, postgresFolder } from "./machines.ts";
import { cluster } from "./proofs/cluster.ts";

const missing = [hasRedis ? [] : ["redis-server"], postgresFolder === null ? ["postgresql"] : []].flat();
if (missing.length > 0) console.warn(`SKIPPED: a killed process among several, because Debian's ${missing.join(" and ")} is not installed`);

describe.skipIf(missing.length > 0)("one of two processes that is killed with kill -9", () => {
  it("leaves its games to the other, with everything that was acknowledged", async () => {
    const figures = await cluster({ games: 4, seed: 3 });
    expect(figures).toMatchObject({ lost: 0, wrong: [], surprises: [] });
    expect(figures.acceptedBefore).toBeGreaterThanOrEqual(4 * 15);
    expect(figures.accepted).toBeGreaterThan(figures.acceptedBefore);
  }, 600_000);
});
