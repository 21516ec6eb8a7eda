import { NO_OBJECT, NOWHERE, Zone } from "../../state/ids.ts";
import { purposeOfPlaying } from "../../state/limits.ts";
import type { AdditionalCost, AlternativeCost, CompiledCard } from "../pool.ts";
import type { Ability, CardData } from "../types.ts";
import { type Builder, newNames } from "./builder.ts";
import { compileCondition } from "./conditions.ts";
import { type CompiledCost, compileCost } from "./costs.ts";
import { both, conditionOf } from "./gates.ts";
import type { Cond, Names } from "./terms.ts";

export function plainCost(data: CardData, types: number, domains: number): CompiledCard["plainCost"] {
  const power = Array.from({ length: data.power ?? 0 }, () => (domains === 0 ? 63 : domains));
  return { energy: data.energy ?? 0, power, purpose: purposeOfPlaying(types), costs: [], anyAmount: null, open: false };
}

/** Printed on the card that it is a cost of. */
const OWN = { at: NOWHERE, lender: NO_OBJECT, onceKey: -1 } as const;

/** `text`: the names of a spell, whose instructions may speak of what was given up. */
export function compileAdditional(data: CardData, builder: Builder, text: Names | null): AdditionalCost[] {
  const out: AdditionalCost[] = [];
  for (const ability of data.abilities) {
    if (ability.kind !== "additionalCost") continue;
    if (ability.perObject === true) throw new Error('an additional cost "for each" is not in the language yet');
    const names = text ?? newNames(builder);
    out.push({
      name: ability.name,
      optional: ability.optional,
      cost: compileCost(ability.cost, names),
      condition: ability.if === undefined ? null : compileCondition(ability.if, names),
      data: ability,
      ...OWN,
    });
    names.last = -1;
    names.there = -1;
  }
  // 805: Accelerate is an optional additional cost of [1][C].
  if (data.abilities.some((a) => a.kind === "keyword" && a.keyword === "Accelerate")) out.push(accelerateCost(builder));
  return out;
}

export function accelerateCost(builder: Builder): AdditionalCost {
  const data: Extract<Ability, { kind: "additionalCost" }> = {
    kind: "additionalCost",
    name: "accelerate",
    optional: true,
    cost: [{ pay: { energy: 1, power: ["own"] } }],
    entersReady: true,
  };
  return { name: "accelerate", optional: true, cost: compileCost(data.cost, newNames(builder)), condition: null, data, ...OWN };
}

export function keywordCosts(data: CardData, keyword: "Repeat" | "Flow", builder: Builder): CompiledCost[] {
  const out: CompiledCost[] = [];
  for (const ability of data.abilities) {
    if (ability.kind !== "keyword" || ability.keyword !== keyword) continue;
    for (const cost of ability.costs ?? (ability.cost === undefined ? [] : [ability.cost])) out.push(compileCost(cost, newNames(builder)));
  }
  return out;
}

/** "You may play me (from your trash) for [..]" */
export function compileAlternativeCosts(abilities: readonly Ability[], gate: Cond | null, builder: Builder): AlternativeCost[] {
  const out: AlternativeCost[] = [];
  for (const ability of abilities) {
    const names = newNames(builder);
    if (ability.kind === "dependent") {
      out.push(...compileAlternativeCosts([ability.ability], both(gate, compileCondition(conditionOf(ability.on), names)), builder));
    }
    if (ability.kind !== "static") continue;
    const held = both(gate, ability.while === undefined ? null : compileCondition(ability.while, names));
    for (const effect of ability.effects)
      if (effect.effect === "playFor")
        out.push({
          cost: compileCost([{ pay: effect.cost }], names),
          from: effect.from === "trash" ? Zone.trash : Zone.hand,
          condition: held,
          thenBanish: false,
        });
  }
  return out;
}
