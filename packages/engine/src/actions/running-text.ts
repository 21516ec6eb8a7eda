import { incarnationsNow, isSame } from "../language/references.ts";
import type { Program } from "../language/run/program.ts";
import type { Scope } from "../language/scope.ts";
import { copyItem } from "../state/copies.ts";
import { type Choice, objectOfChoice } from "../state/decision.ts";
import { editFrame } from "../state/fork.ts";
import { FrameKind, pushFrame } from "../state/frames.ts";
import { type Incarnation, type LocationId, NO_OBJECT, nextIncarnation, type ObjectId, type Seat } from "../state/ids.ts";
import { mapToNumbers, mapToObjects, withListAt } from "../state/lists.ts";
import type { ChainItem, LastKnownInfo, State } from "../state/records.ts";

/** Starting a text, and what it keeps while it is executed (procedures/chain/effect.ts): its choices, outcomes and whether it did it. */

/** A block of instructions is a frame with a program counter. */
export interface EffectData {
  readonly block: number;
  pc: number;
  /** Which of the instruction's picks is next. */
  pick: number;
  /** Where the instruction goes on after a question. */
  at: number;
  /** The frame that keeps the choices and outcomes; its own index for the outermost block. */
  readonly root: number;
  readonly you: Seat;
  /** "You may [verb] a card from among them": whether it is done at all is decided by what the first instruction picks. */
  readonly optional: boolean;
}

/** What the outermost block keeps for itself and the blocks inside it. */
export interface RootData extends EffectData {
  readonly source: ObjectId;
  sourceIncarnation: Incarnation;
  readonly self: ObjectId;
  selfIncarnation: Incarnation;
  readonly item: ChainItem | null;
  readonly note: LastKnownInfo | null;
  readonly execution: number;
  vars: readonly (readonly Choice[])[];
  incarnations: readonly (readonly Incarnation[])[];
  player: Seat;
  did: boolean;
  /** How often the last instruction did it. */
  times: number;
  readonly destinations: number;
  /** What the last kill really killed. */
  killed: readonly number[];
  /** What was paid by "any amount". */
  amount: number;
  /** 462.2.b */
  here: LocationId;
}

/** What the outermost block of an effect keeps, by the number of its frame. */
export const rootOf = (s: State, frame: number): RootData => s.frames[frame].data as RootData;
export const editRoot = (s: State, frame: number): RootData => editFrame(s, frame).data as RootData;

/** Runs a program after what is under way; it may ask. */
export function runProgram(s: State, program: Program, scope: Scope): void {
  const data: RootData = {
    block: program.block,
    pc: 0,
    pick: 0,
    at: 0,
    root: s.frames.length,
    you: scope.you,
    optional: false,
    source: scope.source,
    sourceIncarnation: scope.sourceIncarnation,
    self: scope.self,
    selfIncarnation: scope.selfIncarnation,
    item: scope.item === null ? null : copyItem(scope.item, scope.item.epoch), // as it is now: see `kept`
    note: scope.note,
    execution: scope.execution,
    vars: scope.vars,
    incarnations: scope.incarnations,
    player: scope.player,
    did: false,
    times: 0,
    destinations: scope.destinationsPerExecution,
    killed: [],
    amount: scope.item?.amountPaid ?? 0,
    here: scope.here,
  };
  pushFrame(s, FrameKind.effect, data);
}

/** Runs a block of instructions inside the one that is running, as `you`. */
export function runBlock(s: State, scope: Scope, block: number, you: Seat = scope.you, optional = false): void {
  pushFrame(s, FrameKind.effect, { block, pc: 0, pick: 0, at: 0, root: scope.root, you, optional });
}

export function setVar(s: State, scope: Scope, number: number, choices: readonly Choice[]): void {
  const { vars, incarnations } = setRootVar(s, scope.root, number, choices);
  scope.vars = vars;
  scope.incarnations = incarnations;
}

/** What is mentioned is meant as the object that it is now (124). */
export function setRootVar(s: State, frame: number, number: number, choices: readonly Choice[]): RootData {
  const root = editRoot(s, frame);
  root.vars = withListAt(root.vars, number, choices);
  root.incarnations = withListAt(root.incarnations, number, incarnationsNow(s, choices));
  return root;
}

/**
 * 359.3.e.13: what the text has itself moved to another zone it still speaks of ("banish it, then play it"). What something else
 * has moved there in its place, it does not (359.3.e.12).
 */
export function follow(s: State, frame: number, moved: readonly ObjectId[]): void {
  if (frame < 0 || moved.length === 0) return;
  const root = editRoot(s, frame);
  const now = (id: ObjectId, incarnation: Incarnation): Incarnation =>
    moved.includes(id) && isSame(s, id, nextIncarnation(incarnation)) ? nextIncarnation(incarnation) : incarnation;
  root.sourceIncarnation = now(root.source, root.sourceIncarnation);
  root.selfIncarnation = now(root.self, root.selfIncarnation);
  root.incarnations = mapToObjects(root.incarnations, (known, number) =>
    mapToNumbers(known, (incarnation, i) => now(objectOfChoice(root.vars[number]?.[i] ?? NO_OBJECT), incarnation)),
  );
}

/** The same, and the scope that is in use is updated with it. */
export function followFrom(s: State, scope: Scope, moved: readonly ObjectId[]): void {
  if (scope.root < 0 || moved.length === 0) return;
  follow(s, scope.root, moved);
  const { sourceIncarnation, selfIncarnation, incarnations } = rootOf(s, scope.root);
  scope.sourceIncarnation = sourceIncarnation;
  scope.selfIncarnation = selfIncarnation;
  scope.incarnations = incarnations;
}

export function setDid(s: State, scope: Scope, did: boolean, times = did ? 1 : 0): void {
  if (scope.root < 0) return;
  const root = editRoot(s, scope.root);
  root.did = did;
  root.times = times;
  scope.did = did;
  scope.times = times;
}

export function setPlayer(s: State, scope: Scope, seat: Seat): void {
  editRoot(s, scope.root).player = seat;
  scope.player = seat;
}

/** 462.2.b: from here on "here" is the base to which a unit was played instead. */
export function setHere(s: State, scope: Scope, at: LocationId): void {
  editRoot(s, scope.root).here = at;
  scope.here = at;
}
