import { describe, expect, it } from "vitest";
import { findRate, isEnough, type LoadFigures, load } from "./proofs/load.ts";

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

describe("the search for the highest rate", () => {
  const options = { games: 1, rate: 5, warmUp: 0, seconds: 0, seed: 1, step: 0.25 };
  const holds = ({ p99 }: LoadFigures): boolean => p99 < 50;
  const search = (p99At: (rate: number) => number): Promise<LoadFigures> =>
    findRate(
      options,
      holds,
      () => {},
      async ({ rate }) => ({ wantedRate: rate, p99: p99At(rate) }) as LoadFigures,
    );

  it("finds it, and says whether it is as high as it has to be", async () => {
    const low = await search((rate) => (rate <= 1.5 ? 20 : 80));
    expect([low.wantedRate, isEnough(low, 2.5, holds)]).toEqual([1.5, false]);
    const high = await search((rate) => (rate <= 2.75 ? 20 : 80));
    expect([high.wantedRate, isEnough(high, 2.5, holds)]).toEqual([2.75, true]);
    expect(isEnough(await search(() => 80), 0.25, holds)).toBe(false);
  });

  it("does not take what held once or twice", async () => {
    const tries = new Map<number, number>();
    const found = await search((rate) => {
      const n = (tries.get(rate) ?? 0) + 1;
      tries.set(rate, n);
      return rate > 2.5 || (rate === 2.5 && n === 3) ? 80 : 20;
    });
    expect(found.wantedRate).toBe(2.25);
    expect(tries.get(2.25)).toBeGreaterThanOrEqual(3);
  });
});
