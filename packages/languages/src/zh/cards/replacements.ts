/** "如果……将要……，则改为……" */
import type { Filter, Replacement, Sel } from "@rulebound/engine/language";
import { NOUNS } from "../glossary.ts";
import { condition } from "./conditions.ts";
import { costPhrase } from "./costs.ts";
import { a } from "./filters.ts";
import { nounFor } from "./nouns.ts";
import { object } from "./selectors.ts";
import { inline, sentences } from "./sequence.ts";
import { acting, aside, keep, me, mention, saysMay, type Voice } from "./voice.ts";
import { instead as insteadOf, ordinal, words } from "./words.ts";

interface ForAWhile {
  readonly once?: boolean;
  readonly about?: Sel;
}

const WOULD: Partial<Record<Replacement["event"], string>> = {
  die: "将要阵亡",
  stun: "将要被眩晕",
  damage: "将要受到伤害",
  toTrash: "将要置入你的废牌堆",
  score: "将要得分",
  playToken: "将要打出",
};

function victim(v: Voice, of: "me" | "it" | Filter): string {
  if (of === "me") return me(v);
  if (of === "it") return object(v, "it");
  const text = a(v, of);
  mention(v, of.kinds === undefined ? NOUNS.unit : nounFor(of), false);
  return text;
}

export function replacementText(v: Voice, r: Replacement, forAWhile?: ForAWhile): string {
  if (r.as) return asText(v, r);
  if (r.event === "tie") return `如果一场你作为进攻方的战斗以平局结束且将要召回你的任何单位，则改为${inline(v, r.instead)}`;
  if (r.event === "hinder")
    return `如果一个选择了${me(v)}的法术或技能将要眩晕${me(v)}、使${me(v)}获得-[M]或将${me(v)}返回手牌，则${withInstead(v, r)}`;
  if (r.firstTurns !== undefined) return scoreText(v, r, r.firstTurns);
  if (r.first) return `如果${v.doer.you}将要展示牌堆中的牌，则先${inline(v, r.instead).replace(/你的主牌堆/, "该牌堆")}。然后展示这些牌`;
  const would = r.event === "playToken" && r.who === "you";
  const [instead] = r.instead;
  const where = instead?.do === "playToken" && instead.where === "asReplaced" ? "在一个位置" : "";
  const target = victim(v, r.of);
  const turn = forAWhile ? "本回合" : "";
  const from = r.from === "notDeck" ? "从主牌堆以外的区域" : "";
  const inCombat = r.if && "is" in r.if && r.if.is === "it" && r.if.filter.is?.includes("inCombat");
  const event = would
    ? `你将要${where}打出${target}`
    : `${target}${turn}${inCombat ? "在战斗中" : ""}${(WOULD[r.event] ?? "").replace("将要", `将要${from}`)}`;
  const cond = !r.if || inCombat ? "" : `且${condition(v, r.if)}`;
  const head = forAWhile?.once
    ? `${target}${turn}下一次${WOULD[r.event] ?? ""}${cond}时`
    : `${r.oncePerTurn ? "每回合一次，" : ""}如果${event}${cond}`;
  const doer = r.who && !would ? acting(v, r.who) : v;
  const then = forAWhile?.once ? "，" : "，则";
  const may = r.may ? words(saysMay(doer), r.cost && `${costPhrase(v, r.cost)}，`) : "";
  const doing = withInstead(v, r);
  if (r.may) keep(v, r, words(r.cost && `${costPhrase(aside(v), r.cost)}，`, doing));
  return `${head}${then}${may}${doing}`;
}

function scoreText(v: Voice, r: Replacement, turns: number): string {
  const early = Array.from({ length: turns }, (_, at) => (at === 0 ? "第一" : ordinal(at + 1))).join("或");
  return `如果一名玩家在其${early}个回合将要因征服或据守获得1分，则${insteadOf(inline(v, r.instead))}`;
}

/** The event happens, and this with it. */
function asText(v: Voice, r: Replacement): string {
  if (r.event === "attach") return `当此武装贴附于一名单位时，${inline(v, r.instead)}`;
  const event = r.event === "lookedAt" ? `你从${v.doer.your}牌堆顶查看或展示${me(v)}` : `${me(v)}从${v.doer.your}牌堆被展示`;
  return `当${event}时，${words(r.may && saysMay(v), keep(v, r, inline(v, r.instead)))}`;
}

/** "改为" stands before the first sentence of what happens: the rest follows it. */
function withInstead(v: Voice, r: Replacement): string {
  const breaks = r.instead.findIndex((instruction, at) => at > 0 && instruction.join === undefined);
  const first = breaks < 0 ? r.instead : r.instead.slice(0, breaks);
  const text = `改为${inline(v, first)}`;
  return breaks < 0 ? text : `${text}。${sentences(v, r.instead.slice(breaks)).replace(/。$/, "")}`;
}
