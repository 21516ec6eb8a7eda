import { flatEvent, type State } from "@rulebound/engine/internal";

/**
 * What has happened in a game, as a number: kept with every answer, so that whoever plays the game again sees at which one it
 * goes another way. Cards count by their names, since a new set changes their numbers; caches and versions do not count.
 */

/** Of how a game begins: which cards lie where. */
export function opening({ objects, players, pool, decision }: State): number {
  let trace = 0x811c9dc5;
  for (const { card, owner, zone } of objects) trace = number(number(words(trace, pool.cards[card].data.name), owner), zone);
  for (const { deck, runeDeck, hand } of players) for (const id of [...deck, ...runeDeck, ...hand]) trace = number(trace, id);
  return asked(trace, decision);
}

/** Of what happened since event number `from`, after what happened before. */
export function traced(before: number, { events, objects, pool, decision }: State, from: number): number {
  let trace = before;
  for (let i = from; events !== null && i < events.length; i++) {
    const { type, player, object, source, amount, from: left, to, at, result } = flatEvent(events[i]);
    trace = words(trace, type);
    if (object >= 0) trace = words(trace, pool.cards[objects[object].card].data.name);
    for (const part of [player, object, source, amount, left, to, at]) trace = number(trace, part);
    trace = words(trace, result);
  }
  return asked(trace, decision);
}

function asked(trace: number, decision: State["decision"]): number {
  if (decision === null) return number(trace, -1);
  return number(number(words(trace, decision.kind), decision.player), decision.options.length);
}

/** FNV-1a, a character or a number at a time. */
function words(trace: number, text: string): number {
  let hash = trace;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return number(hash, text.length);
}

const number = (trace: number, value: number): number => Math.imul(trace ^ value, 0x01000193) >>> 0;
