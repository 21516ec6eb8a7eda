import { addTrigger, addTriggers } from "../actions/trigger.ts";
import { activeStatics } from "../derive/ability-index.ts";
import { lastKnownInfo } from "../derive/last-known-info.ts";
import { hasKeyword, hunt, isUnit } from "../derive/read.ts";
import { StaticKind } from "../derive/static-kinds.ts";
import { flatTriggerEvent } from "../derive/trigger-events.ts";
import { isBattlefield, Keyword, type LocationId, type ObjectId, type Seat } from "../state/ids.ts";
import type { State } from "../state/records.ts";
import { TriggerKind } from "../state/triggers.ts";

/** 816: at the start of its controller's Beginning Phase, once however many instances. Inactive text does not trigger (718.2). */
export function temporaryTriggers(s: State, seat: Seat): void {
  for (const place of s.at)
    for (const id of place) {
      const o = s.objects[id];
      if (o.controller !== seat || !hasKeyword(s, id, Keyword.Temporary)) continue;
      const granted = ((o.keywordsGranted | o.keywordsTurn) & Keyword.Temporary) !== 0;
      if (o.attachedTo >= 0 && !granted) continue; // 135.4.b: granted text stays active
      if (isSuppressed(s, seat, o.location)) continue;
      addTrigger(
        s,
        s.pool.keywords.temporary,
        id,
        id,
        seat,
        lastKnownInfo(
          s,
          flatTriggerEvent({ kind: TriggerKind.beginningPhase, player: seat, object: id, from: o.location, to: o.location }),
        ),
      );
    }
}

/** LeBlanc, Everywhere at Once: a base is no battlefield of hers. */
function isSuppressed(s: State, seat: Seat, location: LocationId): boolean {
  if (!isBattlefield(location)) return false;
  return activeStatics(s, StaticKind.noTriggers).some(
    ({ source }) => s.objects[source].controller === seat && s.objects[source].location === location,
  );
}

/** 823: Hunt values are summed. It is a conquer effect and a hold effect (823.1.b): `as` says which it is now. */
export function huntTriggers(s: State, seat: Seat, location: LocationId, as: "conquer" | "hold"): void {
  for (const id of s.at[location]) if (s.objects[id].controller === seat) huntTrigger(s, id, as);
}

export function huntTrigger(s: State, id: ObjectId, as: "conquer" | "hold"): void {
  if (!isUnit(s, id) || !hasKeyword(s, id, Keyword.Hunt)) return;
  const { controller, location } = s.objects[id];
  const kind = as === "conquer" ? TriggerKind.conquers : TriggerKind.holds;
  const h = flatTriggerEvent({ kind, player: controller, object: id, amount: Math.max(1, hunt(s, id)), to: location });
  addTriggers(s, s.pool.keywords.hunt, id, id, controller, lastKnownInfo(s, h), h);
}
