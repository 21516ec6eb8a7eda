import { describe, expect, it } from "vitest";
import { type Answer, apply, fork, legal, newGame, type State, save } from "../src/internal.ts";
import { chanceOf, randomSetup } from "./games.ts";

/** The same game, which has forgotten what it has listed: every answer is judged. */
function unlisted(s: State): State {
  const f = fork(s);
  f.actsVersion = -1;
  return f;
}

/** An act is not judged again if it is one of those that were just listed: that must not be mistaken. */
describe("an answer that was listed", () => {
  it("is judged at every later decision like one that never was, though it is the very same", () => {
    const found = { refused: 0, accepted: 0 };
    for (let seed = 1; seed <= 4; seed++) {
      const chance = chanceOf(seed);
      const s = newGame(randomSetup(seed, "duel"));
      let kept: Answer[] = [];
      for (let n = 0; s.decision !== null && n < 400; n++) {
        for (const answer of kept) {
          const [same, equal, judged] = [fork(s), fork(s), unlisted(s)];
          const why = apply(same, answer);
          expect(why).toEqual(apply(equal, { ...answer }));
          expect(why).toEqual(apply(judged, answer));
          expect(save(same)).toBe(save(judged));
          expect(save(equal)).toBe(save(judged));
          found[why === null ? "accepted" : "refused"]++;
        }
        const answers = legal(s);
        kept = [...kept.slice(-3), answers[chance.below(answers.length)]];
        apply(s, answers[chance.below(answers.length)]);
      }
    }
    expect(found.refused).toBeGreaterThan(500);
    expect(found.accepted).toBeGreaterThan(50);
  });

  it("is as legal as a copy of it", () => {
    for (let seed = 1; seed <= 8; seed++) {
      const chance = chanceOf(seed);
      const s = newGame(randomSetup(seed, "duel"));
      for (let n = 0; s.decision !== null && n < 400; n++) {
        const answers = legal(s);
        const answer = answers[chance.below(answers.length)];
        const [equal, judged] = [fork(s), unlisted(s)];
        expect(apply(equal, { ...answer })).toBeNull();
        expect(apply(judged, answer)).toBeNull();
        expect(apply(s, answer)).toBeNull();
        expect(save(equal)).toBe(save(s));
        expect(save(judged)).toBe(save(s));
      }
    }
  });
});
