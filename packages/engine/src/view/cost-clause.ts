import type { AdditionalCost } from "../language/pool.ts";
import { renderParts } from "../language/render/index.ts";
import { capital } from "../language/render/words.ts";
import type { Ability, CardData, Cost, Filter, Instruction } from "../language/types.ts";
import { priceWords } from "./price-words.ts";

/** A cost as a clause, and with an optional additional cost what it is paid for. */
export function costClause(card: CardData, cost: Cost, additional?: AdditionalCost, asked?: Filter): string {
  const pay: Instruction = { do: "pay", cost };
  const ability: Ability = { kind: "spell", then: [pay] };
  const text = renderParts({ ...card, abilities: [ability], effectText: [] }, asked).get(pay) ?? "";
  if (additional === undefined) return text;
  const price = isResources(cost) ? `pay ${priceWords(additional.cost)}` : text;
  const gain = gainOf(card, additional);
  return gain === "" ? `${price} as an additional cost` : `${price} so that ${gain}`;
}

const isResources = (cost: Cost): boolean => cost.every((part) => "pay" in part);

function gainOf(card: CardData, { data, cost: _ }: AdditionalCost): string {
  if (data.entersReady === true) return "it enters ready";
  if (data.ignoreCost === true) return "it costs nothing else";
  if (data.less !== undefined) return `it costs ${symbols(data.less)} less`;
  if (data.lessEach !== undefined) return `it costs ${symbols(data.lessEach)} less for each`;
  if (data.lessByItsCost === true) return "it costs less by what that costs";
  if (data.ambushThere === true) return "it can be played to that battlefield";
  return whatFollows(card, data.name);
}

const symbols = ({ energy, power = [] }: NonNullable<AdditionalCost["data"]["less"]>): string =>
  (energy === undefined ? "" : `[${energy}]`) +
  power.map((one) => `[${one === "any" ? "A" : one === "own" ? "C" : capital(one)}]`).join("");

/** What the text says about whoever has paid it: "if you paid the additional cost, draw 1". */
function whatFollows(card: CardData, name: string): string {
  const parts = renderParts(card);
  const found = findPaid(card.abilities, name);
  if (found === null) return "";
  const text = parts.get(found.then) ?? found.then.flatMap((one) => parts.get(one) ?? []).join(" and ");
  return text === "" ? "" : `you ${text}${found.isInstead ? " instead" : ""}`;
}

/** The first instructions that hang on whether it was paid. */
function findPaid(value: unknown, name: string): { readonly then: readonly Instruction[]; readonly isInstead: boolean } | null {
  if (typeof value !== "object" || value === null) return null;
  const condition = "cond" in value ? value.cond : "if" in value ? value.if : undefined;
  if ("then" in value && isPaid(condition, name))
    return { then: value.then as readonly Instruction[], isInstead: "do" in value && value.do === "instead" };
  for (const inner of Object.values(value)) {
    const found = findPaid(inner, name);
    if (found !== null) return found;
  }
  return null;
}

const isPaid = (cond: unknown, name: string): boolean => typeof cond === "object" && cond !== null && "paid" in cond && cond.paid === name;
