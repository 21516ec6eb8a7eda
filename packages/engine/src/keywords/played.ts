import { addTrigger } from "../actions/trigger.ts";
import { activeStatics } from "../derive/ability-index.ts";
import { lastKnownInfo } from "../derive/last-known-info.ts";
import { hasKeyword, isGear } from "../derive/read.ts";
import { speaker, speaksOf } from "../derive/speaker.ts";
import { StaticKind } from "../derive/static-kinds.ts";
import { flatTriggerEvent } from "../derive/trigger-events.ts";
import { Keyword, type LocationId, type ObjectId, type Seat } from "../state/ids.ts";
import type { State } from "../state/records.ts";
import { TriggerKind } from "../state/triggers.ts";
import { instances } from "./instances.ts";

/** Keywords that trigger when their permanent is played: Vision (817), Weaponmaster (821), Quick-Draw (819). */
export function playedKeywords(s: State, object: ObjectId, controller: Seat, place: LocationId): void {
  const lent = isGear(s, object) && activeStatics(s, StaticKind.keywords).length > 0 ? grantedEverywhere(s, object, controller) : 0;
  if ((lent & PLAYED) === 0 && !hasKeyword(s, object, PLAYED)) return;
  const note = lastKnownInfo(s, flatTriggerEvent({ kind: TriggerKind.played, player: controller, object, to: place }));
  const put = (ability: (typeof s.pool.keywords)["vision"]): number => addTrigger(s, ability, object, object, controller, note);
  // 802: each of them, however many
  for (let n = instances(s, object, Keyword.Vision); n > 0; n--) put(s.pool.keywords.vision);
  for (let n = instances(s, object, Keyword.Weaponmaster); n > 0; n--) put(s.pool.keywords.weaponmaster);
  if ((lent & Keyword["Quick-Draw"]) !== 0 || hasKeyword(s, object, Keyword["Quick-Draw"])) put(s.pool.keywords.quickDraw); // 819.2: once
}
const PLAYED = Keyword.Vision | Keyword.Weaponmaster | Keyword["Quick-Draw"];

/** "Your Equipment everywhere have [Quick-Draw]." */
function grantedEverywhere(s: State, object: ObjectId, controller: Seat): number {
  let bits = 0;
  for (const active of activeStatics(s, StaticKind.keywords)) {
    const { reachesCards, keywords } = active.effect;
    if (reachesCards === null) continue;
    const scope = speaker(s, active);
    if (speaksOf(active, scope, controller) && reachesCards(s, scope, object)) bits |= keywords;
  }
  return bits;
}
