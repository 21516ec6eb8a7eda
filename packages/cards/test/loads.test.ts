import { loadPool } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import { CARDS } from "../src/index.ts";

describe("the engine", () => {
  it("runs every card, or says which it cannot and why", () => {
    const { pool, refused } = loadPool(CARDS);
    expect(refused).toEqual([]);
    for (const { name } of CARDS) expect(pool.byName.has(name.toLowerCase()), name).toBe(true);
  });
});
