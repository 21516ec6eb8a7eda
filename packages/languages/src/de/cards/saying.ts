/** How a passive effect is said: whom it is about, and what that one has, does or costs. */
import type { Filter, Sel, StaticEffect } from "@rulebound/engine/language";
import { a, these } from "./filters.ts";
import { type Case, DER_ } from "./forms.ts";
import { subject as subjectOf } from "./selectors.ts";
import { type Clause, clauseOf, type Subject, type Verb } from "./verbs.ts";
import { I, type Voice } from "./voice.ts";

export interface EffectOptions {
  /** "in diesem Zug", for an effect that an instruction makes. */
  readonly duration?: string;
  readonly about?: Sel;
  /** Only the next one that is played. */
  readonly next?: boolean;
}

/** A subject with what it does; effects of one subject share it. */
export interface Saying {
  readonly subject: Subject;
  readonly verb: Verb;
  readonly mid: string;
  readonly tail?: string;
}

export type Of<E extends StaticEffect["effect"]> = Extract<StaticEffect, { readonly effect: E }>;

export function whom(v: Voice, of: "me" | "next" | Filter, options: EffectOptions): Subject {
  if (options.about !== undefined) return subjectOf(v, options.about);
  if (of === "me") return I(v);
  if (of === "next") return { text: nextPlayed(v, {}, "nom"), person: "s3" };
  if (options.next) return { text: nextPlayed(v, of, "nom"), person: "s3" };
  return { text: these(v, of, "nom"), person: "p3" };
}

/** "der nächste Zauber, den du in diesem Zug spielst," */
export function nextPlayed(v: Voice, f: Filter, c: Case): string {
  const { side: _, ...others } = f;
  const text = a(v, others, c, {}, DER_);
  const [, article = "", rest = ""] = /^(\S+) (.*)$/.exec(text) ?? [];
  const next = /^de[mnrs]$/.test(article) && c !== "nom" ? "nächsten" : "nächste";
  const relative =
    article === "der" && c === "nom" ? "den" : article === "den" || article === "dem" ? "den" : article === "das" ? "das" : "die";
  return `${article} ${next} ${rest}, ${relative} du in diesem Zug spielst,`;
}

export const withoutSide = ({ side: _, ...others }: Filter): Filter => others;

export const spoken = (saying: Saying): Clause => clauseOf({ ...saying, own: true });

export const ENEMY_SOURCES = "gegnerischen Zaubern und Fähigkeiten";
