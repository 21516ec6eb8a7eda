import { controllerOf, listen } from "../../actions/trigger.ts";
import { activeTriggers } from "../../derive/ability-index.ts";
import { cardOf } from "../../derive/read.ts";
import { flatTriggerEvent } from "../../derive/trigger-events.ts";
import { huntTrigger } from "../../keywords/beginning.ts";
import { type ObjectId, Zone } from "../../state/ids.ts";
import { LastKnownFlag } from "../../state/last-known-flags.ts";
import type { State } from "../../state/records.ts";
import { TriggerKind } from "../../state/triggers.ts";

/**
 * 383.4.g: the named effects of an object trigger as if their named condition had just been fulfilled. The other parts of
 * each condition are looked at as ever: nothing was attacked, nobody lost control, no damage was in excess.
 */
export function activateEffects(s: State, id: ObjectId, effects: "conquer" | "hold" | "play"): void {
  if (effects === "play") activatePlayEffects(s, id);
  else activateScoreEffects(s, id, effects);
}

function activateScoreEffects(s: State, id: ObjectId, effects: "conquer" | "hold"): void {
  if (s.objects[id].zone !== Zone.board) return;
  const [kind, other] = effects === "conquer" ? [TriggerKind.conquers, TriggerKind.holds] : [TriggerKind.holds, TriggerKind.conquers];
  hearAsIf(s, id, kind, 0);
  hearAsIf(s, id, other, LastKnownFlag.swapped);
  huntTrigger(s, id, effects);
}

function hearAsIf(s: State, id: ObjectId, kind: number, flags: number): void {
  const { controller, location } = s.objects[id];
  const h = flatTriggerEvent({ kind, player: controller, to: location, flags: flags | LastKnownFlag.asIf });
  for (const active of activeTriggers(s, kind)) if (active.source === id) listen(s, active, h);
}

/** What has left the board meanwhile ("repeat this gear's play effect", said as it dies) has what is printed on it. */
function activatePlayEffects(s: State, id: ObjectId): void {
  const player = controllerOf(s, id, null);
  const h = flatTriggerEvent({ kind: TriggerKind.played, player, object: id, to: s.objects[id].location, flags: LastKnownFlag.asIf });
  if (s.objects[id].zone !== Zone.board) {
    for (const ability of cardOf(s, s.objects[id]).abilities) if (ability.isPlayEffect) listen(s, { ability, source: id, self: id }, h);
  } else
    for (const active of activeTriggers(s, TriggerKind.played))
      if (active.source === id && active.ability.isPlayEffect) listen(s, active, h);
}
