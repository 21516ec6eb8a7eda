import { isValidDestination, move } from "../actions/move.ts";
import { locationChoice } from "../decisions/decision.ts";
import { isUnit } from "../derive/read.ts";
import { compileFilter } from "../language/compile/filters.ts";
import { thereOf } from "../language/compile/places.ts";
import { DONE, type Step } from "../language/compile/program.ts";
import { here, locationOf, type Scope } from "../language/scope.ts";
import type { Destination, Instruction } from "../language/types.ts";
import { setDid, setVar } from "../procedures/effect.ts";
import { FIRST_BATTLEFIELD, isBase, NOWHERE } from "../state/ids.ts";
import { numbers } from "../state/lists.ts";
import type { State } from "../state/records.ts";
import type { InstructionCompiler } from "./context.ts";

/** Moves by spells and abilities. Their destinations are chosen on finalization (355.4). */
export function compileMove(i: Extract<Instruction, { do: "move" | "swapPlaces" }>, c: InstructionCompiler): Step {
  if (i.do === "swapPlaces") {
    const a = c.sel(i.a);
    const b = c.sel(i.b);
    return c.step((s, scope) => {
      const [first] = a(s, scope);
      const [second] = b(s, scope);
      if (first === undefined || second === undefined) return DONE;
      const from = [locationOf(s, first), locationOf(s, second)];
      if (from[0] < 0 || from[1] < 0) return DONE;
      const did = move(s, [first], from[1], scope.you).length + move(s, [second], from[0], scope.you).length;
      setDid(s, scope, did > 0);
      return DONE;
    });
  }
  const { there } = c.names;
  const what = c.sel(i.what);
  const to = compileDestination(i.to, c, what, there);
  const { used } = c.names;
  const origin = c.hidden();
  c.names.origin = origin;
  return c.step((s, scope) => {
    const ids = what(s, scope);
    if (used.has(origin))
      setVar(
        s,
        scope,
        origin,
        numbers(ids, (id) => locationChoice(locationOf(s, id))),
      );
    const moved: number[] = [];
    // Units with destinations of their own ("their bases") move together all the same.
    const groups = new Map<number, number[]>();
    for (const id of ids) {
      const at = to(s, scope, id);
      if (at === NOWHERE) continue;
      groups.set(at, [...(groups.get(at) ?? []), id]);
    }
    for (const [at, group] of groups) moved.push(...move(s, group, at, scope.you));
    setDid(s, scope, moved.length > 0);
    return DONE;
  });
}

type Where = (s: State, scope: Scope, id: number) => number;

function compileDestination(
  to: Destination,
  c: InstructionCompiler,
  what: (s: State, scope: Scope) => readonly number[],
  there: number,
): Where {
  if (to === "base" || to === "itsBase") return (s, _scope, id) => s.objects[id].controller;
  if (to === "yourBase") return (_s, scope) => scope.you;
  if (to === "here" || to === "myBattlefield") return (s, scope) => here(s, scope);
  if (to === "there") return (s, scope) => thereOf(s, scope, there);
  if (typeof to === "object" && "of" in to) {
    const of = c.aside(to.of);
    return (s, scope) => {
      const [id] = of(s, scope);
      return id === undefined ? NOWHERE : locationOf(s, id);
    };
  }
  const number = c.destination(destinationOptions(to, c, what));
  return (_s, scope) => scope.item?.destinations[number + scope.execution * scope.destinationsPerExecution] ?? NOWHERE;
}

/** Is there another unit with the same controller? */
const hasCompany = (s: State, ids: readonly number[], at: number): boolean =>
  ids.length > 0 &&
  s.at[at].some((other) => !ids.includes(other) && s.objects[other].controller === s.objects[ids[0]].controller && isUnit(s, other));

/** 355.4.a: a location other than where they are, where they are allowed to be. */
function destinationOptions(
  to: Destination,
  c: InstructionCompiler,
  what: (s: State, scope: Scope) => readonly number[],
): (s: State, scope: Scope) => readonly number[] {
  const filter = typeof to === "object" && "filter" in to ? compileFilter(to.filter, c.names) : null;
  const sharedWith = typeof to === "object" && "sharedWith" in to ? c.aside(to.sharedWith) : null;
  const toBaseToo = to === "any" || to === "single" || sharedWith !== null;
  return (s, scope) => {
    const ids = what(s, scope);
    if (ids.length === 0) return [];
    const out: number[] = [];
    const consider = (at: number): void => {
      if (sharedWith !== null && !hasCompany(s, sharedWith(s, scope), at)) return;
      if (ids.every((id) => s.objects[id].location !== at && isValidDestination(s, id, at))) out.push(at);
    };
    if (toBaseToo || (typeof to === "object" && "toOrFrom" in to)) {
      const [first] = ids;
      if (typeof to === "object" && "toOrFrom" in to) {
        if (isBase(s.objects[first].location)) for (const b of s.battlefields) consider(b.index + FIRST_BATTLEFIELD);
        else consider(s.objects[first].controller);
        return out;
      }
      consider(s.objects[first].controller);
    }
    for (const b of s.battlefields) {
      const at = b.index + FIRST_BATTLEFIELD;
      if (to === "anotherBattlefield" && at === here(s, scope)) continue;
      if (filter !== null && !filter.test(s, scope, b.object)) continue;
      consider(at);
    }
    return out;
  };
}
