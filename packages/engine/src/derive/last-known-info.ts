import { FIRST_INCARNATION, Keyword, type ObjectId, Role, Zone } from "../state/ids.ts";
import { LastKnownFlag } from "../state/last-known-flags.ts";
import type { ObjectRefs } from "../state/object-refs.ts";
import type { LastKnownInfo, State } from "../state/records.ts";
import { isAlone } from "./alone.ts";
import { hasKeyword, isMighty, isUnit, lastTrueMight, trueMight } from "./read.ts";
import type { FlatTriggerEvent } from "./trigger-events.ts";

export function lastKnownInfo(s: State, h: FlatTriggerEvent): LastKnownInfo {
  const o = h.object >= 0 ? s.objects[h.object] : null;
  return {
    object: h.object,
    incarnation: o === null ? FIRST_INCARNATION : o.incarnation,
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

const playedFlags = (h: FlatTriggerEvent): number => (h.playedFrom === Zone.facedown ? LastKnownFlag.fromFacedown : 0);

const NO_OTHERS: ObjectRefs = [];

/** What will be asked later about an object that may be gone by then. */
export function statusFlags(s: State, id: ObjectId): number {
  const o = s.objects[id];
  let flags = 0;
  if (isAlone(s, id)) flags |= LastKnownFlag.alone;
  if (isMighty(s, id)) flags |= LastKnownFlag.mighty;
  if (o.buffs > 0) flags |= LastKnownFlag.buffed;
  if (o.stunned) flags |= LastKnownFlag.stunned;
  if (o.role !== Role.none) flags |= LastKnownFlag.inCombat;
  if (o.role === Role.attacker) flags |= LastKnownFlag.attacker;
  if (o.role === Role.defender) flags |= LastKnownFlag.defender;
  if (o.empowered > 0) flags |= LastKnownFlag.empowered;
  if (o.token) flags |= LastKnownFlag.token;
  if (isUnit(s, id)) flags |= LastKnownFlag.unit;
  if (hasKeyword(s, id, Keyword.Temporary)) flags |= LastKnownFlag.temporary;
  return flags;
}
