import type { Choice } from "../../state/decision.ts";
import type { CardId, LocationId } from "../../state/ids.ts";
import type { State } from "../../state/records.ts";
import type { Cond } from "../compile/terms.ts";
import type { Scope } from "../scope.ts";
import type { Instruction } from "../types.ts";
import type { CompiledSel } from "./selectors.ts";

/** One instruction, ready to run. */
export interface Step {
  /** Performs it from `at` on: DONE, or where to go on after a decision or after what it has pushed. */
  readonly run: (s: State, scope: Scope, at: number) => number;
  /** Targets that this instruction is the first to use: looked at again before it runs (359.3.e.7). */
  readonly targets: readonly TargetSlot[];
  /** Choices made on execution, before it runs. */
  readonly picks: readonly Extract<CompiledSel, { is: "pick" }>[];
  /** Could it be carried out? Null: look at its targets and picks. */
  readonly possible: ((s: State, scope: Scope) => boolean) | null;
  /** What it was compiled from, and the number of the card whose text it is: for the words of a question. */
  readonly instruction: Instruction;
  readonly card: CardId;
}
export const DONE = -1;

/** What one instruction is the first to choose. */
export interface Noted {
  readonly targets: TargetSlot[];
  readonly picks: Extract<CompiledSel, { is: "pick" }>[];
  /** Damage is split among them (355.14). */
  split: Split | null;
}

/** Something to be chosen on finalization (355), in the order of the text. */
export interface TargetSlot {
  readonly sel: Extract<CompiledSel, { is: "target" }>;
  /** Chosen only if this mode has been chosen: group and mode. */
  readonly mode: readonly [number, number] | null;
  /** Chosen only if this text is active (dependent keywords). */
  readonly gate: Cond | null;
  /** Damage is split among these (355.14). */
  readonly split: Split | null;
}

/** What there is to split among these targets. */
export type Split = (s: State, scope: Scope, targets: readonly Choice[]) => number;

export interface DestinationSlot {
  readonly number: number;
  /** The locations that may be chosen; what moves is in `what`. */
  readonly options: (s: State, scope: Scope) => readonly LocationId[];
  readonly mode: readonly [number, number] | null;
  readonly gate: Cond | null;
  readonly instruction: Instruction;
}

export interface ModeGroup {
  readonly instruction: Instruction;
  readonly min: number;
  readonly max: number;
  readonly count: number;
  readonly unchosen: "turn" | "ever" | null;
  /** The slots of each mode decide whether it can be chosen. */
  readonly rest: number;
}

/** The instructions of a spell or ability, and what has to be chosen for them. */
export interface Program {
  readonly id: number;
  readonly block: number;
  readonly targets: readonly TargetSlot[];
  readonly destinations: readonly DestinationSlot[];
  readonly modes: readonly ModeGroup[];
  /** What is given up to pay is chosen before the targets that depend on it ("no more Energy than the killed unit"). */
  readonly givenUp: readonly Extract<CompiledSel, { is: "pick" }>[];
  /** How much is paid decides how many are chosen. */
  readonly isCounted: boolean;
  /** Some targets are chosen only under a condition, such as an additional cost that was paid. */
  readonly hasGates: boolean;
  /** One target, whatever is paid, and nothing else to choose: most texts that choose. */
  readonly hasOneTarget: boolean;
  /** How many numbered choices and outcomes it has. */
  readonly vars: number;
  /** How many of them come from the text that generated it (reflexive triggers). */
  readonly inherited: number;
}
