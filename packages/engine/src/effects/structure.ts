import { addOngoing, Until } from "../actions/ongoing.ts";
import { addTrigger, setUses } from "../actions/tell.ts";
import { both, compileInnerAbility, compileReplacementAbility, compileStatic } from "../language/compile/abilities.ts";
import { usesOf } from "../language/compile/amounts.ts";
import { compileCondition } from "../language/compile/conditions.ts";
import { type CompiledCost, compileCost } from "../language/compile/costs.ts";
import { DONE, type Step } from "../language/compile/program.ts";
import type { Cond } from "../language/compile/terms.ts";
import type { CompiledAbility } from "../language/pool.ts";
import type { Scope } from "../language/scope.ts";
import { here } from "../language/scope.ts";
import type { Ability, Condition, Instruction } from "../language/types.ts";
import { isLethal } from "../procedures/cleanup.ts";
import { isSecretly, type RootData, runBlock, setDid, setVar } from "../procedures/effect.ts";
import { canPayCost, startPayment } from "../procedures/pay.ts";
import { editItem } from "../state/fork.ts";
import { ask, askMay, askPayment, picks, saidYes } from "../state/frames.ts";
import { NOBODY, type ObjectId, type Seat, Zone } from "../state/ids.ts";
import type { Note, State } from "../state/records.ts";
import type { InstructionCompiler } from "./context.ts";
import { compileEach } from "./each.ts";

/** Conditions, choices of doing, costs within instructions, loops, modes, and texts that work later. */
export function compileStructure(i: Instruction, c: InstructionCompiler): Step {
  switch (i.do) {
    case "if":
      return compileIf(i, c);
    case "instead": {
      const early = isKnownEarly(i.cond) && choosesTargets(i.then) ? compileCondition(i.cond, c.names) : null;
      const before = gatedBlock(i.replaces, early === null ? null : not(early), c);
      const cond = early ?? compileCondition(i.cond, c.names);
      const then = gatedBlock(i.then, early, c);
      return c.step((s, scope) => {
        runBlock(s, scope, cond(s, scope) ? then : before);
        return DONE;
      });
    }
    case "may": {
      // "You may pay [..]": the payment can be declined by itself (444.2).
      const [only, ...others] = i.then;
      if (only?.do === "pay" && others.length === 0)
        return compileStructure({ ...only, ...(only.who === undefined && i.who !== undefined ? { who: i.who } : {}) }, c);
      const who = c.who(i.who);
      const then = c.block(i.then);
      return c.step((s, scope, at) => {
        const [seat] = who(s, scope);
        if (seat === undefined) return DONE;
        if (at === 0) {
          if (!isPossible(s, scope, then)) {
            setDid(s, scope, false);
            return DONE;
          }
          if (s.pool.blocks[then][0].picks.some((pick) => pick.filter.among)) {
            setDid(s, scope, false);
            runBlock(s, scope, then, seat, true);
            return 2;
          }
          askMay(s, seat, "355.17", scope.source);
          return 1;
        }
        if (at === 2) return DONE;
        setDid(s, scope, false);
        if (saidYes(s)) runBlock(s, scope, then, seat);
        return 2;
      });
    }
    case "pay": {
      const cost = compileCost(i.cost, c.names);
      const who = c.who(i.who);
      return c.step((s, scope, at) => {
        const [seat] = who(s, scope);
        if (at === 1) {
          setDid(s, scope, saidYes(s));
          return DONE;
        }
        if (seat === undefined || !canPayCost(s, seat, cost, scope)) {
          setDid(s, scope, false);
          return DONE;
        }
        if (at === 0) {
          askPayment(s, seat, "444.2", scope.source);
          return 2;
        }
        if (!saidYes(s)) {
          setDid(s, scope, false);
          return DONE;
        }
        startPayment(s, seat, cost, scope);
        return 1;
      });
    }
    case "payTo":
      return compilePayTo(i, c);
    case "unless":
      return compileUnless(i, c);
    case "each":
      return compileEach(i, c);
    case "forEach": {
      const of = c.sel(i.of);
      const list = c.outcome();
      const one = c.outcome();
      const then = c.block(i.then);
      return c.step((s, scope, at) => {
        if (at === 0) setVar(s, scope, list, of(s, scope));
        const ids = scope.vars[list] ?? [];
        if (at >= ids.length) return DONE;
        setVar(s, scope, one, [ids[at]]);
        runBlock(s, scope, then);
        return at + 1;
      });
    }
    case "times": {
      const n = c.amount(i.n);
      const then = c.block(i.then);
      const left = c.outcome();
      return c.step((s, scope, at) => {
        if (at === 0)
          setVar(
            s,
            scope,
            left,
            Array.from({ length: Math.max(0, n(s, scope) || 0) }, () => 0),
          );
        if (at >= (scope.vars[left] ?? []).length) return DONE;
        runBlock(s, scope, then);
        return at + 1;
      });
    }
    case "modes":
      return compileModes(i, c);
    case "vote":
      return compileVote(i, c);
    case "reflexive":
      return compileReflexive(i, c);
    case "delayed":
      return compileDelayed(i, c);
    case "effect": {
      const about = i.about === undefined ? null : c.sel(i.about);
      const effect = compileStatic(i.effect, null, c.names.builder);
      const { ongoing } = c.names.builder;
      const number = ongoing.length;
      ongoing.push(
        effect.data.effect === "keywords" &&
          effect.data.keywords.some((k) => k.keyword === "Repeat" && (k.cost === "itsCost" || k.cost === "itsBaseCost"))
          ? { kind: "repeat" }
          : { kind: "static", static: effect, next: i.for === "next" },
      );
      return c.step((s, scope) => {
        const ids = about === null ? [] : about(s, scope);
        if (about !== null && ids.length === 0) return DONE;
        addOngoing(s, number, {
          controller: scope.you,
          source: scope.source,
          about: ids.filter((id) => id < s.objects.length),
          until: i.for === "combat" ? Until.combat : Until.turn,
          player: scope.player >= 0 ? scope.player : (controllerOfChoice(s, ids[0]) ?? NOBODY),
        });
        return DONE;
      });
    }
    case "replacement": {
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
        addOngoing(s, number, { controller: scope.you, source: scope.source, about: ids, until: Until.turn });
        return DONE;
      });
    }
    default:
      throw new Error(`"${i.do}" is not in the language`);
  }
}

function compileIf(i: Extract<Instruction, { do: "if" }>, c: InstructionCompiler): Step {
  const { last, there } = c.names;
  // "Counter a spell if ... another spell": the condition speaks of what stands before it.
  const text = i.last === true && i.else === undefined ? c.block(i.then) : null;
  const cond = compileCondition(i.cond, c.names);
  const early = isKnownEarly(i.cond) || ("is" in i.cond && i.cond.past !== true) ? cond : null;
  const then = text ?? gatedBlock(i.then, early, c);
  const otherwise = i.else === undefined ? -1 : gatedBlock(i.else, early === null ? null : not(early), c);
  // What may not have been done is not what "it" means afterwards.
  c.names.last = last;
  c.names.there = there;
  return c.step((s, scope) => {
    if (cond(s, scope)) runBlock(s, scope, then);
    else if (otherwise >= 0) runBlock(s, scope, otherwise);
    return DONE;
  });
}

const not =
  (cond: Cond): Cond =>
  (s, scope) =>
    !cond(s, scope);

/** Conditions that are settled when targets are chosen: then only those of the text that applies are (355.8). */
function isKnownEarly(condition: Condition): boolean {
  if ("not" in condition) return isKnownEarly(condition.not);
  return "paid" in condition || "showedOff" in condition || "legion" in condition || "level" in condition || "turn" in condition;
}

function gatedBlock(then: readonly Instruction[], gate: Cond | null, c: InstructionCompiler): number {
  const outer = c.names.gate;
  c.names.gate = both(outer, gate);
  const block = c.block(then);
  c.names.gate = outer;
  return block;
}

const choosesTargets = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  (("a" in value && typeof value.a === "object") || Object.values(value).some(choosesTargets));

const controllerOfChoice = (s: State, choice: number | undefined): Seat | undefined => {
  if (choice === undefined) return undefined;
  const item = s.chain.find((other) => other.id === choice - 1_000_000);
  return item !== undefined ? item.controller : s.objects[choice]?.controller;
};

/** A may is not asked if it could not be carried out: its first instruction has nothing to act on. */
function isPossible(s: State, scope: Scope, block: number): boolean {
  const [first] = s.pool.blocks[block];
  if (first === undefined) return false;
  if (first.possible !== undefined && !first.possible(s, scope)) return false;
  for (const slot of first.targets) if ((scope.vars[slot.sel.number] ?? []).length === 0) return false;
  for (const pick of first.picks)
    if (!pick.filter.any(s, scope) && !(s.windows === "public" && isSecretly(pick.filter, s, scope))) return false;
  return true;
}

/** "[do X] to [do Y]" on execution (204.3.b). Paying resources is always optional (444.2). */
function compilePayTo(i: Extract<Instruction, { do: "payTo" }>, c: InstructionCompiler): Step {
  const who = c.who(i.who);
  const cost = compileCost(i.cost, c.names);
  const then = c.block(i.then);
  const optional = i.may === true || (cost.anyAmount === null && (cost.energy > 0 || cost.power.length > 0));
  const step = c.step((s, scope, at) => {
    const [seat] = who(s, scope);
    if (at === 0) {
      if (seat === undefined || !canPayCost(s, seat, cost, scope)) {
        setDid(s, scope, false);
        return DONE;
      }
      if (!optional) {
        startPayment(s, seat, cost, scope);
        return 2;
      }
      if (i.may === true) askMay(s, seat, "204.3", scope.source);
      else askPayment(s, seat, "444.2", scope.source);
      return 1;
    }
    if (at === 1) {
      if (!saidYes(s)) {
        setDid(s, scope, false);
        return DONE;
      }
      startPayment(s, seat, cost, scope);
      return 2;
    }
    if (at === 2) {
      setDid(s, scope, true);
      runBlock(s, scope, then);
      return 3;
    }
    return DONE;
  });
  return { ...step, possible: (s, scope) => canPayCost(s, who(s, scope)[0] ?? scope.you, cost, scope) };
}

/** Something happens unless somebody lets another thing happen, or pays. */
function compileUnless(i: Extract<Instruction, { do: "unless" }>, c: InstructionCompiler): Step {
  // "Counter a spell unless its controller ...": it is mentioned before its controller is.
  const then = c.block(i.then);
  const who = c.who(i.who);
  const cost: CompiledCost | null = i.pays === undefined ? null : compileCost(i.pays, c.names);
  const lets = i.lets === undefined ? -1 : c.block(i.lets);
  return c.step((s, scope, at) => {
    const [seat] = who(s, scope);
    if (at === 0) {
      if (seat === undefined) return DONE;
      if (cost !== null && !canPayCost(s, seat, cost, scope)) {
        runBlock(s, scope, then);
        return 3;
      }
      if (cost !== null) askPayment(s, seat, "444.2", scope.source);
      else askMay(s, seat, "355.17", scope.source);
      return 1;
    }
    if (at === 1) {
      if (!saidYes(s)) runBlock(s, scope, then);
      else if (cost !== null) startPayment(s, seat, cost, scope);
      else if (lets >= 0) runBlock(s, scope, lets);
      return 3;
    }
    return DONE;
  });
}

/** 355.3: modes are chosen on finalization, unless a text says that something else decides. */
function compileModes(i: Extract<Instruction, { do: "modes" }>, c: InstructionCompiler): Step {
  const group = c.names.modes.length;
  const min = typeof i.n === "number" ? i.n : i.n === undefined ? 1 : 0;
  const max = typeof i.n === "number" ? i.n : i.n === undefined ? 1 : i.modes.length;
  if (i.resolution !== true && i.basedOn === undefined)
    c.names.modes.push({ min, max, count: i.modes.length, unchosen: i.unchosen ?? null, rest: 0 });
  const outer = c.names.mode;
  const about = i.about === undefined ? null : c.sel(i.about);
  if (i.basedOn !== undefined) return compileBasedOn(i, c);
  if (i.by !== undefined && i.resolution !== true) throw new Error("modes are chosen by another player on resolution only");
  if (i.resolution !== true && i.modes.some((mode) => mode.when !== undefined))
    throw new Error("modes with conditions are looked at on resolution only");
  void about;
  const blocks = i.modes.map((mode, k) => {
    if (i.resolution !== true) c.names.mode = [group, k];
    const block = c.block(mode.then);
    c.names.mode = outer;
    return { block, when: mode.when === undefined ? null : compileCondition(mode.when, c.names) };
  });
  const by = c.who(i.by);
  return c.step((s, scope, at) => {
    if (i.resolution === true) {
      if (i.modes.some((mode) => mode.when !== undefined)) {
        if (at >= blocks.length) return DONE;
        const { block, when } = blocks[at];
        if (when === null || when(s, scope)) runBlock(s, scope, block);
        return at + 1;
      }
      if (at === 0) {
        const used = i.unchosen === "turn" ? usedModes(s, scope) : 0;
        const options = blocks.map((_, k) => k).filter((k) => (used & (1 << k)) === 0);
        if (options.length === 0) return DONE;
        ask(s, by(s, scope)[0] ?? scope.you, "mode", "mode", "355.3", scope.source, options, min, Math.min(max, options.length));
        return 1;
      }
      if (at === 1) {
        for (const k of picks(s).toReversed()) runBlock(s, scope, blocks[k].block);
        return 2;
      }
      return DONE;
    }
    const chosen =
      scope.item?.modes.filter((code) => Math.floor(code / 100) === group + scope.execution * 10).map((code) => code % 100) ?? [];
    if (at >= chosen.length) return DONE;
    if (i.unchosen === "turn" && scope.item !== null)
      setUses(s, scope.source, MODES_KEY - scope.item.ability, usedModes(s, scope) | (1 << chosen[at]));
    runBlock(s, scope, blocks[chosen[at]].block);
    return at + 1;
  });
}

/** 387.1.b: no choice: whichever modes bear the domain or type of "it". */
function compileBasedOn(i: Extract<Instruction, { do: "modes" }>, c: InstructionCompiler): Step {
  const number = c.names.last;
  const modes = i.modes.map((mode) => ({
    label: (mode.label ?? "").toLowerCase(),
    ability: compileInnerAbility({ kind: "triggered", when: [], then: mode.then }, c.names),
  }));
  return c.step((s, scope) => {
    const [id] = scope.vars[number] ?? [];
    if (id === undefined) return DONE;
    const { data } = s.pool.cards[s.objects[id].card];
    const labels: readonly string[] = i.basedOn === "domain" ? data.domains : (data.types ?? [data.type]);
    for (const mode of modes) if (labels.includes(mode.label)) reflect(s, scope, mode.ability);
    return DONE;
  });
}

/** Each of them chooses a label; for each who chose it, you and that player do what it says. */
function compileVote(i: Extract<Instruction, { do: "vote" }>, c: InstructionCompiler): Step {
  const who = c.who(i.who);
  const options = i.options.map((mode) => c.block(mode.then));
  const votes = c.outcome();
  return c.step((s, scope, at) => {
    const seats = who(s, scope);
    if (at > 0 && at <= seats.length) setVar(s, scope, votes, [...(scope.vars[votes] ?? []), picks(s)[0]]);
    if (at < seats.length) {
      ask(
        s,
        seats[at],
        "mode",
        "mode",
        "355.17",
        scope.source,
        options.map((_, k) => k),
        1,
        1,
      );
      return at + 1;
    }
    seats.forEach((seat, k) => {
      const block = options[(scope.vars[votes] ?? [])[k] ?? 0];
      runBlock(s, scope, block, seat);
      runBlock(s, scope, block, scope.you);
    });
    return DONE;
  });
}

/** Modes used this turn by an ability, as bits under a key of their own. */
const MODES_KEY = -100;
const usedModes = (s: State, scope: Scope): number =>
  scope.item === null ? 0 : usesOf(s.objects[scope.source].used, MODES_KEY - scope.item.ability);
export const usedModesOf = (s: State, object: number, ability: number): number => usesOf(s.objects[object].used, MODES_KEY - ability);

/** 386: "do this:" puts a new ability on the chain, which knows what its text has mentioned. */
function compileReflexive(i: Extract<Instruction, { do: "reflexive" }>, c: InstructionCompiler): Step {
  if (i.if !== undefined && "thisKilled" in i.if) return compileOfTheKilled(i, c.sel(i.if.thisKilled), c);
  if (typeof i.times === "object" && "killedByThis" in i.times) return compileOfTheKilled(i, null, c);
  const cond = i.if === undefined ? null : compileCondition(i.if, c.names);
  const times = c.amount(i.times ?? 1);
  const ability = compileInnerAbility(reflexiveOf(i), c.names);
  return c.step((s, scope) => {
    if (cond !== null && !cond(s, scope)) return DONE;
    for (let n = times(s, scope); n > 0; n--) reflect(s, scope, ability);
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
        ? s.objects.filter((o) => isKilledBy(s, scope, o.id)).map((o) => o.id)
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

/** A new ability on the chain that knows what its text has mentioned (388.1). */
function reflect(s: State, scope: Scope, ability: CompiledAbility): void {
  const item = editItem(s, addTrigger(s, ability, scope.source, scope.self, scope.you, scope.note ?? emptyNote(s, scope)));
  if (item === null) return;
  item.targets = scope.vars;
  item.incarnations = scope.vars.map((choices) => choices.map((choice) => s.objects[choice]?.incarnation ?? 0));
  item.player = scope.player;
}

const emptyNote = (s: State, scope: Scope): Note => ({
  object: -1,
  incarnation: 0,
  player: scope.you,
  from: -1,
  to: here(s, scope),
  amount: 0,
  other: -1,
  might: 0,
  flags: 0,
  group: [],
});

/** 390.2: a trigger that waits for its time, whatever becomes of its source. */
function compileDelayed(i: Extract<Instruction, { do: "delayed" }>, c: InstructionCompiler): Step {
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
    c.names,
  );
  const { ongoing, delayedEvents } = c.names.builder;
  const number = ongoing.length;
  ongoing.push({ kind: "delayed", ability, once: i.once === true });
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
      about: ids,
      until,
      location: scope.note === null ? here(s, scope) : Math.max(scope.note.to, -1),
      player: scope.player,
      vars: scope.vars,
    });
    return DONE;
  });
}
