/** Moving units, and where to. */
import type { Destination, Instruction } from "@rulebound/engine/language";
import { a } from "./filters.ts";
import { ownerStem } from "./forms.ts";
import { spokenName } from "./names.ts";
import { LOCATION } from "./nouns.ts";
import { baseOf, battlefield } from "./places.ts";
import { isRef, isTarget, locationOf, object, ownedBy } from "./selectors.ts";
import { type Clause, clauseOf, VERB } from "./verbs.ts";
import { formOfMention, type Voice } from "./voice.ts";
import { words } from "./words.ts";

export function moveClause(v: Voice, i: Extract<Instruction, { readonly do: "move" }>): Clause {
  const what = object(v, i.what, "acc", { ...(i.from ? { placeDirection: "from" as const } : {}), conjunction: "und" });
  if (typeof i.what === "object" && "all" in i.what) v.memory.it = { noun: v.memory.it.noun, many: true };
  const its = i.what === "me" ? "mein" : ownerStem(formOfMention(v.memory.it));
  return clauseOf({ subject: v.doer.subject, verb: VERB.bewegen, mid: words(what, destinationText(v, i.to, its)) });
}

function destinationText(v: Voice, to: Destination, its: string): string {
  switch (to) {
    case "any":
      return "";
    case "base":
      return "in die Basis";
    case "itsBase":
      return baseOf("to", its);
    case "yourBase":
      return baseOf("to", "dein");
    case "here":
      return "hierher";
    case "thisBattlefield":
      return "zu diesem Schlachtfeld";
    case "battlefield":
      return "zu einem Schlachtfeld";
    case "myBattlefield":
      return "zu meinem Schlachtfeld";
    case "there":
      return "dorthin";
    case "anotherBattlefield":
      return "zu einem anderen Schlachtfeld";
    case "single":
      return "an einen gemeinsamen Ort";
  }
  if ("filter" in to) return battlefield("to", a(v, to.filter, "dat"));
  if ("sharedWith" in to) return `an einen Ort, an dem ${a(v, { kinds: ["unit"], sameControllerAs: "it" }, "nom")} ist,`;
  if ("toOrFrom" in to) return `in ${its}e Basis oder aus ${its}er Basis`;
  if (to.of === "triggered" && v.trigger?.on === "moved" && v.trigger.subject === "me") return "zu diesem Schlachtfeld";
  if (to.of === "triggered" && (v.trigger?.on === "stunned" || v.trigger?.on === "played")) return "zu diesem Schlachtfeld";
  const said = typeof to.of === "object" && "ref" in to.of ? spokenName(to.of.ref).place?.to : undefined;
  if (said) {
    v.memory.far = false;
    return said;
  }
  return locationOf(v, to.of, "to");
}

/** Both change places; the first one's old place is its "ursprünglicher Ort". */
export function swapClause(v: Voice, i: Extract<Instruction, { readonly do: "swapPlaces" }>): Clause {
  const move = (mid: string): Clause => clauseOf({ subject: v.doer.subject, verb: VERB.bewegen, mid });
  if (isRef(i.a) && isRef(i.b)) return move("jede an den Ort der anderen");
  if (isTarget(i.b))
    return clauseOf({
      subject: v.doer.subject,
      verb: VERB.tauschen,
      mid: `die Orte von ${object(v, i.a, "dat")} und ${object(v, i.b, "dat")}`,
    });
  const one = object(v, i.a, "acc");
  v.memory.far = false;
  const there = ownedBy(v, i.b, LOCATION, "acc");
  const other = object(v, i.b, "acc");
  const back = ownedBy(v, i.a, { g: "m", one: "ursprünglichen Ort", many: "" }, "acc");
  return move(`${one} an ${there} und ${other} an ${back}`);
}
