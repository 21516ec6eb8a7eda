import { topOf } from "../../derive/read.ts";
import { type Choice, playerChoice } from "../../state/decision.ts";
import { NO_OBJECT } from "../../state/ids.ts";
import type { GameObject, State } from "../../state/records.ts";
import { isSame, me, referred, self, subject } from "../references.ts";
import type { Scope } from "../scope.ts";
import type { Count, Filter, Sel, Who } from "../types.ts";
import { compileAmount } from "./amounts.ts";
import { compileFilter } from "./filters.ts";
import { lookAt, lookAtChoice } from "./looks.ts";
import { compileWho } from "./players.ts";
import type { TargetSlot } from "./program.ts";
import type { CompiledFilter, Names, Num, Seats } from "./terms.ts";

/** How many may be chosen. */
interface CompiledCount {
  readonly min: number;
  /** Null: any number. */
  readonly max: Num | null;
  /** As many as `max` says, which is known when they are chosen. */
  readonly exact: boolean;
}

export type CompiledSel =
  | { readonly is: "me" | "this" | "triggered" | "equipped" | "shown" | "hand" | "runes" | "legend" }
  | { readonly is: "var"; readonly number: number }
  | {
      readonly is: "target";
      readonly number: number;
      readonly filter: CompiledFilter;
      readonly count: CompiledCount;
      readonly text: Filter;
    }
  | { readonly is: "all"; readonly number: number; readonly filter: CompiledFilter }
  | {
      readonly is: "pick";
      readonly number: number;
      readonly filter: CompiledFilter;
      readonly count: CompiledCount;
      readonly by: Seats | null;
      readonly text: Filter;
    }
  | { readonly is: "top"; readonly number: number; readonly amount: Num; readonly of: Seats }
  | { readonly is: "both"; readonly parts: readonly CompiledSel[] }
  | { readonly is: "rest"; readonly number: number; readonly incarnations: number };

/** Under this name a group keeps the incarnations of its objects. */
export const incarnationsOf = (name: string): string => `incarnations of ${name}`;

/** A number for a choice or outcome. A name that is said again means the same one: "... If C, choose X instead." */
export const newVar = (names: Names, as: string | undefined): number => {
  if (as === undefined) return names.count++;
  const known = names.fresh.delete(as) ? undefined : names.numbers.get(as);
  if (known !== undefined) return known;
  const number = names.count++;
  names.numbers.set(as, number);
  return number;
};

/** "It" is this from here on, and "there" is where it is. */
export function mention(number: number, names: Names): void {
  names.last = number;
  names.there = number;
}

/** The text needs it later; in a restriction on a target already when that is chosen. */
export function use(number: number, names: Names): void {
  lookAtChoice(number, names);
  names.used.add(number);
  if (names.isChoosing) names.needed.add(number);
}

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
  if ("all" in sel) {
    const filter = compileFilter(sel.all, names);
    const number = newVar(names, sel.as);
    const { there } = names;
    mention(number, names);
    if (sel.all.place === "there") names.there = there;
    return { is: "all", number, filter };
  }
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

const NONE: readonly Choice[] = [];

/** What a selector means now. Targets that are no longer legal have been taken out of `vars` before (359.3.e.5). */
export function evaluate(s: State, scope: Scope, sel: CompiledSel): readonly Choice[] {
  switch (sel.is) {
    case "me":
      return known(me(s, scope));
    case "this":
      return known(self(s, scope));
    case "equipped": {
      const host = self(s, scope)?.attachedTo ?? NO_OBJECT;
      return host < 0 ? NONE : [host];
    }
    case "shown": {
      const { linked } = s.objects[scope.source];
      const { source, sourceIncarnation } = scope;
      // What it was played with is known yet when it has just left; played again, it is played with something else.
      if (!isSame(s, source, sourceIncarnation) && !isSame(s, source, sourceIncarnation + 1)) return NONE;
      return linked.length > 0 && isSame(s, linked[0], linked[1]) ? [linked[0]] : NONE;
    }
    case "triggered":
      // "Take control of this and recall it": where nothing else was mentioned and nothing triggered, "it" is this.
      return known(scope.note === null ? me(s, scope) : subject(s, scope.note));
    case "var":
    case "target":
    case "pick":
      return referred(s, scope, sel.number);
    case "all":
      return sel.filter.candidates(s, scope);
    case "hand":
      return s.players[scope.you].hand;
    case "runes":
      return s.players[scope.you].runes;
    case "legend":
      return s.players[scope.you].legends;
    case "top": {
      const [seat] = sel.of(s, scope);
      return seat === undefined ? NONE : topOf(s, seat, sel.amount(s, scope));
    }
    case "both":
      return sel.parts.flatMap((part) => evaluate(s, scope, part));
    case "rest": {
      const incarnations = scope.vars[sel.incarnations] ?? NONE;
      return (scope.vars[sel.number] ?? NONE).filter((id, i) => s.objects[id].incarnation === incarnations[i]);
    }
  }
}

const known = (o: GameObject | null): readonly Choice[] => (o === null ? NONE : [o.id]);
