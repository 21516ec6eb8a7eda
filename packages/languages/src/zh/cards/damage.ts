/** Damage: dealt, split, raised, prevented. */
import type { Amount, Instruction, Sel } from "@rulebound/engine/language";
import { amountNoun, perEach, withEach } from "./amounts.ts";
import { durationText } from "./give.ts";
import { isTarget, object } from "./selectors.ts";
import { does, type Voice } from "./voice.ts";
import { equalTo, words } from "./words.ts";

type Deal = Extract<Instruction, { readonly do: "deal" }>;

/** Each deals its Might to the other: "we" with me in it. */
export const fightText = (withMe: boolean): string => `${withMe ? "我与它" : "它们"}互相造成等同于各自战力的伤害`;

const isOwnMight = ({ n, by }: Deal): boolean => by !== undefined && typeof n === "object" && "might" in n && n.might === by;
const isOfIt = (n: Amount): boolean =>
  typeof n === "object" && ("might" in n ? isIt(n.might) : "keywordOf" in n ? isIt(n.sel) : "energyOf" in n && isIt(n.energyOf));
const isIt = (sel: Sel): boolean => sel === "it" || (typeof sel === "object" && "ref" in sel);

/** "对一名单位造成3点伤害", "造成5点伤害，分配给任意数量的敌方单位". */
export function dealText(v: Voice, i: Deal): string {
  const by = i.by === undefined ? undefined : object(v, i.by);
  const { n, each } = amountText(v, i);
  const start = by ?? does(v, "");
  if (i.split) {
    const to = object(v, i.to).replace(/^所有/, "");
    return words(start, start === "" ? "造成" : "造成", n, "伤害，分配给", to);
  }
  if (typeof i.n === "object" && "damageOnTarget" in i.n) return words(start, "对", object(v, i.to), "造成等同于其身上已有伤害的伤害");
  const text = words(start, "对", object(v, i.to, { conjunction: "和" }), isSeveral(i) && "各", "造成", n, "伤害");
  if (i.bonus !== undefined) return `${text}。${bonusOf(v, i.bonus)}`;
  return withEach(each, text);
}

const isFound = (sel: Sel): boolean => typeof sel === "object" && "all" in sel;
const isSeveral = ({ to }: Deal): boolean =>
  typeof to === "object" && "a" in to && typeof to.n === "object" && "upTo" in to.n && to.n.upTo !== 1;

function amountText(v: Voice, i: Deal): { readonly n: string; readonly each: string } {
  if (isOwnMight(i)) return { n: "等同于自身战力的", each: "" };
  if (typeof i.n === "object" && "paidAmount" in i.n) return { n: "等量", each: "" };
  if (typeof i.n === "object" && "excessDamage" in i.n) return { n: "等量", each: "" };
  if (isOfIt(i.n) && (isTarget(i.to) || isFound(i.to))) v.memory.far = true;
  const { n, each } = perEach(v, i.n);
  return /^\d+$/.test(n) ? { n: `${n}点`, each } : { n: `${equalTo(n)}的`, each };
}

function bonusOf(v: Voice, bonus: Amount): string {
  const { n, each } = perEach(v, bonus);
  return `${each === "" ? "" : `${each}，`}此法术造成${n}点额外伤害`;
}

export function preventText(v: Voice, i: Extract<Instruction, { readonly do: "prevent" }>): string {
  const duration = durationText(v, i.for);
  if (i.to === undefined) return words(duration, duration && "，", "防止", i.from ? "法术和技能造成的所有伤害" : "所有伤害");
  const whom = object(v, i.to);
  if (i.amount === "all") return words(duration, duration && "，", "防止将对", whom, "造成的所有伤害");
  if (i.amount === "next") return words(whom, i.for === "turn" && "本回合", "下一次将要受到伤害时，防止该伤害");
  return words(duration, duration && "，", "防止接下来将对", whom, "造成的", amountNoun(v, i.amount), "点伤害");
}
