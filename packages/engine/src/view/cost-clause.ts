import type { AdditionalCost } from "../language/pool.ts";
import { capital } from "../language/render/words.ts";
import type { Ability, CardData, Cost, Filter, Instruction } from "../language/types.ts";
import type { Speech } from "./clause-words.ts";
import { priceWords } from "./price-words.ts";

/** A cost as a clause, and with an optional additional cost what it is paid for. */
export function costClause(speech: Speech, card: CardData, cost: Cost, additional?: AdditionalCost, asked?: Filter): string {
  const pay: Instruction = { do: "pay", cost };
  const ability: Ability = { kind: "spell", then: [pay] };
  const text = speech.renderParts({ ...card, abilities: [ability], effectText: [] }, asked).get(pay) ?? "";
  if (additional === undefined) return text;
  const price = isResources(cost) ? speech.clauses.pay(priceWords(additional.cost)) : text;
  const gain = gainOf(speech, card, additional);
  return speech.clauses.additional(price, gain);
}

const isResources = (cost: Cost): boolean => cost.every((part) => "pay" in part);

function gainOf(speech: Speech, card: CardData, { data, cost: _ }: AdditionalCost): string {
  const { gains } = speech.clauses;
  if (data.entersReady === true) return gains.entersReady;
  if (data.ignoreCost === true) return gains.costsNothing;
  if (data.less !== undefined) return gains.less(symbols(data.less));
  if (data.lessEach !== undefined) return gains.lessForEach(symbols(data.lessEach));
  if (data.lessByItsCost === true) return gains.lessByThat;
  if (data.ambushThere === true) return gains.playedThere;
  return whatFollows(speech, card, data.name);
}

const symbols = ({ energy, power = [] }: NonNullable<AdditionalCost["data"]["less"]>): string =>
  (energy === undefined ? "" : `[${energy}]`) +
  power.map((one) => `[${one === "any" ? "A" : one === "own" ? "C" : capital(one)}]`).join("");

/** What the text says about a player who has paid it: "if you paid the additional cost, draw 1". */
function whatFollows(speech: Speech, card: CardData, name: string): string {
  const parts = speech.renderParts(card);
  const found = findPaid(card.abilities, name);
  if (found === null) return "";
  const whole = parts.get(found.then);
  const texts = whole === undefined ? found.then.flatMap((one) => parts.get(one) ?? []) : [whole];
  return texts.join("") === "" ? "" : speech.clauses.youThen(texts, found.isInstead);
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
