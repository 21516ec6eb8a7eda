/** Conditions, without their "如果" or "只要". */
import type { Amount, Condition, Filter } from "@rulebound/engine/language";
import { NOUNS } from "../glossary.ts";
import { amountNoun, ownerOfAmount } from "./amounts.ts";
import { a, describe, phrase, these } from "./filters.ts";
import { historyText } from "./history.ts";
import { nounFor } from "./nouns.ts";
import { placeText } from "./places.ts";
import { object, possessor } from "./selectors.ts";
import { me, mention, my, type Voice } from "./voice.ts";
import { list, words } from "./words.ts";

type Is = Extract<Condition, { readonly filter: Filter; readonly is: unknown }>;
type There = Extract<Condition, { readonly there: Filter }>;
type Compared = Extract<Condition, { readonly amount: Amount }>;
interface Bounds {
  readonly atLeast?: Amount;
  readonly atMost?: Amount;
  readonly exactly?: Amount;
}

export function condition(v: Voice, c: Condition): string {
  if ("is" in c) return isText(v, c);
  if ("there" in c) return thereText(v, c);
  if ("amount" in c) return comparedText(v, c);
  if ("paid" in c) return v.offered ? "你这样做" : "你支付了额外费用";
  if ("thisKilled" in c) return `${v.card.type === "spell" ? "此法术" : "此技能"}摧毁了${object(v, c.thisKilled)}`;
  if ("damagedThisTurn" in c) return `${me(v)}在本回合受到过伤害`;
  if ("showdownHere" in c) return "此处正在进行法术对决";
  if ("showedOff" in c) return c.say === "bare" ? "你进行了亮出" : `你亮出了${shownNoun(v)}`;
  if ("chooses" in c) return `你选择${a(v, c.chooses)}`;
  if ("playedTo" in c) return `你将${me(v)}打出到战场`;
  if ("did" in c) return `${c.who ? "该玩家" : v.doer.you === "你" ? "你" : "其"}这样做`;
  if ("didFewer" in c) return `你未能以此法召出${c.didFewer}张符文`;
  if ("didNot" in c) return "无法这样做";
  if ("history" in c) return historyText(v, c);
  if ("scoreWithin" in c) return `${c.of === "you" ? "你" : "一名对手"}距离获胜分数不超过${c.scoreWithin}分`;
  if ("turn" in c) return c.turn === "yours" ? "现在是你的回合" : "现在不是你的回合";
  if ("phase" in c) return `现在是${phaseName(c.phase)}`;
  if ("playedFrom" in c) return playedFromText(v, c);
  if ("spent" in c) return `你支付了[${c.spent}]或更多`;
  if ("legion" in c) return "你本回合打出过其他牌";
  if ("level" in c) return `你的经验不低于${c.level}`;
  if ("empowered" in c) {
    v.memory.far = true;
    return `${me(v)}[Empowered]`;
  }
  if ("controlsHere" in c) return "你控制此战场";
  if ("afterAttack" in c) return "在进攻之后";
  if ("diedAlone" in c) return `${me(v)}阵亡时落单`;
  if ("wasStatus" in c) return c.wasStatus === "mighty" ? `${me(v)}阵亡时是[Mighty]单位` : "该处曾无人控制";
  if ("runeDeckEmpty" in c) return "你的符文牌堆为空";
  if ("fewerRunesThanOpponent" in c) return "你控制的符文少于一名对手";
  if ("lowestRevealed" in c) return "你展示的牌法力费用最低";
  if ("not" in c) return negated(v, c.not);
  if ("every" in c) return everyText(v, c.every);
  return someText(v, c.some);
}

const PHASES: Readonly<Record<string, string>> = {
  beginning: "你的开始阶段",
  main: "你的主要阶段",
  ending: "你的结束阶段",
  showdown: "法术对决",
};
export const phaseName = (phase: string): string => PHASES[phase] ?? "该阶段";

function negated(v: Voice, c: Condition): string {
  if ("diedAlone" in c) return `${me(v)}阵亡时没有落单`;
  if ("damagedThisTurn" in c) return `${me(v)}在本回合没有受到过伤害`;
  if ("scoreWithin" in c) return condition(v, c).replace("不超过", "超过");
  if ("history" in c && c.history === "conquered") return `${me(v)}在本回合没有征服过`;
  if ("there" in c) return `你没有${phrase({ ...describe(v, c.there, { ownerless: true }) }, "").replace(/^其他/, "其他")}`;
  if ("every" in c) return `并非${everyText(v, c.every)}`;
  return `${me(v)}${condition(v, c).replace(me(v), "不")}`.replace("不位于", "不在").replace("不处于", "不处于");
}

/** Conditions that all hold; what they share is said once. */
function everyText(v: Voice, conditions: readonly Condition[]): string {
  const [first, second] = conditions;
  if (first && second && "there" in second && second.there.other && "is" in first && first.is === "me") {
    const { place: _, side: __, ...others } = second.there;
    const attacking = second.there.is?.includes("attacking");
    if (attacking) return `${me(v)}与另一名单位一同进攻`;
    return `${condition(v, first)}且你在该处${bounded(v, second, describe(v, others).measure, "恰好还有")}${these(v, others)}`;
  }
  const texts = conditions.map((one) => condition(v, one));
  if (conditions.every((one) => "history" in one))
    return list(texts.map((text, at) => (at === 0 ? text : text.replace(/^你在?本回合打出过/, ""))));
  if (first && second && "amount" in first && "there" in second)
    return texts.map((text, at) => (at === 0 ? text : text.replace(/^你/, ""))).join("，并且");
  return texts.join("且");
}

/** What the card lets you show off. */
function shownNoun(v: Voice): string {
  const shown = v.card.abilities.find((ability) => ability.kind === "showOff");
  const kinds = (shown?.kind === "showOff" ? shown.of.kinds : undefined) ?? ["card"];
  const text = a(v, { kinds, zone: "hand" }).replace(/^.*中的/, "");
  mention(v, kinds[0] === "unit" ? NOUNS.unit : NOUNS.card, false, "shown");
  return text;
}

/** "我正在单独进攻或防守": what the alternatives share is said once. */
function someText(v: Voice, conditions: readonly Condition[]): string {
  const [one] = conditions;
  if (one && "is" in one && typeof one.is === "object" && "ref" in one.is && one.filter.keyword)
    return `其中至少一名具有[${one.filter.keyword}]`;
  const alone = conditions.every((c) => "is" in c && c.filter.is?.includes("alone"));
  if (alone) {
    const verbs = conditions.map((c) => ("is" in c && c.filter.is?.includes("attacking") ? "进攻" : "防守"));
    return `${me(v)}正在单独${list(verbs, "或")}`;
  }
  return list(
    conditions.map((c) => condition(v, c)),
    "或",
  );
}

const STATES: Readonly<Record<string, string>> = {
  mighty: "是[Mighty]单位",
  empowered: "[Empowered]",
  inShowdown: "处于法术对决中",
  inCombat: "处于战斗中",
  attacking: "正在进攻",
  defending: "正在防守",
  alone: "落单",
  stunned: "已被眩晕",
  buffed: "有增益",
  equipped: "装配了武装",
  exhausted: "休眠",
  ready: "活跃",
};

function isText(v: Voice, c: Is): string {
  const f = c.filter;
  if (typeof c.is === "object" && "ref" in c.is && c.is.ref === "burned")
    return `你以此法燃烧了${a(v, { ...f, zone: "trash" }).replace(/^.*中的/, "")}`;
  if (typeof c.is === "object" && "ref" in c.is && c.is.ref === "revealed")
    return `你展示了${a(v, { ...f, zone: "deck" }).replace(/^.*?中的/, "")}`;
  const who = c.is === "me" ? me(v) : c.is === "it" || c.is === "triggered" ? (v.memory.it.many ? "它们" : "它") : object(v, c.is);
  const [only] = Object.keys(f);
  if (Object.keys(f).length === 1 && (only === "might" || only === "keyword")) {
    const [clause = ""] = describe(v, f).clauses;
    return `${who}${c.past ? "原本" : ""}${clause.replace(/^战力/, "的战力")}`;
  }
  if (c.past) return `它原为${these(v, f, { conjunction: "或" })}`;
  if (f.kinds || f.tags || f.side === "enemy" || f.side === "friendly") return `${who}是${these(v, f, { conjunction: "或" })}`;
  if (f.is?.[0] === "onlyYours") return "它是你在该处唯一的单位";
  if (f.place === "inCombat") return `${who}处于战斗中`;
  const place = f.place && placeText(v, f.place).replace(/(战场|基地|位置)[上中]$/, "$1");
  return words(who, ...(f.is ?? []).map((status) => STATES[status] ?? status), place && `位于${place}`);
}

// ------------------------------------------------------------------------------------------------------------- numbers

/** "2名或更多", "恰好一名", "不超过4张". */
function bounded(v: Voice, bounds: Bounds, measure: string, exactly = "恰好有"): string {
  const n = (amount: Amount): string => (amount === 1 ? "一" : amountNoun(v, amount));
  if (bounds.exactly !== undefined) return `${exactly}${n(bounds.exactly)}${measure}`;
  if (bounds.atLeast !== undefined) return `有${n(bounds.atLeast)}${measure}或更多`;
  return `有不超过${n(bounds.atMost ?? 0)}${measure}`;
}

/** "你控制一名Poro", "此处有一名活跃的敌方单位". */
function thereText(v: Voice, c: There): string {
  if (c.there.zone === "champion" && c.exactly === 0) return "你的英雄区为空";
  const { side } = c.there;
  const noun = describe(
    v,
    c.there,
    c.there.kinds && c.there.kinds.length > 1 ? { conjunction: c.atLeast === undefined ? "或" : "和/或" } : {},
  );
  const bounds = c.atLeast ?? c.atMost ?? c.exactly;
  const bare = { ...noun, owner: "", place: "" };
  mention(v, nounFor(c.there), false);
  const where = noun.place.startsWith("你") || side !== "yours" ? noun.place : words(noun.place && `在${noun.place}`);
  const who = side === "yours" && !noun.place.startsWith("你") ? v.doer.you : side === "opponents" ? "一名对手" : "";
  const many = bounds === undefined ? "" : bounded(v, c, noun.measure);
  const rest = phrase(bare, bounds === undefined ? "一".concat(noun.measure) : "");
  if (side === "yours" && noun.place === "" && bounds === undefined) return `${who}控制${rest}`;
  if (side === "opponents" && noun.place === "") return `${who}控制${rest}`;
  const noted = c.there.is?.includes("alone") && c.there.place !== undefined;
  if (noted) {
    const { is: _, place: __, ...plain } = c.there;
    return `${noun.place}有${a(v, plain)}落单`;
  }
  return words(who, where, bounds === undefined ? "有" : many, rest);
}

function comparedText(v: Voice, c: Compared): string {
  const { amount } = c;
  const bound = c.exactly ?? c.atLeast ?? c.atMost ?? 0;
  if (typeof amount === "object") {
    if ("handSize" in amount) return `${v.doer.your}手牌${bounded(v, c, "张").replace("有不", "不")}`;
    if ("runesOf" in amount) return `你控制${bounded(v, c, "张").replace(/^有/, "")}符文`;
    if ("excessDamage" in amount) return `你${v.bracketed ? "" : "给敌方单位"}分配了${amountNoun(v, bound)}点或更多过量伤害`;
    if ("totalMight" in amount) return `${these(v, amount.totalMight)}的总战力不低于${amountNoun(v, bound)}`;
    if ("empoweredTimes" in amount) return `${me(v)}[Empowered]${amountNoun(v, bound)}次`;
    if ("tagsAmong" in amount) return `${these(v, amount.of)}共具有以下所有标签（${list(amount.tagsAmong)}）`;
    if ("might" in amount && c.lessThan !== undefined) return `${possessor(v, amount.might)}的战力低于${ownerOfAmount(v, c.lessThan)}`;
  }
  if (c.moreThan !== undefined) return `${amountNoun(v, amount)}高于${amountNoun(v, c.moreThan)}`;
  const word = c.exactly !== undefined ? "恰好为" : c.atLeast !== undefined ? "不低于" : "不高于";
  return `${amountNoun(v, amount)}${word}${amountNoun(v, bound)}`;
}

function playedFromText(v: Voice, c: Extract<Condition, { readonly playedFrom: unknown }>): string {
  const from = { hand: "从手牌", facedown: "从牌面朝下状态", elsewhere: "从手牌以外的区域" }[c.playedFrom];
  if (v.card.type === "spell") return `你${from}打出此法术`;
  return `${c.sel === undefined || c.sel === "me" ? me(v) : "它"}是${from}打出的`;
}

/** "我的": exported for conditions on costs. */
export const myAdditionalCost = (v: Voice): string => `你支付了${my(v)}额外费用`;
