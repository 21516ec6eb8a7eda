import { describe, expect, it } from "vitest";
import { DEFAULT_TERMS, isUnreadable, LONGEST_MESSAGE, readClientMessage, termsSchema } from "../src/index.ts";
import { PROTOCOL_VERSION } from "../src/version.ts";

const detail = (value: unknown): string => {
  const read = readClientMessage(typeof value === "string" ? value : JSON.stringify(value));
  return isUnreadable(read) ? read.detail : "";
};

describe("a client's message", () => {
  it("is read as what it is", () => {
    const message = { v: PROTOCOL_VERSION, n: 3, type: "answer", room: "ABCD", at: 7, answer: { do: "move", units: [4, 5], to: 2 } };
    expect(readClientMessage(JSON.stringify(message))).toEqual(message);
  });

  it("is refused with the place and the reason", () => {
    expect(detail("{")).toBe("this is not JSON");
    expect(detail("null")).toMatch(/^the message: /);
    expect(detail({ v: PROTOCOL_VERSION + 1, n: 1, type: "ping" })).toMatch(/^v: /);
    expect(detail({ v: PROTOCOL_VERSION, type: "ping" })).toMatch(/^n: /);
    expect(detail({ v: PROTOCOL_VERSION, n: 1, type: "nonsense" })).toMatch(/^type: /);
    expect(detail({ v: PROTOCOL_VERSION, n: 1, type: "ping", extra: 1 })).toContain("extra");
    expect(detail({ v: PROTOCOL_VERSION, n: 1, type: "enter", room: "../x" })).toMatch(/^room: /);
    const answer = (given: unknown) => detail({ v: PROTOCOL_VERSION, n: 1, type: "answer", room: "ABCD", at: 0, answer: given });
    expect(answer({ do: "play", object: -1, way: 0 })).toMatch(/^answer\.object: /);
    expect(answer({ do: "choose", picks: Array(300).fill(1) })).toMatch(/^answer\.picks: /);
    expect(answer({ do: "choose", picks: [1.5] })).toMatch(/^answer\.picks\.0: /);
    expect(detail("x".repeat(LONGEST_MESSAGE + 1))).toContain("at most");
  });

  it("tells its number even if the rest is wrong, so that its sender knows which it was", () => {
    expect(readClientMessage(`{"v":${PROTOCOL_VERSION},"n":9,"type":"x"}`)).toMatchObject({ n: 9 });
  });
});

describe("terms", () => {
  it("are a match if and only if it is the best of several games", () => {
    expect(termsSchema.safeParse(DEFAULT_TERMS).success).toBe(true);
    expect(termsSchema.safeParse({ ...DEFAULT_TERMS, mode: "match", bestOf: 5 }).success).toBe(true);
    expect(termsSchema.safeParse({ ...DEFAULT_TERMS, mode: "match" }).success).toBe(false);
    expect(termsSchema.safeParse({ ...DEFAULT_TERMS, bestOf: 3 }).success).toBe(false);
  });
});
