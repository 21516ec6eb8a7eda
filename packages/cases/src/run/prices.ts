import type { Paid } from "../actions/action.ts";
import { type Decision, pricesAsked, type State } from "../adapter.ts";
import type { Step } from "../case.ts";

/**
 * Which price is paid where there is a choice ("[1] or [A] less"): what a `pay` has made ready, else the one that the engine
 * names first. Where an action is illegal later, the case is run again with others.
 */
export class Prices {
  /** How many there were to choose from, each time. */
  private readonly offered: number[] = [];

  constructor(private readonly taken: readonly number[] = []) {}

  /** `before`: how often it was asked before. */
  choose(state: State, { options }: Decision, before: number, paid: Paid | null): number {
    const prices = pricesAsked(state);
    this.offered[before] = paid === null ? options.length : 1;
    if (paid === null) return this.taken[before] ?? 0;
    const spends = options.map(
      (option) => Math.min(paid.energy, prices[option].energy) + Math.min(paid.power, prices[option].power.length),
    );
    return spends.indexOf(Math.max(...spends));
  }

  /** The same, for another run. */
  again(): Prices {
    return new Prices(this.taken);
  }

  /** With the last choice changed that can be; null: all have been tried. */
  next(): Prices | null {
    for (let i = this.offered.length - 1; i >= 0; i--) {
      const other = (this.taken[i] ?? 0) + 1;
      if (other < this.offered[i]) return new Prices([...this.offered.slice(0, i).map((_, k) => this.taken[k] ?? 0), other]);
    }
    return null;
  }
}

/** Does a step choose the price itself, or ask whether it is asked for? */
export const answersPrice = (step: Step | undefined): boolean => {
  if (step === undefined) return false;
  if (step.kind === "act" || step.kind === "cannot") return step.action.do === "choose mode";
  return (
    step.kind === "expect" &&
    step.expectations.some(({ what, ...rest }) => what === "question" && "question" in rest && rest.question !== null)
  );
};
