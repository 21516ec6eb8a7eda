/** Giving Might, keywords, abilities, and for how long. */
import type { Duration, Instruction } from "@rulebound/engine/language";
import { quoted } from "./abilities.ts";
import { inHeight, perEach } from "./amounts.ts";
import { grantedList } from "./keywords.ts";
import { object, subject } from "./selectors.ts";
import { type Clause, clauseOf, type Subject, VERB } from "./verbs.ts";
import { I, thisCard, type Voice } from "./voice.ts";
import { list, words } from "./words.ts";

export type Give = Extract<Instruction, { readonly do: "give" }>;

export function durationText(v: Voice, duration: Duration | undefined): string {
  switch (duration) {
    case "turn":
      return "in diesem Zug";
    case "combat":
      return "in diesem Kampf";
    case "whileAttached":
      return `, solange ${thisCard(v, "nom")} an sie angelegt ist,`;
    case "whileMeOnBoard":
      return `, bis ${I(v).text} das Brett ${I(v).person === "s1" ? "verlasse" : "verlässt"},`;
    default:
      return "";
  }
}

/** A duration that is a clause stands last, any other in the middle. */
const isClause = (duration: string): boolean => duration.startsWith(",");

/** "+2 [M] und [Ganking]"; a minimum comes last. */
export function grantText(v: Voice, give: Give): { readonly grant: string; readonly each: string } {
  const { might, less, min, keywords, abilities } = give;
  const amount = might ?? less;
  const sign = might === undefined ? "-" : "+";
  let power = "";
  let each = "";
  if (amount !== undefined) {
    const per = perEach(v, amount);
    if (/^\d+$/.test(per.n)) {
      power = `${give.more ? "zusätzlich " : ""}${sign}${per.n} [M]`;
      each = per.each;
    } else power = `${sign}[M] ${inHeight(v, amount)}`;
  }
  const grants = [power, keywords ? grantedList(v, keywords) : "", ...(abilities ?? []).map((one) => quoted(v, one))].filter(Boolean);
  const minimum = min === undefined ? "" : ` (mindestens ${min} [M])`;
  return { grant: list(grants) + minimum, each };
}

const isSeveral = (give: Give): boolean =>
  typeof give.to === "object" &&
  "a" in give.to &&
  (typeof give.to.n === "object" ? "upTo" in give.to.n : give.to.n !== undefined && give.to.n !== 1 && give.to.n !== "any");

const isOfAnother = ({ might, to }: Give): boolean =>
  typeof might === "object" && "might" in might && might.might === "it" && typeof to === "object" && "a" in to;

export function giveClause(v: Voice, give: Give): Clause {
  if (give.say === "quiet") return giveClause(v, { ...give, say: undefined, for: undefined });
  const duration = durationText(v, give.for);
  const [inside, behind] = isClause(duration) ? ["", duration] : [duration, ""];
  if (!give.say) {
    if (isOfAnother(give)) {
      // What the amount is read off was mentioned before: it comes before the object that would take its pronoun.
      const { grant } = grantText(v, give);
      return clauseOf({
        subject: v.doer.subject,
        verb: VERB.geben,
        mid: words(inside, grant, "an", object(v, give.to, "acc")),
        tail: behind,
      });
    }
    const to = object(v, give.to, "dat", { bare: true, conjunction: "und", zonePrep: "in" });
    const { grant, each } = grantText(v, give);
    const mid = words(to, inside, each, isSeveral(give) && "jeweils", grant);
    return clauseOf({ subject: v.doer.subject, verb: VERB.geben, mid, tail: behind });
  }
  const group = typeof give.to === "object" && "all" in give.to;
  const who: Subject = group ? { text: "sie", person: "p3" } : subject(v, give.to);
  const { grant, each } = grantText(v, give);
  const verb = give.say === "has" ? VERB.haben : VERB.erhalten;
  return clauseOf({ subject: who, own: true, verb, mid: words(inside, each, who.person === "p3" && "jeweils", grant), tail: behind });
}
