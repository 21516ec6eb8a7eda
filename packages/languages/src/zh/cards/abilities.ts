/** A paragraph of a card. */
import type { Ability, Condition, CostLess, StaticEffect } from "@rulebound/engine/language";
import { amountNoun, eachText } from "./amounts.ts";
import { condition } from "./conditions.ts";
import { costList, costPhrase, resourceSymbols, toDo } from "./costs.ts";
import { a, these } from "./filters.ts";
import { keywordParagraph } from "./keywords.ts";
import { replacementText } from "./replacements.ts";
import { object } from "./selectors.ts";
import { inline, sentences } from "./sequence.ts";
import { effectsText, evenWithout } from "./statics.ts";
import { mayDo } from "./structure.ts";
import { triggerText } from "./triggers.ts";
import { acting, keep, me, my, saysMay, silent, spokenByUnit, type Voice } from "./voice.ts";
import { sentence, words } from "./words.ts";

type Of<K extends Ability["kind"]> = Extract<Ability, { readonly kind: K }>;

export const paragraph = (v: Voice, ability: Ability): string => keep(v, ability, paragraphText(v, ability));

function paragraphText(v: Voice, ability: Ability): string {
  switch (ability.kind) {
    case "keyword":
      return ability.costLess ? `${keywordParagraph(v, ability)}。${cheaper(v, ability.costLess)}` : keywordParagraph(v, ability);
    case "triggered":
      return triggered(v, ability);
    case "activated":
      return activated(v, ability);
    case "static":
      return passive(v, ability);
    case "replacement":
      return sentence(
        words(
          ability.zone && `只要${me(v)}在${v.doer.your}废牌堆中，`,
          ability.while && `只要${condition(v, ability.while)}，`,
          replacementText(v, ability.replacement),
        ),
      );
    case "additionalCost":
      return additionalCost(v, ability);
    case "showOff":
      return sentence(`[Show Off]${a(v, { ...ability.of, zone: "hand" }).replace(/^.*?手牌中的/, "")}`);
    case "asYouPlay":
      return sentence(`在你打出${me(v)}时，${inline(v, ability.then)}`);
    case "dependent":
      return dependent(v, ability);
    case "spell":
      return sentences(v, ability.then);
  }
}

/** An ability in quotes: “[Exhaust]：获得1点经验。” */
export const quoted = (v: Voice, ability: Ability): string => `“${paragraph(spokenByUnit(v, false), ability)}”`;

function triggered(v: Voice, ability: Of<"triggered">): string {
  const [trigger] = ability.when;
  const heard: Voice = { ...v, ...(trigger ? { trigger } : {}), inTrash: ability.zone === "trash" };
  const start = ability.deathknell ? "" : `${triggerText(heard, ability.when)}，`;
  const provided = ability.if ? `如果${condition(heard, ability.if)}，则` : "";
  return `${ability.deathknell ? "[Deathknell]——" : ""}${sentence(start + provided + offer(heard, ability))}`;
}

/** "你可以支付[1]来抽1张牌", "回收我来……", or the instructions alone. */
function offer(v: Voice, ability: Of<"triggered">): string {
  const doer = acting(v, ability.by);
  if (!ability.may && !ability.cost) return keep(v, ability.then, inline(doer, ability.then));
  const [only] = ability.then;
  if (only?.do === "move" && only.along) {
    const along = `与${object(v, "it")}一同移动`;
    keep(v, ability.then, `使${me(v)}${along}`);
    return `${me(v)}可以${along}`;
  }
  const cost = ability.cost ? costPhrase(v, ability.cost) : "";
  const doing = afterMay(doer, ability);
  const text = keep(v, ability.then, cost === "" ? doing : toDo(cost, doing));
  return ability.may ? mayDo(saysMay(doer), text) : text;
}

/** Only the first sentence stands under "可以". */
function afterMay(v: Voice, { then }: Of<"triggered">): string {
  const breaks = then.findIndex((instruction, at) => at > 0 && (instruction.join === undefined || instruction.join.startsWith("T")));
  if (breaks < 0) return inline(silent(v), then);
  return `${inline(silent(v), then.slice(0, breaks))}。${sentences(v, then.slice(breaks))}`;
}

function activated(v: Voice, ability: Of<"activated">): string {
  const timing = ability.timing ? `[${ability.timing}][>] ` : "";
  return words(`${timing}${costList(v, ability.cost)}：${sentences(v, ability.then)}`, useOnly(v, ability), cheaper(v, ability.costLess));
}

function useOnly(v: Voice, ability: Of<"activated">): string {
  if (ability.by === "eachPlayer") return "每名玩家可以在自己的回合使用此技能一次。";
  if (!ability.only) return ability.oncePerTurn ? "此技能每回合只能使用一次。" : "";
  return `只有当${condition(v, ability.only)}时，才能使用此技能${ability.oncePerTurn ? "，且每回合只能使用一次" : ""}。`;
}

const energyReduced = (by: string): string => `此技能的法力费用减少，数值等同于${by}。`;

function cheaper(v: Voice, costLess: CostLess | undefined): string {
  if (!costLess) return "";
  if (typeof costLess.energyBy === "object" && "might" in costLess.energyBy && costLess.energyBy.might === "it")
    return energyReduced("你所选单位的战力");
  if (costLess.energyBy !== undefined) return energyReduced(amountNoun(v, costLess.energyBy));
  const less = `减少${resourceSymbols(costLess.less)}。`;
  if (costLess.each !== undefined) return `${eachText(v, costLess.each)}，此技能的费用便${less}`;
  return `${costLess.if ? `如果${condition(v, costLess.if)}，则` : ""}此技能的费用${less}`;
}

// -------------------------------------------------------------------------------------------------------------- passive

/** What is looked at once, as it is played, or in the turn's history is an "如果"; what goes on is a "只要". */
function conditionWord(c: Condition, effects: readonly StaticEffect[]): "如果" | "只要" {
  const ofMine = (e: StaticEffect): boolean => e.effect === "playFor" || ((e.effect === "enter" || e.effect === "cost") && e.of === "me");
  return "history" in c || effects.some(ofMine) ? "如果" : "只要";
}

function passive(v: Voice, ability: Of<"static">): string {
  if (ability.instead) {
    const usual = sentence(effectsText(v, ability.effects));
    const [first] = ability.effects;
    const subject = first && "of" in first && typeof first.of === "object" ? these(v, first.of) : "";
    const other = effectsText(v, ability.instead.effects).replace(subject, "它们").replace("它们费用", "它们的费用");
    return usual + sentence(`如果${condition(v, ability.instead.while)}，则${insteadOf(other)}`);
  }
  if (!ability.while) return sentence(effectsText(v, ability.effects));
  const said = effectsText(v, ability.effects);
  if (ability.unless && "not" in ability.while) return sentence(`除非${condition(v, ability.while.not)}，否则${said}`);
  if ("showdownHere" in ability.while) return sentence(`在此处的法术对决中，打出${said.replace("的费用", "所需的费用")}`);
  const word = conditionWord(ability.while, ability.effects);
  const once = ability.effects.some((e) => e.effect === "optionalCostFor" && e.oncePerTurn) ? "每回合一次，" : "";
  return sentence(`${once}${word}${condition(v, ability.while)}，${word === "如果" ? "则" : ""}${said}`);
}

/** "改为" stands before the verb that changes. */
const insteadOf = (text: string): string => (/(减少|增加|获得)/.test(text) ? text.replace(/(减少|增加|获得)/, "改为$1") : `改为${text}`);

/** An additional cost, and what paying it brings. */
function additionalCost(v: Voice, ability: Of<"additionalCost">): string {
  const cost = keep(v, ability.cost, costPhrase(v, ability.cost));
  const offered = ability.optional ? `你可以${cost}` : `你必须${cost}`;
  const first = `${offered}，作为打出${me(v)}的额外费用`;
  const done =
    (ability.less && `${my(v)}费用减少${resourceSymbols(ability.less)}`) ||
    (ability.ignoreCost && "无视此法术的费用") ||
    (ability.entersReady && `${me(v)}以活跃状态进场`);
  const head = words(ability.if && `如果${condition(v, ability.if)}，则`, first);
  if (ability.lessByItsCost) return `${sentence(head)}${byItsCost(v)}`;
  if (ability.ambushThere) return `${sentence(head)}你可以将${me(v)}[Ambush]到其所在的战场，${evenWithout("其他单位")}。`;
  const spends = ability.cost.some((part) => "spendBuff" in part);
  const each =
    ability.lessEach && `${spends ? "每消耗一个增益" : "每以此法摧毁一名单位"}，${my(v)}费用便减少${resourceSymbols(ability.lessEach)}`;
  return words(sentence(head), done && sentence(`如果你这样做，则${done}`), each && sentence(each));
}

/** As much less as the killed one cost. */
function byItsCost(v: Voice): string {
  const [domain = "any"] = v.card.domains;
  return `如果你这样做，则它的费用中每有一点法力，${my(v)}费用便减少[1]；每有一点符能，${my(v)}费用便减少${resourceSymbols({ power: [domain] })}。`;
}

/** "[Legion][>] ……", "[Level 6][>] ……"; a word that governs another one nests it behind [>>]. */
function dependent(v: Voice, { on, ability, instead }: Of<"dependent">): string {
  const word = typeof on === "string" ? `[${on}]` : `[Level ${on.level}]`;
  if (v.set === "OGN" && ability.kind === "activated" && ability.timing)
    return paragraph(v, { ...ability, timing: undefined }).replace("：", `：[${ability.timing}]，${word}——`);
  const inner = paragraph(v, ability);
  if (!instead) return `${word}[>]${nested(ability, inner, typeof on === "object")}`;
  const changed = on === "Legion" ? `改为立即${inner}` : insteadOf(inner);
  return `${word}[>]${nested(ability, changed, typeof on === "object")}`;
}

function nested(ability: Ability, inner: string, level: boolean): string {
  if (ability.kind === "triggered" && ability.deathknell) return `[>>]${inner.replace("]——", "][>] ")}`;
  if (ability.kind === "activated" && ability.timing && level) return ` [>>]${inner}`;
  return ` ${inner}`;
}
