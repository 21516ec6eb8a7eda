import { tags } from "../derive/read.ts";
import { withSource } from "../language/scope.ts";
import { editPlacement, invalidateAbilities } from "../state/fork.ts";
import { NO_OBJECT, type ObjectId, type Seat, Zone } from "../state/ids.ts";
import type { GameObject, State } from "../state/records.ts";
import { TriggerKind } from "../state/triggers.ts";
import { copyTextOf, endWhileAttached, forgetAppended } from "./copy.ts";
import { emit } from "./emit.ts";
import { changeLocation } from "./relocate.ts";
import { replacing, startReplacing } from "./replace.ts";
import { startTriggerBatch, trigger } from "./trigger.ts";

/** 434, 435, 716: attaching and detaching. Neither is a move (434.4.a). */

/** 725.1. False if nothing changes: it is attached there already (434.1.h), or one of them is gone. */
export function attach(s: State, gear: ObjectId, host: ObjectId, by: Seat): boolean {
  const g = s.objects[gear];
  const h = s.objects[host];
  if (g.zone !== Zone.board || h.zone !== Zone.board || g.attachedTo === host || gear === host || h.attachedTo >= 0) return false;
  startTriggerBatch(s);
  if (g.attachedTo >= 0) unlink(s, gear); // 434.1.f: its own text is active again as it is attached anew
  const effects = replacing(s, "attach").filter((effect) => effect.active.source === gear);
  const top = link(s, gear, host);
  emit(s, "attached", "434.1", { player: by, object: gear, source: host });
  if (tags(s, gear).includes("Equipment"))
    trigger(s, { kind: TriggerKind.attachedEquipment, player: by, object: host, gear, to: top.location });
  appendText(s, gear, host, by);
  // "As this is attached": it is attached first, and speaks of its bearer.
  for (const effect of effects) startReplacing(s, { ...effect, scope: withSource(effect.scope, top) }, [host]);
  s.cleanupDue = true;
  return true;
}

/** Attached on a board that a game begins with: nothing triggers, and nothing is done as it is attached. */
export function beginAttached(s: State, gear: ObjectId, host: ObjectId): void {
  link(s, gear, host);
  editPlacement(s, gear).attachedSince = 0;
  appendText(s, gear, host, s.objects[gear].controller);
}

function link(s: State, gear: ObjectId, host: ObjectId): GameObject {
  const g = editPlacement(s, gear);
  g.attachedTo = host;
  g.attachedSince = s.turnNumber;
  const top = editPlacement(s, host);
  top.attached = [...top.attached, gear];
  if (g.location !== top.location) changeLocation(s, gear, top.location);
  invalidateAbilities(s);
  return top;
}

function appendText(s: State, gear: ObjectId, host: ObjectId, by: Seat): void {
  if (s.pool.cards[s.objects[gear].card].copiesText) copyTextOf(s, gear, host, by);
}

/** 435: stays where it is; a gear at a battlefield is recalled in the next cleanup (435.4.a). */
export function detach(s: State, gear: ObjectId, by: Seat): boolean {
  const { attachedTo } = s.objects[gear];
  if (attachedTo < 0) return false;
  startTriggerBatch(s);
  unlink(s, gear);
  emit(s, "detached", "435.1", { player: by, object: gear, source: attachedTo });
  s.cleanupDue = true;
  return true;
}

/** 719.2: with nothing attached its bearer is no Top-Most Card. */
function unlink(s: State, gear: ObjectId): void {
  const g = editPlacement(s, gear);
  const host = editPlacement(s, g.attachedTo);
  host.attached = host.attached.filter((id) => id !== gear);
  g.attachedTo = NO_OBJECT;
  g.attachedSince = -1;
  forgetAppended(host, gear);
  invalidateAbilities(s);
  endWhileAttached(s, gear);
}
