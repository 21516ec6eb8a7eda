import { Until } from "../../actions/ongoing.ts";
import { abilityIndex } from "../../derive/ability-index.ts";
import { isLethal } from "../../derive/lethal.ts";
import { StaticKind } from "../../derive/static-kinds.ts";
import { victoryScore } from "../../derive/victory-score.ts";
import {
  type BattlefieldIndex,
  baseOf,
  battlefieldIndex,
  battlefieldLocation,
  FIRST_BATTLEFIELD,
  FIRST_LOCATION,
  Keyword,
  type LocationId,
  Role,
  TypeBit,
} from "../../state/ids.ts";
import type { State } from "../../state/records.ts";
import { TriggerKind } from "../../state/triggers.ts";
import { roomFor } from "../play/hide.ts";

/**
 * Would a cleanup (323) change nothing? Most would: one pass over the board tells, and none of its steps has to run.
 * Whenever this says yes, the steps of cleanup.ts must find nothing to do (a test makes sure).
 */
export function isCleanupNoop(s: State): boolean {
  const circumstances = circumstancesOf(s);
  if (s.cleanFor === s.cleanupVersion && s.cleanIn === circumstances) return true;
  const needed = victoryScore(s);
  for (let i = 0; i < s.players.length; i++) {
    const p = s.players[i];
    if (p.points >= needed && !p.lost) return false;
  }
  const { triggers, statics, sensitive } = abilityIndex(s);
  if (s.mightsWatched || triggers[TriggerKind.becomesMighty] !== undefined || triggers[TriggerKind.mightReaches] !== undefined)
    return false;
  for (let i = 0; i < s.ongoing.length; i++) if (s.ongoing[i].until === Until.attached) return false;
  let damaged = false;
  for (let place = FIRST_LOCATION; place < s.at.length; place++) {
    if (place < FIRST_BATTLEFIELD && s.at[place].length === 0) continue;
    const state = stateOf(s, place);
    if (state === UNCLEAN) return false;
    if (state === DAMAGED) damaged = true;
  }
  // Damage is lethal by Might, which sensitive statics change at any time, or by a text.
  if (!damaged || (!sensitive && statics[StaticKind.lethal] === undefined)) {
    s.cleanFor = s.cleanupVersion;
    s.cleanIn = circumstances;
  }
  return true;
}

/** What else matters: whether the chain is empty, and what goes on where between whom. */
const circumstancesOf = (s: State): number =>
  (s.chain.length === 0 ? 1 : 0) | (s.combat ? 2 : 0) | ((s.showdownAt + 1) << 2) | ((s.attacker + 1) << 6) | ((s.defender + 1) << 9);

const UNCLEAN = 0;
const CLEAN = 1;
/** Clean, and with a damaged unit. */
const DAMAGED = 2;

function stateOf(s: State, place: LocationId): number {
  const list = s.at[place];
  const field = battlefieldIndex(place);
  const fighting = s.combat && field === s.showdownAt;
  let units = 0;
  let state = CLEAN;
  for (let i = 0; i < list.length; i++) {
    const o = s.objects[list[i]];
    const card = s.pool.cards[o.copyOf >= 0 ? o.copyOf : o.card];
    const isUnit = ((card.types | o.typesGained) & TypeBit.unit) !== 0;
    if (o.damage > 0 && isUnit) {
      if (isLethal(s, o.id, o.damage, o.damagedBy)) return UNCLEAN;
      state = DAMAGED;
    }
    if (o.attachedTo < 0 && (field >= 0 ? !isUnit && (card.keywords & Keyword.Deploy) === 0 : place !== baseOf(o.controller)))
      return UNCLEAN;
    const role =
      fighting && isUnit
        ? o.controller === s.attacker
          ? Role.attacker
          : o.controller === s.defender
            ? Role.defender
            : Role.none
        : Role.none;
    if (o.role !== role) return UNCLEAN;
    if (isUnit) units |= 1 << o.controller;
  }
  return field < 0 || isBattlefieldClean(s, field, units) ? state : UNCLEAN;
}

/** `units`: bits of the seats that have units there. */
function isBattlefieldClean(s: State, field: BattlefieldIndex, units: number): boolean {
  const b = s.battlefields[field];
  for (let i = 0; i < b.facedown.length; i++) if (s.objects[b.facedown[i]].controller !== b.controller) return false;
  if (b.facedown.length > 1 && b.facedown.length > roomFor(s, battlefieldLocation(field))) return false;
  const ongoing = s.showdownAt === field;
  const open = s.chain.length === 0;
  if (open && !ongoing && b.controller >= 0 && (units & (1 << b.controller)) === 0) return false;
  const contested = b.contestedBy >= 0;
  const present = contested && (units & (1 << b.contestedBy)) !== 0;
  if (!(ongoing && s.combat) && (b.showdownStaged !== (present && !ongoing) || b.combatStaged !== (contested && areOpposed(s, units))))
    return false;
  if (!ongoing && (contested ? !present : (units & ~(b.controller < 0 ? 0 : 1 << b.controller)) !== 0)) return false;
  if (!open) return true;
  return s.showdownAt < 0 ? !b.showdownStaged && !b.combatStaged : !(ongoing && !s.combat && b.combatStaged);
}

const areOpposed = (s: State, units: number): boolean => {
  let team = -1;
  for (const p of s.players) {
    if ((units & (1 << p.seat)) === 0) continue;
    if (team >= 0 && team !== p.team) return true;
    team = p.team;
  }
  return false;
};
