import { abilityIndex, activeStatics } from "../derive/ability-index.ts";
import { canBeEmpowered } from "../derive/empowering.ts";
import { isForbidden } from "../derive/prohibitions.ts";
import { isUnit, trueMight } from "../derive/read.ts";
import { StaticKind } from "../derive/static-kinds.ts";
import { editDamage, editExhausted, editLayerInputs, editObject } from "../state/fork.ts";
import { Keyword, type ObjectId, type Seat, TypeBit, Zone } from "../state/ids.ts";
import { ONGOING } from "../state/ongoing-numbers.ts";
import type { State } from "../state/records.ts";
import { TriggerKind } from "../state/triggers.ts";
import { emit } from "./emit.ts";
import { addOngoing } from "./ongoing.ts";
import { trigger } from "./trigger.ts";

/** Statuses of single objects: exhaust (414), ready (415), heal (418), stun (423), buff (426), empower (441), Might and keywords. */

/** 319.7, 719.4, 719.4.a: of this object alone. A rune that is exhausted or readied changes what can be paid, and nothing that a cleanup looks at; any other object the other way round. */
function setExhausted(s: State, id: ObjectId, exhausted: boolean): void {
  const o = editExhausted(s, id);
  o.exhausted = exhausted;
  if ((s.pool.cards[o.card].types & TypeBit.rune) === 0) s.cleanupDue = true;
}

/** False if it was exhausted already (414.1.b). */
export function exhaust(s: State, id: ObjectId, by: Seat): boolean {
  const before = s.objects[id];
  if (before.exhausted || (before.zone !== Zone.board && before.zone !== Zone.legend)) return false;
  setExhausted(s, id, true);
  emit(s, "exhausted", "414.1", { player: by, object: id });
  trigger(s, { kind: TriggerKind.exhausted, player: by, object: id });
  return true;
}

/** `byEffect`: by a spell or ability, which some cards forbid. */
export function ready(s: State, id: ObjectId, by: Seat, byEffect: boolean): boolean {
  const before = s.objects[id];
  if (!before.exhausted || (before.zone !== Zone.board && before.zone !== Zone.legend)) return false;
  if (isForbidden(s, "beReadied", id) >= 0) return false;
  if (byEffect && isForbidden(s, "beReadiedByEnemies", id) >= 0) return false;
  setExhausted(s, id, false);
  emit(s, "readied", "415.1", { player: by, object: id });
  trigger(s, { kind: TriggerKind.readied, player: by, object: id });
  return true;
}

export function heal(s: State, id: ObjectId): boolean {
  const { damage } = s.objects[id];
  if (damage === 0) return false;
  const o = editDamage(s, id);
  o.damage = 0;
  o.damagedBy = 0;
  emit(s, "healed", "418.1", { object: id, amount: damage });
  return true;
}

/** A stunned unit is not stunned again (423.1.a.1). */
export function stun(s: State, id: ObjectId, by: Seat): boolean {
  const before = s.objects[id];
  if (before.zone !== Zone.board || before.stunned || !isUnit(s, id)) return false;
  editLayerInputs(s, id).stunned = true;
  emit(s, "stunned", "423.1", { player: by, object: id });
  trigger(s, { kind: TriggerKind.stunned, player: by, object: id, to: s.objects[id].location });
  s.cleanupDue = true;
  return true;
}

/** 426.1.b, 702.2.a, 702.3: one buff, unless something lets it have more. */
export function buff(s: State, id: ObjectId, by: Seat): boolean {
  const before = s.objects[id];
  if (before.zone !== Zone.board || !isUnit(s, id)) return false;
  if (before.buffs > 0 && !activeStatics(s, StaticKind.moreBuffs).some((active) => active.source === id)) return false;
  editLayerInputs(s, id).buffs++;
  emit(s, "buffed", "426.1", { player: by, object: id });
  trigger(s, { kind: TriggerKind.buffed, player: by, object: id });
  s.cleanupDue = true;
  return true;
}

/** 702.2.b, 745.1: it is taken off, and ceases to exist (747). */
export function spendBuff(s: State, id: ObjectId, by: Seat): boolean {
  if (s.objects[id].buffs === 0) return false;
  editLayerInputs(s, id).buffs--;
  emit(s, "spentBuff", "702.2.b", { player: by, object: id });
  trigger(s, { kind: TriggerKind.buffSpent, player: by, object: id });
  s.cleanupDue = true;
  return true;
}

export function empower(s: State, id: ObjectId, by: Seat): boolean {
  const { zone } = s.objects[id];
  if ((zone !== Zone.board && zone !== Zone.legend) || !canBeEmpowered(s, id)) return false;
  editLayerInputs(s, id).empowered++;
  emit(s, "empowered", "441.1", { player: by, object: id });
  trigger(s, { kind: TriggerKind.empowered, player: by, object: id });
  s.cleanupDue = true;
  return true;
}

export function disempower(s: State, id: ObjectId, by: Seat): boolean {
  if (s.objects[id].empowered === 0) return false;
  editLayerInputs(s, id).empowered--; // one of several, where it may have several
  emit(s, "disempowered", "442.1", { player: by, object: id });
  s.cleanupDue = true;
  return true;
}

/** 709: who became Mighty, or reached a number, since the last look. Looked at in cleanups, only while somebody listens. */
export function noticeMights(s: State): void {
  const { triggers } = abilityIndex(s);
  const listened = triggers[TriggerKind.becomesMighty] !== undefined || triggers[TriggerKind.mightReaches] !== undefined;
  const first = !s.mightsWatched;
  s.mightsWatched = listened;
  if (!listened) return;
  for (const place of s.at)
    for (const id of place) {
      if (!isUnit(s, id)) continue;
      const after = trueMight(s, id);
      const before = s.objects[id].noticedMight;
      if (before === after) continue;
      const known = before !== UNNOTICED && !first;
      editObject(s, id).noticedMight = after;
      if (!known || after < before) continue;
      if (before < 5 && after >= 5)
        trigger(s, { kind: TriggerKind.becomesMighty, player: s.objects[id].controller, object: id, amount: before });
      trigger(s, { kind: TriggerKind.mightReaches, player: s.objects[id].controller, object: id, amount: before });
    }
}
const UNNOTICED = -1000;

/** Gives +N or -N. `min` limits a decrease, and is remembered at that level (477.3.b). Null amounts do nothing. */
export function giveMight(s: State, id: ObjectId, n: number, min: number | null, combat: boolean, by: Seat): boolean {
  const change = limited(s, id, n, min);
  if (change === 0) return false;
  const o = editLayerInputs(s, id);
  if (combat) o.mightCombat += change;
  else o.mightTurn += change;
  tellMight(s, id, change, by);
  return true;
}

/** For longer than a turn or a combat: an effect of its own, as large as it is now (477.3.b). */
export function giveLastingMight(
  s: State,
  id: ObjectId,
  n: number,
  min: number | null,
  until: number,
  by: Seat,
  source: ObjectId,
): boolean {
  const change = limited(s, id, n, min);
  if (change === 0) return false;
  addOngoing(s, ONGOING.might, { controller: by, source, about: [id], until, amount: change });
  tellMight(s, id, change, by);
  return true;
}

/** 477.3.e.1.b: as much as it is now. */
function limited(s: State, id: ObjectId, n: number, min: number | null): number {
  if (Number.isNaN(n) || s.objects[id].zone !== Zone.board) return 0;
  if (min === null || n >= 0) return n;
  const now = trueMight(s, id);
  return now <= min ? 0 : Math.max(n, min - now);
}

function tellMight(s: State, id: ObjectId, change: number, by: Seat): void {
  emit(s, "gaveMight", change > 0 ? "477.3.e.1" : "477.3.e.2", { player: by, object: id, amount: change });
  if (change < 0) trigger(s, { kind: TriggerKind.mightReduced, player: by, object: id, amount: -change, to: s.objects[id].location });
  s.cleanupDue = true;
}

export type KeywordDuration = "turn" | "combat" | "forever";

/** Values of granted keywords add up (807.2, 809.2, 814.2, 823.2). */
export function giveKeyword(s: State, id: ObjectId, keyword: number, value: number, duration: KeywordDuration, by: Seat): void {
  if (Number.isNaN(value)) return;
  const o = editLayerInputs(s, id);
  if (duration === "turn") o.keywordsTurn |= keyword;
  else if (duration === "combat") o.keywordsCombat |= keyword;
  else o.keywordsGranted |= keyword;
  if (keyword === Keyword.Assault) o.assaultTurn += value;
  else if (keyword === Keyword.Shield) {
    if (duration === "combat") o.shieldCombat += value;
    else o.shieldTurn += value;
  } else if (keyword === Keyword.Deflect) o.deflectTurn += value;
  else if (keyword === Keyword.Hunt) o.huntTurn += value;
  emit(s, "gaveKeyword", "801.3.a", { player: by, object: id, amount: keyword });
  s.cleanupDue = true;
}

/** 760: a name or tag that its text speaks of from now on. `word`: an index into the pool's words. */
export function name(s: State, id: ObjectId, word: number, by: Seat): void {
  editLayerInputs(s, id).named = word;
  emit(s, "named", "760", { player: by, object: id, result: s.pool.words[word] });
}
