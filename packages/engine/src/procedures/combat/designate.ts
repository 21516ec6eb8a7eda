import { emit } from "../../actions/emit.ts";
import { startTriggerBatch, trigger } from "../../actions/trigger.ts";
import { isUnit } from "../../derive/read.ts";
import { disarmTriggers } from "../../keywords/disarm.ts";
import { editLayerInputs } from "../../state/fork.ts";
import { FIRST_BATTLEFIELD, type ObjectId, Role } from "../../state/ids.ts";
import type { State } from "../../state/records.ts";
import { TriggerKind } from "../../state/triggers.ts";

/** 323.2: designations follow presence and control. Attack and defend triggers are checked once per combat (383.4.e.2.a). */
export function designate(s: State): void {
  if (!s.combat) return;
  const at = s.showdownAt + FIRST_BATTLEFIELD;
  let fresh: ObjectId[] | null = null;
  for (let place = 0; place < s.at.length; place++)
    for (const id of s.at[place]) {
      const o = s.objects[id];
      let role: Role = Role.none;
      if (place === at && isUnit(s, id))
        role = o.controller === s.attacker ? Role.attacker : o.controller === s.defender ? Role.defender : Role.none;
      if (o.role === role) continue;
      const edited = editLayerInputs(s, id);
      edited.role = role;
      s.cleanupDue = true;
      if (role === Role.none) continue;
      emit(s, "designated", "323.2", { player: o.controller, object: id, result: role === Role.attacker ? "attacker" : "defender" });
      if ((o.designated & role) !== 0) continue;
      edited.designated |= role;
      fresh ??= [];
      fresh.push(id);
    }
  if (fresh === null) return;
  startTriggerBatch(s);
  for (const id of fresh) roleTriggers(s, id);
}

function roleTriggers(s: State, id: ObjectId): void {
  const o = s.objects[id];
  trigger(s, {
    kind: o.role === Role.attacker ? TriggerKind.attacks : TriggerKind.defends,
    player: o.controller,
    object: id,
    to: o.location,
  });
  if (o.role === Role.attacker) disarmTriggers(s, id);
}
