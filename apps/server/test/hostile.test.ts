import { describe, expect, it } from "vitest";
import { attack } from "./proofs/hostile.ts";

describe("3,000 malformed, oversized, out-of-order and unauthorised messages and requests", () => {
  it("are each refused, and change nothing", async () => {
    const figures = await attack({ messages: 3000, attackers: 10, seed: 5 });
    expect(figures).toMatchObject({ unanswered: [], obeyed: [], isAlive: true, isUnchanged: true, gameStillPlayable: true });
    expect(figures.heapAfterMiB - figures.heapBeforeMiB).toBeLessThan(32);
    expect(Object.keys(figures.byKind).sort()).toEqual(
      ["bent", "binary", "http", "out of order", "out of turn", "oversized", "torn", "unauthorised", "version"].sort(),
    );
    expect(Object.values(figures.answeredBy).reduce((sum, n) => sum + n, 0)).toBe(3000);
  }, 600_000);
});
