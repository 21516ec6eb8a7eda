/** Keywords in brackets: their keys are the same in every language. */
import type { Ability, GrantedKeyword } from "@rulebound/engine/language";
import { inHeight } from "./amounts.ts";
import { costList, resourceSymbols } from "./costs.ts";
import type { Voice } from "./voice.ts";
import { list } from "./words.ts";

/** "[Assault 2]"; a value of 1 is not printed. */
export const keywordText = ({ keyword, value }: { readonly keyword: string; readonly value?: unknown }): string =>
  typeof value === "number" && value !== 1 ? `[${keyword} ${value}]` : `[${keyword}]`;

/** A granted keyword: "[Shield 3]", "[Assault] in Höhe meines [Shield]", "[Repeat] zu seinen Kosten". */
function grantedText(v: Voice, granted: GrantedKeyword): string {
  const word = keywordText(granted);
  if (granted.cost === "itsCost") return `${word} in Höhe seiner Kosten`;
  if (granted.cost === "itsBaseCost") return `${word} in Höhe seiner Grundkosten`;
  if (granted.cost) return `${word} ${costList(v, granted.cost)}`;
  if (granted.value !== undefined && typeof granted.value !== "number") return `${word} ${inHeight(v, granted.value)}`;
  return word;
}

export const grantedList = (v: Voice, granted: readonly GrantedKeyword[]): string => list(granted.map((one) => grantedText(v, one)));

/** In the middle of a sentence a verb is small. */
const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A keyword as its own paragraph: "[Equip] [1][Fury]", "[Equip] — [Chaos], Recycle 2 Karten aus deiner Ablage". */
export function keywordParagraph(v: Voice, ability: Extract<Ability, { readonly kind: "keyword" }>): string {
  const word = keywordText(ability);
  if (ability.costs && ability.keyword === "Repeat") return `${word} — ${ability.costs.map((cost) => costList(v, cost)).join(" / ")}`;
  if (ability.costs)
    return `${word} — ${ability.costs.map((cost, at) => (at === 0 ? costList(v, cost) : uncapital(costList(v, cost)))).join(" oder ")}.`;
  const [first] = ability.cost ?? [];
  if (!ability.cost || first === undefined) return word;
  const plain = ability.cost.length === 1 && "pay" in first;
  return plain ? `${word} ${resourceSymbols(first.pay)}` : `${word} — ${costList(v, ability.cost)}`;
}
