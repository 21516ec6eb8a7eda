import { CARDS } from "@rulebound/cards";
import { act, everyCard, gameAfter, type Offer, offersOf, readWithWords, runCaseText } from "../../src/judging.ts";

export type Step = string | Readonly<Record<string, unknown>>;

/** A generated case: the board, and the steps; `until` answers every question of a play in some legal way. */
export interface Made {
  readonly board: Readonly<Record<string, unknown>>;
  readonly steps: readonly (Step | Answering)[];
}

/** Answers every question until somebody is free to act again: which answers is all the same to what is expected then. */
export interface Answering {
  readonly answering: true;
}
export const ANSWER: Answering = { answering: true };
const isAnswering = (step: Step | Answering): step is Answering => typeof step === "object" && "answering" in step;

/** Why a made case fails, with the case; null: it holds. */
export function fault(name: string, rules: readonly string[], made: Made): string | null {
  const steps: Step[] = [];
  const text = (): string => JSON.stringify({ name, rules, ...made.board, steps });
  try {
    for (const step of made.steps) {
      if (isAnswering(step)) steps.push(...answers(text(), steps.length));
      else steps.push(step);
    }
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n${text()}`;
  }
  const [{ status, message }] = runCaseText("audit", text(), {});
  return status === "passed" ? null : `${message}\n${text()}`;
}

function answers(text: string, steps: number): Step[] {
  const [{ from, vocabulary }] = readWithWords("audit", text, everyCard());
  const game = gameAfter(steps, from, CARDS);
  const given: Step[] = [];
  for (let n = 0; n < 60; n++) {
    const offer = offersOf(game, vocabulary);
    if (offer === null || offer.kind === "act") return given;
    const line = answerTo(offer);
    const refused = act(game, vocabulary, offer.player, line);
    if (refused !== null) throw new Error(`"${line}" is refused (${refused.rule}: ${refused.detail}): ${offer.asks}`);
    given.push({ [`P${offer.player + 1}`]: line });
  }
  throw new Error("there is no end to the questions");
}

/** The first answer there is: as much as has to be chosen, and no offer taken. */
function answerTo(offer: Exclude<Offer, { kind: "act" }>): string {
  const names = offer.options.map(({ name }) => name);
  switch (offer.kind) {
    case "may":
      return "no";
    case "assign": {
      let left = offer.total;
      const shares = offer.options.map(({ needs }, at) => {
        const share = at === offer.options.length - 1 ? left : Math.min(left, Math.max(needs, 1));
        left -= share;
        return share;
      });
      return `assign ${shares.flatMap((share, at) => (share > 0 ? [`${share} to ${names[at]}`] : [])).join(", ")}`;
    }
    case "order":
      return "order any";
    case "name":
      return `name ${names[0]}`;
    case "mode":
      return `choose mode ${names.slice(0, Math.max(offer.min, 1)).join(", ")}`;
    case "number":
      return `choose ${names[0]}`;
    case "choose":
      return offer.min === 0 ? "choose none" : `choose ${names.slice(0, offer.min).join(", ")}`;
  }
}
