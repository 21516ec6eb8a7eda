import { addTrigger } from "../actions/tell.ts";
import { activeStatics } from "../derive/ability-index.ts";
import { noteOf } from "../derive/note.ts";
import { happeningOf } from "../derive/occurrences.ts";
import { hasKeyword, isGear } from "../derive/read.ts";
import { speaker, speaksOf } from "../derive/speaker.ts";
import { S } from "../derive/static-kinds.ts";
import { K, type LocationId, type ObjectId, type Seat } from "../state/ids.ts";
import type { State } from "../state/records.ts";
import { T } from "../state/triggers.ts";
import { instances } from "./instances.ts";

/** Keywords that trigger when their permanent is played: Vision (817), Weaponmaster (821), Quick-Draw (819). */
export function playedKeywords(s: State, object: ObjectId, controller: Seat, place: LocationId): void {
  const lent = isGear(s, object) && activeStatics(s, S.keywords).length > 0 ? grantedEverywhere(s, object, controller) : 0;
  if ((lent & PLAYED) === 0 && !hasKeyword(s, object, PLAYED)) return;
  const note = noteOf(s, happeningOf({ kind: T.played, player: controller, object, to: place }));
  const put = (ability: (typeof s.pool.keywords)["vision"]): number => addTrigger(s, ability, object, object, controller, note);
  for (let n = instances(s, object, K.Vision); n > 0; n--) put(s.pool.keywords.vision);
  for (let n = instances(s, object, K.Weaponmaster); n > 0; n--) put(s.pool.keywords.weaponmaster);
  if ((lent & K["Quick-Draw"]) !== 0 || hasKeyword(s, object, K["Quick-Draw"])) put(s.pool.keywords.quickDraw); // 819.2: once
}
const PLAYED = K.Vision | K.Weaponmaster | K["Quick-Draw"];

/** "Your Equipment everywhere have [Quick-Draw]." */
function grantedEverywhere(s: State, object: ObjectId, controller: Seat): number {
  let bits = 0;
  for (const active of activeStatics(s, S.keywords)) {
    const { reachesCards, keywords } = active.effect;
    if (reachesCards === null) continue;
    const scope = speaker(s, active);
    if (speaksOf(active, scope, controller) && reachesCards(s, scope, object)) bits |= keywords;
  }
  return bits;
}
