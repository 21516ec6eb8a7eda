import { canBeEmpowered } from "../../derive/empowering.ts";
import { Keyword, Zone } from "../../state/ids.ts";
import type { CompiledAbility } from "../pool.ts";
import { compileResources } from "../run/resources.ts";
import type { Ability, CostLess, Instruction } from "../types.ts";
import { addSource, isAddText } from "./adding.ts";
import { compileAmount } from "./amounts.ts";
import { type Builder, newNames } from "./builder.ts";
import { compileCondition } from "./conditions.ts";
import { compileCost } from "./costs.ts";
import { compileProgram } from "./effects/context.ts";
import { both } from "./gates.ts";
import { NOTHING, register } from "./register.ts";
import type { Cond, Names } from "./terms.ts";

type Activated = Extract<Ability, { kind: "activated" }>;

export function compileActivated(ability: Activated, gate: Cond | null, builder: Builder, limit: Cond | null = null): CompiledAbility {
  const names = newNames(builder);
  const cost = compileCost(ability.cost, names);
  const program = compileProgram(ability.then, names);
  const only = both(limit, ability.only === undefined ? null : compileCondition(ability.only, names));
  const exhausts = ability.cost.some((part) => "exhaust" in part && part.exhaust === "me");
  const spends = ability.cost.some(
    (part) =>
      ("kill" in part && (part.kill === "me" || part.kill === "this")) ||
      ("banish" in part && (part.banish === "me" || part.banish === "this")),
  );
  // Sources of a payment: Reactions that cost nothing but their own exhaustion or life (429.3).
  const plain = ability.cost.every((part) => ("exhaust" in part && part.exhaust === "me") || ("kill" in part && part.kill === "me"));
  const source = ability.timing === "Reaction" ? addSource(ability.then, builder) : null;
  return register(builder, {
    ...NOTHING,
    kind: "activated",
    zone: Zone.board,
    data: ability,
    gate,
    cost,
    program,
    timing: ability.timing === "Reaction" ? Keyword.Reaction | Keyword.Action : ability.timing === "Action" ? Keyword.Action : 0,
    only,
    oncePerTurn: ability.oncePerTurn === true,
    byEachPlayer: ability.by === "eachPlayer",
    exhausts,
    spendsItself: spends,
    adds: plain ? source : null,
    isAdd: isAddText(ability.then),
    converts:
      plain && ability.timing === "Reaction" && ability.then.length === 1 && ability.then[0].do === "payAnyToAdd"
        ? ability.then[0].pay
        : null,
    // One object has one use: what it costs beside its own exhaustion is paid or given up for it.
    exchanges: !plain && exhausts && !spends && cost.either.length === 0 && cost.anyAmount === null ? source : null,
    keyword: ability.keyword ?? null,
    plainCost:
      cost.either.length > 0
        ? null
        : {
            energy: cost.energy,
            power: cost.power,
            purpose: 0,
            costs: cost.parts.length > 0 ? [cost.id] : [],
            anyAmount: cost.anyAmount,
            open: false,
          },
    costLess: compileCostLess(ability.costLess, names),
  });
}

function compileCostLess(less: CostLess | undefined, names: Names): CompiledAbility["costLess"] {
  if (less === undefined) return null;
  const { energy, power } = compileResources(less.less, names.builder.domains);
  return {
    energy,
    power,
    each: less.each === undefined ? null : compileAmount(less.each, names),
    condition: less.if === undefined ? null : compileCondition(less.if, names),
    energyBy: less.energyBy === undefined ? null : compileAmount(less.energyBy, names),
  };
}

/** Equip (818) and Empower (827) are activated abilities with names. */
export function compileKeywordAbility(
  ability: Extract<Ability, { kind: "keyword" }>,
  gate: Cond | null,
  builder: Builder,
): CompiledAbility[] {
  const { keyword } = ability;
  const costs = ability.costs ?? (ability.cost === undefined ? [] : [ability.cost]);
  if (costs.length === 0 || (keyword !== "Equip" && keyword !== "Empower")) {
    if (gate !== null) throw new Error(`[${keyword}] behind a dependent keyword has to be given by a passive ability`);
    return [];
  }
  const then: readonly Instruction[] =
    keyword === "Equip" ? [{ do: "attach", what: "this", to: { a: { kinds: ["unit"], side: "yours" } } }] : [{ do: "empower", what: "me" }];
  // 827.1.c.1: "Play only if not Empowered", or not as often as it can be.
  const only: Cond | null = keyword === "Empower" ? (s, scope) => canBeEmpowered(s, scope.source) : null;
  const { costLess } = ability;
  // "[A] or ...": who uses it says for which of them, as if there were one ability for each (818.4).
  return costs.map((cost) =>
    compileActivated({ kind: "activated", cost, then, keyword, ...(costLess === undefined ? {} : { costLess }) }, gate, builder, only),
  );
}
