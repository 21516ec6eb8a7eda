import { runBlock, setDid, setVar } from "../../../actions/running-text.ts";
import { isSecretly } from "../../../procedures/chain/effect.ts";
import { canPayCost } from "../../../procedures/cost/payable.ts";
import { startPayment } from "../../../procedures/cost/start-payment.ts";
import { ask, askMay, askPayment, picks, saidYes } from "../../../state/frames.ts";
import { Zone } from "../../../state/ids.ts";
import type { State } from "../../../state/records.ts";
import { referred, referredAt } from "../../references.ts";
import { DONE, type Step } from "../../run/program.ts";
import { evaluate } from "../../run/selectors.ts";
import type { Scope } from "../../scope.ts";
import type { Condition, Instruction } from "../../types.ts";
import { compileCondition } from "../conditions.ts";
import { type CompiledCost, compileCost } from "../costs.ts";
import { both } from "../gates.ts";
import { compileSel } from "../selectors.ts";
import type { Cond } from "../terms.ts";
import type { InstructionCompiler } from "./context.ts";
import { compileEach } from "./each.ts";
import { compileDelayed, compileEffect, compileReflexive, compileReplacing } from "./later.ts";
import { compileModes, compileVote } from "./modes.ts";

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
        if (at === 0) {
          const all = of(s, scope);
          // A token that has ceased to exist is nobody's to put anywhere in an order (186.1).
          const ids = i.ordered === true ? all.filter((id) => s.objects[id].zone !== Zone.none) : all;
          setVar(s, scope, list, ids);
          if (i.ordered === true && ids.length > 1) {
            ask(s, {
              player: scope.you,
              kind: "order",
              about: "order",
              rule: "303.2",
              source: scope.source,
              options: ids,
              min: ids.length,
              max: ids.length,
            });
            return IN_ORDER;
          }
        }
        if (at === IN_ORDER) setVar(s, scope, list, picks(s));
        const ids = scope.vars[list] ?? [];
        const next = at === IN_ORDER ? 0 : at;
        if (next >= ids.length) return DONE;
        setVar(s, scope, one, referredAt(s, scope, list, next));
        runBlock(s, scope, then);
        return next + 1;
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
    case "effect":
      return compileEffect(i, c);
    case "replacement":
      return compileReplacing(i, c);
    default:
      throw new Error(`"${i.do}" is not in the language`);
  }
}

/** Where `forEach` goes on once the order has been chosen. */
const IN_ORDER = 1_000_000;

function compileIf(i: Extract<Instruction, { do: "if" }>, c: InstructionCompiler): Step {
  const { last, there } = c.names;
  // "Counter a spell if ... another spell": the condition speaks of what stands before it.
  const text = i.last === true && i.else === undefined ? c.block(i.then) : null;
  const subject = i.else !== undefined && "is" in i.cond ? compileSel(i.cond.is, c.names) : null;
  const cond = compileCondition(i.cond, c.names);
  const early = isKnownEarly(i.cond) || ("is" in i.cond && i.cond.past !== true) ? cond : null;
  const then = text ?? gatedBlock(i.then, early, c);
  const otherwise = i.else === undefined ? -1 : gatedBlock(i.else, early === null ? null : not(early), c);
  // What may not have been done is not what "it" means afterwards.
  c.names.last = last;
  c.names.there = there;
  return c.step((s, scope) => {
    if (cond(s, scope)) runBlock(s, scope, then);
    // 359.3.e.12, 431.1.c.1: of what is not there nothing can be told, and "otherwise" does not mean it either.
    else if (otherwise >= 0 && (subject === null || evaluate(s, scope, subject).length > 0)) runBlock(s, scope, otherwise);
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

/** A may is not asked if it could not be carried out: its first instruction has nothing to act on. */
function isPossible(s: State, scope: Scope, block: number): boolean {
  const [first] = s.pool.blocks[block];
  if (first === undefined) return false;
  if (first.possible !== null && !first.possible(s, scope)) return false;
  for (const slot of first.targets) if (referred(s, scope, slot.sel.number).length === 0) return false;
  for (const pick of first.picks)
    if (!pick.filter.any(s, scope) && !(s.windows === "public" && isSecretly(pick.filter, s, scope))) return false;
  return true;
}

/** "[do X] to [do Y]" on execution (204.3.b, 740.4.a.1, 740.4.a.2.a). Paying resources is always optional (444.2). */
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
