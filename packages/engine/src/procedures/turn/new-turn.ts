import { ready } from "../../actions/states.ts";
import { startTriggerBatch } from "../../actions/trigger.ts";
import { editBattlefield, editObject, editPlayer } from "../../state/fork.ts";
import type { Seat } from "../../state/ids.ts";
import type { State } from "../../state/records.ts";
import { beginAnew } from "../../state/this-turn.ts";

/** What a new turn finds as if nothing had been done yet: counts, and what its player controls. */

/** What was counted this turn starts anew, for everybody. */
export function newTurn(s: State, seat: Seat): void {
  for (const { seat: other } of s.players) {
    const p = editPlayer(s, other);
    if (other === seat) p.turnsTaken++;
    beginAnew(p);
    for (const id of p.legends) if (s.objects[id].used.length > 0) editObject(s, id).used = NONE;
    for (const id of p.trash) if (s.objects[id].used.length > 0) editObject(s, id).used = NONE;
  }
  for (const b of s.battlefields) {
    if (b.scoredBy !== 0 || b.cannotScore !== 0 || b.excepted !== 0 || b.conqueredBy !== 0 || b.playedBy !== 0) {
      const edited = editBattlefield(s, b.index);
      edited.scoredBy = 0;
      edited.cannotScore = 0;
      edited.excepted = 0;
      edited.conqueredBy = 0;
      edited.playedBy = 0;
    }
    if (s.objects[b.object].used.length > 0) editObject(s, b.object).used = NONE;
  }
  for (const place of s.at)
    for (const id of place) {
      const o = s.objects[id];
      if (o.moves === 0 && o.conquests === 0 && o.used.length === 0) continue;
      const edited = editObject(s, id);
      edited.moves = 0;
      edited.conquests = 0;
      edited.used = NONE;
    }
}
const NONE: readonly number[] = [];

/** 315.1.b: everything the turn player controls. */
export function readyAll(s: State, seat: Seat): void {
  startTriggerBatch(s);
  for (const place of s.at)
    for (const id of place) if (s.objects[id].exhausted && s.objects[id].controller === seat) ready(s, id, seat, false);
  const p = s.players[seat];
  for (const id of p.runes) if (s.objects[id].exhausted) ready(s, id, seat, false);
  for (const id of p.legends) if (s.objects[id].exhausted) ready(s, id, seat, false);
}
