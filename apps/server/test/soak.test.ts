import { describe, expect, it } from "vitest";
import { hasRedis, postgresFolder } from "./machines.ts";
import { soak } from "./proofs/soak.ts";

const isLong = process.env.LONG !== undefined;

describe.skipIf(!isLong || !hasRedis || postgresFolder === null)("three processes while everything that can fail does", () => {
  it("lose nothing that they have acknowledged, and no room stands still", async () => {
    const lines: string[] = [];
    const figures = await soak({ minutes: 2, games: 6, seed: Date.now() % 1_000_000, pause: 15, only: 0 }, (line) => lines.push(line));
    expect(figures, [JSON.stringify(figures), ...lines].join("\n")).toMatchObject({
      lost: 0,
      wrong: [],
      stuck: [],
      late: [],
      died: 0,
      cutShort: null,
    });
    expect(figures.games).toBeGreaterThan(0);
  }, 900_000);
});
