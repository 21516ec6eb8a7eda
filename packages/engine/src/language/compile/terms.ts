import type { Choice } from "../../state/decision.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { State } from "../../state/records.ts";
import type { CompiledAbility } from "../pool.ts";
import type { DestinationSlot, ModeGroup, Noted, Step, TargetSlot } from "../run/program.ts";
import type { CompiledSel } from "../run/selectors.ts";
import type { Scope } from "../scope.ts";
import type { Ability, Amount, Filter, Instruction, Sel } from "../types.ts";
import type { Builder } from "./builder.ts";
import type { InstructionCompiler } from "./effects/context.ts";
import type { LookedAt } from "./looks.ts";

/** Pure leaves of the language, compiled to closures when the pool is made. */
export type Test = (s: State, scope: Scope, choice: Choice) => boolean;
/** Of what is an object for certain. */
export type ObjectTest = (s: State, scope: Scope, id: ObjectId) => boolean;
/** NaN stands for null: information that is not there (359.3.e.12). Comparisons with it fail, sums with it stay null. */
export type Num = (s: State, scope: Scope) => number;
export type Cond = (s: State, scope: Scope) => boolean;
export type Seats = (s: State, scope: Scope) => readonly Seat[];

export interface CompiledFilter {
  readonly test: Test;
  readonly candidates: (s: State, scope: Scope) => Choice[];
  /** Visits candidates until one will do. */
  readonly some: (s: State, scope: Scope, will: (choice: Choice) => boolean) => boolean;
  /** Is there at least one? */
  readonly any: (s: State, scope: Scope) => boolean;
  /** Chooses objects that players cannot all see (128.6): then nobody can be compelled. */
  readonly privately: boolean;
  /** Asks for a type or quality of card. */
  readonly isPicky: boolean;
  /** Looks at a card that not everybody sees: whether it fits must not show in what is asked. */
  readonly hides: (s: State, scope: Scope) => boolean;
  /** Chooses from among what the text has looked at or revealed. */
  readonly among: boolean;
  /** Never satisfied at the battlefield of the source (811.1.d.2). */
  readonly elsewhere: boolean;
  readonly group: GroupCheck | null;
}

/** 355.11: may these be chosen together? `partial` while more may follow. */
export interface GroupCheck {
  readonly index: number;
  /** One at each location: a unit that leaves it is no longer the one there. */
  readonly perLocation: boolean;
  readonly ok: (s: State, picks: readonly Choice[], partial: boolean) => boolean;
}

/**
 * The parts of the compiler that other parts of it need although they need those in turn: an amount may be of objects that fit a filter
 * that says an amount, an instruction may give an ability with instructions. `grammar.ts` puts them together.
 */
export interface Compilers {
  readonly amount: (amount: Amount, names: Names) => Num;
  readonly filter: (filter: Filter, names: Names) => CompiledFilter;
  readonly selector: (sel: Sel, names: Names) => CompiledSel;
  readonly instruction: (instruction: Instruction, c: InstructionCompiler) => Step;
  readonly abilities: (abilities: readonly Ability[], builder: Builder) => CompiledAbility[];
}

/** Names of choices and outcomes get numbers, in the order in which the text mentions them. */
export interface Names {
  readonly compile: Compilers;
  readonly numbers: Map<string, number>;
  count: number;
  /** What "it" means at this point of the text; -1: the trigger's object. */
  last: number;
  /** What "there" is the location of: mostly "it", but "all units there" are where the text has been before. */
  there: number;
  readonly card: string;
  readonly builder: Builder;
  /** What has to be chosen on finalization, as the text is read. */
  readonly targets: TargetSlot[];
  readonly destinations: DestinationSlot[];
  readonly modes: ModeGroup[];
  mode: readonly [number, number] | null;
  gate: Cond | null;
  /** What the instruction that is being read chooses; null outside of instructions. */
  noted: Noted | null;
  /** Numbers that a later part of the text refers to. */
  readonly used: Set<number>;
  /** What is given up to pay and has a name; which of it targets depend on. */
  readonly costPicks: Extract<CompiledSel, { is: "pick" }>[];
  readonly needed: Set<number>;
  isChoosing: boolean;
  /** Names that are bound anew for each player of an `each`. */
  readonly fresh: Set<string>;
  /** Inside an `each`, where "you" is one player after the other. */
  inEach: boolean;
  /** In a replacement nothing is a target (355.10.c): what is chosen is chosen on execution. */
  readonly neverTargets: boolean;
  /** In a delayed trigger "this battlefield" is the one that the text was about when it was generated (359.3.f.3.b). */
  readonly isDelayed: boolean;
  /** In a replacement of revealing, "the top card" is one of the deck that would be revealed from. */
  readonly deckOfIt: boolean;
  /** In an amount by which Might is changed: the true value of a Might counts (143.2.b.1). */
  changesMight: boolean;
  /** Who did what the last `each` offered; where the last move came from. */
  whoDid: number;
  origin: number;
  readonly looks: LookedAt;
}

export class PoolError extends Error {
  constructor(
    readonly card: string,
    readonly reason: string,
  ) {
    super(`${card}: ${reason}`);
    this.name = "PoolError";
  }
}
