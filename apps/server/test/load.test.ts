import { describe, expect, it } from "vitest";
import { load } from "./proofs/load.ts";

describe("ten games at once, with clients in a process of their own", () => {
  it("go on without an error, and cost little memory", async () => {
    const figures = await load({ games: 10, rate: 3, warmUp: 2, seconds: 5, seed: 1 });
    expect(figures).toMatchObject({ connections: 20, errors: 0, errorSample: null });
    expect(figures.answers).toBeGreaterThan(30);
    expect(figures.p50).toBeGreaterThan(0);
    expect(figures.bytesPerMessage).toBeLessThan(20_000);
    expect(figures.heapPerGameKiB).toBeLessThan(2048);
  }, 600_000);
});
