/**
 * Objects as nouns: "此处的另一名战力不高于3[M]的友方单位".
 *
 * Whose and where it is stand first, then how many, then what can be said of it, and the noun last. English sometimes says the
 * same in another order; here the order is always this one.
 */
import type { Filter, Status } from "@rulebound/engine/language";
import { DOMAINS } from "../glossary.ts";
import { keywordText } from "./keywords.ts";
import { nounOf } from "./nouns.ts";
import { placeText, zoneText } from "./places.ts";
import { costText, mightText } from "./ranges.ts";
import { me, type Voice } from "./voice.ts";
import { counted, list, words } from "./words.ts";

export interface NounOptions {
  /** Kinds are joined by this: "单位或装备", "单位和装备". */
  readonly conjunction?: "或" | "和" | "和/或";
  /** Of several units at one place: "一处战场上". */
  readonly oneBattlefield?: boolean;
  /** Whose it is has been said. */
  readonly ownerless?: boolean;
}

export interface Noun {
  /** Whose: "你的", "你控制的", "它的". */
  readonly owner: string;
  /** Where: "战场上", "你废牌堆中". */
  readonly place: string;
  /** What is said before 的: "战力不高于3[M]". */
  readonly clauses: readonly string[];
  /** What stands right before the noun: "友方", "非指示物". */
  readonly adjectives: string;
  readonly noun: string;
  readonly measure: string;
  readonly other: boolean;
}

/** Statuses that are said before 的. */
const STATUS: Partial<Record<Status, string>> = {
  ready: "活跃",
  exhausted: "休眠",
  stunned: "被眩晕",
  buffed: "有增益",
  damaged: "受伤",
  equipped: "装配了武装",
  attached: "已贴附",
  detached: "未贴附",
  attacking: "正在进攻",
  defending: "正在防守",
  alone: "落单",
  inCombat: "处于战斗中",
  inShowdown: "处于法术对决中",
  facedown: "牌面朝下",
  open: "空置",
  occupied: "已被占据",
  uncontrolled: "无人控制",
  movedThisTurn: "本回合移动过",
  playedThisTurn: "本回合打出",
  conqueredThisTurn: "你本回合征服过",
};
const PART_OF_NOUN = new Set<Status>(["token", "champion", "chosenChampion", "mighty", "empowered"]);

const saidBeforeNoun = (f: Filter, key: keyof Filter): boolean => {
  const keys = Object.keys(f);
  const nouns = ["kinds", "tags", "named"].map((one) => keys.indexOf(one)).filter((at) => at >= 0);
  return nouns.length === 0 || keys.indexOf(key) < Math.max(...nouns);
};

function ownerOf(v: Voice, f: Filter): string {
  if (f.attachedTo !== undefined && f.attachedTo !== "me") return "它的";
  if (f.owner !== undefined) return f.owner === "you" ? "你拥有的" : "对手拥有的";
  if (f.side === "opponents") return saidBeforeNoun(f, "side") ? "对手的" : "对手控制的";
  if (f.side === "friendly" && f.kinds?.includes("battlefield")) return "你或盟友控制的";
  if (f.side !== "yours") return f.is?.includes("chosenChampion") && f.zone === undefined ? v.doer.your : "";
  return saidBeforeNoun(f, "side") ? v.doer.your : `${v.doer.you}控制的`;
}

function adjectivesOf(f: Filter): string {
  return words(
    f.side === "friendly" && !f.kinds?.includes("battlefield") && "友方",
    f.side === "enemy" && "敌方",
    f.domain && DOMAINS[f.domain],
    ...(f.not ?? []).map((status) => (status === "token" ? "非指示物" : `非${STATUS[status] ?? status}`)),
    ...(f.notTags ?? []).map((tag) => `非${tag}`),
    ...(f.notKinds ?? []).map((kind) => `非${kind === "unit" ? "单位" : kind === "gear" ? "装备" : "法术"}`),
    f.is?.includes("mighty") && "[Mighty]",
    f.is?.includes("empowered") && "[Empowered]",
  );
}

function clausesOf(v: Voice, f: Filter): string[] {
  const statuses = (f.is ?? []).filter((status) => !PART_OF_NOUN.has(status)).map((status) => STATUS[status] ?? status);
  return [
    ...statuses,
    f.keyword && `具有${keywordText({ keyword: f.keyword })}`,
    f.lacks && `不具有${keywordText({ keyword: f.lacks })}`,
    f.might && mightText(v, f.might),
    (f.energy ?? f.power) && costText(v, f),
    f.named === "mine" && `与${me(v)}同名`,
    f.named === "named" && (f.kinds?.includes("spell") ? "具有该名称" : "具有所指定标签"),
    f.attachedTo === "me" && `贴附于${me(v)}`,
    f.banishedWith && `被${me(v)}放逐`,
    f.inCombatWith && `正与${these(v, f.inCombatWith)}战斗`,
    f.chosenBy && `正被${these(v, f.chosenBy)}选择`,
    f.thereAre && thereAreText(v, f.thereAre),
    f.notController && "不受你控制",
    f.notController && f.notChosen && "尚未被此法术选择过",
    f.sameControllerAs && "由同一玩家控制",
    f.playedFrom && "从手牌以外的区域打出",
    f.choosing && `选择了${a(v, f.choosing)}`,
    f.choosesOnly && "选择了它且未选择其他友方单位",
    f.group?.sameController && "由同一玩家控制",
    f.group?.totalMightAtMost !== undefined && `总战力不超过${f.group.totalMightAtMost}`,
    f.group?.sameLocation && f.place === undefined && "位于同一位置",
    f.thisWay && "以此法展示",
  ].filter((clause): clause is string => typeof clause === "string" && clause !== "");
}

export function describe(v: Voice, f: Filter, options: NounOptions = {}): Noun {
  const { noun, measure } = nounOf(f, options.conjunction ?? "或");
  const where =
    f.place !== undefined
      ? f.group?.sameLocation && f.place === "battlefield"
        ? "同一处战场上"
        : placeText(v, f.place, options)
      : f.among !== undefined
        ? f.thisWay
          ? ""
          : "其中"
        : f.zone !== undefined
          ? zoneText(v, f)
          : "";
  return {
    owner: options.ownerless ? "" : ownerOf(v, f),
    place: where,
    clauses: clausesOf(v, f),
    adjectives: adjectivesOf(f),
    noun,
    measure,
    other: f.other === true || f.notChosen === "exhausted",
  };
}

/** Of a battlefield: "有你的单位", "恰有2名单位". */
function thereAreText(v: Voice, { filter, exactly }: NonNullable<Filter["thereAre"]>): string {
  return exactly === undefined ? `有${these(v, filter)}` : `恰有${counted(exactly, describe(v, filter).measure)}${these(v, filter)}`;
}

/** Whose and where, as one: "你在此处的", "战场上的". */
function lead({ owner, place }: Noun): string {
  if (owner === "") return place && `${place}的`;
  if (place === "") return owner;
  if (place.startsWith(owner.replace(/的$/, "").slice(0, 1)) && /基地|废牌堆|手牌/.test(place)) return `${place}的`;
  if (/[在从与]|废牌堆|手牌|牌堆|英雄区/.test(place)) return `${owner}位于${place}的`;
  return `${owner.replace(/(控制)?的$/, "")}在${place}的`;
}

/** With how many of them: "一名", "至多2名", "所有". */
export function phrase(noun: Noun, quantity: string): string {
  const { adjectives, noun: name } = noun;
  const isAnother = noun.other && /^(哪)?一/.test(quantity);
  const other = noun.other && !isAnother ? "其他" : "";
  const amount = isAnother ? (quantity.startsWith("哪") ? `另外${quantity}` : `另${quantity}`) : quantity;
  const start = leadBefore(noun, amount);
  // "任意数量、总战力不超过4的单位": one 的 for both.
  if (noun.clauses.length > 0 && amount.endsWith("量的"))
    return words(start, `${amount.slice(0, -1)}、${noun.clauses.join("且")}的`, other, adjectives, name);
  const clauses = noun.clauses.length > 0 ? `${noun.clauses.join("且")}的` : "";
  return amount.endsWith("量的") && noun.place === ""
    ? words(amount, start, other, adjectives, name)
    : words(start, amount, clauses, other, adjectives, name);
}

/** The 的 behind the place falls away before "所有" and where another one follows. */
function leadBefore(noun: Noun, amount: string): string {
  const start = lead(noun);
  if (/^(所有|每|任意|等量|至多)/.test(amount) && noun.place !== "") return start.replace(/的$/, "");
  if (amount !== "" || noun.clauses.length === 0) return start;
  if (noun.place !== "" && noun.owner !== "") return `${start.replace(/的$/, "")}、`;
  return noun.owner === "对手的"
    ? start
    : start.replace(/^(你|自己)?(.*)的$/, (whole, who: string | undefined, rest: string) =>
        rest.endsWith("控制") ? whole : `${who ?? ""}${rest}`,
      );
}

/** "一名单位", "另一名友方单位", "战场上的一名单位或一件装备". */
export function a(v: Voice, f: Filter, options: NounOptions = {}): string {
  if (f.or)
    return list(
      f.or.map((one) => a(v, one, options)),
      "或",
    );
  const noun = describe(v, f, options);
  if (isOnlyAmong(f)) return `其中${counted(1, amongMeasure(v, f))}`;
  if (f.is?.includes("chosenChampion")) return phrase(noun, "");
  return phrase(noun, counted(1, noun.measure));
}

export const isOnlyAmong = (f: Filter): boolean => f.among !== undefined && !f.kinds && !f.tags && !f.notKinds;
export const amongMeasure = (v: Voice, f: Filter): string => (v.memory.named.get(f.among ?? "") ?? v.memory.it).measure;

/** "此处的敌方单位", "你的Mech". */
export function these(v: Voice, f: Filter, options: NounOptions = {}): string {
  if (f.or)
    return list(
      f.or.map((one) => these(v, one, options)),
      options.conjunction ?? "和",
    );
  return phrase(describe(v, f, { conjunction: "和", ...options }), "");
}

/** "你每控制一件装备", "你每有一名[Mighty]单位", "你废牌堆中每有一张牌". */
export function forEachOf(v: Voice, f: Filter): string {
  const noun = describe(v, f, { conjunction: "或" });
  const counts = phrase({ ...noun, owner: "", place: "" }, counted(1, noun.measure));
  const { owner, place } = noun;
  if (f.thisWay || f.among !== undefined) return `每以此法展示${counts}`;
  const who = owner.replace(/(控制)?的$/, "");
  if (place !== "") return words(who && !place.startsWith("你") && `${who}在`, place, `每有${counts}`);
  return `${who}每${owner.includes("控制") ? "控制" : "有"}${counts}`;
}
