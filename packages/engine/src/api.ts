import { refusalToSetUp, SetupError } from "./border/setup-check.ts";
import { cardOf } from "./derive/read.ts";
import { scopeOf } from "./language/scope.ts";
import { totalCost } from "./procedures/cost/cost.ts";
import { playingCard } from "./procedures/play/playing.ts";
import { run } from "./procedures/run.ts";
import { type GameSetup, setUp } from "./procedures/setup/setup.ts";
import type { Decision } from "./state/decision.ts";
import type { ObjectId, Seat } from "./state/ids.ts";
import type { State } from "./state/records.ts";

/**
 * A game from decks, at its first decision. Throws a `SetupError` that says what is wrong with the setup.
 *
 *     const state = newGame({ pool, mode: "duel", decks: [mine, yours], seed: 7 });
 */
export function newGame(setup: GameSetup): State {
  const refusal = refusalToSetUp(setup);
  if (refusal !== null) throw new SetupError(refusal);
  const s = setUp(setup);
  run(s);
  return s;
}

/** The open question; null: the game is over (`winners` says for whom). */
export const decision = (s: State): Decision | null => s.decision;

export function startRecording(s: State): void {
  s.events ??= [];
}

/** The optional cost that is being offered: its name, or null. */
export const optionalCostAsked = (s: State): string | null =>
  s.decision?.kind === "may" && s.decision.label !== "" ? s.decision.label : null;

/** How a card is played by that way: "flow", or "for" another cost. */
export function alternativeCostName(s: State, object: ObjectId, way: number): string {
  const { flows, alternativeCosts } = cardOf(s, s.objects[object]);
  return way === 0 ? "" : way <= flows.length || way > flows.length + alternativeCosts.length ? "flow" : "for";
}

/** What playing a card would cost now, before its choices. */
export function playCost(s: State, seat: Seat, object: ObjectId): { energy: number; power: number } {
  const o = s.objects[object];
  const cost = totalCost(s, playingCard(seat, object, o.zone, 0, null, scopeOf(seat, object, object, o.incarnation)));
  return { energy: cost.energy, power: cost.power.length };
}
