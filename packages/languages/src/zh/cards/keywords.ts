/** Keywords in brackets. */
import type { Ability, GrantedKeyword } from "@rulebound/engine/language";
import { amountNoun } from "./amounts.ts";
import { costList, resourceSymbols } from "./costs.ts";
import type { Voice } from "./voice.ts";
import { equalTo, list } from "./words.ts";

/** "[Assault 2]"; a value of 1 is not printed. */
export const keywordText = ({ keyword, value }: { readonly keyword: string; readonly value?: unknown }): string =>
  typeof value === "number" && value !== 1 ? `[${keyword} ${value}]` : `[${keyword}]`;

/** A granted keyword: "[Shield 3]", "数值等同于我的[Shield]的[Assault]". */
function grantedText(v: Voice, granted: GrantedKeyword): string {
  const word = keywordText(granted);
  if (granted.cost === "itsCost") return `费用等同于其费用的${word}`;
  if (granted.cost === "itsBaseCost") return `费用等同于其基础费用的${word}`;
  if (granted.cost) return `${word}${costList(v, granted.cost)}`;
  if (granted.value !== undefined && typeof granted.value !== "number") return `数值${equalTo(amountNoun(v, granted.value))}的${word}`;
  return word;
}

export const grantedList = (v: Voice, granted: readonly GrantedKeyword[]): string => list(granted.map((one) => grantedText(v, one)));

/** A keyword as its own paragraph: "[Equip] [1][Fury]", "[Equip]——[Chaos]，回收你废牌堆中的2张牌". */
export function keywordParagraph(v: Voice, ability: Extract<Ability, { readonly kind: "keyword" }>): string {
  const word = keywordText(ability);
  if (ability.costs && ability.keyword === "Repeat") return `${word}——${ability.costs.map((cost) => costList(v, cost)).join(" / ")}`;
  if (ability.costs)
    return `${word}——${list(
      ability.costs.map((cost) => costList(v, cost)),
      "或",
    )}。`;
  const [first] = ability.cost ?? [];
  if (!ability.cost || first === undefined) return word;
  const plain = ability.cost.length === 1 && "pay" in first;
  return plain ? `${word} ${resourceSymbols(first.pay)}` : `${word}——${costList(v, ability.cost)}`;
}
