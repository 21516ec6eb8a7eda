import { applyInPlace, fork, type Seat, type State } from "@rulebound/engine/internal";
import type { Judge } from "../judge.ts";
import { settle } from "../settle.ts";
import type { Network } from "./network.ts";

/**
 * By the chance to win that a network sees. In a seat's own turn everything is judged as if the turn ended at once, where the next
 * one begins: what could still be done this turn is the same before an act as after it, and would only blur what the act is worth.
 */
export function byNetwork(network: Network): Judge {
  const chance: Judge["chance"] = (s, seat) => network.chance(s, seat);
  const worth: Judge["worth"] = (s, seat) => {
    if (s.turnPlayer === seat && s.decision !== null) endTurn(s, seat, judge);
    return chance(s, seat);
  };
  const judge: Judge = {
    worth,
    resting: (s, seat) => worth(fork(s), seat) + PATIENCE,
    chanceOf: (value) => value,
    chance,
    patience: PATIENCE,
    reactionGain: 0.01,
  };
  return judge;
}

const PATIENCE = 0.001;

function endTurn(s: State, seat: Seat, judge: Judge): void {
  s.windows = "open";
  if (applyInPlace(s, { do: "endTurn" }) === null) settle(s, seat, "quickly", judge);
}
