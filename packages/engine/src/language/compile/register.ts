import type { AbilityId } from "../../state/ids.ts";
import { toObjectArray } from "../../state/lists.ts";
import type { CompiledAbility, CompiledStatic } from "../pool.ts";
import type { Builder } from "./builder.ts";

/** An ability has nothing that its text does not say. */
export const NOTHING = {
  looks: { source: false, cause: false, memory: false },
  listens: [] as readonly number[],
  ofSelf: false,
  triggers: [] as CompiledAbility["triggers"],
  gate: null,
  condition: null,
  may: false,
  cost: null,
  program: null,
  victim: -1,
  deathknell: false,
  isPlayEffect: false,
  timing: 0,
  only: null,
  oncePerTurn: false,
  byEachPlayer: false,
  exhausts: false,
  spendsItself: false,
  adds: null,
  isAdd: false,
  converts: null,
  exchanges: null,
  keyword: null,
  plainCost: null,
  costLess: null,
  replacement: null,
  statics: [] as readonly CompiledStatic[],
};

const FREE = { energy: 0, power: [], purpose: 0, costs: [], anyAmount: null, open: false };

export function register(builder: Builder, ability: Omit<CompiledAbility, "id" | "card">): CompiledAbility {
  // Field by field: a spread would make shapes of its own.
  const compiled: CompiledAbility = {
    id: builder.abilities.length as AbilityId,
    card: builder.card,
    kind: ability.kind,
    zone: ability.zone,
    data: ability.data,
    looks: ability.looks,
    listens: ability.listens,
    ofSelf: ability.ofSelf,
    triggers: toObjectArray(ability.triggers),
    gate: ability.gate,
    condition: ability.condition,
    may: ability.may,
    cost: ability.cost,
    program: ability.program,
    victim: ability.victim,
    deathknell: ability.deathknell,
    isPlayEffect: ability.isPlayEffect,
    timing: ability.timing,
    only: ability.only,
    oncePerTurn: ability.oncePerTurn,
    byEachPlayer: ability.byEachPlayer,
    exhausts: ability.exhausts,
    spendsItself: ability.spendsItself,
    isAdd: ability.isAdd,
    converts: ability.converts,
    exchanges: ability.exchanges,
    adds: ability.adds,
    keyword: ability.keyword,
    plainCost: ability.cost === null ? FREE : ability.plainCost,
    costLess: ability.costLess,
    replacement: ability.replacement,
    statics: toObjectArray(ability.statics),
  };
  builder.abilities.push(compiled);
  return compiled;
}
