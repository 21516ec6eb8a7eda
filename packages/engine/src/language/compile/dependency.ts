import { Keyword } from "../../state/ids.ts";
import type { KeywordName, StaticEffect } from "../types.ts";

/** 478: what a text looks at of that which the layers make, and what it changes there. */
export interface Traits {
  readonly might: boolean;
  /** Bits of keywords. */
  readonly keywords: number;
  readonly tags: boolean;
}

const MIGHT_KEYS: ReadonlySet<string> = new Set(["might", "highestMight", "totalMight", "totalMightAtMost"]);

/** Finds what any piece of the language reads, by the names of its members. */
export function readsOf(...data: readonly unknown[]): Traits {
  const found = { might: false, keywords: 0, tags: false };
  const look = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const part of value) look(part);
      return;
    }
    if (value === "mighty") found.might = true;
    if (typeof value !== "object" || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      if (MIGHT_KEYS.has(key)) found.might = true;
      if (key === "keyword" || key === "lacks" || key === "keywordOf") found.keywords |= Keyword[part as KeywordName] ?? 0;
      if (key === "tags" || key === "notTags" || key === "tagsAmong") found.tags = true;
      look(part);
    }
  };
  for (const part of data) look(part);
  return found;
}

/** Assault and Shield are Might too, in combat. */
export function givesOf(effect: StaticEffect): Traits {
  switch (effect.effect) {
    case "keywords":
    case "equipmentGives": {
      const bits = effect.keywords.reduce((sum, g) => sum | Keyword[g.keyword], 0);
      return { might: (bits & (Keyword.Assault | Keyword.Shield)) !== 0, keywords: bits, tags: false };
    }
    case "tags":
      return { might: false, keywords: 0, tags: true };
    case "might":
    case "buffsGive":
    case "doubleMightBonus":
      return { might: true, keywords: 0, tags: false };
    default:
      return { might: false, keywords: 0, tags: false };
  }
}
