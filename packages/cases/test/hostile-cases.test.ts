import { describe, expect, it } from "vitest";
import { runCaseText } from "../src/index.ts";

/** What is said about a text, and the CPU milliseconds that it took. */
function judged(text: string): { readonly message: string; readonly took: number } {
  const before = process.cpuUsage();
  const [result] = runCaseText("a.yaml", text);
  const { user, system } = process.cpuUsage(before);
  return { message: result?.message ?? "", took: (user + system) / 1000 };
}

const withStep = (step: string): string => `name: A\nplayers:\n  P1: {base: [V1]}\nsteps:\n  - P1: ${step}\n`;

describe("a case that asks for too much is refused at once", () => {
  it.each([
    [
      "runes",
      "name: A\nplayers:\n  P1: {runes: {fury: 1000000000}}\nsteps: []\n",
      /3: a number of runes is 1000000000; expected 1000 at most/,
    ],
    ["damage", "name: A\nplayers:\n  P1: {base: [{card: V1, damage: 99999999}]}\nsteps: []\n", /damage is 99999999/],
    [
      "a keyword",
      "name: A\nplayers:\n  P1: {base: [{card: V1, keywords: [Deflect 5000000]}]}\nsteps: []\n",
      /Deflect has the value 5000000/,
    ],
    ["Might", "name: A\nplayers:\n  P1: {base: [V1000000000]}\nsteps: []\n", /"V1000000000" is not a card/],
    [
      "a hand",
      `name: A\nplayers:\n  P1: {hand: [${Array(5000).fill("V1").join(", ")}]}\nsteps: []\n`,
      /a hand has 5000 entries; expected 500 at most/,
    ],
    ["cases", "name: A\nsteps: []\n---\n".repeat(20_000), /the text has 20000 cases; expected 500 at most/],
    ["letters", `name: A # ${"x".repeat(600_000)}\n`, /characters; expected 500000 at most/],
    ["blanks in an action", withStep(`move V1${" ".repeat(60_000)}to base`), /an action has 60014 characters; expected 2000 at most/],
    ["letters in a name", withStep(`play ${"a".repeat(60_000)}`), /characters; expected 2000 at most/],
    ["lists in lists", `name: A\nplayers: ${"[".repeat(60_000)}`, /inside each other too often|not YAML/],
    ["references that grow", growing(), /./],
  ])("%s", (_, text, said) => {
    const { message, took } = judged(text);
    const place = `${runCaseText("a.yaml", text)[0]?.line}: ${message}`;
    expect(place).toMatch(said);
    expect(took).toBeLessThan(2000);
  });

  it("and a reference to nothing says what is wrong with it", () => {
    expect(judged("name: *V3\nsteps: []\n").message).toBe('"*V3" refers to nothing: in YAML a text that begins with * needs quotes.');
  });
});

/** Nine lists, each of nine times the one before it. */
function growing(): string {
  const letters = "abcdefghi".split("");
  const lists = letters.map(
    (letter, i) =>
      `  ${letter}: &${letter} [${Array(9)
        .fill(i === 0 ? "V1" : `*${letters[i - 1]}`)
        .join(", ")}]`,
  );
  return `name: A\ncards:\n${lists.join("\n")}\nsteps: []\n`;
}
