/** How much: "3", "我的战力", "每有一件友方装备". */
import type { Amount } from "@rulebound/engine/language";
import { forEachOf, these } from "./filters.ts";
import { possessive, possessor } from "./selectors.ts";
import { doerOf, me, my, type Voice } from "./voice.ts";
import { list } from "./words.ts";

/** The amount as a noun: "我的战力", "你废牌堆中牌的数量". */
export function amountNoun(v: Voice, amount: Amount): string {
  if (typeof amount === "number") return String(amount);
  if ("might" in amount) return `${possessive(v, amount.might)}战力`;
  if ("hadMight" in amount) return `该${v.memory.it.noun}原有战力`;
  if ("damageOn" in amount || "damageOnTarget" in amount) return "它身上已有伤害";
  if ("energyOf" in amount) return `${possessive(v, amount.energyOf)}法力费用`;
  if ("powerOf" in amount) return `${possessive(v, amount.powerOf)}符能费用`;
  if ("keywordOf" in amount) return `${possessive(v, amount.sel)}[${amount.keywordOf}]`;
  if ("count" in amount) return `${compact(these(v, amount.count))}数量`.replace("的牌数量", "的牌数");
  if ("size" in amount) return "该数量";
  if ("tagsAmong" in amount) return `${these(v, amount.of)}的标签数量`;
  if ("highestMight" in amount) return `${these(v, amount.highestMight)}中的最高战力`;
  if ("totalMight" in amount) return `${compact(these(v, amount.totalMight))}的总战力`;
  if ("points" in amount) return amount.points === "you" ? "你的分数" : `${doerOf(v, amount.points).subject}的分数`;
  if ("xp" in amount) return "你的经验";
  if ("handSize" in amount) return "你的手牌数量";
  if ("runesOf" in amount) return "你控制的符文数量";
  if ("paidAmount" in amount) return "所支付的数量";
  if ("excessDamage" in amount || "triggerAmount" in amount) return "该数值";
  if ("timesThisTurn" in amount) return `本回合${HISTORY[amount.timesThisTurn] ?? "发生"}的次数`;
  if ("empoweredTimes" in amount) return `${my(v)}[Empowered]次数`;
  if ("killedByThis" in amount) return "以此法摧毁的单位数量";
  if ("whoDid" in amount) return "这样做的对手数量";
  if ("buffs" in amount) return "增益的数量";
  if ("plus" in amount) return amount.plus.map((one) => amountNoun(v, one)).join("加");
  if ("times" in amount)
    return amount.times[0] === 1 ? amountNoun(v, amount.times[1]) : `${amountNoun(v, amount.times[1])}的${amount.times[0]}倍`;
  return amountNoun(v, amount.atMost[0]);
}

const HISTORY: Readonly<Record<string, string>> = { playedCard: "打出牌", discarded: "弃牌", drew: "抽牌" };

/** Before "数量" one 的 is enough: "此处敌方单位数量". */
const compact = (text: string): string => (/的.*的/.test(text) || /^[此该]处的/.test(text) ? text.replace(/的(?=[^的]*$)/, "") : text);

/** Whose it is, where only that is said: "战力低于我". */
export function ownerOfAmount(v: Voice, amount: Amount): string {
  if (typeof amount === "object" && "might" in amount) return possessor(v, amount.might);
  return amountNoun(v, amount);
}

export interface PerEach {
  readonly n: string;
  /** "每有一件友方装备", or nothing. */
  readonly each: string;
}

/** A number, and for each of what it is taken. */
export function perEach(v: Voice, amount: Amount): PerEach {
  if (typeof amount === "object") {
    if ("count" in amount) return { n: "1", each: eachText(v, amount) };
    if ("times" in amount) return { n: String(amount.times[0]), each: eachText(v, amount.times[1]) };
    if ("size" in amount || "timesThisTurn" in amount || "tagsAmong" in amount || "empoweredTimes" in amount)
      return { n: "1", each: eachText(v, amount) };
  }
  return { n: amountNoun(v, amount), each: "" };
}

/** "每有一名……": stands before what is done so often. */
export function eachText(v: Voice, amount: Amount): string {
  if (typeof amount === "object") {
    if ("count" in amount) return forEachOf(v, amount.count);
    if ("runesOf" in amount) return "你每控制一张符文";
    if ("timesThisTurn" in amount) return eachHistory(v, amount.timesThisTurn);
    if ("tagsAmong" in amount) return `${these(v, amount.of)}每具有下列标签中的一种（${list(amount.tagsAmong)}）`;
    if ("empoweredTimes" in amount) return `${me(v)}每[Empowered]一次`;
    if ("size" in amount) return "其中每有一个";
    if ("points" in amount) return "你每有一分";
  }
  return `每有${amountNoun(v, amount)}`;
}

function eachHistory(v: Voice, history: string): string {
  switch (history) {
    case "playedCard":
      return "你本回合每打出过一张牌";
    case "heldPoints":
      return "你本回合每因据守获得一分";
    case "dealtDamageByThis":
      return `${v.card.type === "spell" ? "此法术" : "此装备"}本回合每造成过一次伤害`;
    case "drew":
      return "你本回合每抽过一张牌";
    default:
      return "本回合每发生一次";
  }
}

/** Behind what refers to something said before it: "……，该处每有一名敌方单位便叠加一次". */
export const withEach = (each: string, text: string): string =>
  each === ""
    ? text
    : /^(该处|此处|它|该|我所在)/.test(each) && !each.startsWith("此处")
      ? `${text}，${each}便叠加一次`
      : `${each}，便${text}`;
