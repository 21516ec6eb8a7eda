import { describe, expect, it } from "vitest";
import { hasRedis, postgresFolder } from "./machines.ts";
import { removal } from "./proofs/faults/alone.ts";
import { ALONE, TOGETHER } from "./proofs/faults.ts";

const missing = [hasRedis ? [] : ["redis-server"], postgresFolder === null ? ["postgresql"] : []].flat();
if (missing.length > 0) console.warn(`SKIPPED: faults between processes, because Debian's ${missing.join(" and ")} is not installed`);

/** Siblings of others, which run where there is time (LONG=1). */
const LONG: ReadonlySet<string> = new Set(["stoppedHolder", "readOnly", "stopWithout"]);
const together = Object.keys(TOGETHER).filter((name) => process.env.LONG !== undefined || !LONG.has(name));

const small = { ...ALONE, removal: () => removal({ rooms: 20, entries: 500 }) };

describe("a server under faults", () => {
  it.each(Object.keys(small))("alone: %s", { timeout: 120_000 }, async (name) => {
    const verdict = await small[name as keyof typeof small]();
    expect(verdict, JSON.stringify(verdict)).toMatchObject({ isProven: true });
  });

  it.skipIf(missing.length > 0).each(together)("with others: %s", { timeout: 180_000 }, async (name) => {
    const verdict = await TOGETHER[name]();
    expect(verdict, JSON.stringify(verdict)).toMatchObject({ isProven: true });
  });
});
