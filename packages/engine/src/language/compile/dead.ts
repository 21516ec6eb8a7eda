import { areFriendly, areOpponents, cardOf } from "../../derive/read.ts";
import type { FlatTriggerEvent } from "../../derive/trigger-events.ts";
import type { Seat } from "../../state/ids.ts";
import { LastKnownFlag } from "../../state/last-known-flags.ts";
import type { State } from "../../state/records.ts";
import { TriggerKind } from "../../state/triggers.ts";
import { here, type Scope } from "../scope.ts";
import type { Filter, Status } from "../types.ts";

type Match = (s: State, scope: Scope, h: FlatTriggerEvent) => boolean;

/** Statuses that are remembered of what has died. */
const REMEMBERED: Readonly<Partial<Record<Status, number>>> = {
  buffed: LastKnownFlag.buffed,
  stunned: LastKnownFlag.stunned,
  mighty: LastKnownFlag.mighty,
  token: LastKnownFlag.token,
};

const flagOf = (status: Status): number => {
  const flag = REMEMBERED[status];
  if (flag === undefined) throw new Error(`whether what died was ${status} is not remembered`);
  return flag;
};

/** What died is judged as it was on the board (323.4), not as the card it is now. */
const SAID: ReadonlySet<string> = new Set(["side", "kinds", "tags", "notTags", "other", "is", "not", "place"]);

/** Who controlled it as it died: a death is told of that player, a kill of the killer. */
const whose = (s: State, h: FlatTriggerEvent): Seat => (h.kind === TriggerKind.dies ? h.player : s.objects[h.object].controller);

export function compileDead(subject: Filter): Match {
  const unknown = Object.keys(subject).find((word) => !SAID.has(word));
  if (unknown !== undefined) throw new Error(`"${unknown}" of what has died is not remembered`);
  const matches: Match[] = [];
  const { side, kinds, tags, notTags } = subject;
  if (side === "yours") matches.push((s, scope, h) => whose(s, h) === scope.you);
  if (side === "friendly") matches.push((s, scope, h) => areFriendly(s, scope.you, whose(s, h)));
  if (side === "enemy" || side === "opponents") matches.push((s, scope, h) => areOpponents(s, scope.you, whose(s, h)));
  if (subject.other === true) matches.push((_s, scope, h) => h.object !== scope.source);
  const was = (subject.is ?? []).map(flagOf).reduce((bits, flag) => bits | flag, 0);
  if (was !== 0) matches.push((_s, _scope, h) => (h.flags & was) === was);
  const wasNot = (subject.not ?? []).map(flagOf).reduce((bits, flag) => bits | flag, 0);
  if (wasNot !== 0) matches.push((_s, _scope, h) => (h.flags & wasNot) === 0);
  if (subject.place === "here") matches.push((s, scope, h) => h.from === here(s, scope));
  else if (subject.place !== undefined) throw new Error("where something died is only known as here or not");
  if (kinds !== undefined) {
    const unit = kinds.includes("unit");
    const gear = kinds.includes("gear");
    if (unit !== gear) matches.push((_s, _scope, h) => ((h.flags & LastKnownFlag.unit) !== 0) === unit);
  }
  if (tags !== undefined) matches.push((s, _scope, h) => cardOf(s, s.objects[h.object]).tags.some((tag) => tags.includes(tag)));
  if (notTags !== undefined) matches.push((s, _scope, h) => !cardOf(s, s.objects[h.object]).tags.some((tag) => notTags.includes(tag)));
  return (s, scope, h) => matches.every((match) => match(s, scope, h));
}
