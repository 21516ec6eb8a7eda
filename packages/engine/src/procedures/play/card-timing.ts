import { activeStatics } from "../../derive/ability-index.ts";
import { isPlayerForbidden } from "../../derive/prohibitions.ts";
import { cardOf, keywords } from "../../derive/read.ts";
import { speaker, speaksOf } from "../../derive/speaker.ts";
import { StaticKind } from "../../derive/static-kinds.ts";
import { type Scope, scopeOf } from "../../language/scope.ts";
import { isBattlefield, Keyword, NOWHERE, type ObjectId, type Seat, Zone } from "../../state/ids.ts";
import type { State } from "../../state/records.ts";
import { isShowdown } from "../turn/timing.ts";
import { isAmbushPlace, placesFor } from "./places.ts";
import type { Playing } from "./playing.ts";

/**
 * Action and Reaction of a card where it is now: printed, granted, by its own text, or by being facedown (811.6).
 * Without `chosen` nothing has been chosen for it yet, and what a choice could bring about counts (806.4.a, 813.4.a).
 */
export function timingOf(s: State, seat: Seat, object: ObjectId, chosen: Scope | null = null): number {
  if (s.objects[object].zone === Zone.facedown) return Keyword.Reaction | Keyword.Action;
  const timing = usualTiming(s, seat, object, chosen);
  if ((timing & Keyword.Ambush) === 0 || !hasAmbushPlace(s, seat, object)) return timing;
  return timing | Keyword.Action | (isPlayerForbidden(s, "ambushAsReaction", seat) < 0 ? Keyword.Reaction : 0);
}

/** The same but for what Ambush allows, which is bound to places (822.1.b). */
function usualTiming(s: State, seat: Seat, object: ObjectId, chosen: Scope | null): number {
  let timing = keywords(s, object);
  if (cardOf(s, s.objects[object]).ownTiming !== 0) timing |= ownTiming(s, seat, object, chosen);
  if (activeStatics(s, StaticKind.keywords).length > 0) timing |= grantedTiming(s, seat, object);
  return (timing & Keyword.Reaction) !== 0 ? timing | Keyword.Action : timing; // 159.2.b.1
}

/** Action and Reaction of a card as it is being played: from where, to where, and with what chosen (822.3, 822.3.a). */
export function timingPlayed(s: State, { seat, object, from, place, scope }: Playing): number {
  if (from === Zone.facedown) return Keyword.Reaction | Keyword.Action; // 811.6
  const timing = usualTiming(s, seat, object, scope);
  if ((timing & Keyword.Ambush) === 0 || !isBattlefield(place) || !isAmbushPlace(s, seat, object, place)) return timing;
  return timing | Keyword.Action | (isPlayerForbidden(s, "ambushAsReaction", seat) < 0 ? Keyword.Reaction : 0); // 822.1.b
}

/** Is this a time at which only Ambush lets the card be played? */
export function needsAmbush(s: State, seat: Seat, object: ObjectId): boolean {
  if ((keywords(s, object) & Keyword.Ambush) === 0) return false;
  const needed = neededTiming(s, object);
  return needed !== 0 && (usualTiming(s, seat, object, null) & needed) === 0;
}

/** What a card that may be on the chain by now needs to be played at this time. */
function neededTiming(s: State, object: ObjectId): number {
  if (s.chain.some((item) => item.object !== object || item.ability >= 0)) return Keyword.Reaction;
  return isShowdown(s) ? Keyword.Action : 0;
}

/** 806.4.b, 813.4.b: can a card that is being played be played at this time with these choices? */
export function isTimely(s: State, seat: Seat, object: ObjectId, chosen: Scope): boolean {
  const needed = neededTiming(s, object);
  return needed === 0 || (timingOf(s, seat, object, chosen) & needed) !== 0;
}

const hasAmbushPlace = (s: State, seat: Seat, object: ObjectId): boolean =>
  placesFor(s, seat, object, s.objects[object].zone, NOWHERE, null, true).length > 0;

/** "I have [Action] while ...", "if this chooses ..., it has [Reaction]" */
function ownTiming(s: State, seat: Seat, object: ObjectId, chosen: Scope | null): number {
  const o = s.objects[object];
  const scope = chosen ?? scopeOf(seat, object, object, o.incarnation);
  let bits = 0;
  for (const { data, condition, dependsOnChoice, keywords: given } of cardOf(s, o).own) {
    if (data.effect !== "keywords") continue;
    if (condition === null || (chosen === null && dependsOnChoice) || condition(s, scope)) bits |= given;
  }
  return bits;
}

/** "Your spells have [Reaction]", "Your Equipment everywhere have [Quick-Draw]": texts that reach cards outside the board. */
function grantedTiming(s: State, seat: Seat, object: ObjectId): number {
  let bits = 0;
  for (const active of activeStatics(s, StaticKind.keywords)) {
    const { effect } = active;
    if ((effect.keywords & (Keyword.Reaction | Keyword.Action | Keyword["Quick-Draw"])) === 0 || effect.of === "me" || effect.of === null)
      continue;
    const scope = speaker(s, active);
    if (!speaksOf(active, scope, seat)) continue;
    if (effect.condition !== null && !effect.condition(s, scope)) continue;
    if (!effect.reachesCards?.(s, scope, object)) continue;
    bits |= (effect.keywords & Keyword["Quick-Draw"]) !== 0 ? effect.keywords | Keyword.Reaction : effect.keywords;
  }
  return bits;
}
