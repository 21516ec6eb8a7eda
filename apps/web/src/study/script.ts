import {
  type Answer,
  describe as actionLine,
  apply,
  type Choice,
  decision,
  fork,
  legal,
  optionName,
  type Seat,
  type State,
  toAliases,
} from "@rulebound/engine/internal";

/** What a learner is to do, question by question. */

/** Action lines, any of which will do: the first is the one that is pointed out. Or a card that is to be read. */
export type ScriptStep = readonly string[] | { readonly read: string };
export type Script = readonly ScriptStep[];

/** What comes next, in the learner's numbers. */
export type Next =
  /** `aim`: what the act is then used on; null: nothing, or it is not asked. */
  | { readonly do: "answer"; readonly answer: Answer; readonly aim: Choice | null }
  | { readonly do: "read"; readonly object: number; readonly card: number };

/** Whether an answer is one of those that the script has at this point. Runes that are chosen by hand are the learner's own business. */
export function isScripted(state: State, step: ScriptStep | undefined, answer: Answer): boolean {
  return step !== undefined && !("read" in step) && step.includes(lineOf(state, answer));
}

export const isRuneUse = (state: State, answer: Answer): boolean =>
  answer.do === "use" && state.pool.cards[state.objects[answer.object].card].data.type === "rune";

/** Cards that go back together have no order. */
function lineOf(state: State, answer: Answer): string {
  const asked = decision(state);
  if (answer.do !== "choose" || asked?.kind !== "mulligan" || answer.picks.length === 0) return actionLine(state, answer);
  return `choose ${answer.picks
    .map((pick) => optionName(state, asked, pick))
    .sort()
    .join(", ")}`;
}

export function nextOf(state: State, seat: Seat, script: Script, at: number): Next | null {
  const step = script[at];
  if (step === undefined || decision(state)?.player !== seat) return null;
  if ("read" in step) {
    const found = state.objects.find((one) => one !== undefined && state.pool.cards[one.card].data.name === step.read);
    if (found === undefined) return null;
    const named = toAliases(state, seat, { do: "pick", pick: found.id });
    return { do: "read", object: named.do === "pick" ? named.pick : -1, card: found.card };
  }
  const answer = answerIn(state, step);
  if (answer === null) return null;
  return { do: "answer", answer: toAliases(state, seat, answer), aim: aimOf(state, seat, answer, script[at + 1]) };
}

function answerIn(state: State, lines: readonly string[]): Answer | null {
  const asked = decision(state);
  if (asked?.kind === "mulligan") {
    const names = lines[0].replace(/^choose /, "").split(", ");
    return { do: "choose", picks: asked.options.filter((option) => names.includes(optionName(state, asked, option))) };
  }
  const open = legal(state);
  for (const line of lines) {
    const found = open.find((one) => actionLine(state, one) === line);
    if (found !== undefined) return found;
  }
  return null;
}

function aimOf(state: State, seat: Seat, answer: Answer, then: ScriptStep | undefined): Choice | null {
  if (then === undefined || "read" in then) return null;
  const after = fork(state);
  if (apply(after, answer) !== null || after.decision?.player !== seat || after.decision.kind !== "choose") return null;
  const pick = answerIn(after, then);
  const named = pick === null ? null : toAliases(after, seat, pick);
  return named?.do === "pick" ? named.pick : null;
}
