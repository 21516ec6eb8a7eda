import { activeReplacements } from "../derive/ability-index.ts";
import { statusFlags } from "../derive/last-known-info.ts";
import { editPlayer } from "../state/fork.ts";
import { FrameKind, pushFrame } from "../state/frames.ts";
import { type LocationId, NO_OBJECT, NOBODY, type ObjectId, Phase, type Seat, Zone } from "../state/ids.ts";
import { LastKnownFlag } from "../state/last-known-flags.ts";
import type { State } from "../state/records.ts";
import { TriggerKind } from "../state/triggers.ts";
import { lastDealer, wasDealtBySpell } from "./dealer.ts";
import { emit } from "./emit.ts";
import { leaveFor } from "./relocate.ts";
import { editRoot, follow } from "./running-text.ts";
import { startTriggerBatch, trigger } from "./trigger.ts";
import { toTrash } from "./zones.ts";

/** 428: killing, and the replacement effects that intercede (367-375). Simultaneous deaths are a set of events. */

/** Who and what is behind it (411, 428.5). */
export interface Attribution {
  readonly by: Seat;
  readonly source: ObjectId;
  /** NoteFlag.bySpell, NoteFlag.byAbility. */
  readonly flags: number;
  /** The frame of the effect that will ask "if you do", or -1. */
  readonly root: number;
}

export interface KillData {
  readonly ids: readonly ObjectId[];
  readonly attribution: Attribution | "damage";
  /** Replacement effects already applied, to this set or to events that it replaces: keys (370.2). */
  readonly applied: readonly number[];
  readonly chosen: number;
  readonly events: readonly ObjectId[];
  readonly saved: number;
  /** Whose replacement effect is applied: "you" in what happens instead. */
  readonly replacedBy: Seat;
}

/** `damage`: each death is attributed to what has just dealt the damage (428.5.c). */
export function kill(s: State, ids: readonly ObjectId[], attribution: Attribution | "damage"): void {
  const there: ObjectId[] = [];
  // 141.1.a.4, 148.1.a.4, 428.2.a: on the board, and nowhere else.
  for (let i = 0; i < ids.length; i++) if (s.objects[ids[i]].zone === Zone.board) there.push(ids[i]);
  if (there.length === 0) return;
  startTriggerBatch(s);
  const mayReplace = activeReplacements(s, "die").length > 0 || s.ongoing.some((o) => s.pool.ongoing[o.effect].kind === "replacement");
  if (!mayReplace) {
    killNow(s, there, attribution);
    return;
  }
  pushFrame(s, FrameKind.kill, {
    ids: there,
    attribution,
    applied: inherited(s),
    chosen: -1,
    events: [],
    saved: 0,
    replacedBy: NOBODY,
  });
}

/** 370.2: an effect applies once to an event and to whatever replaces it. */
function inherited(s: State): readonly number[] {
  for (let i = s.frames.length - 1; i >= 0; i--) {
    const frame = s.frames[i];
    if (frame.kind === FrameKind.kill) return frame.data.applied;
  }
  return [];
}

/** 428.1.a.1.b: what triggers on its own death is put on the chain first, as it is then; then all go to the trash together. */
export function killNow(s: State, dying: readonly ObjectId[], attribution: Attribution | "damage"): void {
  const ids = dying.length === 0 ? dying : toTrash(s, dying, behind(s, dying[0], attribution).by);
  const causes: Attribution[] = [];
  const flags: number[] = [];
  const places: LocationId[] = [];
  const own: Seat[] = [];
  for (let i = 0; i < ids.length; i++) {
    const o = s.objects[ids[i]];
    causes.push(behind(s, o.id, attribution));
    flags.push(statusFlags(s, o.id) | causes[i].flags);
    places.push(o.location);
    own.push(o.controller);
  }
  for (let i = 0; i < ids.length; i++) {
    emit(s, "killed", "428.2", { player: causes[i].by, object: ids[i], source: causes[i].source, at: places[i] });
    dieTriggers(s, ids[i], own[i], places[i], flags[i], true); // 323.4; 808.1.d.1: only what really dies is here
  }
  for (let i = 0; i < ids.length; i++) {
    leaveFor(s, ids[i], Zone.trash);
    emit(s, "died", "428.2", { player: own[i], object: ids[i], at: places[i] });
  }
  // 383.2.c.2: objects that left together with them are gone by now and see nothing.
  for (let i = 0; i < ids.length; i++) {
    countLoss(s, own[i], (flags[i] & LastKnownFlag.unit) !== 0);
    dieTriggers(s, ids[i], own[i], places[i], flags[i], false);
  }
  for (let i = 0; i < ids.length; i++) {
    const { by, source } = causes[i];
    // 411.2: of what nobody is responsible for nobody is told
    if (by >= 0) trigger(s, { kind: TriggerKind.killed, player: by, object: ids[i], source, amount: 1, from: places[i], flags: flags[i] });
  }
  if (attribution !== "damage") recordOutcome(s, attribution.root, ids);
}

/** One by one, so that each death knows which one of the turn it is (383.1.b). */
function countLoss(s: State, seat: Seat, unit: boolean): void {
  const p = editPlayer(s, seat);
  if (!unit) p.gearLost++;
  else {
    p.unitsLost++;
    if (s.phase === Phase.beginning) p.unitsLostInBeginning++;
  }
}

/** 411.6: with what it was done. */
const behind = (s: State, id: ObjectId, attribution: Attribution | "damage"): Attribution =>
  attribution === "damage" ? byDamage(s, id) : attribution;

/** 428.5.c.1, 428.5.c.2: the player responsible for the damage; nobody, if what resolved last has not dealt it. */
function byDamage(s: State, id: ObjectId): Attribution {
  const { damagedBy, damageSource } = s.objects[id];
  if (damageSource !== s.resolved) return { by: NOBODY, source: NO_OBJECT, flags: 0, root: -1 };
  return { by: lastDealer(damagedBy), source: NO_OBJECT, flags: wasDealtBySpell(damagedBy) ? LastKnownFlag.bySpell : 0, root: -1 };
}

function dieTriggers(s: State, id: ObjectId, controller: Seat, from: LocationId, flags: number, own: boolean): void {
  trigger(s, { kind: TriggerKind.dies, player: controller, object: id, amount: 1, from, flags: own ? flags | LastKnownFlag.own : flags });
}

/** The effect that killed learns what really died ("if you do", "the killed unit"). */
function recordOutcome(s: State, root: number, ids: readonly ObjectId[]): void {
  if (root < 0 || ids.length === 0) return;
  const data = editRoot(s, root);
  data.did = true;
  data.killed = ids;
  follow(s, root, ids);
}
