import { areFriendly } from "../../derive/read.ts";
import type { FlatTriggerEvent } from "../../derive/trigger-events.ts";
import { TypeBit } from "../../state/ids.ts";
import type { PlayerRecord, State } from "../../state/records.ts";
import { TriggerKind } from "../../state/triggers.ts";
import type { Scope } from "../scope.ts";
import type { Condition, Filter, Trigger } from "../types.ts";

/** Which one of the turn an event is. */
type Ordinal = (s: State, scope: Scope, h: FlatTriggerEvent) => number;

/**
 * 383.1: "the first time ...", "your second card" is told by what has happened this turn, not by what the listener has seen:
 * it may have come later. Null: nothing is remembered of it, and the listener counts for itself.
 */
export function compileOrdinal(trigger: Trigger): Ordinal | null {
  const kind = TriggerKind[trigger.on];
  const { subject, condition } = trigger;
  if (kind === TriggerKind.moved && subject === "me") return (s, scope) => s.objects[scope.source].moves;
  if (subject === "me" || trigger.here === true) return null;
  if ((kind === TriggerKind.played || kind === TriggerKind.drew) && isAnyCard(subject)) return (_s, _scope, h) => h.amount;
  if (subject === undefined) return null;
  if (kind === TriggerKind.played && condition === undefined) return ordinalOfPlay(subject);
  return kind === TriggerKind.dies ? ordinalOfDeath(subject, condition) : null;
}

/** "A card" and nothing more. */
const isAnyCard = (subject: Filter | undefined): boolean =>
  subject === undefined || (subject.kinds?.length === 1 && subject.kinds[0] === "card" && saysOnly(subject, "kinds"));

const saysOnly = (filter: Filter, ...words: readonly string[]): boolean => Object.keys(filter).every((word) => words.includes(word));

/** "A non-token gear": cards are remembered as they were played, tokens are not. */
function ordinalOfPlay(subject: Filter): Ordinal | null {
  if (!saysOnly(subject, "kinds", "not") || subject.not?.includes("token") !== true || subject.not.length > 1) return null;
  const kinds = subject.kinds ?? [];
  const bits = kinds.reduce((sum, kind) => sum | (kind === "unit" || kind === "gear" || kind === "spell" ? TypeBit[kind] : 0), 0);
  if (bits === 0) return null;
  return (s, _scope, h) => {
    let n = 0;
    for (const card of s.players[h.player].playedCards) if ((s.pool.cards[card].types & bits) !== 0) n++;
    return n;
  };
}

/** "Another friendly unit", at any time or in one's Beginning Phase. Those who die together are counted one by one (383.1.b). */
function ordinalOfDeath(subject: Filter, condition: Condition | undefined): Ordinal | null {
  if (subject.side !== "friendly" || subject.kinds?.length !== 1 || subject.kinds[0] !== "unit") return null;
  if (!saysOnly(subject, "side", "kinds", "other")) return null;
  const inBeginning = condition !== undefined && "phase" in condition && condition.phase === "beginning";
  if (condition !== undefined && !inBeginning) return null;
  const lost = inBeginning ? (p: PlayerRecord) => p.unitsLostInBeginning : (p: PlayerRecord) => p.unitsLost;
  return (s, scope) => {
    let n = 0;
    for (const p of s.players) if (areFriendly(s, p.seat, scope.you)) n += lost(p);
    return n;
  };
}
