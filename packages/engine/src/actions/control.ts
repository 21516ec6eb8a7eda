import { editLayerInputs, editPlacement } from "../state/fork.ts";
import { type ObjectId, type Seat, Zone } from "../state/ids.ts";
import { idAt, refersTo } from "../state/object-refs.ts";
import type { Ongoing, State } from "../state/records.ts";
import { emit } from "./emit.ts";
import { endThose, Until } from "./ongoing.ts";

/** 477.1.a: who controls an object is the latest control effect that applies to it, else who brought it to the board (191.3). */
export function settleControl(s: State, id: ObjectId): void {
  const o = s.objects[id];
  if (o.zone !== Zone.board) return;
  let latest: Ongoing | null = null;
  for (const effect of s.ongoing)
    if (
      s.pool.ongoing[effect.effect].kind === "control" &&
      refersTo(s, effect.about, id) &&
      (latest === null || effect.stamp > latest.stamp)
    )
      latest = effect;
  const controller = latest === null ? o.defaultController : latest.player;
  if (controller === o.controller) return;
  editLayerInputs(s, id).controller = controller;
  s.cleanupDue = true;
  emit(s, "controlChanged", "191.3", { player: controller, object: id });
}

/** Who controls a card that is on the chain. No layer starts from it, and no cleanup looks there. */
export function controlOnChain(s: State, id: ObjectId, controller: Seat): void {
  editPlacement(s, id).controller = controller;
}

/** "Until I leave the board": the control that a leaving object gave ends (390.5.b). */
export function endControlBy(s: State, source: ObjectId): void {
  if (s.ongoing.length === 0) return;
  const ended = endThose(
    s,
    (o) => o.until === Until.sourceOnBoard && o.source === source && s.pool.ongoing[o.effect].kind !== "addedLegend",
  );
  for (const effect of ended) if (s.pool.ongoing[effect.effect].kind === "control") settleControl(s, idAt(effect.about, 0));
}
