import type { RuleId } from "@rulebound/rules";
import { GISTS } from "@rulebound/rules/gists";
import type { GameEvent, State } from "./adapter.ts";
import { eventWords, isLocationEvent, type Zone, zoneWord } from "./adapter.ts";
import type { Names } from "./names.ts";

/** What happened, in words, each event under what caused it and with the rule it rests on and what that says. */

/** One thing that happened, or was refused. */
export interface Told {
  /** How many causes stand above it. */
  readonly depth: number;
  readonly words: string;
  readonly rule: RuleId;
}

/** The events from `since` on. */
export function explainEvents(events: readonly GameEvent[], since: number, state: State, names: Names): Told[] {
  const depths: number[] = [];
  return events.flatMap((event, index) => {
    const depth = event.cause >= 0 && event.cause < index ? depths[event.cause] + 1 : 0;
    depths[index] = depth;
    return index < since ? [] : [{ depth, words: eventText(event, state, names), rule: event.rule }];
  });
}

/** "V3 dies at BF-A  [323.4] Units with lethal damage die.", indented by cause. */
export const toldLine = ({ depth, words, rule }: Told): string => `${"  ".repeat(depth)}${words}  [${rule}] ${GISTS[rule].text}`;

export function eventText(event: GameEvent, state: State, names: Names): string {
  const object = (id: number) => (id < 0 ? null : names.nameOf(state, id));
  const end = (value: number) =>
    value < 0 ? null : isLocationEvent(event.type) ? names.locationName(value) : `zone ${zoneWord(value as Zone)}`;
  return eventWords(event, {
    player: event.player < 0 ? null : `P${event.player + 1}`,
    object: object(event.object),
    source: object(event.source),
    at: event.at < 0 ? null : names.locationName(event.at),
    from: end(event.from),
    to: end(event.to),
  });
}
