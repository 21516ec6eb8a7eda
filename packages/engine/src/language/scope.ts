import { copyItem } from "../state/copies.ts";
import { type Choice, isLocationChoice, locationOfChoice } from "../state/decision.ts";
import {
  type Incarnation,
  type LocationId,
  NO_INCARNATION,
  NO_OBJECT,
  NOBODY,
  NOWHERE,
  type ObjectId,
  type Seat,
  TypeBit,
  Zone,
} from "../state/ids.ts";
import { emptyObjectArray } from "../state/lists.ts";
import type { ChainItem, GameObject, LastKnownInfo, State } from "../state/records.ts";

/** Who is speaking: the source of a text, its controller, and what it has mentioned so far. */
export interface Scope {
  /** "you" */
  you: Seat;
  /** "I", "me": in effect text the Top-Most Card. */
  source: ObjectId;
  sourceIncarnation: Incarnation;
  /** "this": in effect text the attached card. */
  self: ObjectId;
  /** -1: of a text that works now, so that nothing can have become of it. */
  selfIncarnation: Incarnation;
  item: ChainItem | null;
  note: LastKnownInfo | null;
  /** Choices, outcomes and groups by number (compile.ts gives the numbers). */
  vars: readonly (readonly Choice[])[];
  /** Beside them, which incarnation of each was meant (124); where there is none, whatever it is now. */
  incarnations: readonly (readonly Incarnation[])[];
  /** The player chosen by `choosePlayer`, or -1. */
  player: Seat;
  /** Which execution of a repeated text this is (820), from 0. */
  execution: number;
  did: boolean;
  times: number;
  /** How many destinations the text has, to find those of a repetition. */
  destinationsPerExecution: number;
  /** The frames in which it runs: the one that keeps the choices, and the innermost; -1 outside of a resolution. */
  root: number;
  frame: number;
  /** What "here" has come to mean, where a unit was kept out of there (462.2.b); -1: where the source is. */
  here: LocationId;
}

const NO_VARS: readonly (readonly never[])[] = emptyObjectArray();

type Vars = Scope["vars"];

export const scopeOf = (you: Seat, source: ObjectId, self: ObjectId, incarnation: Incarnation): Scope =>
  newScope(you, source, self, incarnation, source === self ? incarnation : NO_INCARNATION, null, null, NO_VARS, NO_VARS, NOBODY);

/** Made field by field, here and for frames in the same order (`scopeOfFrame`): all scopes have one shape, which is what makes reading them fast. */
const newScope = (
  you: Seat,
  source: ObjectId,
  self: ObjectId,
  sourceIncarnation: Incarnation,
  selfIncarnation: Incarnation,
  item: ChainItem | null,
  note: LastKnownInfo | null,
  vars: Vars,
  incarnations: Scope["incarnations"],
  player: Seat,
): Scope => ({
  you,
  source,
  sourceIncarnation,
  self,
  selfIncarnation,
  item,
  note,
  vars,
  incarnations,
  player,
  execution: 0,
  did: false,
  times: 0,
  destinationsPerExecution: 0,
  root: -1,
  frame: -1,
  here: NOWHERE,
});

/** The same speaker, to be changed in one thing. */
function copyScope(scope: Scope): Scope {
  const { you, source, self, sourceIncarnation, selfIncarnation, item, note, vars, incarnations, player } = scope;
  const copy = newScope(you, source, self, sourceIncarnation, selfIncarnation, item, note, vars, incarnations, player);
  copy.execution = scope.execution;
  copy.did = scope.did;
  copy.times = scope.times;
  copy.destinationsPerExecution = scope.destinationsPerExecution;
  copy.root = scope.root;
  copy.frame = scope.frame;
  copy.here = scope.here;
  return copy;
}

/** For a frame to keep: the item as it is now. The one on the chain is written in place, and only in games that were not loaded is it the same. */
export function kept(scope: Scope): Scope {
  if (scope.item === null) return scope;
  return withItem(scope, copyItem(scope.item, scope.item.epoch));
}

export function withItem(scope: Scope, item: ChainItem): Scope {
  const copy = copyScope(scope);
  copy.item = item;
  return copy;
}

/** As if just these had been chosen, now. */
export function withVars(scope: Scope, vars: Vars): Scope {
  const copy = copyScope(scope);
  copy.vars = vars;
  copy.incarnations = NO_VARS;
  return copy;
}

export function withNote(scope: Scope, note: LastKnownInfo | null): Scope {
  const copy = copyScope(scope);
  copy.note = note;
  return copy;
}

export function withYou(scope: Scope, you: Seat): Scope {
  const copy = copyScope(scope);
  copy.you = you;
  return copy;
}

export function withSource(scope: Scope, { id, incarnation }: GameObject): Scope {
  const copy = copyScope(scope);
  copy.source = id;
  copy.sourceIncarnation = incarnation;
  return copy;
}

/** The scope of a static text of an object on the board. */
export const ownScope = (s: State, source: ObjectId, self: ObjectId): Scope => {
  const o = s.objects[source];
  const speaker = s.objects[self];
  const you = o.zone === Zone.battlefield ? s.battlefields[o.location - 4].controller : source === self ? o.controller : speaker.controller;
  return scopeOf(source === self ? you : o.controller, source, self, o.incarnation);
};

export const itemScope = (item: ChainItem): Scope =>
  newScope(
    item.controller,
    item.object,
    item.self,
    item.incarnation,
    item.selfIncarnation,
    item,
    item.note,
    item.targets,
    item.incarnations,
    item.player,
  );

/** "here": read off the source as it is now (359.3.f.2); for what triggered on its own death, where it was (808.1.d.3). */
export function here(s: State, scope: Scope): LocationId {
  if (scope.here !== NOWHERE) return scope.here;
  if (scope.source === NO_OBJECT) return NOWHERE;
  const o = s.objects[scope.source];
  if (o.incarnation === scope.sourceIncarnation && o.location >= 0) return o.location;
  if ((s.pool.cards[o.card].types & TypeBit.battlefield) !== 0) return o.lastLocation;
  const note = scope.note;
  // Where it left from; of other events (a play, a move) nothing is known once it is gone.
  if (note !== null && note.to < 0 && note.object === scope.source && note.incarnation === scope.sourceIncarnation) return note.from;
  return NOWHERE;
}

export function locationOf(s: State, choice: Choice): LocationId {
  if (isLocationChoice(choice)) return locationOfChoice(choice);
  return choice >= 0 && choice < s.objects.length ? s.objects[choice].location : NOWHERE;
}
