/** Cards outside the board: looked at, put somewhere. */
import type { Amount, Instruction, Who } from "@rulebound/engine/language";
import { NOUNS, TERMS } from "../glossary.ts";
import { amountNoun } from "./amounts.ts";
import { object, topCards } from "./selectors.ts";
import { doerOf, does, mention, type Voice } from "./voice.ts";

export function lookText(v: Voice, verb: string, amount: Amount, name: string, of?: Who): string {
  const n = amountNoun(v, amount);
  const whose = of === undefined ? v.doer.your : `${doerOf(v, of).subject}的`;
  const text = does(v, `${verb}${topCards(v, n, whose)}`);
  mention(v, NOUNS.card, n !== "1" || of !== undefined, name);
  return text;
}

export function putText(v: Voice, i: Extract<Instruction, { readonly do: "putInto" }>): string {
  if (i.zone === "trash" && typeof i.what === "object" && "all" in i.what && i.what.all.banishedWith)
    return does(v, "将它们各自置入所属的废牌堆");
  const what = i.zone === "hand" ? object(v, i.what).replace(/^其中一张$/, "其中1张") : object(v, i.what);
  const zone = {
    hand: `置入${v.doer.your}${TERMS.hand}`,
    trash: `置入${v.doer.your}${TERMS.trash}`,
    champion: `返回${v.doer.your}${TERMS.championZone}`,
    deckTop: `置于${v.doer.your}${TERMS.mainDeck}顶`,
    deckBottom: `置于${v.doer.your}${TERMS.mainDeck}底`,
    deckTopOrBottom: `置于${v.doer.your}${TERMS.mainDeck}顶或底`,
  }[i.zone];
  return does(v, `将${what}${zone}`);
}
