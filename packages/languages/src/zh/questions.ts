import type { ClauseWords } from "@rulebound/engine/internal";

/** What is said around the parts of a text when they are asked: "抽1张牌？" */

/** "选择一项": told, not asked. */
const COMMAND = /^(?:选择[一\d]项|指定一个)/;

function question(text: string): string {
  const bare = text.replace(/^[，,]\s*/, "").replace(/\s*[。？?.]$/, "");
  const [first, ...others] = bare.split(/[。？]\s*/);
  const offer = first.replace(/^[^，]*?可以/, "");
  const asked = COMMAND.test(offer) ? `${offer}。` : `${offer}${/[哪几]|多少/.test(offer) ? "" : "吗"}？`;
  return others.length === 0 ? asked : `${asked}${others.join("。")}。`;
}

function unless(text: string, cost: string): string {
  const [happens, lets = ""] = text.split("，除非");
  return `${cost === "" ? lets.replace(/^.*?让你/, "让对手") : cost}？否则：${happens}`;
}

export const QUESTIONS: ClauseWords = {
  question,
  followed: (text, next) => (next === "" ? text : text === "" ? next : `${text}？${next}`),
  head: (text) => text.split(/——\n|：\n|。每/)[0],
  offered: (text) => text.replace(/^.*?可以/, ""),
  whichPlayer: (text) => text.replace(/一名(玩家|对手)$/, "哪名$1"),
  unless,
  discard: (n) => (n === 1 ? "弃哪一张牌" : `弃哪${n}张牌`),
  whereTo: (text) => `${text}：去哪里`,
  pay: (price) => `支付${price}`,
  payTo: (price, text) => `支付${price}来${text}`,
  onceMore: (pay) => `${pay}来再完整执行一次`,
  howMuch: (kind) => (kind === null ? "支付多少" : `支付多少${kind === "energy" ? "法力" : "符能"}`),
  spendBuff: (text) => `${text.replace(/^摧毁/, "消耗")}的增益`,
  additional: (price, gain) => (gain === "" ? `${price}，作为额外费用` : `${price}，${/^(使|改为|每)/.test(gain) ? "" : "以便"}${gain}`),
  youThen: (texts, isInstead) => `${isInstead ? "改为" : ""}${texts.join("并")}`,
  gains: {
    entersReady: "使它以活跃状态进场",
    costsNothing: "使它无需其他费用",
    less: (symbols) => `使它的费用减少${symbols}`,
    lessForEach: (symbols) => `每有一个，它的费用便减少${symbols}`,
    lessByThat: "使它的费用减少相应的数值",
    playedThere: "使它可以打出到该战场",
  },
  entersReady: "让它以活跃状态进场",
  payForMove: "为移动支付费用",
  weaponmaster: "支付减少了[A]的[Equip]费用，将你控制的一件武装贴附于它",
  weaponmasterPrice: "支付减少了[A]的[Equip]费用来贴附它",
  onTop: "置于牌堆顶",
  onBottom: "置于牌堆底",
};
