/** Passive text: a subject and what it has, does or costs. Effects on the same subject share it. */
import type { Filter, StaticEffect } from "@rulebound/engine/language";
import { NOUNS } from "../glossary.ts";
import { quoted } from "./abilities.ts";
import { amountNoun, perEach } from "./amounts.ts";
import { costSaying } from "./cost-changes.ts";
import { costPhrase, resourceSymbols } from "./costs.ts";
import { a, describe, these } from "./filters.ts";
import { minimum } from "./give.ts";
import { EFFECTS } from "./instructions.ts";
import { grantedList } from "./keywords.ts";
import { placeText } from "./places.ts";
import { cantSaying } from "./prohibitions.ts";
import { type EffectOptions, nextPlayed, type Of, type Saying, spoken, whom, withoutSide } from "./saying.ts";
import { inline } from "./sequence.ts";
import { doerOf, me, mention, my, type Voice } from "./voice.ts";
import { equalTo, list, words } from "./words.ts";

function sayings(v: Voice, e: StaticEffect, options: EffectOptions): Saying | string {
  switch (e.effect) {
    case "might":
      return mightSaying(v, e, options);
    case "keywords":
      if (e.what === "abilities") return `${e.of === "me" ? my(v) : `${these(v, e.of)}的`}技能获得${grantedList(v, e.keywords)}`;
      return {
        subject: whom(v, e.of, options),
        predicate: words(options.next ? "" : options.duration, "获得", grantedList(v, e.keywords), e.unlessAlready && "（如果尚未具有）"),
      };
    case "tags":
      return e.of === "me" ? `${me(v)}是${list(e.tags)}` : { subject: whom(v, e.of, options), predicate: `具有标签${list(e.tags)}` };
    case "abilities":
      return { subject: whom(v, e.of, options), predicate: `获得${list(e.abilities.map((one) => quoted(v, one)))}` };
    case "exhaustAbilities":
      return `${me(v)}具有所有${these(v, e.of)}的所有[Exhaust]技能`;
    case "enter":
      return enterSaying(v, e, options);
    case "playTo":
      return playToText(v, e, options);
    case "playOnlyTo":
      return `${me(v)}只能打出到${e.place === "battlefield" ? "战场" : "你本回合征服过的战场"}`;
    case "cost":
      return costSaying(v, e, options);
    case "moreMinus":
      return `如果你控制的法术或技能将使其选择的单位获得-[M]，则额外再获得-${e.n}[M]`;
    case "optionalCostFor":
      return lentCostText(v, e);
    case "playFor":
      return `你可以${e.from ? "从你的废牌堆" : ""}以${resourceSymbols(e.cost)}的费用打出${me(v)}`;
    case "playFromTrash":
      return "你可以从你的废牌堆打出牌";
    case "mayPlay":
      return `你在本回合内可以从手牌打出${a(v, withoutZone(e.of))}，无视其法力费用`;
    case "cant":
      return cantSaying(v, e, options);
    case "bonusDamage":
      return bonusText(v, e);
    case "lethal":
      return `你造成的任意数量的伤害都足以摧毁${these(v, e.of)}`;
    case "noCombatDamage":
      return { subject: whom(v, e.of, options), predicate: "不造成战斗伤害" };
    case "noDamage":
      return { subject: whom(v, e.of, options), predicate: "不会受到伤害" };
    case "preventDamage":
      return `防止敌方法术和技能将对${e.of === "me" ? me(v) : these(v, e.of)}造成的所有伤害`;
    case "ignore":
      return ignoreText(v, e);
    case "damageLast":
      return `战斗伤害必须最后分配给${me(v)}`;
    case "moreBuffs":
      return `${me(v)}可以拥有任意数量的增益`;
    case "empowerTimes":
      return `${me(v)}最多可以[Empowered]${e.n}次`;
    case "buffsGive":
      return words(options.duration && `${options.duration}，`, "增益使", these(v, e.of), `额外获得+${e.n}[M]`);
    case "moreTriggers":
      return moreTriggersText(v, e);
    case "noTriggers":
      return `你${e.place ? `在${placeText(v, e.place)}` : ""}的[${e.of}]效果不会触发`;
    case "holdsAreConquers":
      return `${my(v)}据守效果也视为征服效果，反之亦然`;
    case "doubleMightBonus":
      return `贴附于${me(v)}的每件武装提供双倍的基础战力加成`;
    case "equipmentGives":
      return `你的每件武装额外提供${grantedList(v, e.keywords)}`;
    case "victoryScore":
      return `赢得游戏所需的分数增加${e.n}`;
    case "facedownLimit":
      return "你可以在此处额外藏匿一张牌";
    case "moveFromAnywhere":
      return "单位可以从任何位置移动到此处";
    case "moveTax":
      return moveTaxText(v, e);
    case "skipPhase":
      return "跳过你的抽牌阶段";
    case "channelOnly":
      return `玩家在其召出阶段开始时只召出${e.n}张符文`;
    case "hideCost":
      return `你可以支付${resourceSymbols(e.cost)}而非[A]来藏匿${a(v, { kinds: ["card"], keyword: "Hidden" })}`;
    case "copyText":
      mention(v, NOUNS.unit, false);
      return "当此武装贴附于一名单位时，在贴附期间将该单位的文字复制到此武装的效果文字中";
    case "goldAdds":
      return `你的Gold额外[Add]${resourceSymbols(e.resources)}`;
    case "furtherLegends":
      return `如果${v.card.name.split(",")[0]}在你的卡组中，则在起始传奇之外再选择${e.n}名不同的传奇`;
    case "deckLimit":
      return e.n === "any" ? `你的卡组中可以有任意数量的${v.card.name}` : `你的卡组中只能有${e.n}张此牌`;
  }
}

const STATES = { ready: "活跃", exhausted: "休眠" } as const;

function enterSaying(v: Voice, e: Of<"enter">, options: EffectOptions): Saying | string {
  const how = `以${STATES[e.how]}状态进场`;
  if (e.may) return `你可以让${me(v)}${how}。如果你这样做，则${inline(v, e.ifYouDo ?? [])}`;
  if (options.duration && !options.next && e.of !== "me" && e.of !== "next" && e.of.side === "yours")
    return `你在本回合内打出的${these(v, withoutSide(e.of))}${how}`;
  return { subject: whom(v, e.of, options), predicate: words(!options.next && options.duration, how) };
}

/** A cost that a text lends to the cards that are played. */
function lentCostText(v: Voice, e: Of<"optionalCostFor">): string {
  const card = a(v, e.of);
  const { subject } = doerOf(v, e.who);
  if (e.cost.length === 0) return `${subject}可以少支付${resourceSymbols(e.less ?? {})}来打出${card}`;
  const cost = costPhrase(v, e.cost).replace("并横置", "和");
  if (e.less) return `作为打出${card}的额外费用，${subject}可以${cost}，使该${describe(v, e.of).noun}的费用减少${resourceSymbols(e.less)}`;
  return `${subject}可以${cost}，作为打出${card}的额外费用。如果其这样做，则将它打出到此战场`;
}

function ignoreText(v: Voice, e: Of<"ignore">): string {
  if (e.during === "assignment") return `你在此处分配战斗伤害时无视[${e.keyword}]`;
  return v.person === "here" ? `玩家为选择此处对象的法术和技能支付费用时无视[${e.keyword}]` : `支付${my(v)}费用时无视[${e.keyword}]`;
}

function moveTaxText(v: Voice, e: Of<"moveTax">): string {
  const to = v.person === "I" ? "我所在的战场" : "此战场";
  return e.beyondFirst
    ? `对手同时将多名单位移动到${to}时，除第一名外，必须为每名单位支付${resourceSymbols(e.cost)}`
    : `对手必须支付${resourceSymbols(e.cost)}才能将一名或更多单位移动到${to}`;
}

function mightSaying(v: Voice, e: Of<"might">, options: EffectOptions): Saying | string {
  if (e.whileIt && e.of !== "me") return whileItText(v, e, e.of);
  if (e.increase) return `${my(v)}战力增加，数值${equalTo(amountNoun(v, e.n))}`;
  const { n, each } = perEach(v, e.n);
  const sign = n.startsWith("-") ? "" : "+";
  const predicate = words(options.duration, e.additional && "额外", "获得", `${sign}${n}[M]`, minimum(e.min));
  const subject = whom(v, e.of, options);
  if (each === "") return { subject, predicate };
  return each.startsWith(subject) ? `${each}，便${predicate}` : `${each}，${subject}便${predicate}`;
}

/** "当一名友方单位单独防守时，它获得……" */
function whileItText(v: Voice, e: Of<"might">, of: Filter): string {
  const { is: _, ...others } = of;
  return `当${a(v, others)}单独防守时，它获得${Number(e.n) < 0 ? "" : "+"}${amountNoun(v, e.n)}[M]`;
}

const withoutZone = ({ zone: _, ...others }: Filter): Filter => others;

export const evenWithout = (units: string): string => `即使你在该处没有${units}`;

function playToText(v: Voice, e: Of<"playTo">, options: EffectOptions): string {
  const place = {
    open: "空置的战场",
    occupiedEnemy: "已被占据的敌方战场",
    attacking: "你正在进攻的战场",
    anywhereEnemyAlone: "有一名敌方单位落单的已被占据的战场",
    enemyUnits: "有敌方单位的战场",
    any: "任意战场",
  }[e.place];
  if (options.next && e.of !== "me") return `${nextPlayed(v, e.of)}可以打出到${place}`;
  if (e.ambush) return `我可以[Ambush]到${place}，${evenWithout("单位")}`;
  return e.of === "me" ? `你可以将${me(v)}打出到${place}` : `${these(v, e.of)}可以打出到${place}`;
}

function bonusText(v: Voice, e: Of<"bonusDamage">): string {
  const { n, each } = perEach(v, e.n);
  const by = {
    yourSpellsAndAbilities: "你的法术和技能",
    spellsAndAbilities: "法术和技能",
    next: nextPlayed(v, { kinds: ["spell"] }),
    thisSpell: "此法术",
    gearAbilities: "友方装备的技能",
  }[e.by ?? "yourSpellsAndAbilities"];
  const text = words(by, e.to && `对${these(v, e.to)}`, e.additional ? "再造成" : "造成", n, "点额外伤害");
  if (each === "") return text;
  return each.startsWith(by) ? `${each}，便${text.slice(by.length)}` : `${each}，${text}`;
}

function moreTriggersText(v: Voice, e: Of<"moreTriggers">): string {
  const whose = e.side === "friendly" ? "友方" : "你的";
  if (e.of === "deathknell") return `${e.place ? `${placeText(v, e.place)}的` : ""}${whose}[Deathknell]效果额外触发一次`;
  return `${whose.replace(/的$/, "")}因${EFFECTS[e.of]}此处而触发的${EFFECTS[e.of]}效果额外触发一次`;
}

// ------------------------------------------------------------------------------------------------------------ together

/** One effect as a clause. */
export function effectText(v: Voice, e: StaticEffect, options: EffectOptions = {}): string {
  const saying = sayings(v, e, options);
  return typeof saying === "string" ? saying : spoken(saying);
}

/** "我获得+1[M]和[Ganking]", "我的费用减少[2]，并以活跃状态进场". */
export function effectsText(v: Voice, effects: readonly StaticEffect[]): string {
  const texts: string[] = [];
  let current: { readonly subject: string; readonly predicates: string[] } | undefined;
  const flush = (): void => {
    if (current) texts.push(spoken({ subject: current.subject, predicate: merged(current.subject, current.predicates) }));
    current = undefined;
  };
  for (const effect of effects) {
    const saying = sayings(v, effect, {});
    if (typeof saying === "string") {
      flush();
      texts.push(saying);
    } else if (current && current.subject === saying.subject) current.predicates.push(saying.predicate);
    else {
      flush();
      current = { subject: saying.subject, predicates: [saying.predicate] };
    }
  }
  flush();
  return effects.at(-1)?.effect === "moreMinus" ? texts.join("。") : texts.join("，");
}

/** Two that both "获得" share the verb. */
function merged(subject: string, predicates: readonly string[]): string {
  const [first = "", ...others] = predicates;
  if (/^(额外)?获得/.test(first) && others.every((one) => one.startsWith("获得")))
    return list([first, ...others.map((one) => one.slice("获得".length))]);
  return [first, ...others].join(
    first.startsWith("的") ? `，且${subject}` : others.some((one) => one.startsWith("除非")) ? "，且" : "，并",
  );
}
