import { CARDS } from "@rulebound/cards";
import { type Answer, apply, type CardPool, loadPool, newGame, nthSeat, type Replay, setupOf, toAliases } from "@rulebound/engine/internal";
import { verifyRecord } from "../../src/fairness/verify.ts";
import type { Sent } from "./agent.ts";

let loaded: CardPool | null = null;
export const pool = (): CardPool => {
  loaded ??= loadPool(CARDS).pool;
  return loaded;
};

export interface Kept {
  /** Accepted answers that are in the record, and how many were not: none, it is to be hoped. */
  readonly accepted: number;
  readonly lost: number;
  /** Answers whose acknowledgement never came, but which were stored. */
  readonly unacknowledged: number;
  /** What `rulebound verify` finds wrong. */
  readonly wrong: readonly string[];
}

/** Compares a published game with what its players remember of it: `sent` by seat. */
export function compare(text: string, sent: readonly (readonly Sent[])[]): Kept {
  const wrong = verifyRecord(pool(), text).filter(({ isRight }) => !isRight);
  const stored = answersBySeat((JSON.parse(text) as { replay: Replay }).replay);
  const results = sent.map((own, seat) => align(own, stored[seat] ?? []));
  const sum = (of: (result: (typeof results)[number]) => number): number => results.reduce((total, result) => total + of(result), 0);
  return {
    accepted: sum(({ accepted }) => accepted),
    lost: sum(({ lost }) => lost),
    unacknowledged: sum(({ unacknowledged }) => unacknowledged),
    wrong: wrong.map(({ what, detail }) => `${what}: ${detail}`),
  };
}

/** Each seat's answers as that seat gave them: in its aliases at that time. */
function answersBySeat(replay: Replay): string[][] {
  const state = newGame(setupOf(pool(), replay));
  const out: string[][] = state.players.map(() => []);
  for (const answer of replay.answers) {
    const seat = answer.do === "concede" ? answer.player : (state.decision?.player ?? 0);
    if (answer.do !== "concede") out[seat].push(textOf(toAliases(state, nthSeat(seat), answer)));
    apply(state, answer);
  }
  return out;
}

const textOf = (answer: Answer): string => JSON.stringify(Object.entries(answer).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * What was sent has to be found in what was stored, in order; only what was not acknowledged may be missing, and then the
 * same answer is often given again. `reached`: how far into the store the answers so far may lead.
 */
export function align(sent: readonly Sent[], stored: readonly string[]): { accepted: number; lost: number; unacknowledged: number } {
  let reached = new Set([0]);
  let [accepted, lost] = [0, 0];
  for (const { answer, isAccepted } of sent) {
    const text = textOf(answer);
    const next = new Set([...reached].filter((at) => stored[at] === text).map((at) => at + 1));
    if (!isAccepted) reached = new Set([...reached, ...next]);
    else if (next.size === 0) lost++;
    else {
      reached = next;
      accepted++;
    }
  }
  // What is stored and nobody sent is as wrong as what was sent and is not stored.
  const unsent = stored.length - Math.max(...reached);
  return { accepted, lost: lost + unsent, unacknowledged: stored.length - unsent - accepted };
}
