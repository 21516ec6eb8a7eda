import { describe, expect, it } from "vitest";
import { type Answer, apply, explain, hash, legal, newGame, nthSeat } from "../src/internal.ts";
import { randomSetup } from "./games.ts";

/** 410.2.b: limited actions happen where an effect or the turn says so. What players may do at will is a short list (410.1). */
describe("what a player does at will", () => {
  it("is no limited action: those are refused and change nothing (410.2.b)", () => {
    const limited = {
      stun: "423.2.a",
      reveal: "424.2.a",
      counter: "425.2.a",
      buff: "426.2.a",
      banish: "427.4.a",
      kill: "428.3.a",
      add: "429.4.a",
      channel: "430.4.b",
      burnOut: "431.4.a",
      double: "432.2.a",
      swap: "433.2.a",
      attach: "434.2.a",
      detach: "435.2.a",
      predict: "436.2.a",
      prevent: "437.6.a",
      replace: "438.2.a",
      create: "439.6.a",
      empower: "441.3.a",
      disempower: "442.2.a",
      skip: "443.3.a",
      pay: "444.3.a",
    };
    const s = newGame(randomSetup(1, "duel"));
    for (let i = 0; i < 60; i++) {
      const before = hash(s);
      const player = s.decision?.player ?? 0;
      for (const verb of Object.keys(limited)) {
        const answer: Answer = JSON.parse(JSON.stringify({ do: verb, object: 0, player, n: 1 }));
        expect(explain(s, nthSeat(player), answer), verb).not.toBeNull();
        expect(apply(s, answer), verb).not.toBeNull();
        expect(legal(s).map((one) => one.do)).not.toContain(verb);
      }
      expect(hash(s)).toBe(before);
      const answers = legal(s);
      apply(s, answers[(i * 5) % answers.length]);
    }
  });
});
