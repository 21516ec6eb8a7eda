/** Trigger phrases: "当我进攻或防守时", "在你的开始阶段开始时", "每回合我首次移动时". */
import type { Condition, Filter, Trigger } from "@rulebound/engine/language";
import { NOUNS } from "../glossary.ts";
import { condition, phaseName } from "./conditions.ts";
import { a, describe, phrase as nounPhrase, these } from "./filters.ts";
import { nounFor } from "./nouns.ts";
import { placeText } from "./places.ts";
import { acting, me, mention, my, type Voice } from "./voice.ts";
import { list, ordinal, words } from "./words.ts";

/** What a thing does by itself, or what a player does with nothing as the object. */
const INTRANSITIVE: Partial<Record<Trigger["on"], string>> = {
  moved: "移动",
  attacks: "进攻",
  defends: "防守",
  conquers: "征服",
  holds: "据守",
  scores: "得分",
  dies: "阵亡",
  leaves: "离场",
  winsCombat: "赢得战斗",
  exhausted: "变为休眠状态",
  readied: "变为活跃状态",
  empowered: "变为[Empowered]状态",
  becomesMighty: "成为[Mighty]单位",
};

/** What a player does to a thing. */
const TRANSITIVE: Partial<Record<Trigger["on"], string>> = {
  played: "打出",
  chosen: "选择",
  readied: "使……变为活跃状态",
  discarded: "弃掉",
  buffed: "增益",
  killed: "摧毁",
  empowered: "强化",
  banished: "放逐",
  moved: "移动",
  recycledCard: "回收",
  recycledRune: "回收",
  hid: "藏匿",
  drew: "抽",
};

/** Conquering and holding are done to the place itself. */
const TO_THE_PLACE = new Set<Trigger["on"]>(["conquers", "holds"]);

const PLAYERS: Partial<Record<NonNullable<Trigger["who"]>, string>> = {
  opponent: "一名对手",
  opponents: "一名对手",
  anyPlayer: "一名玩家",
  any: "一名玩家",
  eachPlayer: "一名玩家",
  youOrAlly: "你或盟友",
  chosenPlayer: "该玩家",
};
const player = (who: Trigger["who"]): string => (who && PLAYERS[who]) || "你";

/** "在你的开始阶段开始时" and the like. */
function timeText(t: Trigger): string | undefined {
  const everyone = t.who === "eachPlayer" || t.who === "anyPlayer";
  const whose = t.eachPlayersFirst ? "每名玩家的首个" : everyone ? "每名玩家的" : "你的";
  if (t.on === "beginningPhase") return `在${whose}开始阶段开始时`;
  if (t.on === "mainPhase") return `在${whose}主要阶段开始时`;
  if (t.on === "endOfTurn") return t.who === "any" ? "在回合结束时" : `在${whose}回合结束时`;
  return undefined;
}

/** What stands before the verb: when, from where, where, how. */
function circumstances(v: Voice, t: Trigger): string {
  const c = t.condition;
  return words(
    t.opponentsTurn && "在对手的回合",
    c && "turn" in c && "在你的回合",
    c && "phase" in c && (c.phase === "showdown" ? "在法术对决中" : `在${phaseName(c.phase)}`),
    c && "afterAttack" in c && "在进攻后",
    t.playedFrom &&
      {
        facedown: v.set === "OGN" ? "从[Hidden]状态" : "从牌面朝下状态",
        elsewhere: "从手牌以外的区域",
        hand: "从手牌",
        trash: "从废牌堆",
      }[t.playedFrom],
    t.from &&
      `从${t.from === "battlefield" ? "战场" : t.from === "here" && v.person !== "I" ? "此处" : t.from === "anywhere" ? "一个位置" : "我所在的位置"}`,
    t.here && !TO_THE_PLACE.has(t.on) && "在此处",
    t.inCombat && "在战斗中",
    t.alone && "单独",
    t.oneOnOne && "一对一",
    t.with && t.with !== "any" && `用${t.with === "spell" ? "法术" : "技能"}`,
    t.withUnits && `以一名或更多${these(v, t.withUnits)}`,
  );
}

/** What stands behind it: where to. */
function direction(v: Voice, t: Trigger): string {
  const uncontrolled = t.condition && "wasStatus" in t.condition ? "一处无人控制的战场" : "";
  if (TO_THE_PLACE.has(t.on)) return t.here ? "此处" : uncontrolled;
  if (t.to === undefined) return "";
  return t.to === "there" ? "该处" : t.to === "battlefield" ? "战场" : placeText(v, t.to).replace(/(战场|基地|位置)[上中]$/, "$1");
}

/** What also has to be so. */
function proviso(v: Voice, t: Trigger): string {
  const c = t.condition;
  const others = t.othersInHand === undefined ? "" : `且你的手牌中有${t.othersInHand}张或更多其他牌`;
  if (!c || "turn" in c || "phase" in c || "afterAttack" in c || "wasStatus" in c || "controlsHere" in c) return others;
  return `${isAllTags(c) ? `且你的单位共具有全部${4}种标签` : `且${condition(v, c)}`}${others}`;
}

const isAllTags = (c: Condition): boolean => "amount" in c && typeof c.amount === "object" && "tagsAmong" in c.amount;

/** The object of a player's action, or who does it: "我", "一个法术", "一张或更多牌". */
function thing(v: Voice, t: Trigger, f: "me" | Filter | undefined): string {
  if (f === "me") return me(v);
  const kind = f ?? {};
  if (t.batch) {
    const noun = describe(v, kind, { conjunction: "和" });
    const text = nounPhrase(noun, `${t.on === "drew" ? 1 : "一"}${noun.measure}或更多`);
    mention(v, nounFor(kind), true);
    return text;
  }
  const text = a(v, kind);
  mention(v, nounFor(kind), false);
  return text;
}

/** One trigger without its "当……时": "我进攻", "你打出一个法术". */
function phrase(v: Voice, t: Trigger): string {
  return `${plain(v, t)}${proviso(v, t)}`;
}

function plain(v: Voice, t: Trigger): string {
  const { subject } = t;
  const intransitive = INTRANSITIVE[t.on];
  const transitive =
    t.on === "stunned" ? (v.bracketed ? "[Stun]" : "眩晕") : t.on === "buffed" && v.bracketed ? "[Buff]" : TRANSITIVE[t.on];
  const byPlayer =
    transitive !== undefined &&
    (t.on !== "moved" || subject !== undefined) &&
    (t.who !== undefined || t.on === "played" || t.on === "discarded" || intransitive === undefined);
  const around = circumstances(v, t);
  const to = direction(v, t);
  if (t.on === "played" && t.who === "any" && subject !== "me") return words(thing(v, t, subject), around, "被打出");
  if (byPlayer) {
    const who = t.forEachPlayer ? "" : player(t.who);
    const noun = t.on === "recycledRune" ? `一张${NOUNS.rune.noun}` : thing(v, t, subject);
    if (t.on === "readied") return words(who, around, "使", noun, "变为活跃状态");
    if (to !== "") return words(who, around, "将", noun, transitive, "到", to);
    return words(who, around, transitive, noun, t.on === "recycledCard" && "到你的主牌堆");
  }
  if (intransitive !== undefined) {
    const who = subject === undefined ? player(t.who) : thing(v, t, subject);
    if (t.on === "attacks" && to !== "") return words(who, around, "进攻", to);
    if (t.on === "defends" && to !== "") return words(who, "在", to, "防守");
    if (t.on === "moved" && t.from) return words(who, around, "移动离开");
    const verb = t.on === "dies" && (subject === "me" ? v.card.type === "gear" && !v.attached : isGear(subject)) ? "被摧毁" : intransitive;
    return words(who, around, verb, t.on === "moved" && to !== "" && "到", to);
  }
  return special(v, t);
}

const isGear = (f: Filter | undefined): boolean => f?.kinds?.includes("gear") === true;

/** The events that have a phrase of their own. */
function special(v: Voice, t: Trigger): string {
  const here = t.here ? "此处的" : "";
  switch (t.on) {
    case "combatStarts":
      return `${here}战斗开始`;
    case "combatEnds":
      return `${me(v)}参与的战斗结束`;
    case "showdownBegins":
      return `${here}法术对决开始`;
    case "mightReaches":
      return `${my(v)}战力达到${t.amount ?? 0}或更高`;
    case "mightReduced":
      return `你使${thing(v, t, t.subject)}的战力降低1或更多`;
    case "buffSpent":
      return "你消耗一个增益";
    case "attachedEquipment":
      return `你将一件武装贴附于${me(v)}`;
    case "abilityUsed":
      return `你使用${thing(v, t, t.subject)}的主动技能`;
    case "dealtDamage":
      return "任意单位受到伤害";
    case "returnedToHand":
      return `${thing(v, t, t.subject)}返回玩家的手牌`;
    case "gainedXp":
      return "你获得经验";
    case "revealed":
      return `${me(v)}被展示`;
    case "burned":
      return `你燃烧${thing(v, t, t.subject)}`;
    default:
      return "发生";
  }
}

/** "当我进攻或防守时": the same one does all of it by itself. */
function sharing(v: Voice, triggers: readonly Trigger[]): string | undefined {
  const [first, second] = triggers;
  const key = (t: Trigger): string => JSON.stringify([t.subject, t.who, t.nth]);
  if (!first || !second || triggers.some((t) => key(t) !== key(first) || INTRANSITIVE[t.on] === undefined)) return undefined;
  const who = first.subject === undefined ? player(first.who) : thing(v, first, first.subject);
  const verbs = triggers.map((t) => (t.on === "dies" && v.card.type === "gear" ? "被摧毁" : INTRANSITIVE[t.on]) ?? "");
  return words("当", who, circumstances(v, first), list(verbs, "或"), direction(v, first), proviso(v, first), "时");
}

/** "你打出此装备或征服此处": who does both is said once. */
const joined = (phrases: readonly string[]): string =>
  phrases.every((text) => text.startsWith("你"))
    ? phrases.map((text, at) => (at === 0 ? text : text.slice(1))).join("或")
    : phrases.join("或");

const single = (v: Voice, t: Trigger): string => timeText(t) ?? (t.nth === undefined ? `当${phrase(v, t)}时` : nthText(v, t));

/** The whole condition of a triggered ability. */
export function triggerText(v: Voice, triggers: readonly Trigger[]): string {
  const [first, second] = triggers;
  if (first?.condition && "controlsHere" in first.condition)
    return `只要${condition(v, first.condition)}，${triggerText(v, [{ ...first, condition: undefined }])}`;
  if (first?.oncePerTurn) return `每回合一次，${triggerText(v, [{ ...first, oncePerTurn: false }, ...triggers.slice(1)])}`;
  const passive = { played: "打出", discarded: "弃掉", dies: "摧毁" } as Partial<Record<Trigger["on"], string>>;
  if (v.person === "this" && triggers.length > 1 && triggers.every((t) => t.subject === "me" && passive[t.on] !== undefined))
    return `当${me(v)}被${list(
      triggers.map(({ on }) => passive[on] ?? ""),
      "或",
    )}时`;
  if (triggers.length > 1 && triggers.every((t) => t.subject === "me" && t.who === "you" && TRANSITIVE[t.on] !== undefined))
    return `当你${list(
      triggers.map(({ on }) => (on === "readied" ? `使${me(v)}变为活跃状态` : `${TRANSITIVE[on]}${me(v)}`)),
      "或",
    )}时`;
  if (second?.on === "abilityUsed" && second.amount !== undefined && first?.on === "played" && typeof first.subject === "object") {
    const kinds = (first.subject.kinds ?? []).map((kind) => NOUNS[kind].noun);
    const [cost = ""] = describe(v, first.subject).clauses;
    return `当你打出${cost}的${list(kinds, "或")}，或使用这样的主动技能时`;
  }
  if (first?.on === "played" && first.subject === "me" && second?.on === "played" && second.subject !== "me" && second.subject?.other)
    return `当你打出${me(v)}或${thing(v, second, second.subject)}时`;
  const shared = sharing(v, triggers);
  if (shared !== undefined) return shared;
  if (triggers.every((t) => timeText(t) === undefined && t.nth === undefined)) return `当${joined(triggers.map((t) => phrase(v, t)))}时`;
  return triggers.map((t) => single(v, t)).join("，或");
}

/** "每回合我首次移动时"; of cards: "当你每回合打出第2张牌时". */
function nthText(v: Voice, t: Trigger): string {
  const nth = ordinal(t.nth ?? 1);
  if (t.forEachPlayer) {
    const text = phrase(acting(v, "chosenPlayer"), t);
    return `每名玩家每回合${nth}次${t.on === "played" ? text : `有${text}`}时`;
  }
  const isCard = t.on === "drew" || (t.on === "played" && t.subject !== "me" && t.subject?.kinds?.includes("card") === true);
  if (isCard) return `当你每回合${t.on === "drew" ? "抽" : "打出"}${nth.startsWith("第") ? nth : "第一"}张牌时`;
  const { subject } = t;
  const who = subject === "me" && t.who === undefined ? me(v) : subject !== undefined && t.who === undefined ? "" : player(t.who);
  const text = phrase(v, t);
  return who !== "" && text.startsWith(who) ? `每回合${who}${nth}次${text.slice(who.length)}时` : `每回合${nth}次有${text}时`;
}
