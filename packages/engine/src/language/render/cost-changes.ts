/** What cards cost more or less. */
import type { Filter, Resources } from "../types.ts";
import { amountNoun, eachText } from "./amounts.ts";
import { a, describe, these } from "./filters.ts";
import { type EffectOptions, nextPlayed, type Of, type Saying, withoutSide } from "./saying.ts";
import { I, my, type Voice } from "./voice.ts";
import { resourceSymbols, words } from "./words.ts";

export function costSaying(v: Voice, e: Of<"cost">, options: EffectOptions): Saying | string {
  if (e.energyBy !== undefined) return `${my(v)} Energy cost is reduced by ${amountNoun(v, e.energyBy)}`;
  const change = e.less ? `${costWord(e.less, e.either)} less` : e.more ? `${costWord(e.more)} more` : "";
  if (e.choosingFriendly && e.choosing !== undefined && e.choosing !== "me" && e.of !== "me" && e.of !== "next" && e.less)
    return `each ${describe(v, e.of).noun} that chooses one or more ${these(v, e.choosing)} that are friendly to it costs ${costWord(e.less)} less`;
  const from = e.from === "elsewhere" ? "to play from anywhere other than your hand" : "";
  if (e.say === "reduce" && e.less && options.next && typeof e.of === "object")
    return `reduce the cost of ${nextPlayed(v, e.of)} by ${resourceSymbols(e.less)}`;
  if (e.say === "reduce" && e.less && e.each !== undefined)
    return `reduce ${my(v)} cost by ${resourceSymbols(e.less)} for each ${eachText(v, e.each)}`;
  const each = e.each === undefined ? "" : `for each ${eachText(v, e.each)}`;
  const minimum = e.min === undefined ? "" : `, to a minimum of [${e.min}]`;
  if (e.say === "energy" && e.less && e.of !== "me" && e.of !== "next") return energyCostsText(v, e.of, e.less) + minimum;
  const subject = costSubject(v, e, options);
  return {
    ...subject,
    predicate:
      words("cost", change, from, each, options.duration && e.more && "to play", !options.next && e.of !== "next" && options.duration) +
      minimum,
  };
}

/** "Your Dragons' Energy costs are reduced by [2]" */
function energyCostsText(v: Voice, of: Filter, less: Resources): string {
  const by = `reduced by ${resourceSymbols(less)}`;
  const noun = describe(v, of, { many: true });
  return noun.possessive
    ? `${these(v, of)}' Energy costs are ${by}`
    : `the Energy costs for ${these(v, withoutSide(of))} you play is ${by}`;
}

const costWord = (resources: Resources, either?: boolean): string =>
  either
    ? [resources.energy === undefined ? "" : `[${resources.energy}]`, ...(resources.power ?? []).map(() => "[A]")]
        .filter(Boolean)
        .join(" or ")
    : resourceSymbols(resources);

function costSubject(v: Voice, e: Of<"cost">, options: EffectOptions): { readonly subject: string; readonly third: boolean } {
  if (e.of === "me") return { subject: I(v), third: v.person !== "I" };
  if (e.of === "next" || options.next) return { subject: nextPlayed(v, e.of === "next" ? {} : e.of), third: true };
  if (e.what === "empower") return { subject: `[Empower] costs of ${these(v, e.of)}`, third: false };
  if (e.from === "trash") return { subject: `${these(v, e.of)} you play from your trash`, third: false };
  if (e.first && e.what === "abilities")
    return {
      subject: words("the first", describe(v, e.of).before, describe(v, e.of).noun, "activated ability played each turn"),
      third: true,
    };
  if (e.first && e.place === "here")
    return { subject: words("for each player, the first", describe(v, e.of).noun, "they play here on their turn"), third: true };
  if (e.first) return { subject: words("the first", describe(v, e.of).before, describe(v, e.of).noun, "played each turn"), third: true };
  if (e.what === "repeat") return { subject: "friendly [Repeat] costs", third: false };
  if (e.what === "optional") return { subject: "optional additional costs you pay", third: false };
  const choosing = e.choosing === "me" ? " that choose me" : e.choosing ? ` that choose ${a(v, e.choosing)}` : "";
  return { subject: `${these(v, e.of)}${choosing}`, third: false };
}
