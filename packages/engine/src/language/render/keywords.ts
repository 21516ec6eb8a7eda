/** Keywords in brackets. */
import type { Ability, GrantedKeyword } from "../types.ts";
import type { Voice } from "./voice.ts";
import { list, resourceSymbols } from "./words.ts";

/** "[Assault 2]"; a value of 1 is not printed. */
export const keywordText = ({ keyword, value }: { readonly keyword: string; readonly value?: unknown }): string =>
  typeof value === "number" && value !== 1 ? `[${keyword} ${value}]` : `[${keyword}]`;

/** A granted keyword: "[Shield 3]", "[Assault] equal to my [Shield]", "[Repeat] equal to its cost". */
function grantedText(v: Voice, granted: GrantedKeyword): string {
  const word = keywordText(granted);
  if (granted.cost === "itsCost") return `${word} equal to its cost`;
  if (granted.cost === "itsBaseCost") return `${word} equal to its base cost`;
  if (granted.cost) return `${word} ${v.say.costList(v, granted.cost)}`;
  if (granted.value !== undefined && typeof granted.value !== "number") return `${word} equal to ${v.say.amountNoun(v, granted.value)}`;
  return word;
}

export const grantedList = (v: Voice, granted: readonly GrantedKeyword[]): string => list(granted.map((one) => grantedText(v, one)));

/** In the middle of a sentence a verb is small. */
const uncapital = (text: string, at: number): string => (at === 0 ? text : text.charAt(0).toLowerCase() + text.slice(1));

/** A keyword as its own paragraph: "[Equip] [1][Fury]", "[Equip] — [Chaos], Recycle 2 cards from your trash". */
export function keywordParagraph(v: Voice, ability: Extract<Ability, { readonly kind: "keyword" }>): string {
  const word = keywordText(ability);
  if (ability.costs && ability.keyword === "Repeat") return `${word} — ${ability.costs.map((cost) => v.say.costList(v, cost)).join(" / ")}`;
  if (ability.costs) {
    const costs = ability.costs.map((cost, at) => uncapital(v.say.costList(v, cost), at));
    return `${word} — ${list(costs, "or")}.`;
  }
  const [first] = ability.cost ?? [];
  if (!ability.cost || first === undefined) return word;
  const plain = ability.cost.length === 1 && "pay" in first;
  return plain ? `${word} ${resourceSymbols(first.pay)}` : `${word} — ${v.say.costList(v, ability.cost)}`;
}
