import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { CARDS } from "@rulebound/cards";
import { everyCard, gameAfter, readCases } from "@rulebound/cases/judging";
import { type Answer, LOCATION } from "@rulebound/engine/internal";
import { solve } from "@rulebound/lab/solver";
import type { OwnQuestion } from "@rulebound/protocol/seat";
import type { PuzzleEntry } from "../../src/cases/puzzles.ts";
import type { Against } from "../../src/study/opposition.ts";
import { answer, beginPuzzle } from "../../src/study/position.ts";
import { look, type Touch } from "./table.ts";

/** Puzzles, solved on the page by the moves that the solver finds. */

const folder = new URL("../../../../packages/cases/puzzles/", import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, folder), "utf8");

interface Move {
  readonly answer: Answer;
  readonly question: OwnQuestion;
}

/** What the solver does at each question that comes up; the numbers of objects are those of the page. */
export function movesOf(number: number): readonly Move[] {
  const entries = JSON.parse(textOf("index.json")) as readonly PuzzleEntry[];
  const entry = entries.filter(({ verdict }) => verdict === "win").sort((a, b) => a.difficulty - b.difficulty)[number - 1];
  const text = textOf(entry.file);
  const against = entry.against as Against;
  const [from] = readCases(entry.file, text, everyCard());
  const { line, seat } = solve(gameAfter(0, from, CARDS).state, { against });
  let played = beginPuzzle(text, ["You", "Rival"], against);
  const moves: Move[] = [];
  for (const { player, action } of line) {
    const { question } = played.scene.frame.snapshot;
    const offer = player === seat && question?.mine === true ? question.offers.find(({ label }) => label === action) : undefined;
    if (offer === undefined || question?.mine !== true) continue;
    moves.push({ answer: offer.answer, question });
    played = answer([offer.answer], []) ?? played;
  }
  if (played.standing !== "won") throw new Error(`puzzle ${number} is not solved by ${line.map(({ action }) => action).join(", ")}`);
  return moves;
}

const object = (id: number): string => `[data-nav][data-object="${id}"]`;
const place = (at: number): string =>
  at < 4 ? `div[data-place="${at}"]` : `section[data-place="${at}"] button[aria-label*="; battlefield"]`;

export async function perform(page: Page, touch: Touch, { answer: wanted, question }: Move): Promise<void> {
  await expect(page.locator(`[data-table][data-asked="${question.kind}"]`)).toBeVisible();
  const { at } = await look(page);
  switch (wanted.do) {
    case "move":
      for (const unit of wanted.units) await touch.point(object(unit));
      await expect(page.locator(`[data-place="${wanted.to}"][data-light="goal"]`)).toBeVisible();
      await touch.point(place(wanted.to));
      break;
    case "play":
    case "use":
      await touch.point(object(wanted.object));
      await expect(page.locator('[data-light="held"]').first()).toBeVisible();
      await expect.poll(async () => (await look(page)).main !== null || (await look(page)).goals.length > 0).toBe(true);
      if ((await look(page)).main !== null) await touch.main();
      else await touch.point((await look(page)).goals[0]);
      break;
    case "pick":
      if ((await look(page)).tray > 0)
        await touch.choose(question.offers.findIndex(({ answer: one }) => one.do === "pick" && one.pick === wanted.pick));
      else await touch.point(wanted.pick >= LOCATION ? place(wanted.pick - LOCATION) : object(wanted.pick));
      break;
    case "yes":
    case "no":
      await touch.choose(wanted.do === "yes" ? 0 : 1);
      break;
    default:
      await touch.main();
  }
  await expect.poll(async () => (await look(page)).at).not.toBe(at);
}
