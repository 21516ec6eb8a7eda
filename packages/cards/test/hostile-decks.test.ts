import { loadPool } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import { toBase32 } from "../src/decks/bytes.ts";
import { CARDS, isDeck, readDeck } from "../src/index.ts";

const { pool } = loadPool(CARDS);

/** Why the text is no deck, and how long that took to say, in CPU milliseconds. */
function refused(text: string): { readonly reasons: readonly string[]; readonly took: number; readonly grew: number } {
  const before = process.cpuUsage();
  const room = process.memoryUsage().rss;
  const reading = readDeck(text, pool);
  const { user, system } = process.cpuUsage(before);
  if (isDeck(reading)) throw new Error("it was taken for a deck");
  return {
    reasons: reading.errors.map(({ reason }) => reason),
    took: (user + system) / 1000,
    grew: (process.memoryUsage().rss - room) / 2 ** 20,
  };
}

/** 2^28 - 1, as large as a number in a code can be. */
const HUGE = [255, 255, 255, 127];
const code = (...bytes: number[]): string => toBase32([...bytes, ...Array.from({ length: 12 }, () => 0)]);

describe("a deck that asks for too much", () => {
  it.each([
    ["kinds of copies", code(0x15, 0, ...HUGE)],
    ["groups", code(0x13, ...HUGE)],
    ["cards in a group", code(0x13, 1, ...HUGE, 0, 0)],
    ["further legends", code(0x16, 0, 0, 0, 0, ...HUGE)],
  ])("is refused at once: a code of millions of %s", (_, text) => {
    const { reasons, took, grew } = refused(text);
    expect(reasons.join()).toMatch(/cannot be read/);
    expect(took).toBeLessThan(200);
    expect(grew).toBeLessThan(50);
  });

  it("is refused at once: a code whose cards are few, and their copies many", () => {
    const card = [1, 1, 0, 0, 7]; // one group of one card, OGN-007
    const kinds = Array.from({ length: 40 }, () => [100, ...card]).flat();
    expect(refused(toBase32([0x15, 0, 40, ...kinds, 0, 0])).reasons).toEqual([
      "This is no deck: it has 4000 cards, and a deck has at most 500.",
    ]);
  });

  it("is refused soon: a list of lines that are all mistakes", () => {
    const lines = Array.from({ length: 600 }, (_, i) => `1 Jinks, the Lose Canon ${i}`).join("\n");
    const { reasons, took } = refused(lines);
    expect(reasons).toHaveLength(21);
    expect(reasons.at(-1)).toMatch(/rest was not read/);
    expect(took).toBeLessThan(1000);
  });

  it.each([
    ["blanks", `1 a${" ".repeat(15_000)}b`],
    ["digits", "1".repeat(15_000)],
    ["brackets", `1 ${"(".repeat(15_000)}`],
    ["one letter", `${"a".repeat(15_000)}!`],
  ])("is refused at once: a line of %s without an end", (_, text) => {
    const { reasons, took } = refused(text);
    expect(reasons).toHaveLength(1);
    expect(took).toBeLessThan(200);
  });

  it("is refused at once: more copies of real cards than a deck has", () => {
    const list = Array.from({ length: 6 }, () => "100 Get Excited!").join("\n");
    expect(refused(list).reasons).toEqual(["This is no deck: it has 600 cards, and a deck has at most 500."]);
  });

  it("is refused unread: longer than any deck", () => {
    expect(refused("1 Get Excited!\n".repeat(5000)).reasons[0]).toMatch(/75000 characters/);
  });
});
