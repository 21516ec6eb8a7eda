import { expect, it } from "vitest";
import { loadPool } from "../src/internal.ts";
import { type Ability, type Instruction, type Trigger, unit } from "../src/language/index.ts";

/** What equal triggers may differ in (383.3.d): the compiler notes what their texts look at. */
function looksOf(then: readonly Instruction[], more: Partial<Extract<Ability, { kind: "triggered" }>> = {}): string[] {
  const when: readonly Trigger[] = [{ on: "played", who: "you", subject: "me", here: true }];
  const card = unit("Test", "SFD-000", { energy: 1, might: 1 }, { kind: "triggered", when, then, ...more });
  const { pool, refused } = loadPool([card]);
  expect(refused).toEqual([]);
  return pool.abilities
    .filter(({ kind, card: of }) => kind === "triggered" && of === 0)
    .map(({ looks }) =>
      Object.entries(looks)
        .flatMap(([what, isSeen]) => (isSeen ? [what] : []))
        .join(" "),
    );
}

const FRIEND = { a: { kinds: ["unit"], side: "friendly" } } as const;

it("a text that speaks of nobody looks at nothing, whatever it waited for", () => {
  expect(looksOf([{ do: "draw", n: 1 }])).toEqual([""]);
  expect(looksOf([{ do: "ready", what: FRIEND }])).toEqual([""]);
});

it("what a text chooses itself is no memory, and not what triggered it", () => {
  expect(
    looksOf([
      { do: "ready", what: FRIEND },
      { do: "buff", what: "it" },
    ]),
  ).toEqual([""]);
});

it("a text looks at its source where it speaks of it, of places that depend on it, or hurts", () => {
  expect(looksOf([{ do: "ready", what: "me" }])).toEqual(["source"]);
  expect(looksOf([{ do: "move", what: FRIEND, to: "myBattlefield" }])).toEqual(["source"]);
  expect(looksOf([{ do: "kill", what: FRIEND }])).toEqual(["source"]);
  expect(looksOf([{ do: "draw", n: 1 }], { if: { empowered: true } })).toEqual(["source"]);
  expect(looksOf([{ do: "ready", what: { a: { kinds: ["unit"], place: "elsewhere" } } }])).toEqual(["source"]);
});

it("a text looks at what triggered it, by any word for it", () => {
  expect(looksOf([{ do: "ready", what: "it" }])).toEqual(["cause"]);
  expect(looksOf([{ do: "draw", n: { triggerAmount: true } }])).toEqual(["cause"]);
  expect(looksOf([{ do: "draw", n: 1, who: "triggerPlayer" }])).toEqual(["cause"]);
});

it("an inner text remembers what the outer one has chosen, and the outer one looks at what the inner one looks at", () => {
  const inner: Instruction = { do: "delayed", when: { on: "endOfTurn", who: "you" }, once: true, then: [{ do: "ready", what: "it" }] };
  expect(looksOf([{ do: "exhaust", what: FRIEND }, inner])).toEqual(["memory", ""]);
  expect(
    looksOf([
      { do: "exhaust", what: FRIEND },
      { ...inner, then: [{ do: "ready", what: "me" }] },
    ]),
  ).toEqual(["source", "source"]);
});
