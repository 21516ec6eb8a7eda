/** What objects are called: nouns with their measure words, by kind, tag or name. */
import { type Filter, type Kind, TOKEN_FACTS } from "@rulebound/engine/language";
import { NOUNS, TERMS } from "../glossary.ts";
import { list, words } from "./words.ts";

export interface Named {
  readonly noun: string;
  readonly measure: string;
}

const kindNoun = (kind: Kind): Named => NOUNS[kind];

/** Outside the board everything is a card: "一张单位牌". */
const asCard = ({ noun }: Named): Named => (noun.endsWith("牌") ? { noun, measure: "张" } : { noun: `${noun}牌`, measure: "张" });

const isOnBoard = ({ zone }: Filter): boolean =>
  zone === undefined || zone === "board" || (typeof zone !== "string" && zone.includes("board"));
const isCard = (f: Filter): boolean =>
  !isOnBoard(f) || f.banishedWith !== undefined || (f.among !== undefined && f.among !== "soldiers" && f.among !== "triggered");

/** "单位", "Mech", "Bird、Cat、Dog或Poro", "Bomb指示物". */
export function nounOf(f: Filter, conjunction: "和" | "或" | "和/或"): Named {
  if (f.is?.includes("chosenChampion")) return { noun: TERMS.chosenChampion, measure: "名" };
  const named = bareNoun(f, conjunction);
  return isCard(f) ? asCard(named) : named;
}

function bareNoun(f: Filter, conjunction: "和" | "或" | "和/或"): Named {
  const kinds = f.kinds ?? [];
  const token = f.is?.includes("token") ? NOUNS.token.noun : "";
  if (typeof f.named === "object") {
    const { name } = f.named;
    const type = TOKEN_FACTS[name]?.type ?? "unit";
    return { noun: `${name}${token}`, measure: NOUNS[type].measure };
  }
  const tags = f.tags ? list(f.tags, conjunction) : "";
  if (kinds.length === 0 && tags) return { noun: `${tags}${token}`, measure: "名" };
  if (kinds.length === 0 && token) return { ...NOUNS.token };
  const [first = "card"] = kinds;
  const noun =
    kinds.length === 0
      ? NOUNS.card.noun
      : list(
          kinds.map((kind) => kindNoun(kind).noun),
          conjunction,
        );
  const champion = f.is?.includes("champion") ? TERMS.champion : "";
  return { noun: words(tags, champion, noun, token), measure: conjunction === "和/或" ? "个" : kindNoun(first).measure };
}

/** The noun that a pronoun takes up: "该单位", "这些牌". */
export function nounFor(f: Filter): Named {
  if (f.or) return f.or[0] ? nounFor(f.or[0]) : NOUNS.card;
  if (f.kinds !== undefined && f.kinds.length > 1) return isCard(f) ? NOUNS.card : { noun: "对象", measure: "个" };
  const named = nounOf({ ...f, is: undefined }, "或");
  return isCard(f) ? NOUNS.card : named;
}
