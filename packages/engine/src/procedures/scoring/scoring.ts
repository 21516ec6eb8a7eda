import { emit } from "../../actions/emit.ts";
import { replacing, startReplacing } from "../../actions/replace.ts";
import { canGainPoints, gainPoints } from "../../actions/score.ts";
import { draw } from "../../actions/take.ts";
import { startTriggerBatch, trigger } from "../../actions/trigger.ts";
import { activeStatics } from "../../derive/ability-index.ts";
import { lastKnownInfo } from "../../derive/last-known-info.ts";
import { isForbiddenAt } from "../../derive/prohibitions.ts";
import { areFriendly, hasUnitsAt, isUnit } from "../../derive/read.ts";
import { StaticKind } from "../../derive/static-kinds.ts";
import { flatTriggerEvent } from "../../derive/trigger-events.ts";
import { victoryScore } from "../../derive/victory-score.ts";
import { huntTriggers } from "../../keywords/beginning.ts";
import { deployTriggers } from "../../keywords/deploy.ts";
import { editBattlefield, editObject, editPlayer } from "../../state/fork.ts";
import { type BattlefieldIndex, battlefieldLocation, type LocationId, type Seat } from "../../state/ids.ts";
import { LastKnownFlag } from "../../state/last-known-flags.ts";
import type { State } from "../../state/records.ts";
import { TriggerKind } from "../../state/triggers.ts";

/** 467-472: scoring by conquering and holding. */

/** 469, 470, 471.2.c: once per battlefield and turn; not what a teammate controlled in the scoring step (469.1.a). */
function canScore(s: State, seat: Seat, battlefield: BattlefieldIndex): boolean {
  const b = s.battlefields[battlefield];
  if ((b.scoredBy & (1 << seat)) !== 0 || (b.cannotScore & (1 << seat)) !== 0) return false;
  const at = battlefieldLocation(battlefield);
  return !(isForbiddenAt(s, "scoreHereBeforeThirdTurn", at) >= 0 && s.players[seat].turnsTaken < 3);
}

/** `before`: who controlled it until now. */
export function conquer(s: State, seat: Seat, battlefield: BattlefieldIndex, before: Seat): void {
  if (!canScore(s, seat, battlefield)) return;
  const at = battlefieldLocation(battlefield);
  const b = editBattlefield(s, battlefield);
  b.scoredBy |= 1 << seat;
  b.conqueredBy |= 1 << seat;
  for (const id of s.at[at]) if (s.objects[id].controller === seat && isUnit(s, id)) editObject(s, id).conquests++;
  startTriggerBatch(s);
  s.cause = emit(s, "conquer", "469.1", { player: seat, at });
  // 471.1.b: the final point needs every battlefield scored this turn; otherwise it is a card.
  const final = s.players[seat].points >= victoryScore(s) - 1;
  if (!final || hasScoredAll(s, seat)) scorePoint(s, seat, "471.1");
  else draw(s, seat, 1);
  startTriggerBatch(s);
  const flags = (s.attacker === seat ? LastKnownFlag.afterAttack : 0) | (before < 0 ? LastKnownFlag.uncontrolled : 0);
  trigger(s, { kind: TriggerKind.conquers, player: seat, amount: s.excessDamage[seat], to: at, flags }); // 471.2.a
  trigger(s, { kind: TriggerKind.scores, player: seat, to: at, flags });
  if (skyfall(s)) trigger(s, { kind: TriggerKind.holds, player: seat, to: at, flags: flags | LastKnownFlag.swapped });
  huntTriggers(s, seat, at, "conquer");
  s.cause = -1;
}

const skyfall = (s: State): boolean => activeStatics(s, StaticKind.holdsAreConquers).length > 0;

/** 489.8.g.1: without those that an ally occupied in the scoring step. */
function hasScoredAll(s: State, seat: Seat): boolean {
  return s.battlefields.every((b) => ((b.scoredBy | b.excepted) & (1 << seat)) !== 0);
}

/** 471.1: up to one point. Otterpus: what a player scores early is a card instead. True: they have gained it. */
function scorePoint(s: State, seat: Seat, rule: "471.1"): boolean {
  if (!canGainPoints(s, seat)) return false; // 370.1: what cannot happen is not replaced
  for (const effect of replacing(s, "score")) {
    const { firstTurns } = effect.replacement.data;
    if (firstTurns !== undefined && (s.players[seat].turnsTaken > firstTurns || s.turnPlayer !== seat)) continue;
    startReplacing(s, effect, [], lastKnownInfo(s, flatTriggerEvent({ kind: TriggerKind.scores, player: seat, amount: 1 })));
    return false;
  }
  return gainPoints(s, seat, 1, rule);
}

/**
 * 315.2.b, 469.2: all battlefields the turn player controls and has not scored. It is one task: what it triggers at all of them
 * is triggered at once, and its controller orders it (383.3.d).
 */
export function holdAll(s: State, seat: Seat): void {
  for (const b of s.battlefields) bar(s, seat, b.index);
  const held: { readonly battlefield: BattlefieldIndex; readonly cause: number }[] = [];
  for (const b of s.battlefields)
    if (b.controller === seat && canScore(s, seat, b.index)) held.push({ battlefield: b.index, cause: hold(s, seat, b.index) });
  startTriggerBatch(s);
  for (const { battlefield, cause } of held) {
    s.cause = cause;
    holdTriggers(s, seat, battlefieldLocation(battlefield));
  }
  s.cause = -1;
}

/** The event that tells of it. */
function hold(s: State, seat: Seat, battlefield: BattlefieldIndex): number {
  editBattlefield(s, battlefield).scoredBy |= 1 << seat;
  startTriggerBatch(s);
  const cause = emit(s, "hold", "469.2", { player: seat, at: battlefieldLocation(battlefield) });
  s.cause = cause;
  if (scorePoint(s, seat, "471.1")) editPlayer(s, seat).pointsHeld++;
  return cause;
}

/** 471.2.b */
function holdTriggers(s: State, seat: Seat, at: LocationId): void {
  trigger(s, { kind: TriggerKind.holds, player: seat, to: at });
  trigger(s, { kind: TriggerKind.scores, player: seat, to: at });
  if (skyfall(s)) trigger(s, { kind: TriggerKind.conquers, player: seat, to: at, flags: LastKnownFlag.swapped });
  deployTriggers(s, seat, at);
  huntTriggers(s, seat, at, "hold");
}

/**
 * What a teammate of the turn player controls or occupies now, neither of them can score this turn (469.1.a, 489.8.b). The last
 * point does not ask a player for what their ally is at now (489.8.g.1).
 */
function bar(s: State, seat: Seat, battlefield: BattlefieldIndex): void {
  for (const p of s.players) {
    if (p.seat === seat || !areFriendly(s, p.seat, seat)) continue;
    if (isHeldBy(s, battlefield, p.seat)) {
      const b = editBattlefield(s, battlefield);
      b.cannotScore |= (1 << seat) | (1 << p.seat);
      b.excepted |= 1 << seat;
    }
    if (isHeldBy(s, battlefield, seat)) editBattlefield(s, battlefield).excepted |= 1 << p.seat;
  }
}

const isHeldBy = (s: State, battlefield: BattlefieldIndex, seat: Seat): boolean =>
  s.battlefields[battlefield].controller === seat || hasUnitsAt(s, battlefieldLocation(battlefield), seat);
