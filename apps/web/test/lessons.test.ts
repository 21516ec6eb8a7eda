import { CARDS } from "@rulebound/cards";
import { withStep } from "@rulebound/cases/edit";
import { runCaseText } from "@rulebound/cases/judging";
import { describe, expect, it } from "vitest";
import { LESSON_IDS, LESSONS } from "../src/pages/tutorial/lessons.ts";
import { de } from "../src/strings/de/index.ts";
import { en } from "../src/strings/en/index.ts";

const step = (text: string, line: string): string => {
  const said = /^P([12]): (.+)$/.exec(line);
  return said === null ? withStep(text, null, line) : withStep(text, Number(said[1]) - 1, said[2]);
};

describe("the tutorial", () => {
  it("has ten lessons, each with words in every language", () => {
    expect(LESSONS.map(({ id }) => id)).toEqual(LESSON_IDS);
    for (const { id, goals } of LESSONS)
      for (const { tutorial } of [en, de]) {
        expect(tutorial.lessons[id].say, id).not.toBe("");
        expect(tutorial.lessons[id].goals, id).toHaveLength(goals.length);
      }
  });

  it.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))(
    "%s can be done, and only by doing it",
    (_, { board, goals, solution }) => {
      const seen: string[][] = [];
      const [result] = runCaseText("lesson", solution.reduce(step, board), {
        watch: ({ game }) => {
          const nameOf = (id: number) => (id < 0 ? null : CARDS[game.state.objects[id].card]?.name);
          seen.push(
            goals.map((goal) =>
              (game.state.events ?? []).some(
                (event) =>
                  event.type === goal.type &&
                  (goal.player === undefined || event.player === goal.player) &&
                  (goal.card === undefined || nameOf(event.object) === goal.card || nameOf(event.source) === goal.card),
              )
                ? "done"
                : "open",
            ),
          );
        },
      });
      expect(result).toMatchObject({ status: "passed" });
      expect(seen[0]).not.toContain("done");
      expect(seen.at(-1)).not.toContain("open");
    },
  );
});
