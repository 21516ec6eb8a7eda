import { abilityIndex } from "../derive/ability-index.ts";
import { cardOf, hasKeyword, isUnit } from "../derive/read.ts";
import { StaticKind } from "../derive/static-kinds.ts";
import { availableResources } from "../procedures/cost/available-resources.ts";
import { alternativeCostsToPlay } from "../procedures/play/play.ts";
import { isClosed, isShowdown } from "../procedures/turn/timing.ts";
import type { Answer } from "../state/decision.ts";
import {
  baseOf,
  battlefieldLocation,
  FIRST_BATTLEFIELD,
  isBattlefield,
  Keyword,
  type LocationId,
  nthBattlefield,
  nthLocation,
  nthObject,
  type ObjectId,
  type Seat,
  Zone,
} from "../state/ids.ts";
import { ALL_LIMITS } from "../state/limits.ts";
import { emptyObjectArray } from "../state/lists.ts";
import { seatMemory } from "../state/memory.ts";
import { idAt, isCurrentAt } from "../state/object-refs.ts";
import type { State } from "../state/records.ts";

/**
 * What a player may think of doing, by cheap questions alone; acts.ts judges it. This runs at every window: plain loops.
 * Paying by hand with runes is legal too, and not listed: payment is automatic (docs/decisions/0001).
 */

/** Playing cards and using abilities. */
export function possiblePlays(s: State, seat: Seat): Answer[] {
  const out = emptyObjectArray<Answer>();
  listPlays(s, seat, out);
  listUses(s, seat, out);
  return out;
}

/** Moving and hiding, in one's own Main Phase. */
export function addPossibleMoves(s: State, seat: Seat, out: Answer[]): void {
  listMoves(s, seat, out);
  listHides(s, seat, out);
}

function listPlays(s: State, seat: Seat, out: Answer[]): void {
  const wanted = timingWanted(s);
  if (wanted === 0 || (timingsOfHand(s, seat) & wanted) !== 0) listPlaysWithin(s, seat, differentInHand(s, seat), wanted, out);
  listPlaysWithin(s, seat, s.players[seat].champion, wanted, out);
  for (let i = 0; i < s.battlefields.length; i++) {
    const { facedown } = s.battlefields[i];
    for (let k = 0; k < facedown.length; k++) {
      const o = s.objects[facedown[k]];
      if (o.controller === seat && o.since < s.turnNumber) listPlay(s, seat, o.id, out);
    }
  }
  listPlaysFromTrash(s, seat, wanted, out);
  for (let i = 0; i < s.ongoing.length; i++) {
    const { effect, about, controller } = s.ongoing[i];
    if (s.pool.ongoing[effect].kind === "permit" && controller === seat && isCurrentAt(s, about, 0)) listPlay(s, seat, idAt(about, 0), out);
  }
}

/** Of cards at their usual cost, so that a look at the energy is enough to leave most out. */
function listPlaysWithin(s: State, seat: Seat, cards: readonly ObjectId[], wanted: number, out: Answer[]): void {
  let budget = UNKNOWN;
  for (let i = 0; i < cards.length; i++) {
    if (!mayBeTimely(s, cards[i], wanted)) continue;
    if (budget === UNKNOWN) budget = budgetOf(s, seat);
    if (isWithin(s, cards[i], budget)) listPlay(s, seat, cards[i], out);
  }
}

const UNKNOWN = -2;

function listPlaysFromTrash(s: State, seat: Seat, wanted: number, out: Answer[]): void {
  const { statics } = abilityIndex(s);
  const opened = statics[StaticKind.playFromTrash] !== undefined || statics[StaticKind.mayPlay] !== undefined || isFlowGiven(s);
  if (!opened && !s.hasTrashPlays) return;
  const { trash: all } = s.players[seat];
  const trash = opened ? all : playableInTrash(s, seat);
  for (let i = 0; i < trash.length; i++) if (mayBeTimely(s, trash[i], wanted)) listPlay(s, seat, trash[i], out);
}

// What was found of a list of cards is kept: most windows find the same lists. Code that turns the objects in them into other cards renews
// the lists (determinize.ts).

function timingsOfHand(s: State, seat: Seat): number {
  const { hand } = s.players[seat];
  const m = seatMemory(s, seat);
  if (m.timingsOf !== hand) {
    m.timings = timingsOf(s, hand);
    m.timingsOf = hand;
  }
  return m.timings;
}

function differentInHand(s: State, seat: Seat): readonly ObjectId[] {
  const { hand } = s.players[seat];
  const m = seatMemory(s, seat);
  if (m.differentOf !== hand) {
    m.different = differentOf(s, hand);
    m.differentOf = hand;
  }
  return m.different;
}

function playableInTrash(s: State, seat: Seat): readonly ObjectId[] {
  const { trash } = s.players[seat];
  const m = seatMemory(s, seat);
  if (m.playableOf !== trash) {
    m.playable = playableOf(s, trash);
    m.playableOf = trash;
  }
  return m.playable;
}

/** The keywords, those that matter for timing among them, that are printed on any of these cards. */
function timingsOf(s: State, hand: readonly ObjectId[]): number {
  let found = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = cardOf(s, s.objects[hand[i]]);
    found |= card.keywords | card.ownTiming;
  }
  return found;
}

/** Of equal cards in a hand one is enough. */
function differentOf(s: State, hand: readonly ObjectId[]): readonly ObjectId[] {
  const found: ObjectId[] = [];
  for (let i = 0; i < hand.length; i++) if (!isRepeated(s, hand, i)) found.push(hand[i]);
  return found;
}

/** Cards that can be played from the trash by what is printed on them. */
function playableOf(s: State, trash: readonly ObjectId[]): readonly ObjectId[] {
  const found: ObjectId[] = [];
  for (let i = 0; i < trash.length; i++) {
    const card = cardOf(s, s.objects[trash[i]]);
    if (card.flows.length > 0 || card.alternativeCosts.length > 0) found.push(trash[i]);
  }
  return found;
}

function isFlowGiven(s: State): boolean {
  for (let i = 0; i < s.ongoing.length; i++) if (s.pool.ongoing[s.ongoing[i].effect].kind === "flow") return true;
  return false;
}

function listPlay(s: State, seat: Seat, id: ObjectId, out: Answer[]): void {
  const o = s.objects[id];
  if ((o.zone === Zone.facedown ? o.controller : o.owner) !== seat) return;
  const costs = alternativeCostsToPlay(s, seat, id);
  for (let i = 0; i < costs.length; i++) out.push(costs[i] === 0 ? playOf(id) : { do: "play", object: id, way: costs[i] });
}

/** Answers are values: those that window after window finds again are there from the start, for as many objects as most games have. */
const OBJECTS = 256;
const LOCATIONS = FIRST_BATTLEFIELD + 4;
// Not frozen: of frozen lists the machine reads each element by a call.
const tableOf = <T>(length: number, of: (i: number) => T): readonly T[] => Array.from({ length }, (_, i) => of(i));
const PLAYS: readonly Answer[] = tableOf(OBJECTS, (n) => ({ do: "play", object: nthObject(n), way: 0 }));
const MOVES: readonly (readonly Answer[])[] = tableOf(LOCATIONS, (to) =>
  tableOf(OBJECTS, (n) => ({ do: "move", units: [nthObject(n)], to: nthLocation(to) })),
);

const playOf = (id: ObjectId): Answer => (id < OBJECTS ? PLAYS[id] : { do: "play", object: id, way: 0 });
const moveOf = (id: ObjectId, to: LocationId): Answer => (id < OBJECTS && to < LOCATIONS ? MOVES[to][id] : { do: "move", units: [id], to });

/** The keywords of which a card needs one in this state; 0: none. */
function timingWanted(s: State): number {
  if (abilityIndex(s).grantsTiming) return 0;
  if (isClosed(s)) return Keyword.Reaction | Keyword.Ambush;
  return isShowdown(s) ? Keyword.Reaction | Keyword.Ambush | Keyword.Action : 0;
}

/** Cheap: by what is printed, before anything is derived. */
const mayBeTimely = (s: State, id: ObjectId, wanted: number): boolean => {
  if (wanted === 0) return true;
  const card = cardOf(s, s.objects[id]);
  return ((card.keywords | card.ownTiming) & wanted) !== 0;
};

/** The most that could be spent, for a quick look; -1 where discounts make a quick look worthless. */
function budgetOf(s: State, seat: Seat): number {
  const { statics, converters } = abilityIndex(s);
  if (
    statics[StaticKind.cost] !== undefined ||
    statics[StaticKind.optionalCostFor] !== undefined ||
    statics[StaticKind.mayPlay] !== undefined
  )
    return -1;
  if (converters.length > 0) return -1;
  return availableResources(s, seat, ALL_LIMITS).energy;
}

function isWithin(s: State, id: ObjectId, budget: number): boolean {
  const card = cardOf(s, s.objects[id]);
  return budget < 0 || card.mayBeCheaper || card.energy <= budget;
}

function isRepeated(s: State, list: readonly ObjectId[], at: number): boolean {
  const { card } = s.objects[list[at]];
  for (let i = 0; i < at; i++) if (s.objects[list[i]].card === card) return true;
  return false;
}

function listUses(s: State, seat: Seat, out: Answer[]): void {
  const { activated } = abilityIndex(s);
  if (activated.length === 0) return;
  const needed = isClosed(s) ? Keyword.Reaction : isShowdown(s) ? Keyword.Reaction | Keyword.Action : 0;
  for (let k = 0; k < activated.length; k++) {
    const { object: id, abilities: list } = activated[k];
    const o = s.objects[id];
    const owner = o.zone === Zone.battlefield ? s.battlefields[o.location - FIRST_BATTLEFIELD].controller : o.controller;
    if (owner !== seat && o.zone !== Zone.battlefield) continue;
    for (let i = 0; i < list.length; i++) {
      const { ability } = list[i];
      if (owner !== seat && !ability.byEachPlayer) continue;
      if (ability.adds !== null) continue; // used by payments
      if (needed !== 0 && (ability.timing & needed) === 0) continue;
      if (ability.exhausts && o.exhausted) continue;
      out.push({ do: "use", object: id, ability: i });
    }
  }
}

function listMoves(s: State, seat: Seat, out: Answer[]): void {
  const ready: ObjectId[] = [];
  for (let place = 0; place < s.at.length; place++) {
    const list = s.at[place];
    for (let i = 0; i < list.length; i++) {
      const o = s.objects[list[i]];
      if (o.controller === seat && !o.exhausted && isUnit(s, o.id)) ready.push(o.id);
    }
  }
  if (ready.length === 0) return;
  listMovesTo(s, ready, baseOf(seat), out);
  for (let i = nthBattlefield(0); i < s.battlefields.length; i++) listMovesTo(s, ready, battlefieldLocation(i), out);
}

/** Single units, and one answer that asks for a group where two or more could go. */
function listMovesTo(s: State, ready: readonly ObjectId[], to: LocationId, out: Answer[]): void {
  let movers = 0;
  for (let i = 0; i < ready.length; i++) {
    const from = s.objects[ready[i]].location;
    if (from === to || (isBattlefield(from) && isBattlefield(to) && !mayGank(s, ready[i]))) continue;
    movers++;
    out.push(moveOf(ready[i], to));
  }
  if (movers > 1) out.push({ do: "move", units: NO_UNITS, to });
}
const NO_UNITS: readonly ObjectId[] = [];

/** 144.4.c: few units go from battlefield to battlefield. */
const mayGank = (s: State, id: ObjectId): boolean =>
  hasKeyword(s, id, Keyword.Ganking) || abilityIndex(s).statics[StaticKind.moveFromAnywhere] !== undefined;

function listHides(s: State, seat: Seat, out: Answer[]): void {
  const { champion } = s.players[seat];
  const different = differentInHand(s, seat);
  for (let i = nthBattlefield(0); i < s.battlefields.length; i++) {
    if (s.battlefields[i].controller !== seat) continue;
    const at = battlefieldLocation(i);
    for (let k = 0; k < different.length; k++) listHide(s, different[k], at, out);
    for (let k = 0; k < champion.length; k++) listHide(s, champion[k], at, out);
  }
}

function listHide(s: State, id: ObjectId, at: LocationId, out: Answer[]): void {
  if (hasKeyword(s, id, Keyword.Hidden)) out.push({ do: "hide", object: id, at });
}
