import { type Choice, playerChoice } from "../../state/decision.ts";
import type { State } from "../../state/records.ts";
import type { TargetSlot } from "../run/program.ts";
import type { CompiledCount, CompiledSel } from "../run/selectors.ts";
import type { Scope } from "../scope.ts";
import type { Count, Sel, Who } from "../types.ts";
import { compileAmount } from "./amounts.ts";
import { compileFilter } from "./filters.ts";
import { lookAt, lookAtChoice } from "./looks.ts";
import { incarnationsOf, mention, newVar, use } from "./numbers.ts";
import { compileWho } from "./players.ts";
import type { CompiledFilter, Names, Seats } from "./terms.ts";

const refer = (number: number, names: Names): CompiledSel => {
  mention(number, names);
  use(number, names);
  return { is: "var", number };
};

function compileCount(count: Count | undefined, names: Names): CompiledCount {
  if (count === undefined) return { min: 1, max: () => 1, exact: false };
  if (count === "any") return { min: 0, max: null, exact: false };
  if (typeof count === "number") return { min: count, max: () => count, exact: false };
  if ("exactly" in count) return { min: 0, max: compileAmount(count.exactly, names), exact: true };
  return { min: 0, max: compileAmount(count.upTo, names), exact: false };
}

export function compileSel(sel: Sel, names: Names): CompiledSel {
  if (typeof sel === "string") {
    if (sel === "it" && names.last >= 0) return refer(names.last, names);
    if (sel === "it" || sel === "triggered") lookAt("cause", names);
    else if (sel === "me" || sel === "this" || sel === "equipped") lookAt("source", names);
    return { is: sel === "it" ? "triggered" : sel };
  }
  if ("ref" in sel) {
    const number = names.numbers.get(sel.ref);
    if (number !== undefined) return refer(number, names);
    if (sel.ref === "shown") {
      lookAt("source", names);
      return { is: "shown" };
    }
    throw new Error(`the text refers to "${sel.ref}" before it is mentioned`);
  }
  if ("a" in sel) {
    if (names.neverTargets)
      return compileSel(
        { pick: sel.a, ...(sel.n === undefined ? {} : { n: sel.n }), ...(sel.as === undefined ? {} : { as: sel.as }) },
        names,
      );
    const { isChoosing } = names;
    names.isChoosing = true;
    const filter = compileFilter(sel.a, names);
    const count = compileCount(sel.n, names);
    names.isChoosing = isChoosing;
    const number = newVar(names, sel.as);
    mention(number, names);
    const target: Extract<CompiledSel, { is: "target" }> = { is: "target", number, filter, count, text: sel.a };
    noteTarget(target, names);
    return target;
  }
  // 355.10.d, 355.10.d.1: what its traits alone tell is not chosen.
  if ("all" in sel) {
    const filter = compileFilter(sel.all, names);
    const number = newVar(names, sel.as);
    const { there } = names;
    mention(number, names);
    if (sel.all.place === "there") names.there = there;
    return { is: "all", number, filter };
  }
  // 355.10.a, 355.10.e, 355.10.f: chosen on resolution, by whoever it is said.
  if ("pick" in sel) {
    const filter = compileFilter(sel.pick, names);
    const count = compileCount(sel.n, names);
    const by = sel.by === undefined ? null : compileWho(sel.by as Who, names);
    const number = newVar(names, sel.as);
    mention(number, names);
    const pick: Extract<CompiledSel, { is: "pick" }> = { is: "pick", number, filter, count, by, text: sel.pick };
    names.noted?.picks.push(pick);
    return pick;
  }
  if ("top" in sel) {
    const amount = compileAmount(sel.top, names);
    const of = compileWho(sel.of ?? "you", names);
    const number = newVar(names, undefined);
    mention(number, names);
    return { is: "top", number, amount, of };
  }
  if ("both" in sel) return { is: "both", parts: sel.both.map((part) => compileSel(part, names)) };
  const number = names.numbers.get(sel.rest);
  if (number === undefined) throw new Error(`the text refers to the rest of "${sel.rest}" before it is mentioned`);
  lookAtChoice(number, names);
  return { is: "rest", number, incarnations: names.numbers.get(incarnationsOf(sel.rest)) ?? -1 };
}

/** Targets are chosen in the order in which the text mentions them, wherever in it (355.10.b: "all units at a battlefield"). */
function noteTarget(sel: Extract<CompiledSel, { is: "target" }>, names: Names): void {
  if (names.noted === null) throw new Error("something is to be chosen where nothing can be chosen");
  const slot: TargetSlot = { sel, mode: names.mode, gate: names.gate, split: names.noted.split };
  names.noted.targets.push(slot);
  names.targets.push(slot);
}

/** 355.10: a player whom the text chooses is a target. The number of the choice; -1 where a text has no targets, and asks later. */
export function compilePlayer(seats: Seats, names: Names): number {
  if (names.neverTargets) return -1;
  const number = newVar(names, undefined);
  const count = compileCount(undefined, names);
  noteTarget({ is: "target", number, filter: playerFilter(seats), count, text: {} }, names);
  return number;
}

function playerFilter(seats: Seats): CompiledFilter {
  const candidates = (s: State, scope: Scope): Choice[] => seats(s, scope).map(playerChoice);
  return {
    test: (s, scope, choice) => candidates(s, scope).includes(choice),
    candidates,
    some: (s, scope, will) => candidates(s, scope).some(will),
    any: (s, scope) => seats(s, scope).length > 0,
    privately: false,
    isPicky: false,
    hides: () => false,
    among: false,
    elsewhere: false,
    group: null,
  };
}
