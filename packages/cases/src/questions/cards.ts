import { bansOf, CARDS, CardFinder, factsOf, nearestName, remindersOf, rulesOf } from "@rulebound/cards";
import { type CardData, renderCard } from "@rulebound/engine/language";
import { cardAnswer, findCardsAnswer } from "./answers.ts";
import type { Library } from "./library.ts";
import { LIMITS, limit, limitOf, type Question } from "./question.ts";
import { type Input, object, QuestionError } from "./schema.ts";

/** Questions about cards. Their texts are rendered from what the engine executes. */

let finder: CardFinder | null = null;
const cardFinder = (): CardFinder => {
  finder ??= new CardFinder(CARDS);
  return finder;
};

const factsAbout = (card: CardData): object => ({
  name: card.name,
  id: card.id,
  type: card.type,
  supertypes: card.supertypes ?? [],
  domains: card.domains,
  energy: card.energy ?? null,
  power: card.power ?? null,
  might: card.might ?? null,
  tags: card.tags ?? [],
  text: renderCard(card).text,
});

export const findCardsQuestion: Question = {
  name: "find_cards",
  title: "Search the cards",
  description: "Search Riftbound cards by name, kind, domain, tag or words of their text; misspelt names are found too.",
  input: object(
    { text: { type: "string", description: "words of the name or text, or a collector number", maxLength: LIMITS.words }, limit },
    ["text"],
  ),
  output: findCardsAnswer,
  http: { method: "get", path: "/cards" },
  answer: (input) => {
    const { cards } = cardFinder().find(String(input.text));
    return { cards: cards.slice(0, limitOf(input)).map(factsAbout), found: cards.length };
  },
};

export const cardQuestion: Question = {
  name: "get_card",
  title: "Read a card",
  description:
    "Read one Riftbound card by its name or collector number: what it costs and does, what its keywords mean, which rules it rests on, where it is banned, and settled cases with it.",
  input: object({ name: { type: "string", description: 'such as "Jinx, Rebel" or OGN-202', maxLength: LIMITS.name } }, ["name"]),
  output: cardAnswer,
  http: { method: "get", path: "/cards/{name}" },
  answer: answerCard,
};

function answerCard({ name }: Input, library: Library): object {
  const wanted = String(name).trim().toLowerCase();
  const exact = CARDS.find((card) => card.name.toLowerCase() === wanted || card.id.toLowerCase() === wanted);
  const [card = exact] = exact === undefined ? cardFinder().named(String(name)).cards : [exact];
  if (card === undefined) {
    const near = nearestName(
      String(name),
      CARDS.map((one) => one.name),
    );
    throw new QuestionError(`there is no card "${String(name)}"${near === null ? "" : `; did you mean "${near}"?`}`, "missing");
  }
  const { set, rarity, prints } = factsOf(card);
  const cases = library.cases.filter(({ text }) => text.includes(card.name));
  return {
    ...factsAbout(card),
    set,
    rarity,
    prints,
    banned: bansOf(card),
    keywords: remindersOf(card).map(({ keyword, says, rule }) => ({ keyword, says, rule })),
    rules: rulesOf(card),
    cases: cases.slice(0, LIMITS.usual).map((one) => ({ name: one.name, file: one.file, line: one.line })),
    caseCount: cases.length,
  };
}
