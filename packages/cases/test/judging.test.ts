import { describe, expect, it } from "vitest";
import { runCaseText, whyInText } from "../src/judging.ts";

const run = (...lines: string[]) => runCaseText("a.yaml", lines.join("\n"));
const outcome = (...lines: string[]) => run(...lines).map(({ status, line, name, message }) => ({ status, line, name, message }));

/** P2 is asked for a target; P1 is asked nothing. */
const ASKED = [
  "name: A question",
  "turn: P2",
  "players:",
  "  P2: {base: [{card: V1, as: one}, {card: V1, as: two}], hand: [Vengeance], pool: {energy: 9, order: 9}}",
  "battlefields: [BF-A, BF-B]",
  "steps:",
  "  - P2: play Vengeance",
];

describe("a file of several cases", () => {
  const GOOD = "name: A turn ends\nsteps:\n  - P1: end turn\n  - expect: {turn: P2}";

  it("runs them all, whichever of them cannot be read", () => {
    expect(outcome("name: Bad key", "playerz: {}", "---", GOOD)).toMatchObject([
      { status: "failed", line: 2, name: "Bad key", message: expect.stringContaining('"playerz" is not a key') },
      { status: "passed", name: "A turn ends" },
    ]);
    expect(outcome(GOOD, "---", "name: Bad YAML", "steps: [", "---", GOOD)).toMatchObject([
      { status: "passed" },
      { status: "failed", name: "Bad YAML", message: expect.stringContaining("not YAML") },
      { status: "passed" },
    ]);
  });

  it("says of a case without a name that it has none", () => {
    expect(outcome("steps: []", "---", GOOD)).toMatchObject([{ status: "failed", line: 1, name: "a case without a name" }, {}]);
  });

  it("answers a question about one of them, though another cannot be read", () => {
    const text = `name: Bad\nplayerz: {}\n---\n${GOOD}`;
    expect(whyInText("a.yaml", text, "P2: end turn", { only: "turn ends" })).toMatchObject([{ isLegal: true }]);
    expect(() => whyInText("a.yaml", text, "P2: end turn")).toThrow('a.yaml:2: "playerz" is not a key');
  });
});

describe("cannot", () => {
  it("holds for a player while another is asked", () => {
    expect(outcome(...ASKED, "  - P1 cannot: choose one")).toMatchObject([{ status: "passed" }]);
    expect(outcome(...ASKED, "  - P2 cannot: choose one")).toMatchObject([{ message: expect.stringContaining("but it is legal") }]);
  });

  it("fails where nobody is asked such a thing", () => {
    const nobody = [...ASKED.slice(0, -1), "  - P1 cannot: yes"];
    expect(outcome(...nobody)).toMatchObject([{ status: "failed", message: expect.stringContaining("is not asked for yes or no") }]);
    expect(outcome(...ASKED, "  - P1 cannot: yes")).toMatchObject([{ status: "failed" }]);
  });

  it("holds for a card that is not where the line takes it from", () => {
    const board = ["name: Not hidden", "players:", "  P1: {trash: [Hidden Blade]}", "battlefields: [BF-A]", "steps:"];
    expect(outcome(...board, "  - P1 cannot: play Hidden Blade from hidden", '    because: "811.6"')).toMatchObject([{ status: "passed" }]);
    expect(outcome(...board, "  - P1 cannot: play Gust from hidden")).toMatchObject([{ status: "failed" }]);
  });
});

describe("events", () => {
  it("of the time before the first step can be expected by the first expect", () => {
    const board = ["name: A hold", "phase: beginning", "battlefields:", "  - BF-A: {units: {P1: [V1]}}", "steps:"];
    expect(outcome(...board, "  - expect: {events: [{type: hold, player: P1}]}")).toMatchObject([{ status: "passed" }]);
    const twice = ["  - expect: {phase: main}", "  - expect: {events: [{type: hold, player: P1}]}"];
    expect(outcome(...board, ...twice)).toMatchObject([{ status: "failed", line: 7 }]);
  });
});

describe("passing", () => {
  it("that a question has stopped is named where the next step fails", () => {
    const [{ message }] = run(...ASKED, "  - settle", "  - expect: {state: neutral open}");
    expect(message).toContain("(The settle of line 8 stopped at a question: P2 is asked about targets by Vengeance");
  });

  it("where there is nothing to pass on is a warning, or a failure if one is strict", () => {
    const text = "name: Idle\nsteps:\n  - all pass\n  - expect: {turn: P1}";
    expect(runCaseText("a.yaml", text)).toMatchObject([
      { status: "passed", warnings: [expect.stringContaining('line 3: "all pass" does nothing')] },
    ]);
    expect(runCaseText("a.yaml", text, { strict: true })).toMatchObject([{ status: "failed", line: 3 }]);
  });
});
