/** How a passive effect is said: whom it is about, and what that one has, does or costs. */
import type { Filter, Sel, StaticEffect } from "../types.ts";
import { describe, these } from "./filters.ts";
import { subject as subjectOf } from "./selectors.ts";
import { I, type Voice } from "./voice.ts";
import { third, words } from "./words.ts";

export interface EffectOptions {
  /** "this turn", for an effect that an instruction makes. */
  readonly duration?: string;
  readonly about?: Sel;
  /** Only the next one that is played. */
  readonly next?: boolean;
}

export interface Saying {
  readonly subject: string;
  /** Is the subject a single thing that is not "I"? */
  readonly third: boolean;
  /** A verb phrase: "have +1 [M]", "enter ready". */
  readonly predicate: string;
}

export type Of<E extends StaticEffect["effect"]> = Extract<StaticEffect, { readonly effect: E }>;

export function whom(v: Voice, of: "me" | "next" | Filter, options: EffectOptions): { readonly subject: string; readonly third: boolean } {
  if (options.about !== undefined) return { subject: subjectOf(v, options.about), third: !v.memory.it.many };
  if (of === "me") return { subject: I(v), third: v.person !== "I" };
  if (of === "next") return { subject: "the next card you play", third: true };
  if (options.next) return { subject: nextPlayed(v, of), third: true };
  return { subject: these(v, of), third: false };
}

/** "the next spell you play this turn" */
export function nextPlayed(v: Voice, f: Filter): string {
  const { before, noun } = describe(v, f);
  return words("the next", before, noun, "you play this turn");
}

export const withoutSide = ({ side: _, ...others }: Filter): Filter => others;

export const spoken = (saying: Saying): string => `${saying.subject} ${saying.third ? third(saying.predicate) : saying.predicate}`;

export const spellsAndAbilities = (whose: string): string => words(whose, "spells and abilities");
