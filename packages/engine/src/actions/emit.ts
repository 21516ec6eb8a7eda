import type { RuleId } from "@rulebound/rules";
import type { EventType, FlatEvent, GameEvent, Told } from "../state/events.ts";
import { NO_OBJECT, NOBODY, NOWHERE } from "../state/ids.ts";
import type { State } from "../state/records.ts";
import { EVERYBODY, seenBy } from "../state/sight.ts";

/** Records what happened, if anybody listens. Returns the event's index, which its consequences name as their cause. */
export function emit<Type extends EventType>(s: State, type: Type, rule: RuleId, told: Told[Type]): number {
  return s.events === null ? -1 : recordEvent(s, s.events, type, rule, told); // small, so that in simulations nothing is left of it
}

/** Who hears of each event as soon as it is recorded; null: nobody. */
let eventListener: ((s: State, event: GameEvent) => void) | null = null;

/** `hear` must not write, and is told of what happens on forks as well. */
export function withEventListener<T>(hear: (s: State, event: GameEvent) => void, work: () => T): T {
  const before = eventListener;
  eventListener = hear;
  try {
    return work();
  } finally {
    eventListener = before;
  }
}

function recordEvent(s: State, events: GameEvent[], type: EventType, rule: RuleId, told: Partial<FlatEvent>): number {
  const o = told.object === undefined || told.object < 0 ? null : s.objects[told.object];
  const flat: FlatEvent = {
    type,
    rule,
    cause: s.cause,
    player: told.player ?? NOBODY,
    object: told.object ?? NO_OBJECT,
    source: told.source ?? NO_OBJECT,
    amount: told.amount ?? 0,
    from: told.from ?? NOWHERE,
    to: told.to ?? NOWHERE,
    at: told.at ?? NOWHERE,
    result: told.result ?? "",
    seenBy: o === null ? EVERYBODY : seenBy(o),
    hiddenCount: o === null ? 0 : o.hiddenCount,
  };
  const event = flat as GameEvent; // of its kind, by what `emit` was given
  events.push(event);
  if (eventListener !== null) eventListener(s, event);
  return events.length - 1;
}
