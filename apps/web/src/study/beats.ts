import { type Answer, applyShown, fork, type Refusal, type Seat, type State } from "@rulebound/engine/internal";
import { isStep } from "../engine/automatic.ts";
import type { Frame } from "../engine/table.ts";
import { passing, type Showing } from "./scene.ts";

/** What can be seen between two moments at which somebody is asked. */

/** A frame on the way to the last one, and how many events there had been. */
export interface Beat {
  readonly frame: Frame;
  readonly events: number;
}

export const beatOf = (state: State, seat: Seat, showing: Showing): Beat => ({
  frame: passing(state, seat, showing),
  events: state.events?.length ?? 0,
});

/** Gives an answer: why it was refused, or else the games that can be seen on the way, one after the other. */
export function seenOf(state: State, answer: Answer): { readonly refusal: Refusal | null; readonly beats: readonly State[] } {
  const before = state.events?.length ?? 0;
  const { refusal, beats } = applyShown(state, answer);
  const isSeen = (state.events ?? []).slice(before).some(isStep);
  return { refusal, beats: isSeen ? [...beats, fork(state)] : beats };
}
