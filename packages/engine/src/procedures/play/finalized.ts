import { endBecoming } from "../../actions/become.ts";
import { emit } from "../../actions/emit.ts";
import { removeOngoing } from "../../actions/ongoing.ts";
import { abilityPlayed } from "../../actions/use.ts";
import { cardOf } from "../../derive/read.ts";
import { chosenBy } from "../../language/chosen.ts";
import { editBattlefield, editItem, editPlayer, invalidateAbilities } from "../../state/fork.ts";
import { FIRST_BATTLEFIELD, type ItemId, isBattlefield, type OngoingId, TypeBit } from "../../state/ids.ts";
import { mapToObjects, withNumber } from "../../state/lists.ts";
import { refsTo } from "../../state/object-refs.ts";
import type { ChainItem, Ongoing, State } from "../../state/records.ts";
import { noteLentCosts } from "../cost/additional-costs.ts";
import { MAY_PLAY, permissionOf } from "../cost/other-costs.ts";
import { objectsChosen } from "./targeting.ts";

/** 359.1, 419.4.b: what follows once an item is finalized. */

/** What was for the next card is this one's, with all that comes with it. */
export function useUp(s: State, id: ItemId, ongoing: OngoingId): void {
  const used = s.ongoing.find((o) => o.id === ongoing);
  const effect = used === undefined ? undefined : s.pool.ongoing[used.effect];
  removeOngoing(s, ongoing);
  if (used === undefined || effect?.kind !== "static" || effect.onPlayEffect < 0) return;
  const item = editItem(s, id);
  if (item === null) return;
  const { controller, source, sourceIncarnation } = used;
  item.onPlayEffects = [...item.onPlayEffects, { effect: effect.onPlayEffect, controller, source, sourceIncarnation }];
}

/** 359.1: no longer pending. Legion and the like count it from here on (419.4.b). */
export function finalized(s: State, id: ItemId): void {
  const item = editItem(s, id);
  if (item === null) return;
  item.finalized = true;
  s.cleanupDue = true; // 319.4
  const o = s.objects[item.object];
  emit(s, "finalized", "359.1", { player: item.controller, object: item.object, to: item.place });
  if (item.costs !== 0) noteLentCosts(s, item);
  if (item.ability < 0 && isBattlefield(item.place)) editBattlefield(s, item.place - FIRST_BATTLEFIELD).playedBy |= 1 << item.controller;
  if (item.ability >= 0 && !item.triggered) abilityPlayed(s, item.controller, item.object);
  if (item.ability < 0 && !o.token) {
    const p = editPlayer(s, item.controller);
    p.finalized = withNumber(p.finalized, item.object);
    p.finalizedCards = withNumber(p.finalizedCards, o.card);
    if (item.alternativeCost >= MAY_PLAY) removeOngoing(s, permissionOf(item.alternativeCost));
    dropNext(s, item);
  }
  if (item.ability >= 0 && s.ongoing.length > 0) endBecoming(s, item.object, item.incarnation, chosenBy(s, item));
  objectsChosen(s, item);
}

/** "The next spell you play this turn ...": used up by this one. */
function dropNext(s: State, item: ChainItem): void {
  if (s.ongoing.length === 0) return;
  const card = cardOf(s, s.objects[item.object]);
  if ((card.types & TypeBit.spell) === 0) return;
  s.ongoing = s.ongoing.filter((o) => !(s.pool.ongoing[o.effect].kind === "repeat" && o.controller === item.controller));
  bindBonus(s, item);
}

/** Ravenborn Tome: the bonus waits for a spell, and is this spell's from here on. */
function bindBonus(s: State, item: ChainItem): void {
  const isOpen = (o: Ongoing): boolean => {
    const effect = s.pool.ongoing[o.effect];
    return (
      effect.kind === "static" &&
      effect.next &&
      effect.static.data.effect === "bonusDamage" &&
      o.controller === item.controller &&
      o.about.length === 0
    );
  };
  if (!s.ongoing.some(isOpen)) return;
  s.ongoing = mapToObjects(s.ongoing, (o) => (isOpen(o) ? { ...o, about: refsTo(s, [item.object]) } : o));
  invalidateAbilities(s);
}
