/** How a passive effect is said: whom it is about, and what that one has, does or costs. */
import type { Filter, Sel, StaticEffect } from "@rulebound/engine/language";
import { describe, phrase, these } from "./filters.ts";
import { object } from "./selectors.ts";
import { me, type Voice } from "./voice.ts";

export interface EffectOptions {
  /** "在本回合内", for an effect that an instruction makes. */
  readonly duration?: string;
  readonly about?: Sel;
  /** Only the next one that is played. */
  readonly next?: boolean;
}

export interface Saying {
  readonly subject: string;
  /** A verb phrase: "获得+1[M]", "以活跃状态进场". */
  readonly predicate: string;
}

export type Of<E extends StaticEffect["effect"]> = Extract<StaticEffect, { readonly effect: E }>;

export function whom(v: Voice, of: "me" | "next" | Filter, options: EffectOptions): string {
  if (options.about !== undefined) return object(v, options.about);
  if (of === "me") return me(v);
  if (of === "next") return nextPlayed(v, {});
  return options.next ? nextPlayed(v, of) : these(v, of);
}

/** "你本回合打出的下一个法术" */
export function nextPlayed(v: Voice, f: Filter): string {
  const noun = describe(v, f, { ownerless: true });
  return `你本回合打出的下一${noun.measure}${phrase(noun, "").replace(/^友方/, "")}`;
}

export const withoutSide = ({ side: _, ...others }: Filter): Filter => others;

export const spoken = ({ subject, predicate }: Saying): string => subject + predicate;
