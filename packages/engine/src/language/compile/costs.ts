import { toObjectArray } from "../../state/lists.ts";
import { compileResources } from "../run/resources.ts";
import type { CompiledSel } from "../run/selectors.ts";
import type { Cost, CostPart, Sel } from "../types.ts";
import { compileFilter } from "./filters.ts";
import { compileSel } from "./selectors.ts";
import type { CompiledFilter, Names } from "./terms.ts";

/** A cost: Energy, Power pips as masks of the domains that can pay them, and everything that is not a resource. */
export interface CompiledCost {
  /** Its number in the pool, by which payments under way refer to it. */
  readonly id: number;
  readonly energy: number;
  readonly power: readonly number[];
  /** "[1] or [Body]": alternatives to the resources above (which are the first of them). */
  readonly either: readonly { readonly energy: number; readonly power: readonly number[] }[];
  readonly anyAmount: "power" | "energy" | null;
  readonly parts: readonly CompiledCostPart[];
}

export type CompiledCostPart =
  | {
      readonly pay: "exhaust" | "kill" | "banish" | "return" | "recycle" | "spendBuff" | "disempower";
      readonly what: CompiledSel;
      readonly text: Sel;
      /** "Exhaust me", said by a text that lends this cost to cards of others: the number of that cost. */
      readonly lent?: number;
    }
  | { readonly pay: "discard"; readonly n: number; readonly filter: CompiledFilter | null }
  | { readonly pay: "spendXp" | "burn"; readonly n: number };

export function compileCost(cost: Cost, names: Names): CompiledCost {
  const { noted } = names;
  names.noted = null; // what is given up is picked while paying
  const compiled = compileParts(cost, names);
  names.noted = noted;
  return compiled;
}

/** A cost that a text lends to cards that are played: "me" in it is the lender. */
export function compileLentCost(cost: Cost, names: Names): CompiledCost {
  const own = compileCost(cost, names);
  const lent = { ...own, parts: own.parts.map((part) => ("what" in part && part.what.is === "me" ? { ...part, lent: own.id } : part)) };
  names.builder.costs[own.id] = lent;
  return lent;
}

function compileParts(cost: Cost, names: Names): CompiledCost {
  let energy = 0;
  const power: number[] = [];
  let either: { energy: number; power: number[] }[] = [];
  let anyAmount: CompiledCost["anyAmount"] = null;
  const parts: CompiledCostPart[] = [];
  const own = names.builder.domains;
  for (const part of cost) {
    if ("pay" in part) {
      const resources = compileResources(part.pay, own);
      energy += resources.energy;
      power.push(...resources.power);
    } else if ("payEither" in part) {
      either = part.payEither.map((r) => compileResources(r, own));
      energy += either[0].energy;
      power.push(...either[0].power);
    } else if ("anyAmount" in part) anyAmount = part.anyAmount;
    else parts.push(compilePart(part, names));
  }
  const compiled: CompiledCost = {
    id: names.builder.costs.length,
    energy,
    power,
    either: toObjectArray(either),
    anyAmount,
    parts: toObjectArray(parts),
  };
  names.builder.costs.push(compiled);
  return compiled;
}

function compilePart(part: CostPart, names: Names): CompiledCostPart {
  const sel = (what: Sel): CompiledSel => {
    // What is given up to pay is picked while paying and is no target (355.10.c).
    const picked: Sel =
      typeof what === "object" && "a" in what ? { pick: what.a, n: what.n ?? 1, ...(what.as === undefined ? {} : { as: what.as }) } : what;
    const compiled = compileSel(picked, names);
    if (compiled.is === "pick" && typeof picked === "object" && "as" in picked && picked.as !== undefined) names.costPicks.push(compiled);
    return compiled;
  };
  if ("exhaust" in part) return { pay: "exhaust", what: sel(part.exhaust), text: part.exhaust };
  if ("kill" in part) return { pay: "kill", what: sel(part.kill), text: part.kill };
  if ("banish" in part) return { pay: "banish", what: sel(part.banish), text: part.banish };
  if ("return" in part) return { pay: "return", what: sel(part.return), text: part.return };
  if ("recycle" in part) return { pay: "recycle", what: sel(part.recycle), text: part.recycle };
  if ("spendBuff" in part) return { pay: "spendBuff", what: sel(part.spendBuff), text: part.spendBuff };
  if ("disempower" in part) return { pay: "disempower", what: sel(part.disempower), text: part.disempower };
  if ("discard" in part)
    return {
      pay: "discard",
      n: part.discard,
      filter: part.filter === undefined ? null : compileFilter({ zone: "hand", ...part.filter }, names),
    };
  if ("spendXp" in part) return { pay: "spendXp", n: part.spendXp };
  if ("burn" in part) return { pay: "burn", n: part.burn };
  throw new Error("this part of a cost is not in the language");
}
