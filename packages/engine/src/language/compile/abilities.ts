import { canBeEmpowered } from "../../actions/states.ts";
import { compileProgram } from "../../effects/context.ts";
import { K, Zone } from "../../state/ids.ts";
import type { AddSource, CompiledAbility, CompiledStatic } from "../pool.ts";
import type { Ability, Condition, CostLess, Instruction, Replacement, Trigger } from "../types.ts";
import { compileAmount } from "./amounts.ts";
import { type Builder, innerNames, newNames } from "./builder.ts";
import { compileCondition } from "./conditions.ts";
import { compileCost, compileResources } from "./costs.ts";
import type { Program } from "./program.ts";
import { compileReplacement } from "./replacements.ts";
import { compileStatic } from "./statics.ts";
import type { Cond, Names } from "./terms.ts";
import { compileTrigger } from "./triggers.ts";
import { checkAbility } from "./vocabulary.ts";

/** Abilities of objects (360). Spells' instructions and costs of playing are compiled with the card (cards.ts). */

type Triggered = Extract<Ability, { kind: "triggered" }>;
type Activated = Extract<Ability, { kind: "activated" }>;

const NOTHING = {
  listens: [] as readonly number[],
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
  exhausts: false,
  spendsItself: false,
  adds: null,
  isAdd: false,
  converts: null,
  keyword: null,
  plainCost: null,
  costLess: null,
  replacement: null,
  statics: [] as readonly CompiledStatic[],
};

/** Quoted abilities, which an object is given. */
export function compileAbilities(abilities: readonly Ability[], builder: Builder): CompiledAbility[] {
  const unknown = abilities.find(({ kind }) => kind !== "triggered" && kind !== "activated" && kind !== "static" && kind !== "replacement");
  if (unknown !== undefined) throw new Error(`"${unknown.kind}" cannot be given to an object as a quoted ability`);
  return abilities.flatMap((ability) => compileAbility(ability, null, builder));
}

/** `gate`: the conditions of dependent keywords around it (726). */
export function compileAbility(ability: Ability, gate: Cond | null, builder: Builder): CompiledAbility[] {
  checkAbility(ability);
  switch (ability.kind) {
    case "triggered": {
      // "When you play or discard me": the discard is seen from the trash.
      const discards = ability.when.filter(isOwnDiscard);
      const others = ability.when.filter((trigger) => !isOwnDiscard(trigger));
      if (discards.length === 0 || others.length === 0) return [compileTriggered(ability, gate, newNames(builder), null)];
      return [others, discards].map((when) => compileTriggered({ ...ability, when }, gate, newNames(builder), null));
    }
    case "activated":
      return [compileActivated(ability, gate, builder)];
    case "static": {
      const names = newNames(builder);
      const held = both(gate, ability.while === undefined ? null : compileCondition(ability.while, names));
      const { instead } = ability;
      const replaced = instead === undefined ? null : compileCondition(instead.while, names);
      const statics = ability.effects.map((effect) =>
        compileStatic(effect, replaced === null ? held : both(held, not(replaced)), builder, allOf(ability.while, instead?.while)),
      );
      // "If this is [Empowered], they have +2 [M] instead."
      if (instead !== undefined)
        statics.push(
          ...instead.effects.map((effect) => compileStatic(effect, both(held, replaced), builder, allOf(ability.while, instead.while))),
        );
      return [register(builder, { ...NOTHING, kind: "static", zone: Zone.board, data: ability, statics })];
    }
    case "replacement": {
      const names = newNames(builder);
      const held = both(gate, ability.while === undefined ? null : compileCondition(ability.while, names));
      const { event, of } = ability.replacement;
      // "As I'm revealed from your deck": it speaks from there.
      const fromDeck = of === "me" && (event === "lookedAt" || event === "reveal");
      if (ability.zone === "trash" && event !== "die") throw new Error(`replacing "${event}" from a trash is not in the language yet`);
      const zone = fromDeck ? Zone.deck : ability.zone === "trash" ? Zone.trash : Zone.board;
      return [
        register(builder, {
          ...NOTHING,
          kind: "replacement",
          zone,
          data: ability,
          gate: held,
          replacement: compileReplacement(ability.replacement, names, false),
        }),
      ];
    }
    case "dependent": {
      const names = newNames(builder);
      return compileAbility(ability.ability, both(gate, compileCondition(conditionOf(ability.on), names)), builder);
    }
    case "keyword":
      return compileKeywordAbility(ability, gate, builder);
    case "additionalCost":
    case "asYouPlay":
    case "showOff":
      if (gate !== null) throw new Error("a cost or choice of playing cannot stand behind a dependent keyword");
      return []; // see cards.ts
    case "spell":
      return []; // see cards.ts
  }
}

const not =
  (cond: Cond): Cond =>
  (s, scope) =>
    !cond(s, scope);

const allOf = (a: Condition | undefined, b: Condition | undefined): Condition | undefined =>
  a === undefined ? b : b === undefined ? a : { every: [a, b] };

const isOwnDiscard = (trigger: Trigger): boolean => trigger.on === "discarded" && trigger.subject === "me";

/** 356.1.a: in "you may pay [..] to play me" that is the price, and nothing more. */
const playedForThePrice = (ability: Triggered): readonly Instruction[] =>
  ability.cost?.some((part) => "pay" in part) === true
    ? ability.then.map((i) => (i.do === "playCard" && i.what === "me" && i.cost === undefined ? { ...i, cost: { ignore: "cost" } } : i))
    : ability.then;

/** 726: what a dependent keyword is short for (812.1.c, 824.1.c, 828.1.c). */
export const conditionOf = (on: Extract<Ability, { kind: "dependent" }>["on"]): Condition =>
  on === "Legion" ? { legion: true } : on === "Empowered" ? { empowered: true } : { level: on.level };

export const both = (a: Cond | null, b: Cond | null): Cond | null =>
  a === null ? b : b === null ? a : (s, scope) => a(s, scope) && b(s, scope);

function register(builder: Builder, ability: Omit<CompiledAbility, "id" | "card">): CompiledAbility {
  // Field by field: a spread would make shapes of its own.
  const compiled: CompiledAbility = {
    id: builder.abilities.length,
    card: builder.card,
    kind: ability.kind,
    zone: ability.zone,
    data: ability.data,
    listens: ability.listens,
    triggers: ability.triggers,
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
    exhausts: ability.exhausts,
    spendsItself: ability.spendsItself,
    isAdd: ability.isAdd,
    converts: ability.converts,
    adds: ability.adds,
    keyword: ability.keyword,
    plainCost: ability.plainCost,
    costLess: ability.costLess,
    replacement: ability.replacement,
    statics: ability.statics,
  };
  builder.abilities.push(compiled);
  return compiled;
}

function compileTriggered(ability: Triggered, gate: Cond | null, names: Names, inherit: Names | null, victim = -1): CompiledAbility {
  const { builder } = names;
  if (ability.by !== undefined && ability.by !== "triggerPlayer") throw new Error(`an ability of "${ability.by}" is not in the language`);
  const triggers = ability.when.map((trigger) => compileTrigger(trigger, names, ability.by));
  const condition = ability.if === undefined ? null : compileCondition(ability.if, names);
  const cost = ability.cost === undefined || ability.cost.length === 0 ? null : compileCost(ability.cost, names);
  const program: Program = compileProgram(playedForThePrice(ability), names, inherit === null ? 0 : inherit.count);
  const { domains } = builder;
  return register(builder, {
    ...NOTHING,
    kind: "triggered",
    // 384.1, 384.2: on the board, unless the text says otherwise (385.2); a trash is open to all, so nothing is shown (385.1).
    zone:
      ability.zone === "trash" || (ability.when.length > 0 && ability.when.every(isOwnDiscard))
        ? Zone.trash
        : ability.zone === "hand"
          ? Zone.hand
          : Zone.board,
    data: ability,
    listens: triggers.map((t) => t.kind).filter((kind, i, all) => all.indexOf(kind) === i),
    triggers,
    gate,
    condition,
    may: ability.may === true,
    cost,
    program,
    deathknell: ability.deathknell === true,
    isPlayEffect: ability.when.some((t) => t.on === "played" && t.subject === "me"),
    adds: addSource(ability.then, domains),
    isAdd: isAddText(ability.then),
    victim,
  });
}

/** A text inside a text: knows what the outer one has mentioned. */
export function compileInnerAbility(ability: Triggered, outer: Names, victim = -1): CompiledAbility {
  return compileTriggered(ability, null, innerNames(outer), outer, victim);
}

function compileActivated(ability: Activated, gate: Cond | null, builder: Builder, limit: Cond | null = null): CompiledAbility {
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
  return register(builder, {
    ...NOTHING,
    kind: "activated",
    zone: Zone.board,
    data: ability,
    gate,
    cost,
    program,
    timing: ability.timing === "Reaction" ? K.Reaction | K.Action : ability.timing === "Action" ? K.Action : 0,
    only,
    oncePerTurn: ability.oncePerTurn === true,
    exhausts,
    spendsItself: spends,
    adds: plain && ability.timing === "Reaction" ? addSource(ability.then, builder.domains) : null,
    isAdd: isAddText(ability.then),
    converts:
      plain && ability.timing === "Reaction" && ability.then.length === 1 && ability.then[0].do === "payAnyToAdd"
        ? ability.then[0].pay
        : null,
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

/** 429.2, 400.2: does the text Add, so that it resolves on finalization? */
const isAddText = (then: readonly Instruction[]): boolean => then.length > 0 && then.every(isAdding);

const isAdding = (i: Instruction): boolean =>
  i.do === "add" ||
  i.do === "payAnyToAdd" ||
  (i.do === "each" && isAddText(i.then)) ||
  (i.do === "instead" && isAddText(i.then) && isAddText(i.replaces));

/** 429.3: what it Adds, where that is one plain instruction and payments can count on it. */
function addSource(then: readonly Instruction[], own: number): AddSource | null {
  if (then.length !== 1) return null;
  const [only] = then;
  if (only.do !== "add" || only.times !== undefined || only.who !== undefined) return null;
  const { energy, power } = compileResources(only.resources, own);
  return {
    energy,
    power: power.filter((mask) => mask !== 63).map((mask) => Math.log2(mask & -mask)),
    universal: power.filter((mask) => mask === 63).length,
    limit: only.only ?? null,
  };
}

/** Equip (818) and Empower (827) are activated abilities with names. */
function compileKeywordAbility(ability: Extract<Ability, { kind: "keyword" }>, gate: Cond | null, builder: Builder): CompiledAbility[] {
  const { cost, keyword } = ability;
  if (cost === undefined || (keyword !== "Equip" && keyword !== "Empower")) {
    if (gate !== null) throw new Error(`[${keyword}] behind a dependent keyword has to be given by a passive ability`);
    return [];
  }
  const then: readonly Instruction[] =
    keyword === "Equip" ? [{ do: "attach", what: "this", to: { a: { kinds: ["unit"], side: "yours" } } }] : [{ do: "empower", what: "me" }];
  const activated: Activated = {
    kind: "activated",
    cost,
    then,
    keyword,
    ...(ability.costLess === undefined ? {} : { costLess: ability.costLess }),
  };
  // 827.1.c.1: "Play only if not Empowered", or not as often as it can be.
  const only: Cond | null = keyword === "Empower" ? (s, scope) => canBeEmpowered(s, scope.source) : null;
  return [compileActivated(activated, gate, builder, only)];
}

export function compileReplacementAbility(replacement: Replacement, names: Names): CompiledAbility {
  return register(names.builder, {
    ...NOTHING,
    kind: "replacement",
    zone: Zone.board,
    data: { kind: "replacement", replacement },
    replacement: compileReplacement(replacement, names, true),
  });
}
