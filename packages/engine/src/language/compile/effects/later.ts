import { addOngoing, Until } from "../../../actions/ongoing.ts";
import { type RootData, setVar } from "../../../actions/running-text.ts";
import { addTrigger } from "../../../actions/trigger.ts";
import { isLethal } from "../../../derive/lethal.ts";
import { editItem } from "../../../state/fork.ts";
import { FIRST_INCARNATION, NO_OBJECT, NOBODY, NOWHERE, type ObjectId, type Seat, Zone } from "../../../state/ids.ts";
import { mapToNumbers } from "../../../state/lists.ts";
import type { LastKnownInfo, State } from "../../../state/records.ts";
import type { CompiledAbility } from "../../pool.ts";
import { incarnationsMeant } from "../../references.ts";
import { DONE, type Step } from "../../run/program.ts";
import { here, type Scope } from "../../scope.ts";
import type { Ability, Instruction, StaticEffect } from "../../types.ts";
import { compileAbilities, compileInnerAbility, compileReplacementAbility } from "../abilities.ts";
import { compileCondition } from "../conditions.ts";
import { compileStatic } from "../statics.ts";
import type { InstructionCompiler } from "./context.ts";

/** Texts that work later: reflexive triggers (386), delayed triggers, passives and replacements (389). */

const ABOUT_OBJECTS: ReadonlySet<StaticEffect["effect"]> = new Set(["cant", "might", "keywords", "tags"]);

/** 390.4: a passive for a while, about what was chosen or about whatever fits. */
export function compileEffect(i: Extract<Instruction, { do: "effect" }>, c: InstructionCompiler): Step {
  const about = i.about === undefined ? null : c.sel(i.about);
  if (i.about !== undefined && !ABOUT_OBJECTS.has(i.effect.effect))
    throw new Error(`the static effect "${i.effect.effect}" cannot be about an object yet`);
  const effect = compileStatic(i.for === "next" ? onTheChain(i.effect) : i.effect, null, c.names.builder, undefined, c.names.looks);
  const onPlayEffect = compileOnPlayEffect(i, c);
  const { ongoing } = c.names.builder;
  const number = ongoing.length;
  ongoing.push(
    effect.data.effect === "keywords" &&
      effect.data.keywords.some((k) => k.keyword === "Repeat" && (k.cost === "itsCost" || k.cost === "itsBaseCost"))
      ? { kind: "repeat" }
      : { kind: "static", static: effect, next: i.for === "next", onPlayEffect },
  );
  return c.step((s, scope) => {
    const ids = about === null ? [] : about(s, scope);
    if (about !== null && ids.length === 0) return DONE;
    addOngoing(s, number, {
      controller: scope.you,
      source: scope.source,
      sourceIncarnation: scope.sourceIncarnation,
      about: ids.filter((id) => id < s.objects.length),
      until: i.for === "combat" ? Until.combat : Until.turn,
      player: scope.player >= 0 ? scope.player : (controllerOfChoice(s, ids[0]) ?? NOBODY),
    });
    return DONE;
  });
}

/** "The next unit you play has ...": as it is played; those on the board are not meant. */
const onTheChain = (effect: StaticEffect): StaticEffect =>
  effect.effect === "keywords" && effect.of !== "me" ? { ...effect, of: { ...effect.of, zone: "chain" } } : effect;

/** "The next unit you play ...": what comes to it once it has been played. */
function compileOnPlayEffect(i: Extract<Instruction, { do: "effect" }>, c: InstructionCompiler): number {
  const { whenPlayed, gives } = i;
  if (whenPlayed === undefined && gives === undefined) return -1;
  if (i.for !== "next" || (i.effect.effect !== "cost" && i.effect.effect !== "playTo"))
    throw new Error("only what changes the cost or the place of the next card can do something about that card when it is played");
  const { ongoing, delayedEvents } = c.names.builder;
  if (gives !== undefined) {
    ongoing.push({ kind: "abilities", abilities: compileAbilities(gives, c.names.builder) });
    return ongoing.length - 1;
  }
  const outer = { ...c.names, last: -1, there: -1 };
  const ability = compileInnerAbility({ kind: "triggered", when: [{ on: "played", who: "any" }], then: whenPlayed ?? [] }, outer);
  for (const kind of ability.listens) delayedEvents[kind] = true;
  ongoing.push({ kind: "delayed", ability, times: 1 });
  return ongoing.length - 1;
}

/** 390.3: a replacement for a while. */
export function compileReplacing(i: Extract<Instruction, { do: "replacement" }>, c: InstructionCompiler): Step {
  if (i.replacement.event !== "die") throw new Error(`replacing "${i.replacement.event}" for a while is not in the language yet`);
  const it = i.replacement.of === "it" ? "it" : undefined;
  const subject = i.about ?? it;
  const about = subject === undefined ? null : c.sel(subject);
  const ability = compileReplacementAbility(i.replacement, c.names);
  const { ongoing } = c.names.builder;
  const number = ongoing.length;
  ongoing.push({ kind: "replacement", ability, once: i.once === true });
  return c.step((s, scope) => {
    const ids = about === null ? [] : about(s, scope);
    if (about !== null && ids.length === 0) return DONE;
    addOngoing(s, number, {
      controller: scope.you,
      source: scope.source,
      sourceIncarnation: scope.sourceIncarnation,
      about: ids,
      until: Until.turn,
    });
    return DONE;
  });
}

const controllerOfChoice = (s: State, choice: number | undefined): Seat | undefined => {
  if (choice === undefined) return undefined;
  const item = s.chain.find((other) => other.id === choice - 1_000_000);
  return item !== undefined ? item.controller : s.objects[choice]?.controller;
};

/** 386, 387.2: "do this:" puts a new ability on the chain, which knows what its text has mentioned. */
export function compileReflexive(i: Extract<Instruction, { do: "reflexive" }>, c: InstructionCompiler): Step {
  if (i.if !== undefined && "thisKilled" in i.if) return compileOfTheKilled(i, c.sel(i.if.thisKilled), c);
  if (typeof i.times === "object" && "killedByThis" in i.times) return compileOfTheKilled(i, null, c);
  const cond = i.if === undefined ? null : compileCondition(i.if, c.names);
  const times = c.amount(i.times ?? 1);
  const ability = compileInnerAbility(reflexiveOf(i), c.names);
  return c.step((s, scope) => {
    if (cond !== null && !cond(s, scope)) return DONE;
    for (let n = times(s, scope); n > 0; n--) reflect(s, scope, ability); // 388.2
    return DONE;
  });
}

/**
 * "If this kills it, do this", "for each unit this kills, do this". What has lethal damage dies in the next cleanup
 * (428.5.c), before the new ability is finalized: there it is looked at whether it really died.
 */
function compileOfTheKilled(
  i: Extract<Instruction, { do: "reflexive" }>,
  of: ((s: State, scope: Scope) => readonly ObjectId[]) | null,
  c: InstructionCompiler,
): Step {
  const victim = c.hidden();
  const ability = compileInnerAbility(reflexiveOf(i), c.names, victim);
  return c.step((s, scope) => {
    const ids =
      of === null
        ? mapToNumbers(
            s.objects.filter((o) => isKilledBy(s, scope, o.id)),
            (o) => o.id,
          )
        : of(s, scope).filter((id) => isKilledBy(s, scope, id));
    for (const id of ids) {
      setVar(s, scope, victim, [id]);
      reflect(s, scope, ability);
    }
    return DONE;
  });
}

/** Killed by this item, or about to die of its damage. */
function isKilledBy(s: State, scope: Scope, id: ObjectId): boolean {
  const o = s.objects[id];
  if (o.zone === Zone.board)
    return scope.item !== null && o.damageSource === scope.item.id && o.damage > 0 && isLethal(s, id, o.damage, o.damagedBy);
  return scope.root >= 0 && (s.frames[scope.root].data as RootData).killed.includes(id);
}

const reflexiveOf = (i: Extract<Instruction, { do: "reflexive" }>): Extract<Ability, { kind: "triggered" }> => ({
  kind: "triggered",
  when: [],
  then: i.then,
  ...(i.may === undefined ? {} : { may: i.may }),
  ...(i.cost === undefined ? {} : { cost: i.cost }),
});

/** A new ability on the chain that knows what its text has mentioned (388.1); one after the other before any is finalized (387.1.a, 388.2). */
export function reflect(s: State, scope: Scope, ability: CompiledAbility): void {
  const note = scope.note ?? emptyNote(s, scope);
  const { source, self, sourceIncarnation, selfIncarnation } = scope;
  const item = editItem(s, addTrigger(s, ability, source, self, scope.you, note, sourceIncarnation, selfIncarnation));
  if (item === null) return;
  item.targets = scope.vars;
  item.incarnations = incarnationsMeant(s, scope);
  item.player = scope.player;
}

const emptyNote = (s: State, scope: Scope): LastKnownInfo => ({
  object: NO_OBJECT,
  incarnation: FIRST_INCARNATION,
  player: scope.you,
  from: NOWHERE,
  to: here(s, scope),
  amount: 0,
  other: NO_OBJECT,
  might: 0,
  flags: 0,
  paid: 0,
  group: [],
});

/** 390.2: a trigger that waits for its time, whatever becomes of its source. */
export function compileDelayed(i: Extract<Instruction, { do: "delayed" }>, c: InstructionCompiler): Step {
  if (i.about !== undefined && Object.keys(i.when).some((word) => word !== "on" && word !== "who"))
    throw new Error("a delayed trigger about an object can say who does it, and nothing else yet");
  const about = i.about === undefined ? null : c.sel(i.about);
  const ability = compileInnerAbility(
    {
      kind: "triggered",
      when: [i.about === undefined ? i.when : { who: "any", ...i.when }],
      then: i.then,
      ...(i.may === undefined ? {} : { may: i.may }),
      ...(i.cost === undefined ? {} : { cost: i.cost }),
      ...(i.if === undefined ? {} : { if: i.if }),
    },
    { ...c.names, isDelayed: true },
  );
  const { ongoing, delayedEvents } = c.names.builder;
  const number = ongoing.length;
  ongoing.push({ kind: "delayed", ability, times: i.once === true ? 1 : (i.times ?? 0) });
  for (const kind of ability.listens) delayedEvents[kind] = true;
  const until = i.until === "forever" ? Until.forever : i.until === "nextMain" ? Until.nextMain : Until.turn;
  return c.step((s, scope) => {
    const ids = about === null ? [] : about(s, scope);
    if (about !== null && ids.length === 0) return DONE;
    // 359.3.e.16: a window that has passed generates nothing.
    if (i.when.on === "endOfTurn" && s.phase === 6 && s.endingBegan) return DONE;
    addOngoing(s, number, {
      controller: scope.you,
      source: scope.source,
      sourceIncarnation: scope.sourceIncarnation,
      about: ids,
      until,
      location: scope.note === null ? here(s, scope) : scope.note.to < 0 ? NOWHERE : scope.note.to,
      player: scope.player,
      vars: scope.vars,
      incarnations: incarnationsMeant(s, scope),
    });
    return DONE;
  });
}
