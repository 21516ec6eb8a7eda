import {
  type Answer,
  aliasOf,
  apply,
  type ChainItem,
  type Choice,
  fromAliases,
  ITEM,
  idsOf,
  isAmong,
  isRefusal,
  type LocationId,
  legal,
  locationChoice,
  nthLocation,
  type ObjectId,
  objectOfChoice,
  type RuneUses,
  runeUses,
  type Seat,
  type State,
  seenBy,
  toAliases,
} from "@rulebound/engine/internal";
import { type Forecast, forecast } from "./forecast.ts";
import { partsInAllFutures } from "./futures.ts";
import { type Fate, outcomeOf } from "./outcome.ts";

/** What would follow from an act, before it is done: the runes that would pay for it, and what it would be aimed at. */
export interface Foresight {
  readonly exhausts: readonly ObjectId[];
  readonly recycles: readonly ObjectId[];
  /** What each of one's runes could do instead, by hand. */
  readonly runes: readonly RuneUses[];
  /** What the first question would let the player choose from, if it asks for something that can be pointed at. */
  readonly options: readonly Choice[];
  readonly about: string | null;
  /** The rule by which it would be asked. */
  readonly rule: string | null;
  /** Targets, places and cards given up that would be taken without a question, as there is nothing else to choose. */
  readonly forced: readonly Choice[];
  /** Those of them that are the player's own units, gear, cards and chain items. */
  readonly ownForced: readonly Choice[];
  /** How the showdown would end that goes on or that this begins, if nothing is to be chosen first. */
  readonly forecast: Forecast | null;
  /** What would become of what is there, if nothing is to be chosen first, or with what it is aimed at. */
  readonly fates: readonly Fate[] | null;
}

/** More questions than finalizing one card asks. */
const LIMIT = 24;

/** What is told of an act before its outcome. */
type Price = Omit<Foresight, "forecast" | "fates" | "runes">;

const UNKNOWN: Price = { exhausts: [], recycles: [], options: [], about: null, rule: null, forced: [], ownForced: [] };

/**
 * For the seat that is asked to act or to aim; the answer in its aliases. `aim`: what it would be aimed at in the first question, in
 * its aliases, too. Later choices are taken as they come, so the price may differ. It is played on games that could be the real one for
 * all that the seat knows, and no further than to where it would look at something: nothing of it comes from what is hidden.
 */
export function foresee(s: State, seat: Seat, answer: Answer, aim: Choice | null = null): Foresight | null {
  const meant = fromAliases(s, seat, answer);
  if (isRefusal(meant) || s.decision?.player !== seat || !isAct(s, meant)) return null;
  const aimed = aim === null ? null : fromAliases(s, seat, { do: "pick", pick: aim });
  if (aimed !== null && (isRefusal(aimed) || aimed.do !== "pick")) return null;
  const price = partsInAllFutures(s, seat, UNKNOWN, (ahead) => priceOf(ahead, s, seat, meant));
  if (price === null) return null;
  const isOpen = price.rule !== null && aimed === null && meant.do !== "pick";
  const outcome = isOpen || !HAS_OUTCOME.has(meant.do) ? null : outcomeOf(s, seat, meant, aimed?.pick ?? null);
  return {
    ...price,
    runes: usesOfRunes(s, seat, meant),
    forced: [...new Set([...price.forced, ...(outcome?.ownForced ?? [])])],
    ownForced: [...new Set([...price.ownForced, ...(outcome?.ownForced ?? [])])],
    forecast: isOpen || !isFighting(s, meant) ? null : forecast(s, seat, meant, aimed?.pick ?? null),
    fates: outcome?.fates ?? null,
  };
}

const usesOfRunes = (s: State, seat: Seat, meant: Answer): RuneUses[] =>
  runeUses(s, seat, meant).map(({ rune, exhaust, recycle }) => ({
    rune: aliasOf(s, seat, rune),
    exhaust: exhaust === null ? null : { ...exhaust, answer: toAliases(s, seat, exhaust.answer) },
    recycle: recycle === null ? null : { ...recycle, answer: toAliases(s, seat, recycle.answer) },
  }));

/** Something is done with priority or focus, or what is done is aimed. */
const isAct = ({ decision }: State, { do: what }: Answer): boolean =>
  what !== "concede" && (decision?.kind === "act" || (decision?.kind === "choose" && what === "pick"));

function priceOf(ahead: State, s: State, seat: Seat, meant: Answer): Price | null {
  if (apply(ahead, meant) !== null) return null;
  const first = hasLooked(ahead, s, seat) ? null : ahead.decision;
  const isPointing = first !== null && first.player === seat && first.kind === "choose";
  const asked = new Set<Choice>();
  let item = itemOf(ahead, s.nextItem);
  for (let n = 0; n < LIMIT && !hasLooked(ahead, s, seat); n++) {
    const d = ahead.decision;
    if (d === null || d.player !== seat || d.kind === "act" || ahead.chain.every(({ finalized }) => finalized)) break;
    for (const option of d.options) asked.add(option);
    const [next] = d.kind === "may" ? legal(ahead).slice(-1) : legal(ahead);
    if (next === undefined || apply(ahead, next) !== null) break;
    item = itemOf(ahead, s.nextItem) ?? item;
  }
  const isAimed = (meant.do === "play" || meant.do === "use") && !hasLooked(ahead, s, seat);
  const forced = isAimed ? forcedOf(ahead, item, meant).filter((choice) => !asked.has(choice)) : [];
  const aliased = (choice: Choice): Choice => (choice < ITEM ? aliasOf(s, seat, objectOfChoice(choice)) : choice);
  const before = s.players[seat].runes;
  const after = new Set(ahead.players[seat].runes);
  return {
    exhausts: before
      .filter((id) => !s.objects[id].exhausted && after.has(id) && ahead.objects[id].exhausted)
      .map((id) => aliasOf(s, seat, id)),
    recycles: before.filter((id) => !after.has(id)).map((id) => aliasOf(s, seat, id)),
    options: isPointing ? first.options.map((option) => (option < ITEM ? aliasOf(ahead, seat, objectOfChoice(option)) : option)) : [],
    about: isPointing ? first.about : null,
    rule: isPointing ? first.rule : null,
    forced: forced.map(aliased),
    ownForced: forced.filter((choice) => isOwn(s, seat, choice)).map(aliased),
  };
}

/** Whether the seat would have seen a card by then that it does not see now. */
const hasLooked = (ahead: State, s: State, seat: Seat): boolean =>
  s.objects.some((o, id) => !isAmong(seenBy(o), seat) && isAmong(seenBy(ahead.objects[id]), seat));

const HAS_OUTCOME: ReadonlySet<Answer["do"]> = new Set(["play", "use", "pick"]);

/** Moves begin showdowns; whatever else is done changes one that goes on. */
const isFighting = (s: State, { do: what }: Answer): boolean => what === "move" || s.showdownAt >= 0;

const itemOf = (s: State, id: number): ChainItem | undefined => s.chain.find((item) => item.id === id);

/** What an act has been aimed at. A permanent does not stay on the chain: it is where it was played to. */
function forcedOf(ahead: State, item: ChainItem | undefined, { object }: { readonly object: ObjectId }): Choice[] {
  const at = ahead.at.findIndex((things) => things.includes(object));
  const entered = item === undefined && at >= 0 ? [nthLocation(at)] : [];
  const places: readonly LocationId[] = [...(item === undefined ? [] : [item.place, ...item.destinations]), ...entered];
  const pointedAt: readonly Choice[] = item === undefined ? [] : [...item.targets.flat(), ...idsOf(item.costObjects)];
  const targets = pointedAt.filter((choice) => choice >= 0 && choice !== object);
  return [...new Set([...targets, ...places.filter((to) => to >= 0).map(locationChoice)])];
}

function isOwn(s: State, seat: Seat, choice: Choice): boolean {
  if (choice < ITEM) return s.objects[choice]?.controller === seat;
  return s.chain.some(({ id, controller }) => ITEM + id === choice && controller === seat);
}
