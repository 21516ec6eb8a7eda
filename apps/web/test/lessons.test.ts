import { CARDS } from "@rulebound/cards";
import { P1 } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import { LESSON_IDS, LESSONS, type Lesson } from "../src/pages/tutorial/lessons.ts";
import { de } from "../src/strings/de/index.ts";
import { en } from "../src/strings/en/index.ts";
import { zh } from "../src/strings/zh/index.ts";
import { again, answer, back, begin, hasRead, type Played } from "../src/study/position.ts";

const start = (lesson: Lesson): Played => begin(lesson.board, P1, ["You", "Rival"], lesson);

/** Does what is pointed out, for so many steps. */
function follow(lesson: Lesson, steps: number): Played {
  let played: Played | null = start(lesson);
  for (let n = 0; n < steps && played !== null; n++) {
    const { next }: Played = played;
    if (next === null) throw new Error(`${lesson.id}: nothing is pointed out at step ${n + 1}`);
    played = next.do === "read" ? hasRead(next.card) : answer([next.answer], []);
  }
  if (played === null) throw new Error(`${lesson.id}: there is no position`);
  return played;
}

const questionOf = ({ scene }: Played) => scene.frame.snapshot.question;
const named = LESSONS.map((lesson) => [lesson.id, lesson] as const);

describe("the tutorial", () => {
  it("has words in every language, with one for each step that goes wrong", () => {
    expect(LESSONS.map(({ id }) => id)).toEqual(LESSON_IDS);
    for (const { id, script } of LESSONS)
      for (const { tutorial } of [en, de, zh]) {
        const { title, say, goal, done, wrong } = tutorial.lessons[id];
        for (const words of [title, say, goal, done, ...wrong]) expect(words, id).not.toBe("");
        expect(wrong, id).toHaveLength(script.length);
      }
  });

  it("teaches what a first game needs", () => {
    for (const id of [
      "conquer",
      "hold",
      "combat",
      "play",
      "spell",
      "reaction",
      "gear",
      "legend",
      "champion",
      "keywords",
      "hide",
      "mulligan",
    ])
      expect(LESSON_IDS).toContain(id);
    expect(LESSON_IDS.at(-1)).toBe("win");
  });

  it.each(named)("%s is done by what is pointed out, and stops there", (_, lesson) => {
    for (let n = 0; n < lesson.script.length; n++) expect(follow(lesson, n).isDone).toBe(false);
    const played = follow(lesson, lesson.script.length);
    expect(played).toMatchObject({ isDone: true, next: null, refusal: null, instead: null });
    expect(questionOf(played)?.mine).toBe(false);
    expect(answer([{ do: "endTurn" }], [])?.isDone).toBe(true);
  });

  it.each(named)("%s answers everything else, and nothing comes of it", (_, lesson) => {
    for (let n = 0; n < lesson.script.length; n++) {
      const before = follow(lesson, n);
      const question = questionOf(before);
      if (question?.mine !== true) throw new Error("nobody is asked");
      const step = lesson.script[n];
      const others = question.offers.filter(
        ({ label, answer: { do: kind } }) => ("read" in step || !step.includes(label)) && kind !== "pick",
      );
      for (const { answer: other, label } of others) {
        const after = answer([other], []);
        expect(after?.instead, label).not.toBeNull();
        expect(after?.scene.events.length, label).toBe(before.scene.events.length);
        expect(after?.at, label).toBe(n);
        expect(after?.next, label).toEqual(before.next);
      }
    }
  });

  it.each(named)("%s can be taken back and begun again", (_, lesson) => {
    const first = start(lesson);
    const whole = follow(lesson, lesson.script.length);
    expect(back()?.isDone).toBe(false);
    expect(whole.isDone).toBe(true);
    const anew = again();
    expect(anew?.canUndo).toBe(false);
    expect(anew?.scene.events).toEqual(first.scene.events);
    expect(anew?.next).toEqual(first.next);
  });

  it.each(named)("%s has real cards on its board, and nothing else", (_, lesson) => {
    const { view } = start(lesson).scene.frame.snapshot;
    const cards = [
      ...view.board,
      ...view.battlefields,
      ...view.players.flatMap(({ hand, champion, legends, runes }) => [...hand.cards, ...champion, ...legends, ...runes]),
    ];
    expect(cards.length).toBeGreaterThan(3);
    for (const { card, name } of cards) if (card >= 0) expect(CARDS[card]?.name, name).toBe(name);
    for (const { deck, legends } of view.players) {
      expect(deck.count).toBeGreaterThan(0);
      expect(legends).toHaveLength(1);
    }
    if (typeof lesson.board === "string")
      expect(lesson.board.match(/legend:/g)).toHaveLength(lesson.board.match(/deck: \{exactly/g)?.length ?? 0);
  });

  it("shows what the rival does in steps of its own", () => {
    const lesson = LESSONS.find(({ id }) => id === "reaction");
    if (lesson === undefined) throw new Error("there is no such lesson");
    const { beats, scene } = start(lesson);
    expect(beats.length).toBeGreaterThan(0);
    const [first] = beats;
    expect(first.frame.snapshot.view.chain).toHaveLength(0);
    expect(scene.frame.snapshot.view.chain.map(({ name }) => name)).toEqual(["Hextech Ray"]);
    for (const { frame } of beats) expect(frame.snapshot.question?.mine).toBe(false);
  });
});
