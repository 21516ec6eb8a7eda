import type { Action, Clauses, Named, Paid, Thing } from "../actions/action.ts";
import { type Answer, activatedCount, alternativeCostName, type GameObject, legal, type ObjectId, type Seat, Zone } from "../adapter.ts";
import { StepFailure } from "../failure.ts";
import { tier } from "../likeness.ts";
import { goOn } from "./clauses.ts";
import type { Game, Refused } from "./game.ts";

/** Discretionary actions: what a player with priority or focus may do. Each gives the reason if it is illegal. */

type Of<D extends Action["do"]> = Extract<Action, { do: D }>;

/** Those for which the engine has no objection; all of them if it objects to each. */
function willing(game: Game, player: Seat, ids: readonly ObjectId[], answer: (id: ObjectId) => Answer): readonly ObjectId[] {
  const free = ids.filter((id) => game.whyNot(player, answer(id)) === null);
  return free.length > 0 ? free : ids;
}

export function move(game: Game, player: Seat, { units, to }: Of<"move">): Refused | null {
  const { state, names } = game;
  const location = names.location(to, player);
  const chosen = new Set<ObjectId>();
  for (const unit of units) {
    const own = named(unit, names.matching(state, asNamed(unit))).filter((id) => state.objects[id].zone === Zone.board && !chosen.has(id));
    const mine = own.filter((id) => state.objects[id].controller === player);
    const able = willing(game, player, mine.length > 0 ? mine : own, (id) => ({ do: "move", units: [id], to: location }));
    chosen.add(names.object(state, unit, able, chosen));
  }
  return game.answer(player, { do: "move", units: [...chosen], to: location });
}

const asNamed = (thing: Thing): Named => {
  if (thing.kind === "named") return thing;
  throw new StepFailure(`"${thing.text}" is not an object.`);
};

function named(thing: Thing, ids: readonly ObjectId[]): readonly ObjectId[] {
  if (ids.length === 0) throw new StepFailure(`"${thing.text}" means nothing here.`);
  return ids;
}

/** Where a card may be played from, in the order in which it is looked for. */
const PLAY_ZONES = [
  ["hand", Zone.hand],
  ["champion", Zone.champion],
  ["hidden", Zone.facedown],
  ["trash", Zone.trash],
  ["banished", Zone.banished],
  ["deck", Zone.deck],
] as const;

export function play(game: Game, player: Seat, action: Of<"play">): Refused | null {
  const object = cardToPlay(game, player, action);
  if (typeof object !== "number") return object;
  return begin(game, player, action, object, { do: "play", object, way: wayOf(game, player, object, action.with) });
}

/**
 * The one that can be played comes before those that cannot; among them, the nearest zone. A card that is known, but not
 * where the line says, cannot be played from there.
 */
function cardToPlay(game: Game, player: Seat, { card, from }: Of<"play">): ObjectId | Refused {
  const { state, names } = game;
  const all = names.matching(state, card);
  const inZone = (zone: GameObject["zone"]) => all.filter((id) => state.objects[id].zone === zone);
  const zones = PLAY_ZONES.filter(([word]) => from === null || word === from).map(([, zone]) => inZone(zone));
  const isLegal = (id: ObjectId) => waysOf(game, player, id).length > 0;
  const isOwn = (id: ObjectId) => state.objects[id].controller === player || state.objects[id].owner === player;
  for (const test of [isLegal, isOwn, () => true]) {
    for (const ids of zones) {
      const fitting = ids.filter(test);
      if (fitting.length > 0) return names.object(state, card, fitting);
    }
  }
  if (from === null || all.length === 0) return names.object(state, card);
  const rule = from === "hidden" ? "811.6" : "419.1.a";
  return { rule, detail: `there is no ${card.text} to play from ${from}: there is ${names.describe(state, all[0])}` };
}

function waysOf(game: Game, player: Seat, object: ObjectId): number[] {
  if (game.decision?.player !== player) return [];
  return legal(game.state).flatMap((answer) => (answer.do === "play" && answer.object === object ? [answer.way] : []));
}

/** As usual, if that is possible and no other way is named after `with`. */
function wayOf(game: Game, player: Seat, object: ObjectId, wanted: readonly string[]): number {
  const ways = waysOf(game, player, object);
  const byName = ways.find((way) => way > 0 && wanted.includes(alternativeCostName(game.state, object, way).toLowerCase()));
  return byName ?? (ways.length === 0 ? 0 : Math.min(...ways));
}

export function use(game: Game, player: Seat, action: Of<"use">): Refused | null {
  const { object, ability } = abilityToUse(game, player, action);
  return begin(game, player, action, object, { do: "use", object, ability });
}

/** `#2` is the second ability where there is one, else the second object of that name. */
function abilityToUse(game: Game, player: Seat, { object: thing, ability }: Of<"use">): { object: ObjectId; ability: number } {
  const { state, names } = game;
  const find = (wanted: Named, number: number): ObjectId => {
    const all = names.matching(state, wanted);
    const inPlay = all.filter((id) => tier(state.objects[id].zone) === 0);
    const mine = inPlay.filter((id) => state.objects[id].controller === player);
    const able = willing(game, player, mine.length > 0 ? mine : inPlay, (object) => ({ do: "use", object, ability: number }));
    return names.object(state, wanted, able);
  };
  if (ability !== null) return { object: find(thing, ability - 1), ability: ability - 1 };
  if (thing.number === null) return { object: find(thing, 0), ability: 0 };
  const unnumbered = { ...thing, number: null };
  const number = thing.number - 1;
  const hasIt = names.matching(state, unnumbered).some((id) => activatedCount(state, id) > number);
  return hasIt ? { object: find(unnumbered, number), ability: number } : { object: find(thing, 0), ability: 0 };
}

/** Starts a play or activation and answers from the line what the engine asks about it. */
function begin(game: Game, player: Seat, said: Clauses & (Of<"play"> | Of<"use">), object: ObjectId, answer: Answer): Refused | null {
  const refusedAtOnce = game.whyNot(player, answer);
  if (refusedAtOnce !== null) return refusedAtOnce;
  const item = game.state.nextItem;
  const way = answer.do === "play" && answer.way > 0 ? alternativeCostName(game.state, object, answer.way).toLowerCase() : null;
  game.unfinished = {
    player,
    item,
    object,
    name: game.names.nameOf(game.state, object),
    to: said.to,
    on: said.on,
    modes: said.modes,
    with: said.with.filter((word) => word !== way),
    paying: isByHand(said.paying) ? null : said.paying,
    given: [],
  };
  game.paid = isByHand(said.paying) && said.paying !== "manually" ? said.paying : null;
  return game.answer(player, answer) ?? goOn(game);
}

const isByHand = (paying: Clauses["paying"]): paying is "manually" | Paid => paying !== null && !Array.isArray(paying);

export function hide(game: Game, player: Seat, { card, at, paying }: Of<"hide">): Refused | null {
  const { state, names } = game;
  const location = names.location(at, player);
  const inHand = names.matching(state, card).filter((id) => state.objects[id].zone === Zone.hand && state.objects[id].owner === player);
  const able = willing(game, player, inHand, (object) => ({ do: "hide", object, at: location }));
  game.paid = isByHand(paying) && paying !== "manually" ? paying : null;
  return game.answer(player, { do: "hide", object: names.object(state, card, able), at: location });
}
