/** Costs: "[1]，[Exhaust]" before a colon, "支付[1]并横置我" in a sentence. */
import type { Cost, CostPart, Resources, Sel } from "@rulebound/engine/language";
import { a } from "./filters.ts";
import { object, ownersHand } from "./selectors.ts";
import { keep, my, type Voice } from "./voice.ts";
import { list } from "./words.ts";

const symbol = (power: string): string =>
  power === "any" ? "[A]" : power === "own" ? "[C]" : `[${power.charAt(0).toUpperCase()}${power.slice(1)}]`;

/** "[1][Fury]" */
export const resourceSymbols = ({ energy, power = [] }: Resources): string =>
  (energy === undefined ? "" : `[${energy}]`) + power.map(symbol).join("");

const anyAmount = (v: Voice, what: "power" | "energy"): string =>
  `任意数量的${what === "energy" ? "法力" : v.set === "RAD" ? "符能" : "[A]"}`;

/** One part as a verb: "支付[1]", "横置我", "摧毁另一名友方单位". */
const costVerb = (v: Voice, part: CostPart): string => keep(v, part, costVerbText(v, part));

function costVerbText(v: Voice, part: CostPart): string {
  if ("pay" in part) return `支付${resourceSymbols(part.pay)}`;
  if ("payEither" in part) return `支付${list(part.payEither.map(resourceSymbols), "或")}`;
  if ("anyAmount" in part) return `支付${anyAmount(v, part.anyAmount)}`;
  if ("exhaust" in part) return `横置${object(v, part.exhaust)}`;
  if ("kill" in part) return `摧毁${object(v, part.kill)}`;
  if ("banish" in part) return `放逐${object(v, part.banish)}`;
  if ("return" in part) return `将${object(v, part.return)}返回${ownersHand(v, part.return)}`;
  if ("recycle" in part) return `回收${object(v, part.recycle).replace(/的一张牌$/, "的1张牌")}`;
  if ("discard" in part)
    return part.filter ? `弃${a(v, { ...part.filter, zone: "hand" }).replace(/^.*?中的/, "")}` : `弃${part.discard}张牌`;
  if ("spendXp" in part) return `消耗${part.spendXp}点经验`;
  if ("spendBuff" in part) return `消耗${buffOf(v, part.spendBuff)}`;
  if ("disempower" in part) return `解除${object(v, part.disempower)}的强化`;
  return `[Burn ${part.burn}]`;
}

/** "我的增益", "它的增益", "一个增益", "任意数量的增益". */
export function buffOf(v: Voice, sel: Sel): string {
  if (sel === "me") return `${my(v)}增益`;
  if (sel === "it" || sel === "triggered") return "它的增益";
  if (typeof sel === "object" && "pick" in sel && sel.n === "any") return "任意数量的增益";
  return "一个增益";
}

/** Before a colon or behind a dash: symbols where there are symbols. */
function costSymbol(v: Voice, part: CostPart): string {
  if ("pay" in part) return resourceSymbols(part.pay);
  if ("payEither" in part) return list(part.payEither.map(resourceSymbols), "或");
  if ("exhaust" in part && part.exhaust === "me") return "[Exhaust]";
  return costVerb(v, part);
}
export const costList = (v: Voice, cost: Cost): string => cost.map((part) => costSymbol(v, part)).join("，");

/** "支付[1]来抽1张牌"; what is long, or goes on with a place, needs a pause. */
export const toDo = (cost: string, doing: string): string =>
  cost.length > 12 || /^[在从]/.test(doing) ? `${cost}，以${doing}` : `${cost}来${doing}`;

/** In a sentence: "支付[A]、横置我并消耗它的增益". */
export function costPhrase(v: Voice, cost: Cost): string {
  const { far } = v.memory;
  const verbs = cost.map((part) => costVerb(v, part));
  const text = verbs.length < 2 ? verbs.join("") : `${verbs.slice(0, -1).join("、")}并${verbs.at(-1)}`;
  const isAside = (part: CostPart): boolean =>
    "pay" in part || "spendBuff" in part || ("banish" in part && part.banish === "me") || ("exhaust" in part && part.exhaust === "me");
  if (cost.every(isAside)) v.memory.far = far;
  return text;
}
