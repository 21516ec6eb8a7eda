import { CARDS } from "@rulebound/cards";
import { apply, loadPool, newGame, type State } from "@rulebound/engine/internal";
import { expect, test } from "vitest";
import { chanceOf, randomAnswer, randomSetup } from "../../engine/test/games.ts";
import { plainAnswer, plainAnswerIn, type SeatSnapshot, seatSnapshot } from "../src/shown.ts";

loadPool(CARDS);

function eachSight(games: number, see: (sight: SeatSnapshot, s: State) => void): void {
  for (let seed = 1; seed <= games; seed++) {
    const s = newGame({ ...randomSetup(seed, "duel"), record: true });
    const chance = chanceOf(seed * 3);
    for (let n = 0; n < 600 && s.decision !== null && s.winners.length === 0; n++) {
      see(seatSnapshot(s, s.decision.player), s);
      apply(s, randomAnswer(s, chance));
    }
  }
}

test("sums of Might name what gives it, and cards that are too dear say what is lacking", () => {
  let named = 0;
  let unnamed = 0;
  let lacking = 0;
  eachSight(25, ({ sums, refusals }) => {
    for (const { what, card } of Object.values(sums).flat()) {
      if (what === "effect" && card >= 0) named++;
      if (what === "other") unnamed++;
    }
    for (const { lacks, rule } of Object.values(refusals)) {
      if (rule === "357.1" && lacks !== undefined) lacking++;
      if (lacks !== undefined) expect(lacks.needs.energy > lacks.has.energy || lacks.needs.power > lacks.has.power).toBe(true);
    }
  });
  expect(named).toBeGreaterThan(100);
  expect(unnamed).toBeLessThan(named / 10);
  expect(lacking).toBeGreaterThan(50);
});

test("what makes no difference has a plain answer, which is legal", () => {
  let plain = 0;
  let asked = 0;
  eachSight(40, ({ question }, s) => {
    if (question?.mine !== true || (question.kind !== "assign" && question.kind !== "order")) return;
    const answer = plainAnswer(question);
    expect(plainAnswerIn(s) === null).toBe(answer === null);
    if (answer === null) asked++;
    else plain++;
    const total = question.needs.reduce<number>((sum, need) => sum + (need ?? Number.POSITIVE_INFINITY), 0);
    if (question.kind === "assign" && question.ranks[0] !== -1) expect(answer === null).toBe(total > question.total);
  });
  console.log(`${plain} of ${plain + asked} orders and assignments need nobody`);
  expect(plain).toBeGreaterThan(0);
});
