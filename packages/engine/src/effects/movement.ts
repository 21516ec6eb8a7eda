import { isValidDestination, move } from "../actions/move.ts";
import { locationChoice } from "../decisions/decision.ts";
import { isUnit } from "../derive/read.ts";
import { compileFilter } from "../language/compile/filters.ts";
import { thereOf } from "../language/compile/places.ts";
import { DONE, type Step } from "../language/compile/program.ts";
import { here, locationOf, type Scope } from "../language/scope.ts";
import type { Destination, Instruction } from "../language/types.ts";
import { setDid, setVar } from "../procedures/effect.ts";
import { FIRST_BATTLEFIELD, isBase, isBattlefield, type LocationId, NOWHERE, type ObjectId } from "../state/ids.ts";
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
  if (to === "here") return (s, scope) => here(s, scope);
  if (to === "myBattlefield" || to === "thisBattlefield") {
    const { isDelayed } = c.names;
    return (s, scope) => {
      const at = isDelayed && to === "thisBattlefield" ? thereOf(s, scope, -1) : here(s, scope);
      return isBattlefield(at) ? at : NOWHERE; // a base is no battlefield
    };
  }
  if (to === "there") return (s, scope) => thereOf(s, scope, there);
  if (typeof to === "object" && "of" in to) {
    return c.place(to.of);
  }
  const isMeant = compileDemand(to, c);
  const number = c.destination(destinationOptions(isMeant, what));
  return (s, scope, id) => {
    const at = scope.item?.destinations[number + scope.execution * scope.destinationsPerExecution] ?? NOWHERE;
    // 359.3.e.9: a place that is no longer as the text demands is missed like any other choice.
    return at !== NOWHERE && isMeant(s, scope, id, at) ? at : NOWHERE;
  };
}

type Demand = (s: State, scope: Scope, id: ObjectId, at: LocationId) => boolean;

/** What the text demands of the place to which it moves something, when it is chosen and when it comes to it. */
function compileDemand(to: Destination, c: InstructionCompiler): Demand {
  if (typeof to === "object" && "filter" in to) {
    const filter = compileFilter(to.filter, c.names);
    return (s, scope, _id, at) => isBattlefield(at) && filter.test(s, scope, s.battlefields[at - FIRST_BATTLEFIELD].object);
  }
  if (typeof to === "object" && "sharedWith" in to) {
    const sharedWith = c.aside(to.sharedWith);
    return (s, scope, _id, at) => hasCompany(s, sharedWith(s, scope), at);
  }
  // To its base from elsewhere, or from there to elsewhere.
  if (typeof to === "object" && "toOrFrom" in to)
    return (s, _scope, id, at) => (isBase(s.objects[id].location) ? isBattlefield(at) : at === s.objects[id].controller);
  if (to === "anotherBattlefield") return (s, scope, _id, at) => isBattlefield(at) && at !== here(s, scope);
  if (to === "battlefield") return (_s, _scope, _id, at) => isBattlefield(at);
  return () => true;
}

/** Is there another unit with the same controller? */
const hasCompany = (s: State, ids: readonly number[], at: number): boolean =>
  ids.length > 0 &&
  s.at[at].some((other) => !ids.includes(other) && s.objects[other].controller === s.objects[ids[0]].controller && isUnit(s, other));

/** 355.4.a: a location other than where they are, where they are allowed to be. */
function destinationOptions(
  isMeant: Demand,
  what: (s: State, scope: Scope) => readonly number[],
): (s: State, scope: Scope) => readonly number[] {
  return (s, scope) => {
    const ids = what(s, scope);
    if (ids.length === 0) return [];
    const out: number[] = [];
    const [first] = ids;
    const consider = (at: number): void => {
      if (!isMeant(s, scope, first, at)) return;
      if (ids.every((id) => s.objects[id].location !== at && isValidDestination(s, id, at))) out.push(at);
    };
    consider(s.objects[first].controller);
    for (const b of s.battlefields) consider(b.index + FIRST_BATTLEFIELD);
    return out;
  };
}
