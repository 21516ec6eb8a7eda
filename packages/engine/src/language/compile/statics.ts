import { layerOf, StaticKind } from "../../derive/static-kinds.ts";
import { objectsOfChoices } from "../../state/decision.ts";
import { Keyword, type ObjectId } from "../../state/ids.ts";
import { toObjectArray } from "../../state/lists.ts";
import type { State } from "../../state/records.ts";
import type { CompiledStatic } from "../pool.ts";
import { ownScope } from "../scope.ts";
import type { Condition, Filter, StaticEffect, ZoneName } from "../types.ts";
import { compileAmount } from "./amounts.ts";
import { type Builder, newNames } from "./builder.ts";
import { compileCost, compileLentCost } from "./costs.ts";
import { givesOf, readsOf } from "./dependency.ts";
import { compileFilter } from "./filters.ts";
import { amountDependsOnlyOnLayers, dependsOnlyOnLayers, statusesDependOnlyOnLayers } from "./layers-only.ts";
import { type LookedAt, lookAt, nothingLookedAt } from "./looks.ts";
import type { CompiledFilter, Cond, Names } from "./terms.ts";
import { checkStatic } from "./vocabulary.ts";

/** Static effects that are looked at together with their condition; the others can only be unconditional. */
const CONDITIONAL: ReadonlySet<StaticEffect["effect"]> = new Set([
  "might",
  "keywords",
  "tags",
  "abilities",
  "exhaustAbilities",
  "enter",
  "playTo",
  "cost",
  "moreMinus",
  "optionalCostFor",
  "playFor",
  "cant",
  "bonusDamage",
  "noCombatDamage",
  "noDamage",
  "preventDamage",
  "buffsGive",
  "doubleMightBonus",
  "equipmentGives",
  "channelOnly",
  "goldAdds",
]);

/** What the language can say of a static effect and the engine does not run. */
function refuseUnknown(effect: StaticEffect): void {
  if (effect.effect === "mayPlay" && Object.keys(effect.cost).some((key) => key !== "ignore"))
    throw new Error("a permission to play can ignore costs, and nothing else yet");
  if (effect.effect === "goldAdds" && effect.resources.power !== undefined)
    throw new Error("Gold can Add additional Energy, and no Power yet");
  if (effect.effect === "keywords" && effect.what === "abilities" && effect.keywords.some(({ keyword }) => keyword !== "Repeat"))
    throw new Error("abilities can have [Repeat], and no other keyword yet");
}

const NO_SUBJECTS: readonly never[] = [];
const REACHABLE: readonly ZoneName[] = ["board", "hand", "deck", "trash", "banished", "champion", "chain", "facedown"];

export function compileStatic(
  effect: StaticEffect,
  condition: Cond | null,
  builder: Builder,
  held?: Condition,
  outer?: LookedAt,
): CompiledStatic {
  const names: Names = outer === undefined ? newNames(builder) : { ...newNames(builder), looks: nothingLookedAt(0, outer) };
  checkStatic(effect);
  refuseUnknown(effect);
  if (condition !== null && !CONDITIONAL.has(effect.effect))
    throw new Error(`the static effect "${effect.effect}" cannot depend on a condition yet`);
  const subject: "me" | "next" | Filter | undefined =
    "of" in effect && typeof effect.of !== "string"
      ? effect.of
      : "of" in effect && (effect.of === "me" || effect.of === "next")
        ? effect.of
        : undefined;
  const target = "to" in effect ? effect.to : undefined;
  const filter = typeof subject === "object" ? subject : target;
  // Cards outside the board are meant by effects on costs, entering and keywords of cards.
  const everywhere =
    effect.effect === "cost" || effect.effect === "enter" || effect.effect === "playTo" || effect.effect === "optionalCostFor";
  const playedWith =
    effect.effect === "cost" && (filter?.keyword === "Reaction" || filter?.keyword === "Action") ? Keyword[filter.keyword] : 0;
  const compiled: CompiledFilter | null =
    filter === undefined ? null : compileFilter(everywhere ? { zone: REACHABLE, ...playedFilter(filter, playedWith) } : filter, names);
  if (subject === "me") lookAt("source", names);
  const of = subject === "me" ? "me" : compiled;
  const granted = "keywords" in effect ? effect.keywords : [];
  const amount =
    "n" in effect &&
    effect.effect !== "victoryScore" &&
    effect.effect !== "facedownLimit" &&
    effect.effect !== "empowerTimes" &&
    effect.effect !== "channelOnly" &&
    effect.effect !== "deckLimit" &&
    effect.effect !== "buffsGive"
      ? effect.n
      : effect.effect === "cost"
        ? (effect.energyBy ?? effect.each)
        : undefined;
  const choosing =
    effect.effect === "cost" && effect.choosing !== undefined
      ? effect.choosing === "me"
        ? "me"
        : compileFilter(effect.choosing, names)
      : null;
  return {
    kind: StaticKind[effect.effect],
    data: effect,
    layer: layerOf(effect),
    condition,
    of,
    num: amount === undefined ? null : compileAmount(amount, names),
    keywords: granted.reduce((bits, g) => bits | Keyword[g.keyword], 0),
    values: toObjectArray(
      granted
        .filter((g) => g.keyword === "Assault" || g.keyword === "Shield" || g.keyword === "Deflect" || g.keyword === "Hunt")
        .map((g) => ({ keyword: Keyword[g.keyword], value: compileAmount(g.value ?? 1, names) })),
    ),
    abilities: toObjectArray(effect.effect === "abilities" ? builder.compile.abilities(effect.abilities, builder) : []),
    reads: readsOf(
      held,
      filter,
      amount,
      granted.map((g) => g.value),
    ),
    gives: givesOf(effect),
    sensitive:
      (condition !== null && (builder.isBattlefield || !dependsOnlyOnLayers(condition))) ||
      (filter !== undefined && filterIsSensitive(filter)) ||
      (amount !== undefined && typeof amount === "object" && (builder.isBattlefield || !amountDependsOnlyOnLayers(amount))) ||
      granted.some((g) => typeof g.value === "object"),
    choosing,
    playedWith,
    fromBattlefield: builder.isBattlefield,
    dependsOnChoice: choosing !== null || (held !== undefined && looksAtChoice(held)),
    costs: toObjectArray(
      effect.effect === "optionalCostFor"
        ? [compileLentCost(effect.cost, names)]
        : granted.flatMap((g) =>
            g.cost === undefined || g.cost === "itsCost" || g.cost === "itsBaseCost" ? [] : [compileCost(g.cost, names)],
          ),
    ),
    reachesCards: effect.effect === "keywords" && filter !== undefined ? compileFilter({ ...filter, zone: REACHABLE }, names).test : null,
    by: effect.effect === "cant" && effect.by !== undefined ? compileFilter({ zone: REACHABLE, ...effect.by }, names).test : null,
    subjects: (s: State, source: ObjectId, self: ObjectId) => {
      const scope = ownScope(s, source, self);
      if (condition !== null && !condition(s, scope)) return NO_SUBJECTS;
      return of === "me" ? [source] : of === null ? NO_SUBJECTS : objectsOfChoices(of.candidates(s, scope));
    },
  };
}

/** Whether a card has Action or Reaction is told by how it is played (`playedWith`), not by the card alone. */
function playedFilter(filter: Filter, playedWith: number): Filter {
  if (playedWith === 0) return filter;
  const { keyword: _, ...rest } = filter;
  return rest;
}

function looksAtChoice(condition: Condition): boolean {
  if ("chooses" in condition) return true;
  if ("not" in condition) return looksAtChoice(condition.not);
  if ("every" in condition) return condition.every.some(looksAtChoice);
  return "some" in condition && condition.some.some(looksAtChoice);
}

const filterIsSensitive = (filter: Filter): boolean => {
  const { might, keywords, tags } = readsOf(filter);
  return (
    might ||
    keywords !== 0 ||
    tags ||
    !statusesDependOnlyOnLayers(filter.is) ||
    !statusesDependOnlyOnLayers(filter.not) ||
    (filter.or ?? []).some(filterIsSensitive)
  );
};
