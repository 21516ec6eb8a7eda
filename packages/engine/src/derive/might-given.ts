import { type ObjectId, Zone } from "../state/ids.ts";
import { refersTo } from "../state/object-refs.ts";
import type { State } from "../state/records.ts";
import { type ActiveStatic, activeStatics } from "./ability-index.ts";
import { cardOf } from "./copies.ts";
import { isMe, speaker } from "./speaker.ts";
import { StaticKind } from "./static-kinds.ts";

/** Might that texts in force give to a unit, each with the object that gives it. For onlookers: layers.ts derives the sum. */
export interface MightGiven {
  readonly source: ObjectId;
  readonly amount: number;
  /** The passive effect by which it is given, or null: an effect that lasts. */
  readonly effect: object | null;
}

export function mightGiven(s: State, id: ObjectId): MightGiven[] {
  const out: MightGiven[] = [];
  for (const active of activeStatics(s, StaticKind.might)) {
    const scope = speaker(s, active);
    const { effect } = active;
    if (!isAbout(s, active, id) || (effect.condition !== null && !effect.condition(s, scope))) continue;
    const amount = effect.num === null ? 0 : effect.num(s, scope);
    if (!Number.isNaN(amount) && amount !== 0) out.push({ source: active.self, amount, effect: effect.data });
  }
  for (const active of activeStatics(s, StaticKind.buffsGive)) {
    const { effect, self } = active;
    const amount = s.objects[id].buffs * effect.data.n;
    if (amount !== 0 && isAbout(s, active, id) && (effect.condition === null || effect.condition(s, speaker(s, active))))
      out.push({ source: self, amount, effect: effect.data });
  }
  for (const { effect, about, amount, source } of s.ongoing) {
    const { kind } = s.pool.ongoing[effect];
    const given = kind === "might" ? amount : kind === "setMight" || kind === "becomesUnit" ? amount - cardOf(s, s.objects[id]).might : 0;
    if (given !== 0 && refersTo(s, about, id)) out.push({ source, amount: given, effect: null });
  }
  return out;
}

function isAbout(s: State, active: ActiveStatic, id: ObjectId): boolean {
  const { effect, about } = active;
  if (about.length > 0) return refersTo(s, about, id);
  if (effect.of === "me") return isMe(s, active, id) && s.objects[id].zone === Zone.board;
  return effect.of?.test(s, speaker(s, active), id) === true;
}
