import { readFileSync } from "node:fs";
import { CARDS } from "@rulebound/cards";
import { everyCard, gameAfter, readCases } from "@rulebound/cases/judging";
import { solve } from "@rulebound/lab/solver";
import { describe, expect, it } from "vitest";
import type { PuzzleEntry } from "../src/cases/puzzles.ts";
import type { Against } from "../src/study/opposition.ts";
import { answer, back, beginPuzzle, type Played } from "../src/study/position.ts";

const folder = new URL("../../../packages/cases/puzzles/", import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, folder), "utf8");
const entries = JSON.parse(textOf("index.json")) as readonly PuzzleEntry[];
const easiest = entries.filter(({ verdict }) => verdict === "win").sort((a, b) => a.difficulty - b.difficulty);

/** Does what a line says, where it is among what can be done. */
function does(played: Played | null, action: string): Played | null {
  const question = played?.scene.frame.snapshot.question;
  const offer = question?.mine === true ? question.offers.find(({ label }) => label === action) : undefined;
  return offer === undefined ? played : answer([offer.answer], []);
}

describe("a puzzle", () => {
  const [entry] = easiest;
  const against = entry.against as Against;

  it("is solved by the moves of a sure win", () => {
    const text = textOf(entry.file);
    const [from] = readCases(entry.file, text, everyCard());
    const { state } = gameAfter(0, from, CARDS);
    const { line, seat } = solve(state, { against });
    let played: Played | null = beginPuzzle(text, ["You", "Rival"], against);
    for (const { player, action } of line) if (player === seat) played = does(played, action);
    expect(played?.standing).toBe("won");
    expect(played?.isDone).toBe(true);
  });

  it("is lost when the turn ends, and can be taken back", () => {
    const played = does(beginPuzzle(textOf(entry.file), ["You", "Rival"], against), "end turn");
    expect(played?.standing).toBe("lost");
    expect(played?.canUndo).toBe(true);
    expect(back()?.standing).toBe("winning");
  });
});
