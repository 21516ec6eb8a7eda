import { editBattlefield, editPlacement, invalidateAbilities } from "../state/fork.ts";
import { type BattlefieldIndex, battlefieldLocation, type CardId, NOBODY, NOWHERE, nthBattlefield, type Seat, Zone } from "../state/ids.ts";
import { idsOf, refsTo } from "../state/object-refs.ts";
import type { State } from "../state/records.ts";
import { emit } from "./emit.ts";
import { newObject } from "./new-object.ts";

/** 438, 439: battlefields that come, are replaced, and come back. */

/** Adds a battlefield to the board, uncontrolled (439.4.b). Returns its index. */
export function addBattlefieldObject(s: State, card: CardId, owner: Seat, token: boolean): BattlefieldIndex {
  const o = newObject(s, card, owner, token);
  const index = nthBattlefield(s.battlefields.length);
  o.zone = Zone.battlefield;
  o.location = battlefieldLocation(index);
  o.stamp = ++s.stamp;
  s.battlefields.push({
    epoch: s.epoch,
    index,
    object: o.id,
    controller: NOBODY,
    contestedBy: NOBODY,
    showdownStaged: false,
    combatStaged: false,
    facedown: [],
    scoredBy: 0,
    cannotScore: 0,
    excepted: 0,
    conqueredBy: 0,
    playedBy: 0,
  });
  while (s.at.length <= o.location) s.at.push([]);
  invalidateAbilities(s);
  if (token) emit(s, "tokenCreated", "439.1", { player: owner, object: o.id, at: o.location });
  return index;
}

/** 438.1: the token takes its place and inherits everything; what it replaced waits in banishment (438.5). */
export function replaceBattlefieldObject(s: State, index: BattlefieldIndex, card: CardId, owner: Seat): boolean {
  const before = s.battlefields[index].object;
  const token = newObject(s, card, owner, true);
  token.zone = Zone.battlefield;
  token.location = battlefieldLocation(index);
  token.stamp = ++s.stamp;
  token.linked = refsTo(s, [before]);
  const old = editPlacement(s, before);
  old.zone = s.objects[before].token ? Zone.none : Zone.banished;
  old.lastLocation = old.location; // 438.1.a: its triggers still know "here"
  old.location = NOWHERE;
  editBattlefield(s, index).object = token.id;
  invalidateAbilities(s);
  emit(s, "replaced", "438.1", { player: owner, object: before, source: token.id, at: token.location });
  return true;
}

/** 438.7: the card that was replaced comes back to the space of the token. */
export function swapBack(s: State, index: BattlefieldIndex): boolean {
  const token = s.battlefields[index].object;
  let original = idsOf(s.objects[token].linked)[0];
  while (original !== undefined && s.objects[original].token) original = idsOf(s.objects[original].linked)[0];
  if (original === undefined) return false; // 438.7.c
  const o = editPlacement(s, original);
  o.zone = Zone.battlefield;
  o.location = battlefieldLocation(index);
  editBattlefield(s, index).object = original;
  const gone = editPlacement(s, token);
  gone.zone = Zone.none;
  gone.location = NOWHERE;
  invalidateAbilities(s);
  emit(s, "replaced", "438.7.b", { object: token, source: original, at: o.location });
  return true;
}
