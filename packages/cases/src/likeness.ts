import { idsOf, type ObjectId, type State, Zone } from "./adapter.ts";

/** Which of several namesakes is nearer at hand, and when it does not matter which one is meant. */

/** In view on the table, in a pile or hand, in a deck, gone. */
export function tier(zone: Zone): number {
  switch (zone) {
    case Zone.board:
    case Zone.chain:
    case Zone.facedown:
    case Zone.legend:
    case Zone.battlefield:
      return 0;
    case Zone.hand:
    case Zone.trash:
    case Zone.banished:
    case Zone.champion:
      return 1;
    case Zone.deck:
    case Zone.runeDeck:
      return 2;
    default:
      return 3;
  }
}

/** Those that arrived first come first; what never arrived keeps its order behind them. */
export function order(ids: readonly ObjectId[], arrivals: readonly ObjectId[]): ObjectId[] {
  const rank = (id: ObjectId) => {
    const at = arrivals.indexOf(id);
    return at < 0 ? arrivals.length : at;
  };
  return [...ids].sort((a, b) => rank(a) - rank(b) || a - b);
}

/** Does nothing that the rules can see tell these two apart? */
export function areInterchangeable(state: State, a: ObjectId, b: ObjectId): boolean {
  return a === b || fingerprint(state, a) === fingerprint(state, b);
}

/** Everything about an object but its identity, its history and its order of arrival. */
function fingerprint(state: State, id: ObjectId): string {
  const o = state.objects[id];
  const attached = o.attached.map((gear) => state.objects[gear].card).sort((x, y) => x - y);
  return JSON.stringify([
    [o.card, o.copyOf, o.owner, o.controller, o.zone, o.location, o.exhausted, o.stunned, o.damage, o.damagedBy, o.buffs, o.empowered],
    [o.attachedTo, attached, o.role, o.mightTurn, o.mightCombat, o.keywordsTurn, o.keywordsCombat, o.assaultTurn, o.shieldTurn],
    [o.shieldCombat, o.deflectTurn, o.huntTurn, o.keywordsGranted, o.prevent, o.moves, o.used, o.named, o.linked, o.playedFrom, o.paid],
    [o.zone === Zone.board && o.since === state.turnNumber, mentions(state, id)],
  ]);
}

/** The items on the chain that chose it and the effects in force that are about it. */
function mentions({ chain, ongoing }: State, id: ObjectId): readonly number[] {
  const chosenBy = chain.filter(({ targets, note }) => targets.some((slot) => slot.includes(id)) || note?.object === id);
  const affectedBy = ongoing.filter(({ about }) => idsOf(about).includes(id));
  return [...chosenBy.map((item) => item.id), -1, ...affectedBy.map((effect) => effect.id)];
}
