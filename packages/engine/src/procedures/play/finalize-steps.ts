import type { Program } from "../../language/run/program.ts";
import type { Next } from "../../state/frames.ts";
import type { ItemId, OngoingId } from "../../state/ids.ts";

/** The steps of finalize.ts, what they keep between questions, and where choosing begins. */

export interface FinalizeData {
  readonly item: ItemId;
  /** Where it is in the list of the step: cost, mode, slot. */
  at: number;
  /** Which execution of a repeated text is being chosen for. */
  execution: number;
  /** Effects that lower this cost and are used up by it (390.4): their ids. */
  discounts: readonly OngoingId[];
}

export const FinalizeStep = {
  begin: 0,
  mayAnswered: 1,
  costs: 2,
  costAnswered: 3,
  repeats: 4,
  repeatAnswered: 5,
  asYouPlay: 6,
  place: 7,
  placed: 8,
  modes: 9,
  modeChosen: 10,
  targets: 11,
  targeted: 12,
  destinations: 13,
  destined: 14,
  price: 15,
  priceAnswered: 16,
  paid: 17,
  givenUp: 18,
  givenUpChosen: 19,
  showOff: 20,
  shown: 21,
  amount: 22,
  amountChosen: 23,
  priced: 24,
} as const;

export type NextStep = Next<typeof FinalizeStep>;

export function firstChoice(program: Program | null): NextStep {
  if (program === null) return FinalizeStep.price;
  if (program.givenUp.length > 0) return FinalizeStep.givenUp;
  if (program.modes.length > 0) return FinalizeStep.modes;
  if (program.targets.length > 0) return FinalizeStep.targets;
  return program.destinations.length > 0 ? FinalizeStep.destinations : FinalizeStep.price;
}
