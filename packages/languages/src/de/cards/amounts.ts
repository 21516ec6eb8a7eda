/** How much: "3", "meine Macht", "für jede befreundete Ausrüstung". */
import type { Amount, Filter } from "@rulebound/engine/language";
import { eachOf, these } from "./filters.ts";
import { type Case, DER_, formOf, phrase } from "./forms.ts";
import { ENERGY_COST, MIGHT, nounOf, POWER_COST } from "./nouns.ts";
import { object, ownedBy } from "./selectors.ts";
import { formOfMention, me, playerIn, type Voice } from "./voice.ts";
import { list } from "./words.ts";

const the = (c: Case, f: string, en: string): string => (c === "dat" || c === "gen" ? en : f);
/** "die Anzahl", "der Anzahl". */
const number = (c: Case, of: string): string => `${the(c, "die", "der")} Anzahl ${of}`;

/** The amount as a noun: "meine Macht", "die Anzahl der Karten in deiner Ablage". */
export function amountNoun(v: Voice, amount: Amount, c: Case): string {
  if (typeof amount === "number") return String(amount);
  if ("might" in amount) return ownedBy(v, amount.might, MIGHT, c);
  if ("hadMight" in amount) return `${the(c, "die", "der")} Macht, die ${thatOne(v)} hatte,`;
  if ("damageOn" in amount) return damageMarked(v, c);
  if ("energyOf" in amount) return ownedBy(v, amount.energyOf, ENERGY_COST, c, true);
  if ("powerOf" in amount) return ownedBy(v, amount.powerOf, POWER_COST, c, true);
  if ("keywordOf" in amount)
    return ownedBy(v, amount.sel, { g: "n", one: `[${amount.keywordOf}]`, many: "", gen: `[${amount.keywordOf}]` }, c);
  if ("count" in amount) return number(c, ofThese(v, amount.count));
  if ("size" in amount) return the(c, "diese", "dieser").concat(" Anzahl");
  if ("tagsAmong" in amount) return number(c, `der Merkmale unter ${these(v, amount.of, "dat")}`);
  if ("highestMight" in amount) return `${the(c, "die höchste", "der höchsten")} Macht unter ${among(v, amount.highestMight)}`;
  if ("totalMight" in amount) return `${the(c, "die gesamte", "der gesamten")} Macht ${ofThese(v, amount.totalMight)}`;
  if ("points" in amount) return amount.points === "you" ? number(c, "deiner Punkte") : `die Punkte ${playerIn(v, amount.points, "gen")}`;
  if ("xp" in amount) return `dein${c === "dat" ? "en" : "e"} EP`;
  if ("handSize" in amount) return number(c, "der Karten auf deiner Hand");
  if ("runesOf" in amount) return number(c, "der Runen, die du kontrollierst,");
  if ("paidAmount" in amount || "excessDamage" in amount || "triggerAmount" in amount) return "so viel";
  if ("timesThisTurn" in amount) return number(c, historyNoun(amount.timesThisTurn));
  if ("empoweredTimes" in amount) return `so oft, wie ich [Empowered|bestärkt] bin,`;
  if ("damageOnTarget" in amount) return damageMarked(v, c);
  if ("killedByThis" in amount) return number(c, "der so getöteten Einheiten");
  if ("whoDid" in amount) return "jeden Gegner, der das getan hat,";
  if ("buffs" in amount) return number(c, "der Stärkungen");
  if ("plus" in amount) return amount.plus.map((one) => amountNoun(v, one, c)).join(" plus ");
  if ("times" in amount)
    return amount.times[0] === 1 ? amountNoun(v, amount.times[1], c) : `${amount.times[0]}-mal ${amountNoun(v, amount.times[1], c)}`;
  return amountNoun(v, amount.atMost[0], c);
}

const damageMarked = (v: Voice, c: Case): string =>
  `${c === "dat" ? "dem" : c === "acc" ? "den" : "der"} Schaden auf ${v.memory.it.many ? "ihnen" : { m: "ihm", f: "ihr", n: "ihm", pl: "ihnen" }[formOfMention(v.memory.it)]}`;

const thatOne = (v: Voice): string =>
  phrase({ noun: nounOf(v.memory.it.noun), many: false, adjectives: [], after: "" }, { kind: "dies", stem: "dies" }, "nom");

const among = (v: Voice, f: Filter): string => these(v, f, "dat", {}, f.side === "yours" ? undefined : DER_);

/** "der Karten in deiner Ablage", "deiner Einheiten". */
const ofThese = (v: Voice, f: Filter): string => these(v, f, "gen", { zonePrep: "in" }, f.side === "yours" ? undefined : DER_);

const historyNoun = (history: string): string =>
  ({ playedCard: "der Karten, die du in diesem Zug gespielt hast,", discarded: "der Karten, die du in diesem Zug abgeworfen hast," })[
    history
  ] ?? history;

/** Who has it, for a comparison: "als ich", "als diese Einheit". */
export function holderOf(v: Voice, amount: Amount): string {
  if (typeof amount === "object" && "might" in amount) return amount.might === "me" ? me(v, "nom") : object(v, amount.might, "nom");
  if (typeof amount === "object" && "energyOf" in amount) return object(v, amount.energyOf, "nom");
  if (typeof amount === "object" && "hadMight" in amount) return `${thatOne(v)} hatte`;
  return amountNoun(v, amount, "nom");
}

export interface PerEach {
  readonly n: string;
  /** "für jede befreundete Ausrüstung": stands before the number. */
  readonly each: string;
}

/** "für jede deiner Einheiten 1 Karte": number and what it is counted by apart. */
export function perEach(v: Voice, amount: Amount): PerEach {
  if (typeof amount === "object") {
    if ("count" in amount) return { n: "1", each: `für ${eachOf(v, amount.count)}` };
    if ("times" in amount) {
      const [n, each] = amount.times;
      return { n: String(n), each: eachText(v, each) };
    }
    if ("size" in amount || "timesThisTurn" in amount || "tagsAmong" in amount || "empoweredTimes" in amount)
      return { n: "1", each: eachText(v, amount) };
  }
  return { n: amountNoun(v, amount, "dat"), each: "" };
}

/** With its "für". */
export function eachText(v: Voice, amount: Amount): string {
  if (typeof amount === "object") {
    if ("count" in amount) return `für ${eachOf(v, amount.count)}`;
    if ("runesOf" in amount) return "für jede Rune, die du kontrollierst,";
    if ("timesThisTurn" in amount) return eachHistory(v, amount.timesThisTurn);
    if ("tagsAmong" in amount) return `für jedes der folgenden Merkmale unter ${these(v, amount.of, "dat")} (${list(amount.tagsAmong)})`;
    if ("empoweredTimes" in amount) return "für jedes Mal, dass ich [Empowered|bestärkt] bin,";
    if ("size" in amount) return `für ${formOf(nounOf(v.memory.it.noun), false) === "f" ? "jede" : "jeden"} davon`;
    if ("points" in amount) return "für jeden deiner Punkte";
    if ("whoDid" in amount) return "für jeden Gegner, der das getan hat,";
    if ("killedByThis" in amount) return "für jede so getötete Einheit";
  }
  return `für ${amountNoun(v, amount, "acc")}`;
}

function eachHistory(v: Voice, history: string): string {
  switch (history) {
    case "playedCard":
      return "für jede Karte, die du in diesem Zug gespielt hast,";
    case "heldPoints":
      return "für jeden Punkt, den du in diesem Zug durch Halten erzielt hast,";
    case "dealtDamageByThis":
      return `für jedes Mal, dass ${me({ ...v, person: v.card.type === "spell" ? "this" : v.person }, "nom")} in diesem Zug Schaden zugefügt hat,`;
    case "drew":
      return "für jede Karte, die du in diesem Zug gezogen hast,";
    default:
      return history;
  }
}

/** "[M] in Höhe meiner Macht": an amount that is read off something. */
export const inHeight = (v: Voice, amount: Amount): string => {
  if (typeof amount === "object" && ("paidAmount" in amount || "excessDamage" in amount || "triggerAmount" in amount))
    return "in dieser Höhe";
  if (typeof amount === "object" && "empoweredTimes" in amount) return amountNoun(v, amount, "gen");
  const text = amountNoun(v, amount, "gen");
  return text.startsWith("von ") ? `in Höhe ${text}` : `in Höhe ${text}`;
};
