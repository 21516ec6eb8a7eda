/** How much: "3", "damage equal to my Might", "1 for each friendly gear". */
import type { Amount, Filter, Sel } from "../types.ts";
import { eachOf, these } from "./filters.ts";
import { possessive } from "./selectors.ts";
import { doerOf, type Voice } from "./voice.ts";
import { list } from "./words.ts";

/** The amount as a noun: "my Might", "the number of cards in your trash". */
export function amountNoun(v: Voice, amount: Amount): string {
  if (typeof amount === "number") return String(amount);
  if ("might" in amount) return `${possessive(v, amount.might)} Might`;
  if ("hadMight" in amount) return `the Might that ${v.memory.it.noun} had`;
  if ("damageOn" in amount) return `the damage marked on ${v.memory.it.many ? "them" : "it"}`;
  if ("energyOf" in amount) return `${possessive(v, amount.energyOf)} Energy cost`;
  if ("powerOf" in amount) return `${possessive(v, amount.powerOf)} Power cost`;
  if ("keywordOf" in amount) return `${possessive(v, amount.sel)} [${amount.keywordOf}]`;
  if ("count" in amount) return `the number of ${these(v, amount.count, { zonePrep: "in" })}`;
  if ("size" in amount) return "that number";
  if ("tagsAmong" in amount) return `the number of tags among ${these(v, amount.of)}`;
  if ("highestMight" in amount) return `the highest Might among ${these(v, amount.highestMight)}`;
  if ("totalMight" in amount) return `the total Might of ${these(v, amount.totalMight)}`;
  if ("points" in amount) return amount.points === "you" ? "your points" : `${doerOf(v, amount.points).subject}'s points`;
  if ("xp" in amount) return "your XP";
  if ("handSize" in amount) return "the number of cards in your hand";
  if ("runesOf" in amount) return "the number of runes you control";
  if ("paidAmount" in amount || "excessDamage" in amount || "triggerAmount" in amount) return "that much";
  if ("timesThisTurn" in amount) return `the number of ${historyNoun(amount.timesThisTurn)} this turn`;
  if ("empoweredTimes" in amount) return "the number of times I'm [Empowered]";
  if ("damageOnTarget" in amount) return "the damage marked on it";
  if ("killedByThis" in amount) return "the number of units this killed";
  if ("whoDid" in amount) return "opponent who did";
  if ("buffs" in amount) return "the number of buffs";
  if ("plus" in amount) return amount.plus.map((one) => amountNoun(v, one)).join(" plus ");
  if ("times" in amount)
    return amount.times[0] === 1 ? amountNoun(v, amount.times[1]) : `${amount.times[0]} times ${amountNoun(v, amount.times[1])}`;
  return amountNoun(v, amount.atMost[0]);
}

const historyNoun = (history: string): string =>
  ({ playedCard: "cards you've played", discarded: "cards you've discarded" })[history] ?? history;

/** A number, or only whose it is: "less Might than me". */
export function amountOf(v: Voice, amount: Amount, as: "number" | "owner"): string {
  if (as === "owner" && typeof amount === "object" && "might" in amount) return ownerOf(v, amount);
  if (as === "owner" && typeof amount === "object" && "hadMight" in amount) return `that ${v.memory.it.noun} had`;
  return amountNoun(v, amount);
}

const ownerOf = (v: Voice, amount: Extract<Amount, { readonly might: Sel }>): string => {
  const of = possessive(v, amount.might);
  return of === "my" ? "me" : of === "its" ? "it" : of.replace(/'s$/, "");
};

interface PerEach {
  readonly n: string;
  /** " for each friendly gear", behind what the number belongs to. */
  readonly tail: string;
}

/** "draw 1 for each of your [Mighty] units": number and tail apart. */
export function perEach(v: Voice, amount: Amount): PerEach {
  if (typeof amount === "object") {
    if ("count" in amount) return { n: "1", tail: ` for each ${eachOf(v, amount.count)}` };
    if ("times" in amount) {
      const [n, each] = amount.times;
      return { n: String(n), tail: ` for each ${eachText(v, each)}` };
    }
    if ("size" in amount || "timesThisTurn" in amount || "tagsAmong" in amount || "empoweredTimes" in amount)
      return { n: "1", tail: ` for each ${eachText(v, amount)}` };
  }
  return { n: amountNoun(v, amount), tail: "" };
}

/** After "for each". */
export function eachText(v: Voice, amount: Amount): string {
  if (typeof amount === "object") {
    if ("count" in amount) return eachOf(v, amount.count);
    if ("runesOf" in amount) return "rune you control";
    if ("timesThisTurn" in amount) return eachHistory(v, amount);
    if ("tagsAmong" in amount) return `of the following tags among ${these(v, amount.of)} — ${list(amount.tagsAmong)}`;
    if ("empoweredTimes" in amount) return "time I'm [Empowered]";
    if ("size" in amount) return "of them";
    if ("points" in amount) return "point you have";
  }
  return amountNoun(v, amount);
}

function eachHistory(v: Voice, amount: { readonly timesThisTurn: string; readonly filter?: Filter }): string {
  switch (amount.timesThisTurn) {
    case "playedCard":
      return "card you've played this turn";
    case "heldPoints":
      return "point you scored from holding this turn";
    case "dealtDamageByThis":
      return `time ${v.card.type === "spell" ? "this spell" : "this"} has dealt damage this turn`;
    case "drew":
      return "card you've drawn this turn";
    default:
      return `${amount.timesThisTurn} this turn`;
  }
}
