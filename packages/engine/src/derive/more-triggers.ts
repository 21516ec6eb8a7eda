import type { LocationId, Seat } from "../state/ids.ts";
import type { State } from "../state/records.ts";
import { activeStatics } from "./ability-index.ts";
import { areFriendly } from "./read.ts";
import { StaticKind } from "./static-kinds.ts";

/** What an ability triggers as, where something may have it trigger an additional time. */
export type TriggersAs = "deathknell" | "conquer" | "hold";

/** Karthus, Red Brambleback, Blue Sentinel, Detonation Amplifier: how many more times. `at`: where it was, or what was scored. */
export function moreTriggers(s: State, as: TriggersAs, controller: Seat, at: LocationId): number {
  const more = activeStatics(s, StaticKind.moreTriggers);
  let n = 0;
  for (let i = 0; i < more.length; i++) {
    const { effect, source } = more[i];
    const { data } = effect;
    if (data.of !== as || (data.place !== undefined && s.objects[source].location !== at)) continue;
    const you = s.objects[source].controller;
    if (data.side === "friendly" ? areFriendly(s, you, controller) : you === controller) n++;
  }
  return n;
}
