/** What is paid: resources, the parts of a cost, and what changes a cost. */
import type { Amount } from "./amounts.ts";
import type { Domain } from "./cards.ts";
import type { Condition } from "./conditions.ts";
import type { Filter } from "./filters.ts";
import type { Sel } from "./selectors.ts";

/** [A] is `any`, [C] is `own`: one of the card's own domains (135.2.e.6). */
export type PowerSymbol = Domain | "any" | "own";

export interface Resources {
  readonly energy?: number;
  readonly power?: readonly PowerSymbol[];
}

/** What added resources may be spent on. */
export type AddLimit = "spells" | "gear" | "units" | "permanents" | "showdowns";

/** One component of a cost, in printed order. `what` selectors in costs are picked while paying and never target (355.10.c). */
export type CostPart =
  | { readonly pay: Resources }
  | { readonly payEither: readonly Resources[] } //                    "[1] or [Body]"
  | { readonly anyAmount: "power" | "energy" } //                      "any amount of [A]": the amount is `paidAmount`
  | { readonly exhaust: Sel }
  | { readonly kill: Sel }
  | { readonly banish: Sel }
  | { readonly return: Sel }
  | { readonly recycle: Sel } //                                       "Recycle 3 from your trash", "Recycle me"
  | { readonly discard: number; readonly filter?: Filter }
  | { readonly spendXp: number }
  | { readonly spendBuff: Sel } //                                     `me`, or a unit you control
  | { readonly disempower: Sel }
  | { readonly burn: number };

export type Cost = readonly CostPart[];

export interface CostChange {
  readonly ignore?: "cost" | "energy" | "power" | "all"; //   356.1.b, 356.5.a
  readonly for?: Cost | Resources; //                         356.1.a
  readonly less?: Resources;
  readonly onlyEnergy?: boolean; // `less` reduces the Energy cost alone
  readonly lessEnergy?: Amount;
  readonly say?: "without" | "sentence"; // text only: "without paying its Energy cost"; "Reduce its Energy cost by ..."
}

/** "This ability costs [1] less for each ...", "if ...". */
export interface CostLess {
  readonly less: Resources;
  readonly each?: Amount;
  readonly if?: Condition;
  readonly energyBy?: Amount; // "its Energy cost is reduced by ..."
}
