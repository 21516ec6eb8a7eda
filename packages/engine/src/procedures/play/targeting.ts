import { trigger } from "../../actions/trigger.ts";
import { areOpponents, isGear, isUnit } from "../../derive/read.ts";
import { programOf } from "../../language/chosen.ts";
import { type Choice, objectOfChoice } from "../../state/decision.ts";
import { editPlayer } from "../../state/fork.ts";
import { type ObjectId, Zone } from "../../state/ids.ts";
import { LastKnownFlag } from "../../state/last-known-flags.ts";
import { withNumber } from "../../state/lists.ts";
import type { ChainItem, State } from "../../state/records.ts";
import { Chose } from "../../state/this-turn.ts";
import { TriggerKind } from "../../state/triggers.ts";
import { executions } from "../chain/chosen.ts";

/**
 * 383.4.b.2: what has been chosen by an item is chosen once the item is finalized, as often as its instructions and their
 * executions choose it (820.2). `before`: what new choices find chosen already (754).
 */
export function objectsChosen(s: State, item: ChainItem, before: readonly Choice[] = NOTHING): void {
  const program = programOf(s, item);
  if (program === null || program.targets.length === 0 || item.targets.length === 0) return;
  for (let e = 0; e < executions(item); e++)
    for (const slot of program.targets)
      for (const choice of item.targets[slot.sel.number + e * program.vars] ?? NOTHING)
        if (choice < s.objects.length && !before.includes(choice)) objectChosen(s, item, objectOfChoice(choice));
}

const NOTHING: readonly never[] = [];

function objectChosen(s: State, item: ChainItem, id: ObjectId): void {
  const bySpell = item.ability < 0;
  const { zone, controller, location } = s.objects[id];
  if (zone === Zone.board && areOpponents(s, controller, item.controller)) {
    const what = (isUnit(s, id) ? Chose.unit : 0) | (isGear(s, id) ? Chose.gear : 0);
    // 411.6.a: what Equipment appends is an ability of its bearer, too.
    const by = bySpell ? Chose.bySpell : isUnit(s, item.object) ? Chose.byUnit : 0;
    const p = editPlayer(s, item.controller);
    p.chosenEnemies = withNumber(p.chosenEnemies, what | by);
  }
  trigger(s, {
    kind: TriggerKind.chosen,
    player: item.controller,
    object: id,
    source: item.object,
    to: location,
    flags: bySpell ? LastKnownFlag.bySpell : LastKnownFlag.byAbility,
  });
}
