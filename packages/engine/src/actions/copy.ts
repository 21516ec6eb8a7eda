import { isAppendedBy, latestCopy } from "../derive/copies.ts";
import type { EditableObject } from "../state/field-groups.ts";
import { editLayerInputs, invalidateAbilities } from "../state/fork.ts";
import { type CardId, NO_CARD, nthCard, type ObjectId, type Seat } from "../state/ids.ts";
import { idAt } from "../state/object-refs.ts";
import { ONGOING } from "../state/ongoing-numbers.ts";
import type { Ongoing, State } from "../state/records.ts";
import { emit } from "./emit.ts";
import { addOngoing, endThose, Until } from "./ongoing.ts";

/** 477.1.b: an object that becomes a copy of another, for good or while the source is attached to it. */
export function becomeCopy(s: State, id: ObjectId, model: ObjectId, lasts: CopyDuration, source: ObjectId, by: Seat): void {
  const { card, copyOf } = s.objects[model];
  // 477.1.b.1.b: a copy of a copy is a copy of what that one is now.
  becomeCopyOf(s, id, copyOf >= 0 ? copyOf : card, lasts, source, by);
  emit(s, "copied", "477.1.b.1", { object: id, source: model });
}
type CopyDuration = "forever" | "whileAttached";

export function becomeCopyOf(s: State, id: ObjectId, card: CardId, lasts: CopyDuration, source: ObjectId, by: Seat): void {
  const until = lasts === "forever" ? Until.forever : Until.attached;
  addOngoing(s, ONGOING.copy, { controller: by, source, about: [id], until, amount: card });
  settleCopy(s, id);
}

/** Svellsongur: the text that its bearer has now, for as long as it is attached. */
export function copyTextOf(s: State, gear: ObjectId, host: ObjectId, by: Seat): void {
  const { card, copyOf } = s.objects[host];
  addOngoing(s, ONGOING.copiedText, { controller: by, source: gear, until: Until.attached, amount: copyOf >= 0 ? copyOf : card });
}

/** 480: the latest copy effect on it counts, and the one before it again when that ends. */
function settleCopy(s: State, id: ObjectId): void {
  const copyOf = nthCard(latestCopy(s, id)?.amount ?? NO_CARD);
  if (s.objects[id].copyOf !== copyOf) editLayerInputs(s, id).copyOf = copyOf;
  invalidateAbilities(s);
  s.cleanupDue = true;
}

/** 480.2: attached again, what it appends is a new text that has not been used. */
export function forgetAppended(host: EditableObject<"nothing">, gear: ObjectId): void {
  const { used } = host;
  if (used.length > 0) host.used = used.filter((_, i) => !isAppendedBy(used[i - (i % 2)], gear));
}

/** Whatever lasts while this is attached ends as it is detached. */
export function endWhileAttached(s: State, gear: ObjectId): void {
  if (s.ongoing.length > 0) endCopying(s, (o) => o.until === Until.attached && o.source === gear);
}

/** 124.1: an object that leaves the board is a copy of nothing any more. */
export function endCopies(s: State, id: ObjectId): void {
  endCopying(s, (o) => o.effect === ONGOING.copy && (o.about[0] as number) === id);
}

function endCopying(s: State, isOver: (o: Ongoing) => boolean): void {
  const ended = endThose(s, isOver);
  if (ended.length === 0) return;
  s.cleanupDue = true;
  for (const { effect, about } of ended) if (effect === ONGOING.copy) settleCopy(s, idAt(about, 0));
}
