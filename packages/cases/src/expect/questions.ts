import type { Thing } from "../actions/action.ts";
import type { Choice, Decision } from "../adapter.ts";
import type { QuestionCheck } from "../case.ts";
import { compareLists } from "../lists.ts";
import { isQuestion, optionNames, questionText, repliesTo } from "../question.ts";
import type { Checker } from "./checker.ts";

/** Bottom to top. */
export function checkChain(checker: Checker, line: number, expected: readonly Thing[]): void {
  const { state, names } = checker.situation;
  const fits =
    expected.length === state.chain.length &&
    expected.every((thing, i) => thing.kind === "named" && names.meansItem(state, thing, state.chain[i], "in a list"));
  if (fits) return;
  const actual = state.chain.map((item) => names.itemName(state, item));
  checker.fail(
    line,
    `expected the chain to be [${expected.map(({ text }) => text).join(", ")}], bottom first, but it is [${actual.join(", ")}].`,
  );
}

export function checkQuestion(checker: Checker, line: number, expected: QuestionCheck | null): void {
  const { decision, state, names } = checker.situation;
  const asked = decision !== null && isQuestion(decision) ? decision : null;
  if (expected === null) {
    if (asked !== null) checker.fail(line, `expected no question, but ${questionText(asked, state, names)}.`);
    return;
  }
  if (asked === null) {
    checker.fail(line, "expected a question, but nobody is asked anything.");
    return;
  }
  if (expected.player !== null) checker.sameSeat(line, "the player who is asked", expected.player, asked.player);
  if (expected.about !== null) checker.same(line, "what the question is about", expected.about, asked.about);
  checkOptions(checker, line, asked, expected);
}

function checkOptions(checker: Checker, line: number, asked: Decision, { options, includes, excludes }: QuestionCheck): void {
  const { state, names } = checker.situation;
  const { offered, means } = offers(checker, asked);
  const shown = `[${optionNames(asked, state, names).join(", ")}]`;
  const texts = (things: readonly Thing[]) => things.map(({ text }) => text).join(", ");
  if (options !== null) {
    const { missing, surplus } = compareLists(options, offered, means);
    if (missing.length + surplus.length > 0) checker.fail(line, `expected the options [${texts(options)}], but they are ${shown}.`);
  }
  const { missing } = compareLists(includes, offered, means);
  if (missing.length > 0) checker.fail(line, `expected ${texts(missing)} among the options, but they are ${shown}.`);
  const present = excludes.filter((thing) => offered.some((choice) => means(thing, choice)));
  if (present.length > 0) checker.fail(line, `expected ${texts(present)} not to be among the options, but they are ${shown}.`);
}

type Offer = Choice | "yes" | "no" | "none";

/** Modes are counted from 1; a may offers yes and no; `none` may stand for an empty choice, and need not. */
function offers(checker: Checker, asked: Decision): { offered: readonly Offer[]; means: (thing: Thing, offer: Offer) => boolean } {
  const { state, names } = checker.situation;
  const offered: readonly Offer[] = asked.kind === "may" ? repliesTo(asked) : asked.options;
  return {
    offered,
    means(thing, offer) {
      if (typeof offer === "string") return thing.text === offer;
      if (asked.kind === "mode") return thing.kind === "number" && thing.n === offer + 1;
      return names.means(state, thing, offer, asked.player, "in a list");
    },
  };
}
