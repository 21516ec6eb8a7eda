/** Costs: "[1], [Exhaust]" before a colon, "[1] zahlen und mich erschöpfen" in a sentence. */
import type { Cost, CostPart, Resources, Sel } from "@rulebound/engine/language";
import { a, these } from "./filters.ts";
import { plain } from "./forms.ts";
import { object, ownersHand } from "./selectors.ts";
import { type Clause, clauseOf, bracketed as inBrackets, together, VERB } from "./verbs.ts";
import { asAsked, aside, keep, type Voice } from "./voice.ts";
import { capital, list, tidy, words } from "./words.ts";

const symbol = (power: string): string =>
  power === "any" ? "[A]" : power === "own" ? "[C]" : `[${power.charAt(0).toUpperCase()}${power.slice(1)}]`;

/** "[1][Fury]" */
export const resourceSymbols = ({ energy, power = [] }: Resources): string =>
  (energy === undefined ? "" : `[${energy}]`) + power.map(symbol).join("");

/** One part as a clause: "zahle [1]", "töte eine andere befreundete Einheit". */
const costClause = (v: Voice, part: CostPart): Clause => keep(v, part, clauseOf({ subject: v.doer.subject, ...costPieces(v, part) }));

function costPieces(v: Voice, part: CostPart): { readonly verb: typeof VERB.zahlen; readonly mid: string } {
  if ("pay" in part) return { verb: VERB.zahlen, mid: resourceSymbols(part.pay) };
  if ("payEither" in part) return { verb: VERB.zahlen, mid: list(part.payEither.map(resourceSymbols), "oder") };
  if ("anyAmount" in part)
    return {
      verb: VERB.zahlen,
      mid: `beliebig viel ${part.anyAmount === "energy" ? "Energie" : v.card.id.startsWith("RAD") ? "Kraft" : "[A]"}`,
    };
  if ("exhaust" in part) return { verb: VERB.erschöpfen, mid: object(v, part.exhaust, "acc") };
  if ("kill" in part) return { verb: VERB.töten, mid: object(v, part.kill, "acc") };
  if ("banish" in part) return { verb: VERB.verbannen, mid: object(v, part.banish, "acc") };
  if ("return" in part) {
    const what = object(v, part.return, "acc");
    return { verb: VERB.zurückgeben, mid: words(what, "auf", ownersHand(v, part.return)) };
  }
  if ("recycle" in part) return { verb: VERB.recyceln, mid: recycled(v, part.recycle) };
  if ("discard" in part)
    return { verb: VERB.abwerfen, mid: part.filter ? a(v, part.filter, "acc") : part.discard === 1 ? "1 Karte" : `${part.discard} Karten` };
  if ("spendXp" in part) return { verb: VERB.ausgeben, mid: `${part.spendXp} EP` };
  if ("spendBuff" in part) return { verb: VERB.ausgeben, mid: buffOf(v, part.spendBuff) };
  if ("disempower" in part) return { verb: VERB.entkräften, mid: object(v, part.disempower, "acc") };
  return { verb: inBrackets("Burn", VERB.verbrennen), mid: part.burn === 1 ? "1 Karte" : `${part.burn} Karten` };
}

/** "meine Stärkung", "ihre Stärkung", "eine Stärkung" (of a unit you control), "beliebig viele Stärkungen". */
export function buffOf(v: Voice, sel: Sel): string {
  if (sel === "me") return "meine Stärkung";
  if (sel === "it" || sel === "triggered") return v.memory.it.noun === "unit" ? "ihre Stärkung" : "seine Stärkung";
  if (typeof sel === "object" && "pick" in sel && sel.n === "any") return "beliebig viele Stärkungen";
  return "eine Stärkung";
}

function recycled(v: Voice, sel: Sel): string {
  if (typeof sel === "object" && "pick" in sel && typeof sel.n === "number" && !sel.pick.kinds) {
    if (sel.n === 1) return v.asked === sel.pick ? object(v, sel, "acc") : a(v, sel.pick, "acc", {}, plain("1"));
    const text = these(v, sel.pick, "acc", {}, plain(String(sel.n)));
    return v.asked === sel.pick ? asAsked(`welche ${text}`) : text;
  }
  return object(v, sel, "acc");
}

/** Before a colon or behind a dash: symbols where there are symbols. */
function costSymbol(v: Voice, part: CostPart): string {
  if ("pay" in part) return resourceSymbols(part.pay);
  if ("payEither" in part) return list(part.payEither.map(resourceSymbols), "oder");
  if ("exhaust" in part && part.exhaust === "me") return "[Exhaust]";
  return capital(costClause({ ...v, doer: { ...v.doer, subject: undefined } }, part)("command"));
}
export const costList = (v: Voice, cost: Cost): string => tidy(cost.map((part) => costSymbol(v, part)).join(", "));

/** In a sentence: "[A] zahlen, mich erschöpfen und ihre Stärkung ausgeben". */
export function costPhrase(v: Voice, cost: Cost): Clause {
  const { far } = v.memory;
  const clauses = cost.map((part) => costClause(v, part));
  const says = cost.every(
    (part) =>
      "pay" in part || "spendBuff" in part || ("banish" in part && part.banish === "me") || ("exhaust" in part && part.exhaust === "me"),
  );
  if (says) v.memory.far = far;
  if (cost.length > 1 && cost.every((part) => "exhaust" in part)) {
    const all = cost.map((part) => ("exhaust" in part ? object(aside(v), part.exhaust, "acc") : ""));
    return clauseOf({ subject: v.doer.subject, verb: VERB.erschöpfen, mid: list(all) });
  }
  return together(clauses);
}
