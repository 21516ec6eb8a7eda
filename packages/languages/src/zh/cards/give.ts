/** Giving Might, keywords, abilities, and for how long. */
import type { Duration, Instruction, Sel } from "@rulebound/engine/language";
import { quoted } from "./abilities.ts";
import { amountNoun, perEach, withEach } from "./amounts.ts";
import { grantedList } from "./keywords.ts";
import { object } from "./selectors.ts";
import { does, me, type Voice } from "./voice.ts";
import { equalTo, list, words } from "./words.ts";

type Give = Extract<Instruction, { readonly do: "give" }>;

/** Stands before the verb: "在本回合内". */
export function durationText(v: Voice, duration: Duration | undefined): string {
  switch (duration) {
    case "turn":
      return "在本回合内";
    case "combat":
      return "在本次战斗中";
    case "whileAttached":
      return "在此武装贴附期间";
    case "whileMeOnBoard":
      return `在${me(v)}离场前`;
    default:
      return "";
  }
}

export const minimum = (min: number | undefined): string => (min === undefined ? "" : `（最低为${min}[M]）`);

/** "+2[M]和[Ganking]", and what it is taken so often for. */
export function grantText(v: Voice, give: Give): { readonly grant: string; readonly each: string } {
  const { might, less, keywords, abilities } = give;
  const amount = might ?? less;
  const sign = might === undefined ? "-" : "+";
  let power = "";
  let each = "";
  if (amount !== undefined) {
    const per = perEach(v, amount);
    const byCount = typeof amount === "object" && "count" in amount;
    if (/^\d+$/.test(per.n) && !byCount) [power, each] = [`${sign}${per.n}[M]`, per.each];
    else power = `${equalTo(byCount ? amountNoun(v, amount) : per.n)}的${sign}[M]`;
  }
  const grants = [power, keywords ? grantedList(v, keywords) : "", ...(abilities ?? []).map((one) => quoted(v, one))].filter(Boolean);
  return { grant: `${list(grants)}${minimum(give.min)}`, each };
}

const isSeveral = ({ to }: Give): boolean =>
  typeof to === "object" && "a" in to && (typeof to.n === "object" ? "upTo" in to.n && to.n.upTo !== 1 : to.n !== undefined && to.n !== 1);

export function giveText(v: Voice, give: Give): string {
  const group = typeof give.to === "object" && "all" in give.to;
  const many = v.memory.it.many;
  const ofAnother = typeof give.might === "object" && "might" in give.might && isIt(give.might.might) && !isPronoun(give);
  if (ofAnother) v.memory.far = true;
  const early = ofAnother ? grantText(v, give) : undefined;
  const who = group && give.say ? "它们" : object(v, give.to, { conjunction: "和" });
  const { grant, each } = early ?? grantText(v, give);
  const shared = isSeveral(give) || (give.say !== undefined && (group || many));
  const duration = give.say === "quiet" ? "" : durationText(v, give.for);
  const text = words(does(v, "使"), who, duration, shared && "各", give.more ? "再获得" : "获得", grant);
  return withEach(each, text);
}

const isIt = (sel: Sel): boolean => sel === "it" || (typeof sel === "object" && "ref" in sel);
const isPronoun = ({ to }: Give): boolean => to === "it" || to === "me" || (typeof to === "object" && "ref" in to);
