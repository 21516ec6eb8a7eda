import type { RuleId } from "@rulebound/rules";
import { controlOnChain } from "../../actions/control.ts";
import { emit } from "../../actions/emit.ts";
import { recycle } from "../../actions/recycle.ts";
import { faceDown, leaveFor } from "../../actions/relocate.ts";
import { banish, returnToHand, toTrash } from "../../actions/zones.ts";
import { activeStatics } from "../../derive/ability-index.ts";
import { cardOf } from "../../derive/read.ts";
import { StaticKind } from "../../derive/static-kinds.ts";
import { ownScope } from "../../language/scope.ts";
import { editObject } from "../../state/fork.ts";
import { type ItemId, type ObjectId, type Seat, Zone } from "../../state/ids.ts";
import { withoutRecord } from "../../state/lists.ts";
import type { ChainItem, State } from "../../state/records.ts";

/** How items leave the chain without resolving, and where their cards go. */

/** -1: it has left the chain. */
export function placeOnChain(s: State, id: ItemId): number {
  for (let i = s.chain.length - 1; i >= 0; i--) if (s.chain[i].id === id) return i;
  return -1;
}

/** 319.5 */
export function takeOffChain(s: State, id: ItemId): ChainItem | undefined {
  const at = placeOnChain(s, id);
  if (at < 0) return undefined;
  const item = s.chain[at];
  s.chain = withoutRecord(s.chain, at);
  s.cleanupDue = true;
  return item;
}

/** 402.4, 404.2, 383.3.a.2: an ability is removed without having been finalized; it is not countered. */
export function removeItem(s: State, id: ItemId, rule: RuleId): void {
  const item = takeOffChain(s, id);
  if (item === undefined) return;
  emit(s, "removed", rule, { player: item.controller, source: item.object });
  if (item.ability < 0) putBack(s, item);
}

/** 358.5: the play is undone; the card goes back to where it was. */
export function cancelItem(s: State, id: ItemId, rule: RuleId): void {
  const item = takeOffChain(s, id);
  if (item === undefined) return;
  emit(s, "cancelled", rule, { player: item.controller, object: item.object });
  if (item.ability < 0) putBack(s, item);
}

function putBack(s: State, item: ChainItem): void {
  const { object, from } = item;
  if (s.objects[object].zone !== Zone.chain) return;
  if (from === Zone.none) {
    leaveFor(s, object, Zone.trash); // a token ceases to exist, a spell that was to be played again from the chain has left it
    return;
  }
  if (from === Zone.facedown) {
    faceDown(s, object, item.controller, item.fromLocation);
    editObject(s, object).since = s.turnNumber - 1;
    return;
  }
  leaveFor(s, object, from, from === Zone.deck);
}

/** 425: does nothing and is cleared from the chain; costs are not refunded. `to`: "return it to its owner's hand instead". */
export function counter(s: State, id: ItemId, by: Seat, to: "hand" | null): boolean {
  const item = s.chain.find((other) => other.id === id);
  if (item === undefined || cantBeCountered(s, item)) return false;
  takeOffChain(s, id);
  emit(s, "countered", "425.1", { player: by, object: item.object });
  if (item.ability < 0) leaveChain(s, item, to === "hand" ? "hand" : null);
  return true;
}

function cantBeCountered(s: State, item: ChainItem): boolean {
  if (
    item.ability < 0 &&
    cardOf(s, s.objects[item.object]).own.some((own) => own.data.effect === "cant" && own.data.what === "beCountered")
  )
    return true;
  for (const active of activeStatics(s, StaticKind.cant)) {
    const { data } = active.effect;
    if (data.effect !== "cant" || data.what !== "beCountered" || data.of === "me") continue;
    const scope = ownScope(s, active.source, active.self);
    if (scope.you === item.controller && (active.effect.condition === null || active.effect.condition(s, scope))) return true;
  }
  return false;
}

/** 157, 390.3.a: a card leaves the chain for its owner's trash, unless something says otherwise. Banishing it wins over the rest. */
export function leaveChain(s: State, item: ChainItem, otherwise: "hand" | null): void {
  const { object, leavesTo, controller } = item;
  if (s.objects[object].zone !== Zone.chain || isPlayedAgain(s, object)) return;
  const owner: Seat = s.objects[object].owner;
  if (s.objects[object].controller !== owner) controlOnChain(s, object, owner);
  if (leavesTo === "banish") banish(s, [object], controller);
  else if (leavesTo === "recycle") recycle(s, [object], controller);
  else if (leavesTo === "hand" || otherwise === "hand") returnToHand(s, [object], controller);
  else for (const id of toTrash(s, [object], controller)) leaveFor(s, id, Zone.trash);
}

/** The card is on the chain once more, as an item of its own. */
const isPlayedAgain = (s: State, object: ObjectId): boolean => s.chain.some((item) => item.ability < 0 && item.object === object);
