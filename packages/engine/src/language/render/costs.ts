/** Costs: "[1], [Exhaust]" before a colon, "pay [1] and exhaust me" in a sentence. */
import type { Cost, CostPart, Sel } from "../types.ts";
import { a, these } from "./filters.ts";
import { object } from "./selectors.ts";
import { keep, type Voice } from "./voice.ts";
import { capital, list, resourceSymbols } from "./words.ts";

const anyAmount = (v: Voice, what: "power" | "energy"): string =>
  `any amount of ${what === "energy" ? "Energy" : v.set === "RAD" ? "Power" : "[A]"}`;

/** One part as a verb: "pay [1]", "exhaust me", "kill another friendly unit". */
const costVerb = (v: Voice, part: CostPart): string => keep(v, part, costVerbText(v, part));

function costVerbText(v: Voice, part: CostPart): string {
  if ("pay" in part) return `pay ${resourceSymbols(part.pay)}`;
  if ("payEither" in part) return `pay ${list(part.payEither.map(resourceSymbols), "or")}`;
  if ("anyAmount" in part) return `pay ${anyAmount(v, part.anyAmount)}`;
  if ("exhaust" in part) return `exhaust ${object(v, part.exhaust)}`;
  if ("kill" in part) return `kill ${object(v, part.kill)}`;
  if ("banish" in part) return `banish ${object(v, part.banish)}`;
  if ("return" in part) return `return ${object(v, part.return)} to ${ownersHand(v, part.return)}`;
  if ("recycle" in part) return `recycle ${recycled(v, part.recycle)}`;
  if ("discard" in part) return part.filter ? `discard ${a(v, part.filter)}` : `discard ${part.discard}`;
  if ("spendXp" in part) return `spend ${part.spendXp} XP`;
  if ("spendBuff" in part) return `spend ${buffOf(part.spendBuff)}`;
  if ("disempower" in part) return `disempower ${object(v, part.disempower)}`;
  return `[Burn ${part.burn}]`;
}

const ownersHand = (v: Voice, sel: Sel): string => (sel === "me" && v.person === "I" ? "my owner's hand" : "its owner's hand");

/** "my buff", "its buff", "a buff" (of a unit you control), "any number of buffs". */
export function buffOf(sel: Sel): string {
  if (sel === "me") return "my buff";
  if (sel === "it" || sel === "triggered") return "its buff";
  if (typeof sel === "object" && "pick" in sel && sel.n === "any") return "any number of buffs";
  return "a buff";
}

/** "Recycle 3 from your trash": cards need no noun where they are only counted. */
function recycled(v: Voice, sel: Sel): string {
  if (typeof sel === "object" && "pick" in sel && typeof sel.n === "number" && !sel.pick.kinds)
    return `${v.asked === sel.pick ? "which " : ""}${sel.n} ${these(v, sel.pick).replace(/^cards /, "")}`;
  return object(v, sel);
}

/** Before a colon or behind a dash: symbols where there are symbols. */
function costSymbol(v: Voice, part: CostPart): string {
  if ("pay" in part) return resourceSymbols(part.pay);
  if ("payEither" in part) return list(part.payEither.map(resourceSymbols), "or");
  if ("exhaust" in part && part.exhaust === "me") return "[Exhaust]";
  return capital(costVerb(v, part));
}
export const costList = (v: Voice, cost: Cost): string => cost.map((part) => costSymbol(v, part)).join(", ");

/** In a sentence: "pay [A], exhaust me, and spend its buff". */
export function costPhrase(v: Voice, cost: Cost): string {
  const { far } = v.memory;
  const text = list(cost.map((part) => costVerb(v, part)));
  if (
    cost.every(
      (part) =>
        "pay" in part || "spendBuff" in part || ("banish" in part && part.banish === "me") || ("exhaust" in part && part.exhaust === "me"),
    )
  )
    v.memory.far = far;
  return text;
}
