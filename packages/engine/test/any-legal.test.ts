import { describe, expect, it } from "vitest";
import { type Answer, anyLegal, apply, fork, legal, newGame, type State, save } from "../src/internal.ts";
import { chanceOf, randomSetup } from "./games.ts";

/** An answer that is drawn without listing them all must be one of the list, and any of it as often as another. */
describe("any legal answer", () => {
  it("is one of those that are listed, every one of them is drawn, and nothing is changed by it", () => {
    let positions = 0;
    for (let seed = 1; seed <= 12; seed++)
      overGame(seed, (s, chance) => {
        const before = save(s);
        const listed = new Set(legal(fork(s)).map(textOf));
        const drawn = new Set(Array.from({ length: 25 * listed.size }, () => textOf(draw(s, chance))));
        expect(drawn).toEqual(listed);
        expect(legal(s).map(textOf)).toEqual([...listed]);
        expect(save(s)).toBe(before);
        positions++;
      });
    expect(positions).toBeGreaterThan(500);
  });

  it("is drawn as often as any other", () => {
    let most = 0;
    for (let seed = 1; seed <= 6; seed++)
      overGame(seed, (s, chance) => {
        const listed = legal(fork(s)).map(textOf);
        if (s.decision?.kind !== "act" || listed.length < 4) return;
        const counts = new Map(listed.map((text) => [text, 0]));
        const draws = 300 * listed.length;
        for (let i = 0; i < draws; i++) {
          const text = textOf(draw(s, chance));
          counts.set(text, (counts.get(text) ?? 0) + 1);
        }
        // The sum of squares has this many degrees of freedom, twice as many of variance.
        const squares = [...counts.values()].reduce((sum, n) => sum + (n - 300) ** 2 / 300, 0);
        most = Math.max(most, (squares - (listed.length - 1)) / Math.sqrt(2 * (listed.length - 1)));
      });
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(8);
  });

  it("can be given, and leads to where an equal answer leads", () => {
    for (let seed = 1; seed <= 6; seed++)
      overGame(seed, (s, chance) => {
        const equal = fork(s);
        const drawing = fork(s);
        const answer = draw(drawing, chance);
        expect(apply(drawing, answer)).toBeNull();
        expect(apply(equal, { ...answer })).toBeNull();
        expect(save(drawing)).toBe(save(equal));
      });
  });
});

type Chance = ReturnType<typeof chanceOf>;

const textOf = (answer: Answer): string => JSON.stringify(answer);

function draw(s: State, chance: Chance): Answer {
  const answer = anyLegal(s, chance);
  if (answer === null) throw new Error("nobody is asked");
  return answer;
}

/** Looks at every third decision of a game. */
function overGame(seed: number, look: (s: State, chance: Chance) => void): void {
  const chance = chanceOf(seed);
  const s = newGame(randomSetup(seed, "duel"));
  for (let n = 0; s.decision !== null && n < 300; n++) {
    if (n % 3 === 0) look(s, chance);
    const answers = legal(s);
    apply(s, answers[chance.below(answers.length)]);
  }
}
