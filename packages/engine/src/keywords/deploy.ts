import { addTrigger } from "../actions/trigger.ts";
import { lastKnownInfo } from "../derive/last-known-info.ts";
import { areOpponents, hasKeyword } from "../derive/read.ts";
import { flatTriggerEvent } from "../derive/trigger-events.ts";
import { Keyword, type LocationId, type Seat } from "../state/ids.ts";
import type { State } from "../state/records.ts";
import { TriggerKind } from "../state/triggers.ts";

/** Radiance's Deploy: "Play this only to a battlefield (places.ts). When an opponent holds here, kill this." */
export function deployTriggers(s: State, seat: Seat, location: LocationId): void {
  for (const id of s.at[location]) {
    const { controller, attachedTo } = s.objects[id];
    if (attachedTo >= 0 || !areOpponents(s, controller, seat) || !hasKeyword(s, id, Keyword.Deploy)) continue;
    const note = lastKnownInfo(s, flatTriggerEvent({ kind: TriggerKind.holds, player: seat, object: id, from: location, to: location }));
    addTrigger(s, s.pool.keywords.deploy, id, id, controller, note);
  }
}
