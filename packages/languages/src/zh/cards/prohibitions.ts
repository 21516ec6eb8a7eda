/** What can't be done. */
import type { Prohibition } from "@rulebound/engine/language";
import { these } from "./filters.ts";
import { type EffectOptions, type Of, type Saying, whom } from "./saying.ts";
import { object } from "./selectors.ts";
import { doerOf, type Voice } from "./voice.ts";
import { words } from "./words.ts";

const PROHIBITED: Record<Prohibition, string> = {
  beChosenByEnemies: "不能被敌方法术和技能选择",
  beCountered: "不能被反制",
  beReadied: "不能变为活跃状态",
  beReadiedByEnemies: "不能因敌方法术和技能变为活跃状态",
  moveToBase: "不能移动到基地",
  moveFromHereToBase: "不能从此处移动到基地",
  move: "不能移动",
  beMovedByController: "不能被其控制者移动",
  beMovedByEnemies: "不能被敌方法术和技能移动",
  playCards: "不能打出牌",
  playSpells: "不能打出法术",
  playNamedSpells: "不能打出具有该名称的法术",
  playUnitsExceptToBase: "只能将单位打出到自己的基地",
  playUnitsHere: "不能打出到此处",
  gainPoints: "不能获得分数",
  scoreHereBeforeThirdTurn: "在其第三个回合之前不能在此处得分",
  revealHiddenHere: "不能在此处翻开",
  beDealtDamageOutsideCombat: "除非处于战斗中，否则不会受到伤害",
  ambushAsReaction: "只有在能打出具有[Action]的牌时才能进行[Ambush]",
  bePlayedBeforeTurn4: "不能在你的第一、第二或第三个回合打出",
};

export function cantSaying(v: Voice, e: Of<"cant">, options: EffectOptions): Saying | string {
  if (e.what === "beMovedByController") return words("该玩家", options.duration, "不能移动", object(v, options.about ?? "it"));
  if (e.what === "beReadiedByEnemies" && e.of && e.of !== "me") return `法术和技能不能使${these(v, e.of)}变为活跃状态`;
  const predicate = words(options.duration, e.by === undefined ? PROHIBITED[e.what] : `不能被敌方${these(v, e.by)}选择`);
  if (e.of !== undefined || options.about !== undefined) return { subject: whom(v, e.of ?? "me", options), predicate };
  if (e.what === "revealHiddenHere") return { subject: "对手具有[Hidden]的牌", predicate };
  if (e.who === undefined) return { subject: e.what.startsWith("play") ? "单位" : "玩家", predicate };
  return { subject: e.who === "opponents" ? "对手" : e.who === "eachPlayer" ? "玩家" : doerOf(v, e.who).subject, predicate };
}
