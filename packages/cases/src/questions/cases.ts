import { CARDS } from "@rulebound/cards";
import { GISTS } from "@rulebound/rules/gists";
import type { Case } from "../case.ts";
import { StepFailure } from "../failure.ts";
import { CaseError, everyCard, gameAfter, offersOf, readWithWords, runCaseText, truthsOf, type WordedCase, whyInText } from "../judging.ts";
import { explainActionAnswer, legalActionsAnswer, runCaseAnswer } from "./answers.ts";
import { LIMITS, type Question } from "./question.ts";
import { type Input, object, QuestionError } from "./schema.ts";

/** Questions about a position: a board and steps in the case notation (docs/CASES.md). */

const EXAMPLE = `name: A spell kills a unit
players:
  P1: { hand: [Hextech Ray], runes: { fury: 2 } }
battlefields:
  - BF-A: { controller: P2, units: { P2: [V3] } }
  - BF-B
steps:
  - P1: play Hextech Ray on V3
  - all pass
  - expect: { V3: { zone: trash } }`;

const caseText = {
  type: "string",
  description: `one case in YAML: players, battlefields, steps. V3 is a unit with Might 3 and no text. For example:\n${EXAMPLE}`,
  maxLength: LIMITS.case,
} as const;
const step = {
  type: "integer",
  description: "before this step; 1 is the first. Default: after the last",
  minimum: 1,
  maximum: 100,
} as const;
const FILE = "case";

/** What is wrong with a case is said with its line. */
function sayingCaseErrors<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof CaseError) throw new QuestionError(error.line === 0 ? error.reason : `line ${error.line}: ${error.reason}`);
    if (error instanceof StepFailure) throw new QuestionError(error.message);
    throw error;
  }
}

function onlyCase(text: string): WordedCase {
  const cases = readWithWords(FILE, text, everyCard());
  if (cases.length !== 1) throw new QuestionError(`one case was expected, but there are ${cases.length}`);
  const count = thingsIn(cases[0].from);
  if (count > LIMITS.things) throw new QuestionError(`the position has ${count} cards and runes; ${LIMITS.things} are the most`);
  return cases[0];
}

/** Cards, runes and pips that a position names: what it costs to list what is legal grows faster than they do. */
function thingsIn({ players, battlefields }: Case): number {
  const lists = [
    ...players.flatMap(({ legends, hand, deck, trash, banished, base }) => [legends, hand, deck, trash, banished, base]),
    ...battlefields.flatMap(({ units, facedown }) => [...units, ...facedown]),
  ];
  const runes = players.flatMap((player) => player.runes.map(({ ready, exhausted }) => ready + exhausted));
  const pips = players.flatMap(({ pool: { energy: _, ...power } }) => Object.values(power));
  return [...lists.flat().map(({ attached }) => 1 + attached.length), ...runes, ...pips].reduce((sum, n) => sum + n, 0);
}

export const runCaseQuestion: Question = {
  name: "run_case",
  title: "Play a position",
  description:
    "Set up a Riftbound position, play steps by the full rules, and check what must be true. Gives every event with its cause and the rule it rests on, and what is true at the end. Write a case to settle a rules question instead of guessing.",
  input: object({ case: caseText, explain: { type: "boolean", description: "give every event with its rule", default: true } }, ["case"]),
  output: runCaseAnswer,
  http: { method: "post", path: "/cases/run" },
  answer: ({ case: text, explain = true }) =>
    sayingCaseErrors(() => {
      const { from } = onlyCase(String(text));
      const [result] = runCaseText(FILE, String(text), { explain: explain === true });
      const { status, message, line, warnings, trace } = result;
      return {
        name: from.name,
        status,
        ...(status === "failed" ? { line, message } : {}),
        warnings,
        ...(status === "passed" ? { atTheEnd: truthsOf(gameAfter(from.steps.length, from, CARDS)) } : {}),
        explanation: trace.slice(0, LIMITS.lines),
      };
    }),
};

export const legalActionsQuestion: Question = {
  name: "legal_actions",
  title: "List legal actions",
  description:
    "List everything that the player who is asked may do in a position, as lines that a case can go on with; or the options of the question they are asked.",
  input: object({ case: caseText, step }, ["case"]),
  output: legalActionsAnswer,
  http: { method: "post", path: "/cases/legal" },
  answer: (input) => sayingCaseErrors(() => answerLegal(input)),
};

function answerLegal({ case: text, step: given }: Input): object {
  const { from, vocabulary } = onlyCase(String(text));
  const at = typeof given === "number" ? given : from.steps.length + 1;
  if (at > from.steps.length + 1) throw new QuestionError(`there is no step ${at}: the case has ${from.steps.length}`);
  const game = gameAfter(at - 1, from, CARDS);
  const offer = offersOf(game, vocabulary);
  if (offer === null) return { over: true, actions: [] };
  const player = `P${offer.player + 1}`;
  const { rule } = offer;
  if (offer.kind === "act") return { player, rule, actions: offer.lines.map(({ action }) => `${player}: ${action}`) };
  const { asks, min, max, options } = offer;
  return { player, rule, question: asks, min, max, options: options.map(({ name, label }) => ({ name, label })) };
}

export const explainActionQuestion: Question = {
  name: "explain_action",
  title: "Explain why an action is legal or not",
  description: "Say whether an action is legal in a position, and by which rule; if it is not, why.",
  input: object(
    { case: caseText, action: { type: "string", description: 'such as "P1: play Hextech Ray on V3"', maxLength: LIMITS.action }, step },
    ["case", "action"],
  ),
  output: explainActionAnswer,
  http: { method: "post", path: "/cases/why" },
  answer: ({ case: text, action, step: at }) =>
    sayingCaseErrors(() => {
      onlyCase(String(text));
      const [found] = whyInText(FILE, String(text), String(action), typeof at === "number" ? { step: at } : {});
      const { isLegal, rule, detail, step: before, steps } = found;
      return { action: found.action, isLegal, rule, gist: GISTS[rule].text, detail, step: before, steps };
    }),
};
