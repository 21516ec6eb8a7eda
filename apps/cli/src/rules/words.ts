import { CARDS, CardFinder, nearestName, rulesOf } from "@rulebound/cards";
import type { CardData } from "@rulebound/engine/language";
import { type Entry, findRules, findTerms, GISTS, GLOSSARY, glossaryEntries } from "@rulebound/rules/book";
import { marked, Names } from "@rulebound/rules/find";
import { casesNaming } from "../cards/cases.ts";
import { UserError } from "../options.ts";
import { bold, cyan, dim } from "../play/style.ts";
import { shortened, titled, wrapped } from "../text.ts";
import type { Witness } from "./evidence.ts";
import { caseLines, pageOf } from "./page.ts";

const MOST_RULES = 30;
const MOST_CARDS = 12;

/** What there is to a keyword, an action, a term, a card, or any words. */
export function wordsPage(text: string, witness: Witness): string[] {
  const entries = glossaryEntries(text);
  const cards = CARDS.filter(({ name }) => name.toLowerCase() === text.toLowerCase());
  if (entries.length > 0 || cards.length > 0)
    return [...entries.map((entry) => entryLines(entry, witness)), ...cards.map(cardLines)].flatMap((lines, at) =>
      at === 0 ? lines : ["", ...lines],
    );
  return searchLines(text, witness);
}

function entryLines({ term, kind, rule, section, says }: Entry, witness: Witness): string[] {
  return [...wrapped(`${bold(term)} (${kind}, ${rule}): ${says}`), "", ...pageOf(kind === "term" ? rule : section, witness)];
}

/** The sections that a card's parts rest on, each with what its name means. */
function cardLines(card: CardData): string[] {
  const cases = casesNaming(card.name);
  return [
    `${bold(card.name)}  ${dim(card.id)}  ${dim(`rulebound cards "${card.name}" shows its text`)}`,
    ...titled(
      "Rules it rests on",
      rulesOf(card).flatMap(({ rule, what }) => wrapped(`${cyan(rule)}  ${what}: ${meaning(rule)}`, "  ")),
    ),
    ...titled(
      "Cases that name it",
      shortened(
        cases.map(({ name, file }) => `  ${name} ${dim(file)}`),
        MOST_CARDS,
      ),
    ),
  ];
}

const meaning = (section: string): string => {
  const entry = GLOSSARY.find((one) => one.section === section && one.kind !== "term") ?? GLOSSARY.find((one) => one.section === section);
  return entry?.says ?? GISTS[section as keyof typeof GISTS].text;
};

function searchLines(text: string, witness: Witness): string[] {
  const { rules, stems, terms, cards, cases } = found(text, witness);
  const shown = (says: string): string =>
    marked(says, stems)
      .map((stretch) => (stretch.isMarked ? bold(stretch.text) : stretch.text))
      .join("");
  return [
    ...titled(
      "Words",
      terms.flatMap(({ term, kind, rule, says }) => wrapped(`${bold(term)} (${kind}, ${rule}): ${says}`, "  ")),
    ),
    ...titled(
      `Rules (${rules.length})`,
      shortened(
        rules.flatMap((id) => wrapped(`${cyan(id)}  ${shown(GISTS[id].text)}`, "  ")),
        MOST_RULES,
      ),
    ),
    ...titled(`Cases (${cases.length})`, caseLines(cases)),
    ...titled(
      "Cards",
      shortened(
        cards.map(
          (card) =>
            `  ${card.name}  ${dim(
              `rests on ${rulesOf(card)
                .map(({ rule }) => rule)
                .join(", ")}`,
            )}`,
        ),
        MOST_CARDS,
      ),
    ),
  ].slice(1);
}

function found(text: string, witness: Witness) {
  const { rules, stems } = findRules(text);
  const terms = findTerms(text);
  const { cards } = new CardFinder(CARDS).named(text);
  const cases = new Names(witness.cases.map(({ name }) => name)).find(text).at.map((at) => witness.cases[at]);
  if (rules.length + terms.length + cards.length + cases.length === 0) throw new UserError(nothing(text));
  return { rules, stems, terms, cards, cases };
}

/** The same for programs. */
export function jsonOfWords(text: string, witness: Witness): object {
  const { rules, terms, cards, cases } = found(text, witness);
  return {
    terms,
    rules: rules.map((id) => ({ number: id, kind: GISTS[id].kind, gist: GISTS[id].text })),
    cards: cards.map((card) => ({ name: card.name, rules: rulesOf(card) })),
    cases,
  };
}

function nothing(text: string): string {
  const near = nearestName(text, [...GLOSSARY.map(({ term }) => term), ...CARDS.map(({ name }) => name)]);
  const hint = near === null ? " Fewer words find more; `rulebound rules` lists the parts of the book." : ` Did you mean "${near}"?`;
  return `Nothing in the book is about "${text}", and no card or case is called that.${hint}`;
}
