import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clientMessageSchema } from "../src/client.ts";
import { readAnswer } from "../src/read-answer.ts";
import { PROTOCOL_VERSION } from "../src/version.ts";

const number = fc.oneof(
  fc.nat(0x7fffffff),
  fc.constantFrom<unknown>(-1, -0, 0.5, 0x80000000, 2 ** 53, "1", null, true, [], {}, Number.MAX_SAFE_INTEGER),
);
const numbers = fc.oneof(fc.array(number, { maxLength: 4 }), fc.array(fc.nat(9), { minLength: 199, maxLength: 202 }), number);
const FIELDS = ["player", "object", "way", "ability", "units", "to", "at", "picks", "pick", "amounts", "extra", "__proto__"];
const VERBS = ["pass", "endTurn", "concede", "play", "use", "move", "hide", "invite", "choose", "pick", "done", "yes", "no", "assign", "x"];

const OWN: Readonly<Record<string, readonly string[]>> = {
  concede: ["player"],
  play: ["object", "way"],
  use: ["object", "ability"],
  move: ["units", "to"],
  hide: ["object", "at"],
  invite: ["player"],
  choose: ["picks"],
  pick: ["pick"],
  assign: ["amounts"],
};

const kindOf = (field: string) => (["units", "picks", "amounts"].includes(field) ? numbers : number);

/** Mostly as it should be, with a field too many, too few, or of another kind now and then. */
const answer = fc.constantFrom(...VERBS).chain((verb) => {
  const right = fc.record({ do: fc.constant(verb), ...Object.fromEntries((OWN[verb] ?? []).map((field) => [field, kindOf(field)])) });
  const wrong = fc.record(
    { do: fc.constant(verb), ...Object.fromEntries(FIELDS.map((field) => [field, kindOf(field)])) },
    { requiredKeys: ["do"] },
  );
  return fc.oneof({ weight: 4, arbitrary: right }, { weight: 1, arbitrary: wrong }, { weight: 1, arbitrary: number });
});

const message = fc.record(
  {
    v: fc.oneof({ weight: 9, arbitrary: fc.constant(PROTOCOL_VERSION) }, number),
    n: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 1e9 }) }, number),
    type: fc.oneof({ weight: 9, arbitrary: fc.constant("answer") }, fc.constantFrom("foresee", "enter", 1)),
    room: fc.oneof(
      { weight: 9, arbitrary: fc.constant("ABCD1234") },
      fc.constantFrom<unknown>("abc", "a b c d", "x".repeat(33), 1, "ABCD\n"),
    ),
    at: fc.oneof({ weight: 9, arbitrary: fc.nat() }, number),
    answer,
    extra: number,
  },
  { requiredKeys: ["v", "n", "type", "room", "at", "answer"] },
);

describe("an answer that is read without the schema", () => {
  it("is one that the schema reads the same", () => {
    let quick = 0;
    fc.assert(
      fc.property(message, (written) => {
        const value: unknown = JSON.parse(JSON.stringify(written));
        const read = readAnswer(value);
        if (read === null) return;
        quick++;
        const schema = clientMessageSchema.safeParse(value);
        expect(schema.success).toBe(true);
        expect(schema.data).toEqual(read);
      }),
      { numRuns: 20_000, seed: 1 },
    );
    expect(quick).toBeGreaterThan(500);
  });

  it("is every usual one", () => {
    const usual = [
      { do: "pass" },
      { do: "endTurn" },
      { do: "play", object: 1, way: 0 },
      { do: "use", object: 0x7fffffff, ability: 2 },
      { do: "move", units: [1, 2], to: 4 },
      { do: "hide", object: 1, at: 2 },
      { do: "choose", picks: [] },
      { do: "pick", pick: 0 },
      { do: "done" },
      { do: "yes" },
      { do: "no" },
      { do: "assign", amounts: [1, 0] },
    ];
    for (const one of usual)
      expect(readAnswer({ v: PROTOCOL_VERSION, n: 1, type: "answer", room: "ABCD", at: 0, answer: one })).toMatchObject({ answer: one });
  });
});
