import { type Answer, type Decision, legal, type State } from "@rulebound/engine";
import { evaluate } from "./evaluate.ts";
import { inclinations, isOpen, pickBy } from "./policy.ts";
import type { Rng } from "./rng.ts";
import { worthOf } from "./settle.ts";

/** So many of the acts that look most natural are tried. */
const TRIED = 3;

/** A light greed, for playing on: in the open it tries what looks most natural, and goes by habit elsewhere. */
export function light(s: State, rng: Rng): Answer {
  const answers = legal(s);
  if (answers.length === 1) return answers[0];
  const weights = inclinations(s, answers);
  const d = s.decision as Decision;
  if (d.kind !== "act") return answers[pickBy(weights, rng)];
  let best = answers[answers.length - 1];
  const open = isOpen(s);
  let bestValue = open ? evaluate(s, d.player) : worthOf(s, d.player, best, "quickly");
  for (let n = 0; n < TRIED; n++) {
    const at = highest(weights);
    if (weights[at] <= UNNATURAL) break;
    weights[at] = UNNATURAL;
    if (answers[at].do === "endTurn" || answers[at].do === "pass") continue;
    const value = worthOf(s, d.player, answers[at], "quickly");
    if (value <= bestValue) continue;
    best = answers[at];
    bestValue = value;
  }
  return best;
}

/** Nobody does that. */
const UNNATURAL = -1.4;

function highest(weights: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < weights.length; i++) if (weights[i] > weights[best]) best = i;
  return best;
}
