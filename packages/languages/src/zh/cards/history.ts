/** What has happened this turn, as a condition. */
import type { Condition, History } from "@rulebound/engine/language";
import { a } from "./filters.ts";
import { me, type Voice } from "./voice.ts";

type HistoryCondition = Extract<Condition, { readonly history: History }>;

export function historyText(v: Voice, c: HistoryCondition): string {
  const what = c.filter ? a(v, c.filter) : undefined;
  const often = c.atLeast !== undefined && c.atLeast > 1 ? `${c.atLeast}次` : "";
  const who = c.who === undefined || c.who === "you" ? "你" : "一名对手";
  switch (c.history) {
    case "discarded":
      return `${who}在本回合弃过${what ?? "牌"}`;
    case "unitDied":
      return `本回合有${what ?? "一名单位"}${c.filter?.kinds?.includes("gear") ? "被摧毁" : "阵亡"}`;
    case "beginningPhaseDeaths":
      return `本回合有${what ?? "一名单位"}在你的开始阶段阵亡`;
    case "moved":
      return `${me(v)}在本回合移动过${often}`;
    case "gainedXp":
      return "你在本回合获得过经验";
    case "spentPower":
      return `你在本回合消耗过至少${"[A]".repeat(c.atLeast ?? 1)}`;
    case "spentEnergyOnSpell":
      return `你在本回合消耗过[${c.atLeast ?? 1}]或更多来打出法术`;
    case "attachedToMe":
      return "此武装在本回合贴附于我";
    case "choseEnemy":
      return c.with === undefined
        ? `你在本回合选择过${what ?? "一名敌方单位"}${often}`
        : `你在本回合用法术或单位技能选择过敌方单位和/或装备${often}`;
    case "playedToBattlefield":
      return `你在本回合将${what ?? "一名单位"}打出到战场`;
    case "playedCard":
      return `${who}在本回合打出过${what ?? "一张牌"}`;
    case "playedSpell":
      return `${who}在本回合打出过${what ?? "一个法术"}`;
    case "playedUnit":
      return `${who}在本回合打出过${what ?? "一名单位"}`;
    case "playedGear":
      return `${who}在本回合打出过${what ?? "一件装备"}`;
    case "playedEquipment":
      return `${who}在本回合打出过${what ?? "一件武装"}`;
    case "conquered":
      return `${me(v)}在本回合征服过`;
    case "drew":
      return "你在本回合抽过牌";
    default:
      return "本回合发生过这样的事";
  }
}
