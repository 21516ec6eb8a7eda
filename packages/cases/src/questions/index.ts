/**
 * Questions that other programs ask, over MCP (`rulebound mcp`) and over HTTP (`/api/v1`): each with a schema by which it is checked
 * before anything is done. docs/ANSWERS.md lists them.
 */
import { cardQuestion, findCardsQuestion } from "./cards.ts";
import { explainActionQuestion, legalActionsQuestion, runCaseQuestion } from "./cases.ts";
import { deckQuestion } from "./decks.ts";
import type { Library } from "./library.ts";
import type { Question } from "./question.ts";
import { findRulesQuestion, ruleQuestion } from "./rules.ts";
import { findRulingsQuestion } from "./rulings.ts";
import { fitting, QuestionError } from "./schema.ts";

export { folderOfCases, Library } from "./library.ts";
export { openApiOf } from "./openapi.ts";
export type { Question } from "./question.ts";
export { fitting, type ObjectSchema, QuestionError } from "./schema.ts";

export const QUESTIONS: readonly Question[] = [
  findRulesQuestion,
  ruleQuestion,
  findCardsQuestion,
  cardQuestion,
  findRulingsQuestion,
  deckQuestion,
  runCaseQuestion,
  legalActionsQuestion,
  explainActionQuestion,
];

/** The answer to a question by its name. Throws a QuestionError for what does not fit or has no answer. */
export function answerQuestion(name: string, input: unknown, library: Library): object {
  const question = QUESTIONS.find((one) => one.name === name);
  if (question === undefined)
    throw new QuestionError(`there is no question "${name.slice(0, 40)}": ${QUESTIONS.map((one) => one.name).join(", ")}`);
  return question.answer(fitting(question.input, input), library);
}

/** Reads everything that questions are answered from, so that the first one need not wait for it. */
export function readAhead(library: Library): void {
  for (const name of ["find_rules", "find_cards", "find_rulings"]) answerQuestion(name, { text: "unit" }, library);
  answerQuestion("check_deck", { deck: "1 Hextech Ray" }, library);
}
