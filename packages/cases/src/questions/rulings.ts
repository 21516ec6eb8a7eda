import { findRulingsAnswer } from "./answers.ts";
import { LIMITS, limit, limitOf, type Question } from "./question.ts";
import { object } from "./schema.ts";

export const findRulingsQuestion: Question = {
  name: "find_rulings",
  title: "Search settled questions",
  description:
    "Search rulings, FAQ answers and worked examples that have been turned into executable cases. Each comes with its board and steps in the case notation, the rules that settle it, and what must be true; run_case runs it or a change of it.",
  input: object({ text: { type: "string", description: "words of the question, or the name of a card", maxLength: LIMITS.words }, limit }, [
    "text",
  ]),
  output: findRulingsAnswer,
  http: { method: "get", path: "/rulings" },
  answer: (input, library) => {
    const found = library.find(String(input.text));
    const shown = found.slice(0, limitOf(input));
    return {
      rulings: shown.map(({ name, source, rules, file, line, text }) => ({ name, source, rules, file, line, case: text })),
      found: found.length,
    };
  },
};
