import { askDamageOrder, deal, type Hit, isOrderOpen, saidDoubleFirst } from "../../actions/deal.ts";
import { emit } from "../../actions/emit.ts";
import { Until } from "../../actions/ongoing.ts";
import { startTriggerBatch, trigger } from "../../actions/trigger.ts";
import { removeFacedown } from "../../actions/zones.ts";
import { hasUnitsAt, isUnit } from "../../derive/read.ts";
import { editBattlefield, editLayerInputs, editObject } from "../../state/fork.ts";
import { askAssign, editData, FINISHED, FrameKind, procedure, pushFrame } from "../../state/frames.ts";
import {
  type BattlefieldIndex,
  battlefieldLocation,
  NO_BATTLEFIELD,
  NO_ITEM,
  NO_OBJECT,
  NOBODY,
  type ObjectId,
  Role,
  type Seat,
} from "../../state/ids.ts";
import { LastKnownFlag } from "../../state/last-known-flags.ts";
import { emptyObjectArray, mapToObjects } from "../../state/lists.ts";
import type { State } from "../../state/records.ts";
import { TriggerKind } from "../../state/triggers.ts";
import { settle, settleAfterwards } from "../chain/chain.ts";
import { hasOpposingUnits, occupantOf, setController } from "../cleanup/battlefield-control.ts";
import { endOngoing } from "../cleanup/special-cleanup.ts";
import { startCleanup } from "../cleanup/start-cleanup.ts";
import { conquer } from "../scoring/scoring.ts";
import { assignmentFor, canAssignFreely, NO_EXCESS, proposal, recordExcess } from "./assignment.ts";

/** 465, 466: the Combat Damage Step and the Resolution Step. Each task gets its own chain before the next. */
export interface CombatData {
  readonly battlefield: BattlefieldIndex;
  /** Damage assigned by the attacker, waiting for the defender's. */
  hits: readonly Hit[];
  side: number;
  /** Units for which doubling and prevention have been ordered, and those of them that doubling comes first for (372). */
  ordered: readonly ObjectId[];
  doubledFirst: readonly ObjectId[];
}

export const startCombatSteps = (s: State, battlefield: BattlefieldIndex): void =>
  pushFrame(s, FrameKind.combat, { battlefield, hits: emptyObjectArray(), side: 0, ordered: [], doubledFirst: [] } satisfies CombatData);

const Step = { assign: 0, assigned: 1, deal: 2, cleanup: 3, afterCleanup: 4, result: 5, control: 6, end: 7, over: 8, ordered: 9 } as const;

export const combatProcedure = procedure<CombatData, typeof Step>("463", Step, {
  /** 465.2.c: first the attacker, then the defender. */
  assign(s, data) {
    const at = battlefieldLocation(data.battlefield);
    const both = s.at[at].some((id) => s.objects[id].role === Role.attacker) && s.at[at].some((id) => s.objects[id].role === Role.defender);
    if (!both) return Step.cleanup; // 465.1
    if (data.side > 1) return Step.deal;
    const assignment = assignmentFor(s, data.battlefield, data.side === 0 ? Role.attacker : Role.defender, data.doubledFirst);
    const unordered = firstUnordered(s, data);
    if (unordered >= 0 && assignment.total > 0) {
      askDamageOrder(s, unordered);
      return Step.ordered;
    }
    if (!canAssignFreely(assignment)) s.answer = { do: "assign", amounts: proposal(assignment) };
    else
      askAssign(s, {
        player: data.side === 0 ? s.attacker : s.defender,
        about: "assign",
        rule: "465.2.c",
        source: NO_OBJECT,
        options: assignment.units,
        total: assignment.total,
        needs: assignment.needs,
        ranks: assignment.ranks,
      });
    return Step.assigned;
  },

  /** 465.2.c.5: replacement effects apply to the assignment, in the order that the unit's controller chooses. */
  ordered(s, data, frame) {
    const unit = firstUnordered(s, data);
    const d = editData(s, frame, data);
    d.ordered = [...data.ordered, unit];
    if (saidDoubleFirst(s, unit)) d.doubledFirst = [...data.doubledFirst, unit];
    return Step.assign;
  },

  assigned(s, data, frame) {
    const assignment = assignmentFor(s, data.battlefield, data.side === 0 ? Role.attacker : Role.defender, data.doubledFirst);
    const amounts = s.answer?.do === "assign" ? s.answer.amounts : [];
    recordExcess(s, data.side === 0 ? s.attacker : s.defender, assignment, amounts);
    const d = editData(s, frame, data);
    d.hits = [
      ...data.hits,
      ...mapToObjects(assignment.units, (id, i) => ({ id, amount: amounts[i] ?? 0, doubledFirst: data.doubledFirst.includes(id) })),
    ];
    d.side = data.side + 1;
    return Step.assign;
  },

  /** 465.2.d, 465.3: dealt simultaneously; then comes the Resolution Step. */
  deal(s, data) {
    const toDefenders = data.hits.filter((hit) => s.objects[hit.id].role === Role.defender);
    const toAttackers = data.hits.filter((hit) => s.objects[hit.id].role === Role.attacker);
    s.resolved = NO_ITEM;
    // 417.6.c.1
    deal(s, toDefenders, { by: s.attacker, object: NO_OBJECT, item: NO_ITEM, kind: "combat", bonus: 0 });
    deal(s, toAttackers, { by: s.defender, object: NO_OBJECT, item: NO_ITEM, kind: "combat", bonus: 0 }, "same moment");
    return Step.cleanup;
  },

  /** 466.1 */
  cleanup(s) {
    startCleanup(s, "combat");
    return Step.afterCleanup;
  },

  afterCleanup(s) {
    settle(s);
    return Step.result;
  },

  /** 466.3: who won, lost, or nobody. */
  result(s, data) {
    const at = battlefieldLocation(data.battlefield);
    const attackers = hasUnitsAt(s, at, s.attacker);
    const defenders = hasUnitsAt(s, at, s.defender);
    const winner: Seat = s.tied || attackers === defenders ? NOBODY : attackers ? s.attacker : s.defender;
    const outcome = winner === NOBODY ? "none" : winner === s.attacker ? "attacker" : "defender";
    startTriggerBatch(s);
    emit(s, "combatResult", "466.3", { player: winner, at, result: outcome });
    if (winner === NOBODY && attackers && defenders) restage(s, data.battlefield);
    if (winner !== NOBODY) {
      trigger(s, { kind: TriggerKind.winsCombat, player: winner, to: at });
      for (const id of s.at[at])
        if (s.objects[id].controller === winner && isUnit(s, id))
          trigger(s, { kind: TriggerKind.winsCombat, player: winner, object: id, to: at });
    }
    settle(s);
    return Step.control;
  },

  /** 466.5: the player whose units are left establishes control. */
  control(s, data) {
    settleAfterwards(s);
    // Read before anything is written: a record may be written in place.
    const { combatStaged, controller: before } = s.battlefields[data.battlefield];
    const at = battlefieldLocation(data.battlefield);
    if (combatStaged) return Step.end;
    const occupant = occupantOf(s, data.battlefield);
    const isEmpty = !s.players.some((p) => hasUnitsAt(s, at, p.seat));
    editBattlefield(s, data.battlefield).contestedBy = NOBODY;
    if (isEmpty && before >= 0)
      setController(s, data.battlefield, NOBODY); // 466.5.b
    else if (occupant >= 0 && before !== occupant) {
      setController(s, data.battlefield, occupant);
      conquer(s, occupant, data.battlefield, before); // 466.5.d
    }
    removeHidden(s, data.battlefield);
    return Step.end;
  },

  /** 466.7 */
  end(s, data) {
    endCombat(s, data.battlefield);
    settle(s);
    return Step.over;
  },

  over: () => FINISHED,
});

/** A unit that the present side deals to, and whose replacement effects have not been ordered; -1: none. */
function firstUnordered(s: State, data: CombatData): ObjectId {
  const other = data.side === 0 ? Role.defender : Role.attacker;
  return (
    s.at[battlefieldLocation(data.battlefield)].find(
      (id) => s.objects[id].role === other && !data.ordered.includes(id) && isOrderOpen(s, id),
    ) ?? NO_OBJECT
  );
}

/** 466.3.d.1: both sides are still there: it starts again. */
function restage(s: State, battlefield: BattlefieldIndex): void {
  const b = editBattlefield(s, battlefield);
  b.showdownStaged = true;
  b.combatStaged = hasOpposingUnits(s, battlefieldLocation(battlefield));
}

/** 466.5.c */
function removeHidden(s: State, battlefield: BattlefieldIndex): void {
  const b = s.battlefields[battlefield];
  if (b.facedown.length === 0) return;
  removeFacedown(
    s,
    b.facedown.filter((id) => s.objects[id].controller !== b.controller),
    "466.5.c",
  );
}

/** 466.7: designations go, "this combat" effects expire. */
function endCombat(s: State, battlefield: BattlefieldIndex): void {
  const at = battlefieldLocation(battlefield);
  startTriggerBatch(s);
  s.combat = false;
  s.showdownAt = NO_BATTLEFIELD;
  for (const place of s.at)
    for (const id of place) {
      const o = s.objects[id];
      if (o.role === Role.none && o.designated === 0 && o.mightCombat === 0 && o.keywordsCombat === 0 && o.shieldCombat === 0) continue;
      const edited = editLayerInputs(s, id);
      edited.role = Role.none;
      edited.mightCombat = 0;
      edited.keywordsCombat = 0;
      edited.shieldCombat = 0;
    }
  endOngoing(s, Until.combat);
  emit(s, "combatEnded", "466.7", { at });
  trigger(s, { kind: TriggerKind.combatEnds, player: s.attacker, to: at, flags: LastKnownFlag.inCombat });
  for (const place of s.at) for (const id of place) if (s.objects[id].designated !== 0) editObject(s, id).designated = 0;
  s.attacker = NOBODY;
  s.defender = NOBODY;
  s.excessDamage = NO_EXCESS;
  s.cleanupDue = true;
}
