import { type Answer, applyInPlace, fork, legal, type Seat, type State } from "@rulebound/engine/internal";
import type { Clock } from "../budget.ts";
import type { Judge } from "../judge.ts";
import { isOpen, mostNatural } from "../policy.ts";
import { settleWithReactions, worthOf } from "../settle.ts";
import { actionKey } from "./action-key.ts";

/** No continuation is longer. */
const LONG = 60;
/** This turn and the next one. */
const TURNS = 2;
/** So many acts are tried at each step: those that look most natural. */
const WIDTH = 6;

/**
 * Plays on to where the seat's own next turn begins, or the turn after the next one: whoever's turn it is does what is best
 * at once, as far as the others' passing goes, and the others react where it is worth it.
 */
export function rollout(from: State, seat: Seat, clock: Clock, judge: Judge): State {
  let s = from;
  const start = s.turnNumber;
  for (let step = 0; step < LONG && s.decision !== null; step++) {
    if (s.decision.kind !== "act" || !isOpen(s) || s.invited >= 0) {
      settleWithReactions(s, s.turnPlayer, "quickly", clock, judge);
      continue;
    }
    if (s.turnNumber > start && (s.turnPlayer === seat || s.turnNumber >= start + TURNS)) break;
    const next = bestAct(s, clock, judge);
    if (next !== null) s = next;
    else if (applyInPlace(s, { do: "endTurn" }) !== null) break;
  }
  return s;
}

/** The game after the act that is best at once; null: there is none worth doing. */
function bestAct(s: State, clock: Clock, judge: Judge): State | null {
  const { turnPlayer } = s;
  const acts = distinct(s, legal(s)).filter((answer) => answer.do !== "endTurn");
  let best: Answer | null = null;
  let bestValue = judge.resting(s, turnPlayer);
  for (const act of mostNatural(s, acts, WIDTH)) {
    clock.tick();
    const value = worthOf(s, turnPlayer, act, "quickly", judge);
    if (value <= bestValue) continue;
    best = act;
    bestValue = value;
  }
  return best === null ? null : withReactions(s, best, turnPlayer, "quickly", clock, judge);
}

/** The game after an answer to which everybody has reacted as they like. */
export function withReactions(s: State, answer: Answer, seat: Seat, how: "carefully" | "quickly", clock: Clock, judge: Judge): State {
  const f = fork(s);
  f.windows = "useful";
  applyInPlace(f, answer);
  settleWithReactions(f, seat, how, clock, judge);
  return f;
}

/** Of answers that are the same, such as to play either of two copies, one. */
export function distinct(s: State, answers: readonly Answer[]): Answer[] {
  const seen = new Set<number>();
  return answers.filter((answer) => {
    const key = actionKey(s, answer);
    if (key !== 0 && seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
