/** What answers look like, in JSON Schema: for the OpenAPI document and for MCP's `outputSchema`. Fields may be added later, so others are not forbidden. */

export type AnswerSchema =
  | { readonly type: "string" | "integer" | "boolean"; readonly description?: string; readonly enum?: readonly string[] }
  | { readonly type: readonly ["string" | "integer", "null"]; readonly description?: string }
  | { readonly type: "array"; readonly description?: string; readonly items: AnswerSchema }
  | AnswerObject;

export interface AnswerObject {
  readonly type: "object";
  readonly description?: string;
  readonly properties?: Readonly<Record<string, AnswerSchema>>;
  readonly required?: readonly string[];
}

const text = (description: string): AnswerSchema => ({ type: "string", description });
const word = (description: string, words: readonly string[]): AnswerSchema => ({ type: "string", description, enum: words });
const count = (description: string): AnswerSchema => ({ type: "integer", description });
const flag = (description: string): AnswerSchema => ({ type: "boolean", description });
const textOrNone = (description: string): AnswerSchema => ({ type: ["string", "null"], description });
const countOrNone = (description: string): AnswerSchema => ({ type: ["integer", "null"], description });
const list = (description: string, items: AnswerSchema): AnswerSchema => ({ type: "array", description, items });
const strings: AnswerSchema = { type: "string" };

/** All of these are there; those of `sometimes` need not be. */
const answer = (
  properties: Readonly<Record<string, AnswerSchema>>,
  sometimes: Readonly<Record<string, AnswerSchema>> = {},
): AnswerObject => ({
  type: "object",
  properties: { ...properties, ...sometimes },
  required: Object.keys(properties),
});

const rule = answer({
  number: text("such as 466.3"),
  title: text("of the rule or the part it is in"),
  gist: text("in the project's own words"),
});
const caseNamed = { name: text("what it shows"), file: text("where it stands"), line: count("of the file") };
const source = textOrNone("where the question comes from");

export const findRulesAnswer = answer({
  terms: list("words of the book that were asked about", answer({ term: strings, rule: text("where it is defined"), says: strings })),
  rules: list("the best first", rule),
});

export const ruleAnswer = answer(
  {
    number: text("of the newest book"),
    title: strings,
    kind: strings,
    gist: text("in the project's own words"),
    part: text("the rule that it is a part of, at the top"),
    parent: textOrNone("the rule above it"),
    referredToBy: list("rules that name it", strings),
    formerly: list("its numbers in older books", answer({ version: strings, numbers: list("one or more", strings) })),
    changes: list("what changed", answer({ since: strings, rules: list("which", strings), says: strings })),
    below: list("the rules below it", rule),
    refersTo: list("the rules that it names", rule),
    cases: list("some that show it", answer({ ...caseNamed, source })),
    caseCount: count("how many show it"),
  },
  { note: text("how an older number was read") },
);

const CARD = {
  name: strings,
  id: text("collector number"),
  type: strings,
  supertypes: list("such as champion", strings),
  domains: list("such as fury", strings),
  energy: countOrNone("what it costs"),
  power: countOrNone("and of its domains"),
  might: countOrNone("of units"),
  tags: list("such as a region", strings),
  text: text("rendered from what the engine does"),
};

export const findCardsAnswer = answer({ cards: list("the best first", answer(CARD)), found: count("how many there are in all") });

export const cardAnswer = answer({
  ...CARD,
  set: strings,
  rarity: textOrNone("where it is known"),
  prints: list("collector numbers of all prints", strings),
  banned: list("where", answer({ format: strings, mode: textOrNone("null: in all"), since: text("a date") })),
  keywords: list("with what they mean", answer({ keyword: strings, says: strings, rule: strings })),
  rules: list("that it rests on", answer({ rule: strings, what: strings })),
  cases: list("some that name it", answer(caseNamed)),
  caseCount: count("how many name it"),
});

export const findRulingsAnswer = answer({
  rulings: list(
    "the best first",
    answer({ ...caseNamed, source, rules: list("that settle it", strings), case: text("board and steps in the case notation") }),
  ),
  found: count("how many there are in all"),
});

export const deckAnswer = answer({
  verdict: word("whether it may be played", ["legal", "illegal", "unreadable"]),
  format: text("for which it was checked"),
  name: textOrNone("of the deck"),
  problems: list("every reason, with its line or rule", strings),
  rules: list("that it breaks", strings),
});

export const runCaseAnswer = answer(
  {
    name: strings,
    status: word("whether every step was legal and every expectation true", ["passed", "failed"]),
    warnings: list("steps that do nothing, and the like", strings),
    explanation: list("every event under its cause, with its rule", strings),
  },
  {
    line: count("where it failed"),
    message: text("why it failed"),
    atTheEnd: { type: "object", description: "points, hands, battlefields and the state of the turn, in the words of `expect`" },
  },
);

export const legalActionsAnswer = answer(
  {},
  {
    player: text("who is asked"),
    rule: text("by which they are asked"),
    actions: list("lines that a case can go on with", strings),
    over: flag("true: the game is over"),
    question: text("what they are asked, where it is no action"),
    min: count("how many are chosen at least"),
    max: count("and at most"),
    options: list("what can be chosen", answer({ name: text("as an action line calls it"), label: text("for a person") })),
  },
);

export const explainActionAnswer = answer({
  action: strings,
  isLegal: flag("whether it may be done"),
  rule: text("that refuses it; where it is legal, the one by which its player is asked"),
  gist: text("of that rule"),
  detail: text("what is wrong, or what comes next"),
  step: count("before which it was tried; 1 is the first"),
  steps: count("of the case"),
});
