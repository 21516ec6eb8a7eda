import type { redact } from "@rulebound/engine/internal";
import type { ClockView } from "@rulebound/protocol";

/**
 * Pieces of messages that are nearly all numbers and plain names, written field by field: in two thirds of the time that
 * `JSON.stringify` takes for what it has to look at first.
 */
export function eventText(e: ReturnType<typeof redact>): string {
  const result = e.result === "" ? '""' : JSON.stringify(e.result);
  return `{"type":"${e.type}","rule":"${e.rule}","cause":${e.cause},"player":${e.player},"object":${e.object},"card":${e.card},"source":${e.source},"sourceCard":${e.sourceCard},"amount":${e.amount},"from":${e.from},"to":${e.to},"at":${e.at},"result":${result}}`;
}

export function clockText(clock: ClockView | null): string {
  if (clock === null) return "null";
  const { left, running, decision } = clock;
  const own =
    decision === null
      ? "null"
      : `{"left":${decision.left},"limit":${decision.limit},"endsIn":${decision.endsIn},"warnsIn":${decision.warnsIn}}`;
  return `{"left":[${left.join(",")}],"running":${running},"decision":${own}}`;
}
