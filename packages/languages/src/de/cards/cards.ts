/** Cards outside the board: looked at, recycled, put somewhere. */
import type { Amount, Instruction, Sel, Who } from "@rulebound/engine/language";
import { amountNoun } from "./amounts.ts";
import { a, these } from "./filters.ts";
import { plain } from "./forms.ts";
import { DECK, HAND } from "./nouns.ts";
import { zoneText } from "./places.ts";
import { object, topCards } from "./selectors.ts";
import { type Clause, clauseOf, VERB, type Verb } from "./verbs.ts";
import { asAsked, mention, playerIn, type Voice, yours } from "./voice.ts";
import { words } from "./words.ts";

export function lookClause(v: Voice, verb: Verb, amount: Amount, name: string, of?: Who): Clause {
  const n = amountNoun(v, amount, "acc");
  const whose = of === undefined ? yours(v, DECK, "gen") : `des Hauptdecks ${playerIn(v, of, "gen")}`;
  const mid = words(verb === VERB.ansehen && reflexiveFor(v), topCards(n, whose, "acc"));
  mention(v, "card", n !== "1" || of !== undefined, name);
  return clauseOf({ subject: v.doer.subject, verb, mid });
}

/** "sieh dir an", "er sieht sich an". */
const reflexiveFor = (v: Voice): string => (v.doer.subject === undefined || v.doer.subject.person === "s2" ? "dir" : "sich");

/** Cards of the trash are only counted: "recycle 3 Karten aus deiner Ablage". */
export function recycled(v: Voice, sel: Sel): string {
  const f = typeof sel === "object" && ("pick" in sel ? sel.pick : "a" in sel ? sel.a : undefined);
  const n = typeof sel === "object" && ("pick" in sel || "a" in sel) ? (sel.n ?? 1) : 1;
  if (!f || f.kinds || f.tags || f.among !== undefined || typeof n !== "number" || f.or) return object(v, sel, "acc");
  object({ ...v, asked: undefined } as Voice, sel, "acc");
  if (v.asked === f) return asAsked(n === 1 ? `welche ${noArticle(v, f)}` : `welche ${these(v, f, "acc", {}, plain(String(n)))}`);
  return n === 1 ? a(v, f, "acc", {}, plain("1")) : these(v, f, "acc", {}, plain(String(n)));
}

const noArticle = (v: Voice, f: Parameters<typeof a>[1]): string => a(v, f, "acc", {}, plain(""));

export function putClause(v: Voice, i: Extract<Instruction, { readonly do: "putInto" }>): Clause {
  const [sel, from] = cameFrom(v, i.what);
  const what = object(v, sel, "acc");
  const does = (verb: Verb, ...mid: readonly string[]): Clause => clauseOf({ subject: v.doer.subject, verb, mid: words(...mid) });
  const many = v.memory.it.many;
  const deck = yours(v, DECK, "acc");
  switch (i.zone) {
    case "hand":
      return does(VERB.nehmen, what, from, `auf ${yours(v, HAND, "acc")}`);
    case "trash":
      if (typeof i.what === "object" && "all" in i.what && i.what.all.banishedWith)
        return does(VERB.legen, what, "in die Ablagen ihrer Besitzer");
      return does(VERB.legen, what, `in ${yours(v, { g: "f", one: "Ablage", many: "" }, "acc")}`);
    case "champion":
      return does(VERB.zurücklegen, what, `in ${yours(v, { g: "f", one: "Championzone", many: "" }, "acc")}`);
    case "deckTop":
      return does(VERB.legen, what, `oben auf ${deck}`);
    case "deckBottom":
      return does(VERB.legen, what, `unter ${deck}`);
    case "deckTopOrBottom":
      return does(VERB.legen, what, `auf oder unter ${many && v.doer.your !== "dein" ? deck : deck}`);
  }
}

/** Where a chosen card comes from, said behind it. */
function cameFrom(v: Voice, sel: Sel): readonly [sel: Sel, from: string] {
  if (typeof sel !== "object" || !("a" in sel) || sel.a.owner === undefined || sel.a.zone === undefined) return [sel, ""];
  const { zone: _, ...others } = sel.a;
  return [{ ...sel, a: others }, zoneText(v, sel.a, "from")];
}
