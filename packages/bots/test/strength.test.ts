import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LEVELS, STRENGTHS } from "../src/index.ts";

const document = readFileSync(new URL("../../../docs/BOTS.md", import.meta.url), "utf8");
const names = LEVELS.map(({ name }) => name);

/** "casual against beginner 61.1% (55.4% to 66.6% of 288)" */
const LINE = /^ {4}(\w+) +against (\w+) +([\d.]+)% \(([\d.]+)% to ([\d.]+)% of (\d+)\)$/gm;
const written = [...document.matchAll(LINE)]
  .map(([, level, against, ...figures]) => ({ level, against, figures: figures.map(Number) }))
  .filter(({ level, against }) => names.includes(level) && names.includes(against));

describe("the strength of a level", () => {
  it("is measured for every level, against its neighbour", () => {
    expect(Object.keys(STRENGTHS)).toEqual(names);
    names.forEach((name, at) => {
      expect(STRENGTHS[name]?.against).toBe(names[at === 0 ? 1 : at - 1]);
    });
  });

  it("is the same in the client and in the document, with the command that made it", () => {
    const known = names.map((level) => {
      const { against = "", won, low, high, games } = STRENGTHS[level] ?? {};
      return { level, against, figures: [won, low, high, games] };
    });
    expect(written).toEqual(known);
    for (const name of names) expect(document).toContain(`    ${STRENGTHS[name]?.command}\n`);
  });

  it("is a share of whole games with Wilson's interval", () => {
    for (const name of names) {
      const { won = 0, low = 0, high = 0, games = 1, command = "" } = STRENGTHS[name] ?? {};
      const wins = Math.round((won / 100) * games);
      expect((wins / games) * 100).toBeCloseTo(won, 1);
      const z = 1.96;
      const p = wins / games;
      const middle = (p + z ** 2 / (2 * games)) / (1 + z ** 2 / games);
      const half = (z / (1 + z ** 2 / games)) * Math.sqrt((p * (1 - p)) / games + z ** 2 / (4 * games ** 2));
      expect(Math.abs((middle - half) * 100 - low)).toBeLessThan(0.15);
      expect(Math.abs((middle + half) * 100 - high)).toBeLessThan(0.15);
      expect(command).toContain(`--games ${games}`);
    }
  });
});
