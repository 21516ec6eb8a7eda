import { abilityIndex } from "../derive/ability-index.ts";
import { areTeammates, cardOf, hasKeyword, isUnit } from "../derive/read.ts";
import { refusalToHide } from "../procedures/hide.ts";
import { refusalToPlay, refusalToUse, waysToPlay } from "../procedures/play.ts";
import { canMakeStandardMove } from "../procedures/standard-move.ts";
import { purse } from "../payment/purse.ts";
import { isClosed, isNeutralOpen, isShowdown } from "../procedures/timing.ts";
import { FIRST_BATTLEFIELD, K, type ObjectId, Phase, type Seat, Zone } from "../state/ids.ts";
import type { State } from "../state/records.ts";
import type { Answer } from "./decision.ts";

/** 410.1: which discretionary actions a player has. Paying by hand with runes is legal too, and not listed: payment is automatic. */

type Visit = (answer: Answer) => boolean;

/** Visits the legal acts until the visitor says stop. */
export function visitActs(s: State, seat: Seat, visit: Visit): boolean {
  const free = isNeutralOpen(s) && s.turnPlayer === seat && s.invited < 0 && s.phase === Phase.main;
  if (visitPlays(s, seat, visit)) return true;
  if (visitUses(s, seat, visit)) return true;
  if (!free) return false;
  return visitMoves(s, seat, visit) || visitHides(s, seat, visit) || visitInvitations(s, seat, visit);
}

/** Is a card worth a look in this state? Cheap: by what is printed, before anything is derived. */
function mayBeTimely(s: State, id: ObjectId, closed: boolean, showdown: boolean): boolean {
  if (!closed && !showdown) return true;
  const { keywords } = cardOf(s, s.objects[id]);
  const wanted = closed ? K.Reaction | K.Ambush : K.Reaction | K.Ambush | K.Action;
  return (keywords & wanted) !== 0 || abilityIndex(s).statics.has("keywords");
}

function visitPlays(s: State, seat: Seat, visit: Visit): boolean {
  const p = s.players[seat];
  const closed = isClosed(s);
  const showdown = isShowdown(s);
  const look = (id: ObjectId): boolean => {
    for (const way of waysToPlay(s, seat, id)) if (refusalToPlay(s, seat, id, way) === null && visit({ do: "play", object: id, way })) return true;
    return false;
  };
  const budget = budgetOf(s, seat);
  // Of equal cards in hand one is enough.
  for (let i = 0; i < p.hand.length; i++) {
    const id = p.hand[i];
    if (!mayBeTimely(s, id, closed, showdown) || !isWithin(s, id, budget) || isRepeated(s, p.hand, i)) continue;
    if (look(id)) return true;
  }
  for (const id of p.champion) if (mayBeTimely(s, id, closed, showdown) && look(id)) return true;
  for (const b of s.battlefields) for (const id of b.facedown) if (s.objects[id].controller === seat && s.objects[id].since < s.turnNumber && look(id)) return true;
  const opensTrash = abilityIndex(s).statics.has("playFromTrash") || s.ongoing.length > 0;
  if (opensTrash || s.hasTrashPlays)
  for (const id of p.trash) {
    const card = cardOf(s, s.objects[id]);
    if ((opensTrash || card.flows.length > 0 || card.ways.length > 0) && mayBeTimely(s, id, closed, showdown) && look(id)) return true;
  }
  for (const { effect, about, controller } of s.ongoing) if (s.pool.ongoing[effect].kind === "permit" && controller === seat && look(about[0])) return true;
  return false;
}

/** The most that could be spent, for a quick look; -1 where discounts make a quick look worthless. */
function budgetOf(s: State, seat: Seat): number {
  if (s.ongoing.length > 0 || abilityIndex(s).statics.has("cost")) return -1;
  return purse(s, seat, ALL_PURPOSES).energy;
}
const ALL_PURPOSES = 15;

const isWithin = (s: State, id: ObjectId, budget: number): boolean => {
  const card = cardOf(s, s.objects[id]);
  return budget < 0 || card.mayBeCheaper || card.energy <= budget;
};

const isRepeated = (s: State, list: readonly ObjectId[], at: number): boolean => {
  const { card } = s.objects[list[at]];
  for (let i = 0; i < at; i++) if (s.objects[list[i]].card === card) return true;
  return false;
};

function visitUses(s: State, seat: Seat, visit: Visit): boolean {
  const { activated } = abilityIndex(s);
  if (activated.size === 0) return false;
  const closed = isClosed(s);
  const showdown = isShowdown(s);
  for (const [id, list] of activated) {
    const o = s.objects[id];
    const owner = o.zone === Zone.battlefield ? s.battlefields[o.location - FIRST_BATTLEFIELD].controller : o.controller;
    if (owner !== seat) continue;
    for (let i = 0; i < list.length; i++) {
      const { ability } = list[i];
      if (ability.adds !== null) continue; // used by payments
      if (closed ? (ability.timing & K.Reaction) === 0 : showdown && ability.timing === 0) continue;
      if (refusalToUse(s, seat, id, i) === null && visit({ do: "use", object: id, ability: i })) return true;
    }
  }
  return false;
}

function visitMoves(s: State, seat: Seat, visit: Visit): boolean {
  const ready: ObjectId[] = [];
  for (const place of s.at) for (const id of place) if (s.objects[id].controller === seat && !s.objects[id].exhausted && isUnit(s, id)) ready.push(id);
  if (ready.length === 0) return false;
  const places = [seat];
  for (const b of s.battlefields) places.push(b.index + FIRST_BATTLEFIELD);
  for (const to of places) {
    let movers = 0;
    for (const id of ready) {
      if (s.objects[id].location === to || !canMakeStandardMove(s, seat, id, to)) continue;
      movers++;
      if (visit({ do: "move", units: [id], to })) return true;
    }
    if (movers > 1 && visit({ do: "move", units: NO_UNITS, to })) return true;
  }
  return false;
}
const NO_UNITS: readonly ObjectId[] = [];

function visitHides(s: State, seat: Seat, visit: Visit): boolean {
  const own = s.battlefields.filter((b) => b.controller === seat);
  if (own.length === 0) return false;
  const p = s.players[seat];
  const look = (id: ObjectId): boolean => {
    if (!hasKeyword(s, id, K.Hidden)) return false;
    for (const b of own) {
      const at = b.index + FIRST_BATTLEFIELD;
      if (refusalToHide(s, seat, id, at) === null && visit({ do: "hide", object: id, at })) return true;
    }
    return false;
  };
  for (let i = 0; i < p.hand.length; i++) if (!isRepeated(s, p.hand, i) && look(p.hand[i])) return true;
  for (const id of p.champion) if (look(id)) return true;
  return false;
}

/** 489.8.a: a teammate who could do something. */
function visitInvitations(s: State, seat: Seat, visit: Visit): boolean {
  for (const p of s.players) {
    if (p.seat === seat || p.lost || !areTeammates(s, p.seat, seat)) continue;
    s.invited = p.seat;
    const could = hasSecrets(s, p.seat) || visitPlays(s, p.seat, () => true) || visitUses(s, p.seat, () => true);
    s.invited = -1;
    if (could && visit({ do: "invite", player: p.seat })) return true;
  }
  return false;
}

/** For all that others know, this player may have something to play. */
const hasSecrets = (s: State, seat: Seat): boolean =>
  s.windows === "public" && (s.players[seat].hand.length > 0 || s.battlefields.some((b) => b.facedown.some((id) => s.objects[id].controller === seat)));

/** Is there anything to do but pass? `public` looks only at what everybody can see. */
export function hasUsefulAct(s: State, seat: Seat): boolean {
  if (s.windows === "public" && s.turnPlayer === seat && isNeutralOpen(s)) return true;
  if (hasSecrets(s, seat)) return true;
  return listActs(s, seat).length > 0;
}

/** All acts but passing. Kept for the version they were found in: a window is offered, then its acts are asked for. */
export function listActs(s: State, seat: Seat): readonly Answer[] {
  if (s.actsVersion === s.version && s.actsSeat === seat) return s.acts;
  const out: Answer[] = [];
  visitActs(s, seat, (answer) => {
    out.push(answer);
    return false;
  });
  s.acts = out;
  s.actsVersion = s.version;
  s.actsSeat = seat;
  return out;
}

