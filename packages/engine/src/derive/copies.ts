import type { CompiledCard } from "../language/pool.ts";
import type { AbilityId, ObjectId } from "../state/ids.ts";
import { refersTo } from "../state/object-refs.ts";
import { ONGOING } from "../state/ongoing-numbers.ts";
import type { GameObject, Ongoing, State } from "../state/records.ts";

/** What an object counts as: its own card, or what it is a copy of. */
export const cardOf = (s: State, { copyOf, card }: GameObject): CompiledCard => s.pool.cards[copyOf >= 0 ? copyOf : card];

/** The copy effect that makes an object what it is (477.1.b, 480); effects stand in the order of their timestamps (480.1). */
export function latestCopy(s: State, id: ObjectId): Ongoing | null {
  for (let i = s.ongoing.length - 1; i >= 0; i--) {
    const { effect, about } = s.ongoing[i];
    if (effect === ONGOING.copy && refersTo(s, about, id)) return s.ongoing[i];
  }
  return null;
}

/** 477.1.b.2: the card of which an attached card has copied the text alone to its own (Svellsongur), whatever its bearer is by now; or null. */
export function textCopiedBy(s: State, gear: ObjectId): CompiledCard | null {
  for (const { effect, source, amount } of s.ongoing) if (effect === ONGOING.copiedText && source === gear) return s.pool.cards[amount];
  return null;
}

/**
 * The key under which an object counts the uses of an ability (377.2.b, 383.1.b, 383.3.e, 371). A copied text and a text that something
 * attached appends are instances of their own: copied again, an ability has not been used.
 */
export function instanceKey(s: State, ability: AbilityId, source: ObjectId, self: ObjectId): number {
  if (self !== source) return ability + ABILITIES * (2 * self + 1);
  return s.objects[source].copyOf < 0 ? ability : ability + ABILITIES * 2 * (latestCopy(s, source)?.stamp ?? 0);
}

/** Is that the key of an ability that this attached card has appended? */
export const isAppendedBy = (key: number, gear: ObjectId): boolean => Math.floor(key / ABILITIES) === 2 * gear + 1;

/** More than there are abilities in a pool. */
const ABILITIES = 0x10000;
