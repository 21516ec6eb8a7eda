/** Damage: dealt, split, raised, prevented. */
import type { Amount, Instruction } from "../types.ts";
import { amountNoun, perEach } from "./amounts.ts";
import { durationText } from "./give.ts";
import { object } from "./selectors.ts";
import type { Voice } from "./voice.ts";
import { words } from "./words.ts";

/** Each deals its Might to the other: "we" with me in it. */
export function fightText(withMe: boolean): string {
  const [fighters, whose] = withMe ? ["we", "our"] : ["they", "their"];
  return `${fighters} deal damage equal to ${whose} Mights to each other`;
}

/** "3 to a unit", "damage equal to my Might to it", "5 damage split among ...". */
export function dealt(v: Voice, i: Extract<Instruction, { readonly do: "deal" }>): string {
  if (i.split) {
    const damage = typeof i.n === "number" ? `${i.n} damage` : `damage equal to ${amountNoun(v, i.n)}`;
    return `${damage} split among ${object(v, i.to, { bare: true })}`;
  }
  if (typeof i.n === "object" && "damageOnTarget" in i.n)
    return `damage to ${object(v, i.to)} equal to ${amountNoun(v, { damageOn: "it" })}`;
  if (i.bonus !== undefined) return `${amountNoun(v, i.n)} to ${object(v, i.to)}. This deals ${bonusOf(v, i.bonus)}`;
  const { n, tail } = perEach(v, i.n);
  if (typeof i.n === "object" && "paidAmount" in i.n) return `${n} damage to ${object(v, i.to)}`;
  if (tail || /^\d+$/.test(n) || n === "that much") return `${n} to ${object(v, i.to, { eachOf: true, conjunction: "and" })}${tail}`;
  if (v.set === "OGN" && typeof i.n === "object" && "energyOf" in i.n) return `${n} as damage to ${object(v, i.to)}`;
  return `damage equal to ${n} to ${object(v, i.to, { eachOf: true })}`;
}

function bonusOf(v: Voice, bonus: Amount): string {
  const { n, tail } = perEach(v, bonus);
  return `${n} Bonus Damage${tail}`;
}

export function preventText(v: Voice, i: Extract<Instruction, { readonly do: "prevent" }>): string {
  if (i.to === undefined) return words("prevent all", i.from && "spell and ability", "damage", durationText(v, i.for));
  if (i.amount === "all") return words("prevent all damage that would be dealt to", object(v, i.to), durationText(v, i.for));
  if (i.amount === "next") return words("the next time", object(v, i.to), "would be dealt damage", `${durationText(v, i.for)}, prevent it`);
  return words("prevent the next", amountNoun(v, i.amount), "damage that would be dealt to", object(v, i.to), durationText(v, i.for));
}
