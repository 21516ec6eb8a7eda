import type { RuleId } from "@rulebound/rules";
import { findRules, findTerms, GISTS, OLDER_VERSIONS, type OlderVersion, ruleAt, rulesAsked, titleOf } from "@rulebound/rules/book";
import { findRulesAnswer, ruleAnswer } from "./answers.ts";
import type { Library } from "./library.ts";
import { LIMITS, limit, limitOf, type Question } from "./question.ts";
import { type Input, object, QuestionError } from "./schema.ts";

/** Questions about the rule book. Gists are in the project's own words. */

const listed = (number: RuleId): object => ({ number, title: titleOf(number), gist: GISTS[number].text });

export const findRulesQuestion: Question = {
  name: "find_rules",
  title: "Search the rules",
  description:
    "Search the Riftbound core rules by a question or any words, and get rule numbers with what they say. Use it first for any question about how the game works.",
  input: object(
    { text: { type: "string", description: 'words or a question, such as "can I react to a move"', maxLength: LIMITS.words }, limit },
    ["text"],
  ),
  output: findRulesAnswer,
  http: { method: "get", path: "/rules" },
  answer: (input) => {
    const text = String(input.text);
    return {
      terms: findTerms(text)
        .slice(0, 3)
        .map(({ term, rule, says }) => ({ term, rule, says })),
      rules: findRules(text).rules.slice(0, limitOf(input)).map(listed),
    };
  },
};

export const ruleQuestion: Question = {
  name: "get_rule",
  title: "Read a rule",
  description:
    "Read one rule of the Riftbound core rules by its number, with the rules below it, what it refers to, its numbers in older versions of the book, and the cases that show it.",
  input: object(
    {
      number: { type: "string", description: "a number such as 466.3 or 815.1.b", maxLength: 20 },
      version: {
        type: "string",
        description: "the version that the number is from, if it is an older one",
        maxLength: 8,
        enum: OLDER_VERSIONS,
      },
    },
    ["number"],
  ),
  output: ruleAnswer,
  http: { method: "get", path: "/rules/{number}" },
  answer: answerRule,
};

function answerRule(input: Input, library: Library): object {
  const asked = rulesAsked(String(input.number), (input.version as OlderVersion | undefined) ?? null);
  if (asked.problem !== null || asked.rules.length !== 1)
    throw new QuestionError(asked.problem ?? `"${asked.text}" is no rule number: one such as 466.3 was expected`, "missing");
  const [number] = asked.rules;
  const { below, refersTo, ...rule } = ruleAt(number);
  const cases = library.cases.filter((one) => one.rules.includes(number));
  return {
    ...(asked.note === null ? {} : { note: asked.note }),
    ...rule,
    referredToBy: rule.referredToBy.slice(0, LIMITS.listed),
    below: below.slice(0, LIMITS.listed).map(listed),
    refersTo: refersTo.slice(0, LIMITS.listed).map(listed),
    cases: cases.slice(0, LIMITS.usual).map(({ name, file, line, source }) => ({ name, file, line, source })),
    caseCount: cases.length,
  };
}
