import type { OwnQuestion } from "@rulebound/protocol/seat";
import type { Frame } from "../src/engine/table.ts";

/** Which of the questions that are put to people leave them nothing to decide. */
export interface Count {
  asked: number;
  /** With one answer; a turn that can only be ended is counted by itself, as ending it is the player's own doing. */
  oneAnswer: number;
  endTurn: number;
  /** One answer, by the kind of question and answer. */
  readonly kinds: Map<string, number>;
  /** Asked while an item of one's own would resolve next. */
  ownItem: number;
  curtains: number;
}

export const newCount = (): Count => ({ asked: 0, oneAnswer: 0, endTurn: 0, kinds: new Map(), ownItem: 0, curtains: 0 });

export function noted(
  count: Count,
  { offers, kind, player }: OwnQuestion,
  { snapshot, curtain }: Pick<Frame, "snapshot" | "curtain">,
): undefined {
  count.asked++;
  if (curtain) count.curtains++;
  const only = offers.length === 1 ? offers[0].answer.do : null;
  if (only === "endTurn") count.endTurn++;
  else if (only !== null) {
    count.oneAnswer++;
    count.kinds.set(`${kind}: ${only}`, (count.kinds.get(`${kind}: ${only}`) ?? 0) + 1);
  }
  if (kind === "act" && snapshot.view.chain.at(-1)?.controller === player) count.ownItem++;
}

export const told = (what: string, { asked, oneAnswer, endTurn, kinds, curtains }: Count): string =>
  [
    `${what}: ${oneAnswer} of ${asked} questions (${((100 * oneAnswer) / asked).toFixed(2)} %) have one answer`,
    ...[...kinds].map(([kind, n]) => `${n} ${kind}`),
    `beside them ${endTurn} in which only ending the turn was left`,
    ...(curtains > 0 ? [`${curtains} curtains`] : []),
  ].join("; ");
