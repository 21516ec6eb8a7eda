import type { CardData } from "@rulebound/engine/language";
import { CATEGORIES, type Category, usageOf } from "./vocabulary.ts";

/**
 * The vocabulary of docs/CARDS.md: every word of the language, read from the source of its types, with how many cards use
 * it and the plainest card that does. packages/cards/tools/reference.mjs writes it there.
 */

interface Vocabulary {
  readonly title: string;
  readonly says: string;
  /** The type in which its words stand. */
  readonly type: string;
  /** How a word looks in the source of that type. */
  readonly word: RegExp;
}

const TAG = (tag: string): RegExp => new RegExp(`readonly ${tag}:\\s*((?:\\|?\\s*"[^"]+"\\s*)+)`, "g");
const LITERAL = /^\s*\|\s*"([^"]+)"/gm;
const FIRST_KEY = /^\s*\|\s*\{\s*readonly (\w+)/gm;
const KEY = /^ {2}readonly (\w+)/gm;

const VOCABULARIES: Readonly<Record<Category, Vocabulary>> = {
  abilities: { title: "Abilities", says: "the kinds of paragraphs (`kind`)", type: "Ability", word: TAG("kind") },
  verbs: { title: "Verbs", says: "what an instruction does (`do`)", type: "InstructionKind", word: TAG("do") },
  triggers: { title: "Triggers", says: "what a triggered ability waits for (`on`)", type: "TriggerName", word: LITERAL },
  conditions: { title: "Conditions", says: "what must be true (`if`, `while`, `cond`)", type: "Condition", word: FIRST_KEY },
  statics: { title: "Static effects", says: "what is so as long as the text works (`effect`)", type: "StaticEffect", word: TAG("effect") },
  replacements: { title: "Replaced events", says: "what happens otherwise (`event`)", type: "ReplacedEvent", word: LITERAL },
  costs: { title: "Costs", says: "what is paid, part by part", type: "CostPart", word: FIRST_KEY },
  filters: { title: "Filters", says: "which objects: targets, and everything else that is sought", type: "Filter", word: KEY },
  keywords: { title: "Keywords", says: "as abilities of their own, or given to others", type: "KeywordName", word: LITERAL },
};

/** The source of one exported type. */
function sourceOf(types: string, name: string): string {
  const start = types.search(new RegExp(`^export (?:type|interface) ${name}\\b`, "m"));
  if (start < 0) throw new Error(`the language has no type ${name}`);
  const rest = types.slice(start + 1);
  const end = rest.search(/^(?:export |\/\/ ---)/m);
  return end < 0 ? rest : rest.slice(0, end);
}

interface Word {
  readonly word: string;
  readonly says: string;
}

/** "say: text only" is about a part of what can be said with the word, not about the word. */
const ABOUT_AN_OPTION = /^(?:text only|[a-z]+(?:, [a-z]+)*):/;

/** The words of a type in their order, each with the remark on its line. */
function wordsOf(types: string, { type, word }: Vocabulary): Word[] {
  const source = sourceOf(types, type);
  return [...source.matchAll(word)].flatMap((found) => {
    const at = found.index + found[0].length;
    const lineEnd = source.indexOf("\n", at);
    const said = /\/\/\s*(.*)$/.exec(source.slice(at, lineEnd < 0 ? undefined : lineEnd))?.[1].trim() ?? "";
    const remark = ABOUT_AN_OPTION.test(said) ? "" : said;
    const words = found[1].includes('"') ? [...found[1].matchAll(/"([^"]+)"/g)].map(([, one]) => one) : [found[1]];
    return words.map((one) => ({ word: one, says: words.length > 1 ? "" : remark }));
  });
}

/** Every word of a category, in the order of the source. */
export const wordsIn = (types: string, category: Category): string[] => wordsOf(types, VOCABULARIES[category]).map(({ word }) => word);

/** The one with the least to say. */
const plainest = (cards: readonly CardData[]): string =>
  cards.reduce((best, card) => (JSON.stringify(card).length < JSON.stringify(best).length ? card : best)).name;

const cell = (text: string): string => text.replaceAll("|", "\\|");

export function languageReference(cards: readonly CardData[], types: string): string {
  const usage = usageOf(cards);
  const tables = CATEGORIES.map((category) => {
    const vocabulary = VOCABULARIES[category];
    const rows = wordsOf(types, vocabulary).map(({ word, says }) => ({ word, says, users: usage[category].get(word) ?? [] }));
    rows.sort((a, b) => b.users.length - a.users.length);
    return [
      `### ${vocabulary.title}`,
      "",
      `${vocabulary.says.charAt(0).toUpperCase()}${vocabulary.says.slice(1)}: \`${vocabulary.type}\`, ${rows.length} words.`,
      "",
      "| word | cards | for example | |",
      "|---|--:|---|---|",
      ...rows.map(
        ({ word, says, users }) => `| \`${word}\` | ${users.length} | ${users.length === 0 ? "" : plainest(users)} | ${cell(says)} |`,
      ),
      "",
    ].join("\n");
  });
  return tables.join("\n");
}

/** The builders of one source file: their names, and below those the remarks on them. */
export function builderReference(source: string): string[] {
  const found = [...source.matchAll(/(?:^\/\*\*\s*([^\n]*?)\s*\*\/\n)?^export (?:const|function) (\w+)/gm)];
  const remarks = found.filter(([, remark]) => remark !== undefined).map(([, remark, name]) => `- \`${name}\`: ${remark}`);
  return [found.map(([, , name]) => `\`${name}\``).join(", "), "", ...(remarks.length === 0 ? [] : [...remarks, ""])];
}

const MARK = { start: "<!-- generated by packages/cards/tools/reference.mjs -->", end: "<!-- end of what is generated -->" };

/** The document with its generated part written anew. */
export function withReference(document: string, reference: string): string {
  const start = document.indexOf(MARK.start);
  const end = document.indexOf(MARK.end);
  if (start < 0 || end < start) throw new Error(`the document lacks "${MARK.start}" and "${MARK.end}" around what is generated`);
  return `${document.slice(0, start + MARK.start.length)}\n\n${reference.trim()}\n\n${document.slice(end)}`;
}
