/** The paragraphs of a card. */
import type {
  Ability,
  Condition,
  Cost,
  CostLess,
  CostPart,
  Instruction,
  KeywordName,
  Replacement,
  StaticEffect,
  Trigger,
  Who,
} from "../types.ts";

import { filter, type Said } from "./filters.ts";

type Of<K extends Ability["kind"]> = Extract<Ability, { readonly kind: K }>;

// ------------------------------------------------------------------------------------------------------------ keywords

export const keyword = (word: KeywordName, value?: number, ...cost: Cost): Ability => ({
  kind: "keyword",
  keyword: word,
  ...(value === undefined ? {} : { value }),
  ...(cost.length > 0 ? { cost } : {}),
});
const plain = (word: KeywordName): Ability => keyword(word);
const valued =
  (word: KeywordName) =>
  (value?: number): Ability =>
    keyword(word, value);
const priced =
  (word: KeywordName) =>
  (...cost: Cost): Ability => ({ kind: "keyword", keyword: word, cost });

export const accelerate = plain("Accelerate");
export const action = plain("Action");
export const reaction = plain("Reaction");
export const ambush = plain("Ambush");
export const backline = plain("Backline");
export const deploy = plain("Deploy");
export const ganking = plain("Ganking");
export const hidden = plain("Hidden");
export const quickDraw = plain("Quick-Draw");
export const tank = plain("Tank");
export const temporary = plain("Temporary");
export const unique = plain("Unique");
export const vision = plain("Vision");
export const weaponmaster = plain("Weaponmaster");
/** Without a number the value is 1. */
export const assault = valued("Assault");
export const shield = valued("Shield");
export const deflect = valued("Deflect");
export const hunt = valued("Hunt");
export const disarm = valued("Disarm");
export const equip = priced("Equip");
/** "[Equip] — [A] or exhaust a friendly unit": one of the costs is paid. */
export const equipEither = (...costs: readonly Cost[]): Ability => ({ kind: "keyword", keyword: "Equip", costs });
/** [Empower] with its cost; the verb is `empower`. */
export const canEmpower = priced("Empower");
/** The same with "This ability costs ... less". */
export const canEmpowerFor = (cost: Cost, costLess: CostLess): Ability => ({ kind: "keyword", keyword: "Empower", cost, costLess });
export const equipFor = (cost: Cost, costLess: CostLess): Ability => ({ kind: "keyword", keyword: "Equip", cost, costLess });
export const repeat = priced("Repeat");
export const flow = priced("Flow");

// ----------------------------------------------------------------------------------------------------------- triggered

/** What stands between the trigger and its instructions. */
export type TriggerClause = Pick<Of<"triggered">, "if" | "may" | "by" | "cost" | "zone">;

/** "if ...", right after the trigger: part of the condition (383.2.a.1). */
export const provided = (condition: Condition): TriggerClause => ({ if: condition });
/** "you may" as the first part of the effect (383.3.a). */
export const youMay: TriggerClause = { may: true };
/** "you may [cost] to ..." */
export const youMayPay = (...cost: readonly CostPart[]): TriggerClause => ({ may: true, cost });
/** "[cost] to ..." without a choice whether (383.3.b). */
export const paying = (...cost: readonly CostPart[]): TriggerClause => ({ cost });
export const theyMay = (by: Who): TriggerClause => ({ may: true, by });
export const theyMayPay = (by: Who, ...cost: readonly CostPart[]): TriggerClause => ({ may: true, by, cost });
/** "they ...": whoever the trigger is about controls it (190.6.c). */
export const byThem: TriggerClause = { by: "triggerPlayer" };
/** The ability works from there ("from your trash"). */
export const worksFrom = (zone: "trash" | "hand"): TriggerClause => ({ zone });

const isInstruction = (part: Instruction | object): part is Instruction => "do" in part;
const split = <C extends object>(parts: readonly (Instruction | C)[]): readonly [clauses: C, then: readonly Instruction[]] => [
  Object.assign({}, ...parts.filter((part) => !isInstruction(part))),
  parts.filter(isInstruction),
];

/** `when(iAttack, youMayPay(pay(1)), draw(1))` */
export function when(trigger: Trigger | readonly Trigger[], ...parts: readonly (Instruction | TriggerClause)[]): Ability {
  const [clauses, then] = split<TriggerClause>(parts);
  return { kind: "triggered", when: "on" in trigger ? [trigger] : trigger, ...clauses, then };
}
export function deathknell(...parts: readonly (Instruction | TriggerClause)[]): Ability {
  const [clauses, then] = split<TriggerClause>(parts);
  return { kind: "triggered", when: [{ on: "dies", subject: "me" }], deathknell: true, ...clauses, then };
}

// ----------------------------------------------------------------------------------------------------------- activated

export type ActivatedClause = Pick<Of<"activated">, "timing" | "only" | "oncePerTurn" | "by" | "costLess">;
export const asAction: ActivatedClause = { timing: "Action" };
export const asReaction: ActivatedClause = { timing: "Reaction" };
export const onlyIf = (condition: Condition): ActivatedClause => ({ only: condition });
export const oncePerTurn: ActivatedClause = { oncePerTurn: true };
/** Usable by every player, on their own turns, once in each of them. */
export const eachPlayerOnce: ActivatedClause = { by: "eachPlayer", oncePerTurn: true, only: { turn: "yours" } };
export const costing = (change: NonNullable<ActivatedClause["costLess"]>): ActivatedClause => ({ costLess: change });

/** `activated([pay(1), exhaustMe], asReaction, draw(1))` */
export function activated(cost: Cost, ...parts: readonly (Instruction | ActivatedClause)[]): Ability {
  const [clauses, then] = split<ActivatedClause>(parts);
  return { kind: "activated", cost, ...clauses, then };
}

// ------------------------------------------------------------------------------------- passive, replacement, additional

export const passive = (...effects: readonly StaticEffect[]): Ability => ({ kind: "static", effects });
/** "While C, ..." or "If C, ...": which word is said follows from C and the effects. */
export const whileTrueThat = (condition: Condition, ...effects: readonly StaticEffect[]): Ability => ({
  kind: "static",
  while: condition,
  effects,
});
/** The same with the condition at the end: "I enter ready if ...". */
export const passiveIf = (condition: Condition, ...effects: readonly StaticEffect[]): Ability => ({
  kind: "static",
  while: condition,
  effects,
  conditionLast: true,
});
/** "... unless C": it holds while C does not. */
export const unlessTrueThat = (condition: Condition, ...effects: readonly StaticEffect[]): Ability => ({
  kind: "static",
  while: { not: condition },
  effects,
  conditionLast: true,
  unless: true,
});
/** "... If C, ... instead." */
export const passiveInstead = (effects: readonly StaticEffect[], condition: Condition, others: readonly StaticEffect[]): Ability => ({
  kind: "static",
  effects,
  instead: { while: condition, effects: others },
});
/** "If X would die, ... instead." */
export const replace = (replacement: Replacement): Ability => ({ kind: "replacement", replacement });

type CostOptions = Omit<Of<"additionalCost">, "kind" | "name" | "optional" | "cost"> & { readonly name?: string };
/** "As an additional cost to play me, ...". The name is `extra` unless a card has two. */
export const additionalCost = (cost: Cost, { name = "extra", ...options }: CostOptions = {}): Ability => ({
  kind: "additionalCost",
  name,
  optional: false,
  cost,
  ...options,
});
/** "You may ... as an additional cost to play me." */
export const optionalCost = (cost: Cost, { name = "extra", ...options }: CostOptions = {}): Ability => ({
  kind: "additionalCost",
  name,
  optional: true,
  cost,
  ...options,
});
/** [Show Off]: what is shown is `the("shown")`. */
export const showOff = (...said: readonly Said[]): Ability => ({ kind: "showOff", of: filter(...said) });
/** Choices made as it is played (355.1). */
export const asYouPlay = (...then: readonly Instruction[]): Ability => ({ kind: "asYouPlay", then });

export const legion = (ability: Ability): Ability => ({ kind: "dependent", on: "Legion", ability });
export const empowered = (ability: Ability): Ability => ({ kind: "dependent", on: "Empowered", ability });
export const level = (n: number, ability: Ability): Ability => ({ kind: "dependent", on: { level: n }, ability });
/** "[Level 6][>] ... instead": replaces the paragraph before it. */
export const levelInstead = (n: number, ability: Ability): Ability => ({ kind: "dependent", on: { level: n }, ability, instead: true });

/** The same with [Legion]. */
export const legionInstead = (ability: Ability): Ability => ({ kind: "dependent", on: "Legion", ability, instead: true });

/** A paragraph of a spell. */
export const does = (...then: readonly Instruction[]): Ability => ({ kind: "spell", then });
