import { Zone } from "../../state/ids.ts";
import type { CompiledAbility } from "../pool.ts";
import type { Program } from "../run/program.ts";
import type { Ability, Instruction, Replacement, Trigger } from "../types.ts";
import { compileActivated, compileKeywordAbility } from "./activated.ts";
import { addSource, isAddText } from "./adding.ts";
import { type Builder, innerNames, newNames } from "./builder.ts";
import { compileCondition } from "./conditions.ts";
import { compileCost } from "./costs.ts";
import { compileProgram } from "./effects/context.ts";
import { allOf, both, conditionOf, not } from "./gates.ts";
import { looksOf, nothingLookedAt } from "./looks.ts";
import { NOTHING, register } from "./register.ts";
import { compileReplacement } from "./replacements.ts";
import { compileStatic } from "./statics.ts";
import type { Cond, Names } from "./terms.ts";
import { compileTrigger } from "./triggers.ts";
import { checkAbility } from "./vocabulary.ts";

/** Abilities of objects (360). Spells' instructions and costs of playing are compiled with the card (cards.ts). */

type Triggered = Extract<Ability, { kind: "triggered" }>;

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
      return []; // see spells.ts
  }
}

const isOwnDiscard = (trigger: Trigger): boolean => trigger.on === "discarded" && trigger.subject === "me";

/** 356.1.a: in "you may pay [..] to play me" that is the price, and nothing more. */
const playedForThePrice = (ability: Triggered): readonly Instruction[] =>
  ability.cost?.some((part) => "pay" in part) === true
    ? ability.then.map((i) => (i.do === "playCard" && i.what === "me" && i.cost === undefined ? { ...i, cost: { ignore: "cost" } } : i))
    : ability.then;

function compileTriggered(ability: Triggered, gate: Cond | null, names: Names, inherit: Names | null, victim = -1): CompiledAbility {
  const { builder } = names;
  if (ability.by !== undefined && ability.by !== "triggerPlayer") throw new Error(`an ability of "${ability.by}" is not in the language`);
  const triggers = ability.when.map((trigger) => compileTrigger(trigger, names, ability.by));
  Object.assign(names.looks, nothingLookedAt(names.looks.inherited, names.looks.outer)); // what it waited for does not matter any more
  const condition = ability.if === undefined ? null : compileCondition(ability.if, names);
  const cost = ability.cost === undefined || ability.cost.length === 0 ? null : compileCost(ability.cost, names);
  const program: Program = compileProgram(playedForThePrice(ability), names, inherit === null ? 0 : inherit.count);
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
    looks: looksOf(names.looks),
    ofSelf: triggers.length > 0 && triggers.every((t) => t.ofSelf),
    listens: triggers.map((t) => t.kind).filter((kind, i, all) => all.indexOf(kind) === i),
    triggers,
    gate,
    condition,
    may: ability.may === true,
    cost,
    program,
    deathknell: ability.deathknell === true,
    isPlayEffect: ability.when.some((t) => t.on === "played" && t.subject === "me"),
    adds: addSource(ability.then, builder),
    isAdd: isAddText(ability.then),
    victim,
  });
}

/** A text inside a text: knows what the outer one has mentioned. */
export function compileInnerAbility(ability: Triggered, outer: Names, victim = -1): CompiledAbility {
  return compileTriggered(ability, null, innerNames(outer), outer, victim);
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
