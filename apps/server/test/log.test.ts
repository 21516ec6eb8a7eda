import { describe, expect, it } from "vitest";
import { sparingly } from "../src/log.ts";

describe("the log", () => {
  it("says what goes wrong again and again three times, then once a minute how often it did", () => {
    let now = 0;
    const lines: unknown[][] = [];
    const hook = sparingly(() => now);
    const say = (level: number, ...args: unknown[]): void => hook.call(null, args, (...line) => lines.push(line), level);
    const failure = (room: string): void => say(50, { room, err: new Error("no connection") }, "a room failed");
    for (let i = 0; i < 100; i++) failure(`R${i}`);
    expect(lines).toHaveLength(3);
    say(50, { err: new Error("another") }, "a room failed");
    for (let i = 0; i < 5; i++) say(30, "an event of everyday");
    expect(lines).toHaveLength(9);
    now = 61_000;
    failure("late");
    expect(lines).toHaveLength(10);
    expect(lines[9]).toMatchObject([{ room: "late", repeated: 97 }, "a room failed"]);
  });
});
