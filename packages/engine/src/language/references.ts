import type { Choice } from "../state/decision.ts";
import { FIRST_INCARNATION, type Incarnation, type ObjectId } from "../state/ids.ts";
import { mapToObjects } from "../state/lists.ts";
import type { GameObject, LastKnownInfo, State } from "../state/records.ts";
import type { Scope } from "./scope.ts";

/**
 * What "me", "this" and "it" mean when it comes to it. A reference is an object and its incarnation, fixed when the text chose
 * it, triggered on it or was put on the chain. Once the object has changed zones it is another one (124), and the reference
 * means nothing: what the text would do to it is ignored, what it would read off it is null (359.3.e.12). Two things alone go
 * with an object to where it is now: what the text itself has moved there (359.3.e.13, `follow` in actions/running-text.ts), and
 * what triggered on its leaving, which knows it as the card that it became (383.2.c.1).
 */

/** Is this still the object it was (124)? */
export const isSame = (s: State, id: ObjectId, incarnation: Incarnation): boolean => id >= 0 && s.objects[id].incarnation === incarnation;

/** Which incarnation of each is meant from now on; players, places and chain items have none. */
export function incarnationsNow(s: State, choices: readonly Choice[]): readonly Incarnation[] {
  if (choices.length === 0) return NOTHING;
  const out = [incarnationNow(s, choices[0])];
  for (let i = 1; i < choices.length; i++) out.push(incarnationNow(s, choices[i]));
  return out;
}

const incarnationNow = (s: State, choice: Choice): Incarnation =>
  choice >= 0 && choice < s.objects.length ? s.objects[choice].incarnation : FIRST_INCARNATION;

/** For a text that works later (388.1, 390.2): which incarnations are meant by what has been mentioned so far. */
export const incarnationsMeant = (s: State, { vars, incarnations }: Scope): readonly (readonly Incarnation[])[] =>
  mapToObjects(vars, (choices, i) => (incarnations[i]?.length === choices.length ? incarnations[i] : incarnationsNow(s, choices)));

const isMeant = (s: State, choice: Choice, incarnation: Incarnation | undefined): boolean =>
  incarnation === undefined || choice < 0 || choice >= s.objects.length || s.objects[choice].incarnation === incarnation;

/** What the text has chosen, found or brought about under this number, as far as it is still that (359.3.e.12.a); else nothing (359.3.f.2.a). */
export function referred(s: State, scope: Scope, number: number): readonly Choice[] {
  const choices = number < 0 ? undefined : scope.vars[number];
  if (choices === undefined || choices.length === 0) return NOTHING;
  const known = scope.incarnations[number];
  if (known === undefined || known.length === 0) return choices;
  for (let i = 0; i < choices.length; i++)
    if (!isMeant(s, choices[i], known[i])) return choices.filter((choice, k) => isMeant(s, choice, known[k]));
  return choices;
}

/** The one of them at that place, or none if it is no longer that. */
export function referredAt(s: State, scope: Scope, number: number, at: number): readonly Choice[] {
  const choice = scope.vars[number]?.[at];
  return choice !== undefined && isMeant(s, choice, scope.incarnations[number]?.[at]) ? [choice] : NOTHING;
}

/** "me": the source of the text, or null once it has become another object. */
export const me = (s: State, scope: Scope): GameObject | null =>
  isSame(s, scope.source, scope.sourceIncarnation) ? s.objects[scope.source] : null;

/** "this": in effect text the attached card. */
export const self = (s: State, scope: Scope): GameObject | null =>
  scope.self >= 0 && (scope.selfIncarnation < 0 || isSame(s, scope.self, scope.selfIncarnation)) ? s.objects[scope.self] : null;

/** What the trigger is about. */
export const subject = (s: State, note: LastKnownInfo): GameObject | null =>
  isSame(s, note.object, note.incarnation) ? s.objects[note.object] : null;

const NOTHING: readonly never[] = [];
