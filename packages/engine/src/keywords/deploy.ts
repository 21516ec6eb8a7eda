import { addTrigger } from "../actions/tell.ts";
import { noteOf } from "../derive/note.ts";
import { happeningOf } from "../derive/occurrences.ts";
import { areOpponents, hasKeyword } from "../derive/read.ts";
import { K, type LocationId, type Seat } from "../state/ids.ts";
import type { State } from "../state/records.ts";
import { T } from "../state/triggers.ts";

/** Radiance's Deploy: "Play this only to a battlefield (places.ts). When an opponent holds here, kill this." */
export function deployTriggers(s: State, seat: Seat, location: LocationId): void {
  for (const id of s.at[location]) {
    const { controller, attachedTo } = s.objects[id];
    if (attachedTo >= 0 || !areOpponents(s, controller, seat) || !hasKeyword(s, id, K.Deploy)) continue;
    const note = noteOf(s, happeningOf({ kind: T.holds, player: seat, object: id, from: location, to: location }));
    addTrigger(s, s.pool.keywords.deploy, id, id, controller, note);
  }
}
