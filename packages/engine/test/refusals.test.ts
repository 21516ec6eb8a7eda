// biome-ignore-all lint/suspicious/noThenProperty: "then" is a word of the language
import { describe, expect, it } from "vitest";
import { loadPool } from "../src/internal.ts";
import type { Ability, CardData, Instruction, StaticEffect } from "../src/language/index.ts";

const card = (...abilities: readonly Ability[]): CardData => ({
  id: "T-1",
  name: "Test",
  type: "unit",
  domains: ["fury"],
  energy: 1,
  might: 1,
  abilities,
});
const reasons = (...abilities: readonly Ability[]): readonly string[] => loadPool([card(...abilities)]).refused.map(({ reason }) => reason);
const does = (...then: readonly Instruction[]): Ability => ({ kind: "triggered", when: [{ on: "played", subject: "me" }], then });
const has = (...effects: readonly StaticEffect[]): Ability => ({ kind: "static", effects });

/** What a case or an editor may hand in, which the types have not seen. */
const said = <Whole>(part: object): Whole => part as Whole;

describe("a card that the engine cannot run is refused with the reason", () => {
  it("for words that are not in the language", () => {
    expect(reasons(does(said<Instruction>({ do: "explode" })))).toEqual(['"explode" is not in the language']);
    expect(reasons(does(said<Instruction>({ do: "draw", n: 1, twice: true })))).toEqual(['"twice" of "draw" is not in the language']);
    expect(reasons(does({ do: "kill", what: { a: said({ kinds: ["unit"], colour: "red" }) } }))).toEqual([
      '"colour" of a filter is not in the language',
    ]);
    expect(reasons({ kind: "triggered", when: [said({ on: "sneezes" })], then: [] })).toEqual(['"sneezes" is no event that triggers']);
    expect(reasons(does({ do: "if", cond: said({ sunny: true }), then: [] }))).toEqual(['"sunny" is no condition']);
  });

  it("for names that are not mentioned before", () => {
    expect(reasons(does({ do: "ready", what: { ref: "chosen" } }))).toEqual(['the text refers to "chosen" before it is mentioned']);
  });

  it("for words that nothing runs yet", () => {
    expect(reasons(has({ effect: "cant", what: "move", of: "me", place: "here" }))).toEqual([
      '"place" of the static effect "cant" is not in the language yet',
    ]);
    expect(reasons({ kind: "replacement", replacement: { event: "stun", of: "me", instead: [] } })).toEqual([
      'replacing "stun" is not in the language yet',
    ]);
    expect(reasons(does({ do: "double", what: "me" }))).toEqual(['"double" lasts for a turn, and not otherwise yet']);
    expect(reasons({ kind: "static", while: { legion: true }, effects: [{ effect: "victoryScore", n: 1 }] })).toEqual([
      'the static effect "victoryScore" cannot depend on a condition yet',
    ]);
  });

  it("and the others load without it", () => {
    const { pool, refused } = loadPool([{ ...card(does(said<Instruction>({ do: "explode" }))), name: "Broken" }, card()]);
    expect(refused.map(({ card: name }) => name)).toEqual(["Broken"]);
    expect(pool.cards.filter(({ token }) => !token).map(({ data }) => data.name)).toEqual(["Test"]);
  });
});
