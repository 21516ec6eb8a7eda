import type { Strict } from "./brand.ts";
import type { ObjectId } from "./ids.ts";
import type { State } from "./records.ts";

/**
 * What is remembered of objects is which ones they were: ids and incarnations alternate in one list of whole numbers. An object that
 * has changed zones since is another one (124), and such a reference does not mean it. Write and read them through the functions here.
 */
export type ObjectRefs = readonly RefPart[];
/** An id or an incarnation. Neither passes for an object or a choice: who goes through the list would take the one for the other. */
export type RefPart = Strict<"part of a reference">;

export const NO_REFS: ObjectRefs = [];

/** These objects, as they are now. */
export function refsTo(s: State, ids: readonly ObjectId[]): ObjectRefs {
  if (ids.length === 0) return NO_REFS;
  const out: number[] = [];
  for (let i = 0; i < ids.length; i++) out.push(ids[i], s.objects[ids[i]].incarnation);
  return out as RefPart[];
}

/** Which objects, whatever has become of them. */
export function idsOf(refs: ObjectRefs): readonly ObjectId[] {
  if (refs.length === 0) return NO_IDS;
  const out: ObjectId[] = [];
  for (let i = 0; i < refs.length; i += 2) out.push(idAt(refs, i));
  return out;
}
const NO_IDS: readonly ObjectId[] = [];

/** The id at an even place. */
export const idAt = (refs: ObjectRefs, at: number): ObjectId => refs[at] as number as ObjectId;

/** Is the object of the reference at this even place still the same? */
export const isCurrentAt = (s: State, refs: ObjectRefs, at: number): boolean =>
  (s.objects[refs[at]].incarnation as number) === refs[at + 1];

/** Is this object, as it is now, one of those that are meant? */
export function refersTo(s: State, refs: ObjectRefs, id: ObjectId): boolean {
  for (let i = 0; i < refs.length; i += 2)
    if ((refs[i] as number) === id && (s.objects[id].incarnation as number) === refs[i + 1]) return true;
  return false;
}
