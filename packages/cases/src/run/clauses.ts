import type { Place, Thing } from "../actions/action.ts";
import {
  type Answer,
  type ChainItem,
  type Choice,
  cardOf,
  chosenBy,
  type Decision,
  FIRST_BATTLEFIELD,
  idsOf,
  isUnaffordableChoice,
  LOCATION,
  locationChoice,
  type ObjectId,
  optionalCostAsked,
  type Seat,
  Zone,
} from "../adapter.ts";
import type { Game, Refused } from "./game.ts";
import { onlyAnswer } from "./game.ts";

/**
 * `play` and `use` say beforehand what the engine asks one thing at a time. What a line has not said stays a question for
 * the next step, and what it has said is kept until it is asked for.
 */
export interface Unfinished {
  readonly player: Seat;
  /** The item on the chain that is being finalized. */
  readonly item: number;
  readonly object: ObjectId;
  readonly name: string;
  /** What has not been used yet; null: nothing was said about it. */
  readonly to: readonly Place[] | null;
  readonly on: readonly Thing[] | null;
  readonly modes: readonly number[] | null;
  readonly with: readonly string[];
  readonly paying: readonly Thing[] | null;
  /** Targets that the engine was given, so that those it took by itself can be told. */
  readonly given: readonly Choice[];
}

/** Answers from the line until it is silent, the item is finalized, or something is refused. */
export function goOn(game: Game): Refused | null {
  for (;;) {
    const { unfinished } = game;
    if (unfinished === null) return null;
    const item = game.state.chain.find(({ id }) => id === unfinished.item);
    const asked = game.decision;
    if (item === undefined || item.finalized || asked === null || asked.kind === "act") {
      game.unfinished = null;
      return leftOver(game, unfinished, item ?? null);
    }
    if (asked.player !== unfinished.player) return null;
    if (asked.kind === "choose" && asked.about !== "location" && asked.about !== "pay" && unfinished.on !== null)
      return chooseTargets(game, unfinished, asked, item);
    const reply = replyTo(game, unfinished, asked);
    if (reply === null) return null;
    const refused = game.answer(unfinished.player, reply.answer);
    if (refused !== null) return refused;
    game.unfinished = { ...unfinished, ...reply.rest };
  }
}

interface Reply {
  readonly answer: Answer;
  readonly rest: Partial<Unfinished>;
}

/** What the line says to this question; null: nothing. */
function replyTo(game: Game, said: Unfinished, asked: Decision): Reply | null {
  if (asked.kind === "may") return replyToMay(game, said);
  const price = game.priceFor(asked);
  if (price !== null) return { answer: price, rest: {} };
  if (asked.kind === "mode" && asked.about !== "pay" && said.modes !== null && said.modes.length > 0) {
    const taken = said.modes.slice(0, asked.max);
    return { answer: { do: "choose", picks: taken.map((mode) => mode - 1) }, rest: { modes: said.modes.slice(taken.length) } };
  }
  if (asked.about === "location" && said.to !== null && said.to.length > 0) {
    const [place, ...rest] = said.to;
    return { answer: { do: "choose", picks: [locationOption(game, place, asked, said.player)] }, rest: { to: rest } };
  }
  if (asked.about === "pay" && asked.kind === "choose" && said.paying !== null && said.paying.length > 0) {
    const picks: Choice[] = [];
    for (const thing of said.paying.slice(0, asked.max)) {
      const found = game.names.option(game.state, thing, asked.options, said.player, new Set(picks));
      if (found === null && picks.length >= Math.max(1, asked.min)) break;
      picks.push(found ?? game.names.choice(game.state, thing, asked.options, said.player));
    }
    return { answer: { do: "choose", picks }, rest: { paying: said.paying.slice(picks.length) } };
  }
  const only = onlyAnswer(asked);
  return only === null ? null : { answer: only, rest: {} };
}

/** A battlefield may be offered as a location or as the object that it is. */
function locationOption(game: Game, place: Place, { options }: Decision, player: Seat): Choice {
  const location = game.names.location(place, player);
  const object = game.state.battlefields.find(({ index }) => index === location - FIRST_BATTLEFIELD)?.object;
  return options.find((choice) => choice === locationChoice(location) || choice === object) ?? locationChoice(location);
}

/** An optional cost is taken if it is named after `with`, else declined. Any other may is for the player to answer. */
function replyToMay(game: Game, said: Unfinished): Reply | null {
  const cost = optionalCostAsked(game.state);
  if (cost === null) return null;
  const at = said.with.indexOf(cost.toLowerCase());
  if (at < 0) return { answer: { do: "no" }, rest: {} };
  return { answer: { do: "yes" }, rest: { with: said.with.filter((_, i) => i !== at) } };
}

/**
 * `on` names all targets in the order of the text, and each question takes as many as it can. Where that leaves a later
 * question without names, fewer are tried.
 */
function chooseTargets(game: Game, said: Unfinished, asked: Decision, item: ChainItem): Refused | null {
  const on = withoutTaken(game, said, item);
  const picks: Choice[] = [];
  let refusedPick: Choice | null = null;
  for (const thing of on.slice(0, asked.max)) {
    const found = game.names.option(game.state, thing, asked.options, said.player, new Set(picks));
    if (found === null) {
      if (picks.length < asked.min || picks.length === 0) refusedPick = game.names.choice(game.state, thing, asked.options, said.player);
      break;
    }
    picks.push(found);
  }
  if (picks.length < asked.min) {
    const only = onlyAnswer(asked);
    if (refusedPick === null) return only === null ? null : take(game, said, [], only, on);
    // Named, but not an option here: it may belong to the next question if this one answers itself.
    if (only !== null) return take(game, said, [], only, on);
    return (
      game.whyNot(said.player, { do: "choose", picks: [...picks, refusedPick] }) ??
      notLegal("355.9", `${on[picks.length].text} cannot be chosen`)
    );
  }
  let first: { readonly tried: Game; readonly refused: Refused | null } | null = null;
  for (let n = picks.length; n >= asked.min; n--) {
    const tried = game.fork();
    const refused = take(tried, said, picks.slice(0, n), { do: "choose", picks: picks.slice(0, n) }, on);
    const wanting = tried.decision;
    const starved = tried.unfinished !== null && wanting !== null && wanting.kind === "choose" && wanting.about === asked.about;
    first ??= { tried, refused };
    if (refused !== null || starved) continue;
    first = { tried, refused };
    break;
  }
  if (first === null) return null;
  if (first.refused === null) game.adopt(first.tried);
  return first.refused;
}

function take(game: Game, said: Unfinished, picks: readonly Choice[], answer: Answer, on: readonly Thing[]): Refused | null {
  const refused = game.answer(said.player, answer);
  if (refused !== null) return refused;
  game.unfinished = { ...said, on: on.slice(picks.length), given: [...said.given, ...picks] };
  return goOn(game);
}

/** Names at the head of the list that the engine has taken by itself, because there was no other choice. */
function withoutTaken(game: Game, said: Unfinished, item: ChainItem): readonly Thing[] {
  const taken = chosenBy(game.state, item).filter((choice) => !said.given.includes(choice));
  const on = [...(said.on ?? [])];
  while (on.length > 0) {
    const at = taken.findIndex((choice) => game.names.means(game.state, on[0], choice, said.player));
    if (at < 0) break;
    taken.splice(at, 1);
    on.shift();
  }
  return on;
}

/** Everything that the line said must have come about, even where the engine had nothing to ask. */
function leftOver(game: Game, said: Unfinished, item: ChainItem | null): Refused | null {
  const { state, names } = game;
  if (said.with.length > 0)
    return notLegal("356.2.b", `"${said.with[0]}" is not an optional cost that ${said.name} can be played with now`);
  const [target] = item === null ? (said.on ?? []) : withoutTaken(game, said, item);
  if (target !== undefined) {
    const choice = names.choice(state, target, [], said.player);
    const hidden = item !== null && item.from === Zone.facedown && state.objects[choice]?.location !== item.fromLocation;
    if (item !== null && !hidden && isUnaffordableChoice(state, item, choice))
      return notLegal("357.1", `the cost of ${said.name} could not be paid with ${target.text}`);
    return notLegal(hidden ? "811.1.d.2" : "355.9", `${target.text} cannot be chosen for ${said.name}`);
  }
  const [mode] = (said.modes ?? []).filter((one) => item === null || !item.modes.some((code) => code % 100 === one - 1));
  if (mode !== undefined) return notLegal("355.3", `${said.name} has no mode ${mode} to choose`);
  const [place] = (said.to ?? []).filter((one) => !isWhereItGoes(game, names.location(one, said.player), said.object, item));
  if (place !== undefined) {
    const isPlace = PERMANENT_TYPES.includes(cardOf(state, said.object).type) && (item === null || item.ability < 0);
    return notLegal(isPlace ? "355.2" : "355.4", `${said.name} cannot go to ${names.locationName(names.location(place, said.player))}`);
  }
  const [payment] = (said.paying ?? []).filter(
    (thing) => item !== null && !idsOf(item.costObjects).some((id) => names.means(state, thing, id, said.player)),
  );
  return payment === undefined ? null : notLegal("357.2", `${payment.text} cannot be given up for ${said.name}`);
}

const PERMANENT_TYPES = ["unit", "gear"];

/** The item's place or destinations, or where the permanent is that it became, or was played to and entered elsewhere (369.3). */
function isWhereItGoes({ state }: Game, location: number, object: ObjectId, item: ChainItem | null): boolean {
  if (item === null) return state.objects[object].location === location || playedTo(state, object) === location;
  return item.place === location || item.destinations.some((to) => to === location || to === LOCATION + location);
}

const playedTo = ({ events }: Game["state"], object: ObjectId): number =>
  events?.findLast((event): event is Finalized => event.type === "finalized" && event.object === object)?.to ?? -1;
type Finalized = Extract<NonNullable<Game["state"]["events"]>[number], { readonly type: "finalized" }>;

const notLegal = (rule: Refused["rule"], detail: string): Refused => ({ rule, detail });
