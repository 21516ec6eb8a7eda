import { K, type LocationId, type ObjectId, Role, type Seat, Zone } from "../state/ids.ts";
import { NoteFlag } from "../state/note-flags.ts";
import type { Note, State } from "../state/records.ts";
import { isAlone } from "./alone.ts";
import { hasKeyword, isMighty, isUnit, lastTrueMight, trueMight } from "./read.ts";

/** What a trigger is told about the event. */
export interface Happening {
  readonly kind: number;
  readonly player: Seat;
  readonly object: ObjectId;
  readonly other: ObjectId;
  readonly amount: number;
  readonly from: LocationId;
  readonly to: LocationId;
  /** Of a play: the zone it was played from, which is no place; Zone.none of everything else. */
  readonly playedFrom: Zone;
  readonly flags: number;
}

export function noteOf(s: State, h: Happening): Note {
  const o = h.object >= 0 ? s.objects[h.object] : null;
  return {
    object: h.object,
    incarnation: o === null ? 0 : o.incarnation,
    player: h.player,
    from: h.from,
    to: h.to,
    amount: h.amount,
    other: h.other,
    might: o === null ? 0 : o.zone === Zone.board ? trueMight(s, o.id) : (lastTrueMight(s, h.object) ?? trueMight(s, h.object)),
    flags: h.flags | playedFlags(h) | (o === null || o.zone !== Zone.board ? 0 : statusFlags(s, o.id)),
    paid: o === null ? 0 : o.paid,
    group: NO_OTHERS,
  };
}

const playedFlags = (h: Happening): number => (h.playedFrom === Zone.facedown ? NoteFlag.fromFacedown : 0);

const NO_OTHERS: readonly ObjectId[] = [];

/** What will be asked later about an object that may be gone by then. */
export function statusFlags(s: State, id: ObjectId): number {
  const o = s.objects[id];
  let flags = 0;
  if (isAlone(s, id)) flags |= NoteFlag.alone;
  if (isMighty(s, id)) flags |= NoteFlag.mighty;
  if (o.buffs > 0) flags |= NoteFlag.buffed;
  if (o.stunned) flags |= NoteFlag.stunned;
  if (o.role !== Role.none) flags |= NoteFlag.inCombat;
  if (o.role === Role.attacker) flags |= NoteFlag.attacker;
  if (o.role === Role.defender) flags |= NoteFlag.defender;
  if (o.empowered > 0) flags |= NoteFlag.empowered;
  if (o.token) flags |= NoteFlag.token;
  if (isUnit(s, id)) flags |= NoteFlag.unit;
  if (hasKeyword(s, id, K.Temporary)) flags |= NoteFlag.temporary;
  return flags;
}
