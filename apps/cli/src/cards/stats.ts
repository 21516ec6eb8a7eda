import { CATEGORIES, type Category, usageOf } from "@rulebound/cards";
import { type CardData, VERBS } from "@rulebound/engine/language";
import { bold, dim } from "../play/style.ts";

/** How far the words of the language carry: a word that one card uses is a special case in disguise. */

/** The verb that would run code of one card's own. */
const ESCAPE_HATCH = "custom";
const MOST_LINE = 100;

const average = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);

export function statsOf(cards: readonly CardData[]): string[] {
  const usage = usageOf(cards);
  const escaped = usage.verbs.get(ESCAPE_HATCH) ?? [];
  const verbs = VERBS.map((verb) => usage.verbs.get(verb)?.length ?? 0);
  return [
    `${cards.length} cards, ${verbs.length} verbs, ${average(verbs).toFixed(1)} cards per verb`,
    `escape hatch: ${escaped.length} cards (${((100 * escaped.length) / Math.max(1, cards.length)).toFixed(1)} %)`,
    ...CATEGORIES.flatMap((category) => ["", ...linesOf(category, usage[category])]),
  ];
}

function linesOf(category: Category, words: ReadonlyMap<string, readonly CardData[]>): string[] {
  const counted = [...words].map(([word, users]) => ({ word, n: users.length })).sort((a, b) => b.n - a.n || (a.word < b.word ? -1 : 1));
  const heading = `${bold(category)} ${dim(`${counted.length} words, ${average(counted.map(({ n }) => n)).toFixed(1)} cards each`)}`;
  const lines = [""];
  for (const { word, n } of counted) {
    const entry = `${word} ${n}`;
    if (lines[lines.length - 1].length + entry.length > MOST_LINE) lines.push("");
    lines[lines.length - 1] += `${lines[lines.length - 1] === "" ? "  " : ", "}${entry}`;
  }
  return [heading, ...lines];
}
