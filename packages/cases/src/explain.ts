import type { RuleId } from "@rulebound/rules";
import { GISTS } from "@rulebound/rules/gists";
import type { FlatEvent, ObjectId, Reason, State } from "./adapter.ts";
import { cardOf, endOf, eventWords, isBattlefield, type LocationId, type Zone, zoneWord } from "./adapter.ts";
import type { Names } from "./names.ts";

/** What happened, in words, each event under what caused it and with the rule it rests on and what that says. */

/** One thing that happened, or was refused. */
export interface Told {
  /** How many causes stand above it. */
  readonly depth: number;
  readonly words: string;
  readonly rule: RuleId;
  /** What the words are made of, for whoever says it in another language. */
  readonly event?: ToldEvent;
  readonly refused?: Partial<Reason>;
}

type ToldPlace = { readonly battlefield: string } | { readonly base: number } | { readonly zone: Zone };

export interface ToldEvent extends Pick<FlatEvent, "type" | "amount" | "result" | "player"> {
  readonly object: string | null;
  readonly source: string | null;
  readonly at: ToldPlace | null;
  readonly from: ToldPlace | null;
  readonly to: ToldPlace | null;
}

/** The events from `since` on. */
export function explainEvents(events: readonly FlatEvent[], since: number, state: State, names: Names): Told[] {
  const depths: number[] = [];
  return events.flatMap((event, index) => {
    const depth = event.cause >= 0 && event.cause < index ? depths[event.cause] + 1 : 0;
    depths[index] = depth;
    return index < since ? [] : [{ depth, words: eventText(event, state, names), rule: event.rule, event: toldEvent(event, state, names) }];
  });
}

/** "V3 dies at BF-A  [323.4] Units with lethal damage die.", indented by cause. */
export const toldLine = ({ depth, words, rule }: Told): string => `${"  ".repeat(depth)}${words}  [${rule}] ${GISTS[rule].text}`;

export function eventText(event: FlatEvent, state: State, names: Names): string {
  const object = (id: ObjectId) => (id < 0 ? null : names.nameOf(state, id));
  const place = (at: LocationId) => names.locationName(at);
  const end = (value: Zone | LocationId) => endOf(event.type, value, place, (zone) => `zone ${zoneWord(zone)}`);
  return eventWords(event, {
    player: event.player < 0 ? null : `P${event.player + 1}`,
    object: object(event.object),
    // A token that has taken a battlefield's place bears another name than the place.
    source: event.type === "replaced" && event.source >= 0 ? cardOf(state, event.source).name : object(event.source),
    at: event.at < 0 ? null : place(event.at),
    from: end(event.from),
    to: end(event.to),
  });
}

function toldEvent(event: FlatEvent, state: State, names: Names): ToldEvent {
  const { type, amount, result, player } = event;
  const object = (id: ObjectId): string | null => (id < 0 ? null : names.nameOf(state, id));
  const place = (at: LocationId): ToldPlace => (isBattlefield(at) ? { battlefield: names.locationName(at) } : { base: at });
  const end = (value: Zone | LocationId) => endOf<ToldPlace>(type, value, place, (zone) => ({ zone }));
  const [at, from, to] = [event.at < 0 ? null : place(event.at), end(event.from), end(event.to)];
  return { type, amount, result, player, object: object(event.object), source: object(event.source), at, from, to };
}
