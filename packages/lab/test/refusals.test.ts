import { ask, createRng, random } from "@rulebound/bots";
import { CARDS, starterDecks } from "@rulebound/cards";
import { type Answer, answerOf, apply, hash, legal, loadPool, newGame, type PlainAnswer, type State } from "@rulebound/engine/internal";
import { isRuleId } from "@rulebound/rules";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

/** Whatever somebody sends, the engine either takes a legal answer or refuses with a rule, and a refusal changes nothing. */

const { pool } = loadPool(CARDS);
const decks = starterDecks(pool).map(({ deck }) => deck);

/** A game after so many random answers. */
function gameAfter(seed: number, answers: number): State {
  const s = newGame({ pool, mode: "duel", decks: [decks[seed % decks.length], decks[(seed * 3 + 1) % decks.length]], seed });
  const rng = createRng(seed);
  for (let i = 0; i < answers && s.decision !== null; i++) apply(s, ask(random, s, rng));
  return s;
}

const id = fc.oneof(fc.integer({ min: -2, max: 130 }), fc.constantFrom(-1, 1e9, 0.5, Number.NaN, Number.POSITIVE_INFINITY));
const place = fc.integer({ min: -2, max: 8 });
const choice = fc.oneof(id, fc.integer({ min: 999_999, max: 4_000_010 }));

/** Answers of every shape; concessions are always legal, and payments by hand are not listed. */
const anyAnswer: fc.Arbitrary<Answer> = fc
  .oneof(
    fc.constantFrom<PlainAnswer>({ do: "pass" }, { do: "endTurn" }, { do: "yes" }, { do: "no" }, { do: "done" }),
    fc.record({ do: fc.constant("play" as const), object: id, way: fc.integer({ min: -1, max: 3 }) }),
    fc.record({ do: fc.constant("move" as const), units: fc.array(id, { maxLength: 3 }), to: place }),
    fc.record({ do: fc.constant("hide" as const), object: id, at: place }),
    fc.record({ do: fc.constant("invite" as const), player: fc.integer({ min: -1, max: 5 }) }),
    fc.record({ do: fc.constant("pick" as const), pick: choice }),
    fc.record({ do: fc.constant("choose" as const), picks: fc.array(choice, { maxLength: 4 }) }),
    fc.record({ do: fc.constant("assign" as const), amounts: fc.array(fc.integer({ min: -3, max: 20 }), { maxLength: 5 }) }),
  )
  .map(answerOf);

describe("an answer that somebody sends", () => {
  it("is legal, or refused with a rule of the book and a reason; what is refused changes nothing", () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(120), fc.array(anyAnswer, { minLength: 1, maxLength: 12 }), (seed, answers, sent) => {
        const s = gameAfter(seed, answers);
        const before = hash(s);
        for (const answer of sent) {
          const refusal = apply(s, answer);
          if (refusal === null) return; // legal, as a whole form may be
          expect(isRuleId(refusal.rule), `${refusal.rule} is in the book`).toBe(true);
          expect(refusal.detail).not.toBe("");
          expect(hash(s)).toBe(before);
        }
      }),
      { numRuns: 120 },
    );
  });

  it("in step form is accepted if, and only if, it is listed", () => {
    const stepAnswer = anyAnswer.filter(
      ({ do: verb }) => verb === "pass" || verb === "endTurn" || verb === "yes" || verb === "no" || verb === "done" || verb === "pick",
    );
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(120), stepAnswer, (seed, answers, sent) => {
        const s = gameAfter(seed, answers);
        const isListed = legal(s).some((answer) => JSON.stringify(answer) === JSON.stringify(sent));
        expect(apply(s, sent) === null).toBe(isListed);
      }),
      { numRuns: 150 },
    );
  });
});
