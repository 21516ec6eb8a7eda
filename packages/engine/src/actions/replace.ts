import { type Active, activeReplacements } from "../derive/ability-index.ts";
import { instanceKey } from "../derive/copies.ts";
import { lastKnownInfo } from "../derive/last-known-info.ts";
import { flatTriggerEvent } from "../derive/trigger-events.ts";
import type { CompiledReplacement } from "../language/pool.ts";
import { kept, type Scope, scopeOf, withNote, withVars } from "../language/scope.ts";
import type { ReplacedEvent } from "../language/types.ts";
import { FrameKind, pushFrame } from "../state/frames.ts";
import { type AbilityId, type ObjectId, type Seat, Zone } from "../state/ids.ts";
import { emptyObjectArray } from "../state/lists.ts";
import type { LastKnownInfo, State } from "../state/records.ts";
import { usesOf } from "../state/uses.ts";
import { emit } from "./emit.ts";
import { controllerOf, setUses } from "./trigger.ts";

/** 367-375: what replaces events, or happens as they happen. Deaths have a procedure of their own (kill.ts). */

/** A replacement effect that is active and may be applied now. */
export interface Replacing {
  readonly active: Active;
  readonly replacement: CompiledReplacement;
  readonly scope: Scope;
}

const NONE: readonly Replacing[] = emptyObjectArray();

/** Those that could replace an event of this kind; where there are none this costs nothing. */
export function replacing(s: State, event: ReplacedEvent): readonly Replacing[] {
  const list = activeReplacements(s, event);
  return list.length === 0 ? NONE : list.flatMap((active) => applicable(s, active) ?? []);
}

function applicable(s: State, active: Active): Replacing | null {
  const { ability, source, self } = active;
  const { replacement } = ability;
  if (replacement === null) return null;
  // 374: it is whose source that is.
  const scope = scopeOf(controllerOf(s, source, ability), source, self, s.objects[source].incarnation);
  if (ability.gate !== null && !ability.gate(s, scope)) return null;
  if (replacement.condition !== null && !replacement.condition(s, scope)) return null;
  if (replacement.data.oncePerTurn === true && usesOf(s.objects[source].used, instanceKey(s, ability.id, source, self)) > 0) return null;
  return { active, replacement, scope };
}

/** Is it about that object? */
export const isAbout = (s: State, { active, replacement, scope }: Replacing, id: ObjectId): boolean =>
  replacement.of === "me" ? active.source === id : replacement.of !== "it" && replacement.of.test(s, scope, id);

/** 371.1: "once each turn" counts what it was applied to. */
export function applied(s: State, { active, replacement }: Replacing): void {
  if (replacement.data.oncePerTurn === true) setUses(s, active.source, instanceKey(s, active.ability.id, active.source, active.self), 1);
  emit(s, "replaced", "370.1.b", { source: active.self });
}

export interface ReplaceData {
  readonly ability: AbilityId;
  readonly scope: Scope;
}

/** 370.1.c: what happens instead, or with the event, comes before anything else. `it` is what the event is about. */
export function startReplacing(s: State, { active, scope }: Replacing, it: readonly ObjectId[], note: LastKnownInfo | null = null): void {
  pushFrame(s, FrameKind.replace, { ability: active.ability.id, scope: kept(withNote(withVars(scope, [it]), note)) });
}

/** "As you look at or reveal me", "as I'm revealed from your deck" (424.1.a.1): the card speaks from the deck. */
export function asSeen(s: State, ids: readonly ObjectId[], event: "lookedAt" | "reveal", by: Seat): void {
  for (let i = ids.length - 1; i >= 0; i--) {
    const o = s.objects[ids[i]];
    const { whenSeen } = s.pool.cards[o.card];
    if (whenSeen.length === 0 || o.zone !== Zone.deck) continue;
    for (const ability of whenSeen) {
      const { replacement } = ability;
      if (replacement === null || (replacement.event === "lookedAt" ? by !== o.owner : event !== "reveal")) continue;
      const note = lastKnownInfo(s, flatTriggerEvent({ kind: -1, player: by, object: o.id }));
      startReplacing(
        s,
        { active: { ability, source: o.id, self: o.id }, replacement, scope: scopeOf(o.owner, o.id, o.id, o.incarnation) },
        [o.id],
        note,
      );
    }
  }
}
