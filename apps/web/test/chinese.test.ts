import { CARDS } from "@rulebound/cards";
import { apply, loadPool, newGame, P1, redact, type Seat, type State } from "@rulebound/engine/internal";
import { loadLanguage } from "@rulebound/languages";
import { seatSnapshot } from "@rulebound/protocol/seat";
import { expect, it } from "vitest";
import { chanceOf, randomAnswer, randomSetup } from "../../../packages/engine/test/games.ts";
import { linesOf } from "../src/board/log-lines.ts";
import { zh } from "../src/strings/zh/index.ts";

const chinese = await loadLanguage("zh");
loadPool(CARDS);

/** Names stay as they are: of cards, of what they are without their title, and of tags. */
const NAMES = [...new Set(CARDS.flatMap(({ name, tags = [] }) => [name, name.split(",")[0] ?? name, ...tags])), "Bilgewater"].sort(
  (one, other) => other.length - one.length,
);
const isForeign = (text: string): boolean =>
  /[A-Za-z]/.test(NAMES.reduce((rest, name) => rest.replaceAll(name, ""), text.replace(/\[[^\]]*\]/g, "")));

/** What whoever decides is told and asked. */
function* said(s: State): Iterable<string> {
  const { question, refusals, sums } = seatSnapshot(s, s.decision?.player ?? P1, chinese.speech);
  if (question?.mine === true) yield* [question.clause, ...question.optionTexts];
  for (const refusal of Object.values(refusals)) yield chinese.refusal(refusal);
  for (const { says } of Object.values(sums).flat()) yield says;
}

const log = (s: State): string[] => {
  const events = (s.events ?? []).map((event) => redact(event, s, P1));
  const place = (at: number): string | null => (at < s.players.length ? null : "Zaun Warrens");
  const reader = {
    viewer: P1,
    player: (seat: Seat) => (seat === P1 ? "你" : "对手"),
    place: () => "",
    battlefield: place,
    words: zh.board,
    language: chinese,
  };
  return linesOf(events, 0, events.length, reader).map(({ text }) => text);
};

it("in games of every kind of card, nothing is asked, refused or told in words of another language", () => {
  const texts = new Set<string>();
  for (let seed = 1; seed <= 16; seed++) {
    const s = newGame({ ...randomSetup(seed, "duel"), record: true });
    const chance = chanceOf(seed * 5);
    for (let n = 0; n < 400 && s.decision !== null && s.winners.length === 0; n++) {
      for (const text of said(s)) texts.add(text);
      apply(s, randomAnswer(s, chance));
    }
    for (const line of log(s)) texts.add(line);
  }
  expect([...texts].filter((text) => text.includes("？")).length).toBeGreaterThan(100);
  expect(texts.size).toBeGreaterThan(1000);
  expect([...texts].filter(isForeign)).toEqual([]);
});
