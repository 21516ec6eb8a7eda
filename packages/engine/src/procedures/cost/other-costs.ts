import { activeStatics } from "../../derive/ability-index.ts";
import { cardOf } from "../../derive/read.ts";
import { isMe, speaker, speaksOf } from "../../derive/speaker.ts";
import { StaticKind } from "../../derive/static-kinds.ts";
import type { CompiledCost } from "../../language/compile/costs.ts";
import { Keyword, nthOngoing, type ObjectId, type OngoingId, TypeBit } from "../../state/ids.ts";
import { emptyObjectArray } from "../../state/lists.ts";
import type { PlayTerms, State } from "../../state/records.ts";
import type { Playing } from "../play/playing.ts";

/** What is paid in place of the printed cost (Flow, "you may play me for"), or for another execution (820). */

/** Ways from this number on: by the permission of the ongoing effect whose number is added. */
export const MAY_PLAY = 1000;
/** The effect that an alternative cost stands for. */
export const permissionOf = (alternativeCost: number): OngoingId => nthOngoing(alternativeCost - MAY_PLAY);

/** "You may play a gear from hand this turn, ignoring its Energy cost." */
export function ignoredBy(s: State, alternativeCost: number): PlayTerms["ignore"] {
  const ongoing = s.ongoing.find((o) => o.id === permissionOf(alternativeCost));
  const effect = ongoing === undefined ? undefined : s.pool.ongoing[ongoing.effect];
  return effect !== undefined && effect.kind === "static" && effect.static.data.effect === "mayPlay"
    ? (effect.static.data.cost.ignore ?? "none")
    : "none";
}

/** Flow costs come first, then "you may play me for". */
export function alternativeCostOf(s: State, playing: Playing, alternativeCost: number): CompiledCost {
  const card = cardOf(s, s.objects[playing.object]);
  const costs = [...card.flows, ...card.alternativeCosts.map((w) => w.cost)];
  return costs[alternativeCost - 1] ?? grantedFlow(s, playing.object);
}

/** Kennen: Flow equal to its cost. */
function grantedFlow(s: State, object: ObjectId): CompiledCost {
  const card = cardOf(s, s.objects[object]);
  return {
    id: -1,
    energy: card.energy,
    power: Array.from({ length: card.power }, () => card.powerMask),
    either: [],
    anyAmount: null,
    parts: [],
  };
}

export const NO_COSTS: readonly CompiledCost[] = emptyObjectArray();

/** Printed Repeat costs, then granted ones (820.3). */
export function repeatCosts(s: State, playing: Playing): readonly CompiledCost[] {
  if (playing.ability !== null) return abilityRepeats(s, playing);
  const card = cardOf(s, s.objects[playing.object]);
  if ((card.types & TypeBit.spell) === 0) return card.repeats;
  let out: CompiledCost[] | null = null;
  for (const ongoing of s.ongoing)
    if (s.pool.ongoing[ongoing.effect].kind === "repeat" && ongoing.controller === playing.seat) {
      out ??= card.repeats.slice();
      out.push(grantedFlow(s, playing.object));
    }
  for (const active of activeStatics(s, StaticKind.keywords)) {
    if (active.effect.costs.length === 0 || (active.effect.keywords & Keyword.Repeat) === 0 || active.effect.data.what === "abilities")
      continue;
    const scope = speaker(s, active);
    if (active.effect.condition !== null && !active.effect.condition(s, scope)) continue;
    if (!speaksOf(active, scope, playing.seat) || active.effect.reachesCards?.(s, scope, playing.object) === false) continue;
    out ??= card.repeats.slice();
    out.push(...active.effect.costs);
  }
  return out ?? card.repeats;
}

/** 820.1.a: abilities have what something gives to those of their object. */
function abilityRepeats(s: State, { object }: Playing): readonly CompiledCost[] {
  return activeStatics(s, StaticKind.keywords).flatMap((active) => {
    const { data, condition, of, costs } = active.effect;
    if (data.what !== "abilities") return NO_COSTS;
    const scope = speaker(s, active);
    if (condition !== null && !condition(s, scope)) return NO_COSTS;
    return (of === "me" ? isMe(s, active, object) : of?.test(s, scope, object) === true) ? costs : NO_COSTS;
  });
}
