import type { RuleId } from "@rulebound/rules";
import { GISTS } from "@rulebound/rules/gists";
import type { GameEvent, State } from "./adapter.ts";
import { eventWords, isLocationEvent, type Zone, zoneWord } from "./adapter.ts";
import type { Names } from "./names.ts";

/** What happened, in words, each event under what caused it and with the rule it rests on and what that says. */

/** Lines for the events from `since` on, indented by cause. */
export function explainEvents(events: readonly GameEvent[], since: number, state: State, names: Names): string[] {
  const depth: number[] = [];
  return events.flatMap((event, index) => {
    depth[index] = event.cause >= 0 && event.cause < index ? depth[event.cause] + 1 : 0;
    return index < since ? [] : [`${"  ".repeat(depth[index])}${eventText(event, state, names)}  ${ruleText(event.rule)}`];
  });
}

/** "[466.1] Combat's Resolution Step opens with a Combat Cleanup." */
export const ruleText = (rule: RuleId): string => `[${rule}] ${GISTS[rule].text}`;

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
