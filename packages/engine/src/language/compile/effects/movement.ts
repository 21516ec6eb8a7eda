import { canMove, isValidDestination, move } from "../../../actions/move.ts";
import { setDid, setVar } from "../../../actions/running-text.ts";
import { isUnit } from "../../../derive/read.ts";
import { areMovesTaxed, canPayMoveTax, moveTax, payMoveTax } from "../../../procedures/cost/move-tax.ts";
import { locationChoice, objectOfChoice } from "../../../state/decision.ts";
import { askPayment, saidYes } from "../../../state/frames.ts";
import {
  baseOf,
  battlefieldLocation,
  FIRST_BATTLEFIELD,
  isBase,
  isBattlefield,
  type LocationId,
  NO_OBJECT,
  NOWHERE,
  nthLocation,
  type ObjectId,
  type Seat,
} from "../../../state/ids.ts";
import { mapToNumbers } from "../../../state/lists.ts";
import type { State } from "../../../state/records.ts";
import { DONE, type Step } from "../../run/program.ts";
import { here, locationOf, type Scope } from "../../scope.ts";
import type { Destination, Instruction } from "../../types.ts";
import { compileFilter } from "../filters.ts";
import { lookAt, lookAtIt } from "../looks.ts";
import { thereOf } from "../places.ts";
import type { InstructionCompiler } from "./context.ts";

/** Moves by spells and abilities. Their destinations are chosen on finalization (355.4). */
export function compileMove(i: Extract<Instruction, { do: "move" | "swapPlaces" }>, c: InstructionCompiler): Step {
  return i.do === "swapPlaces" ? compileSwap(i, c) : compileMoves(i, c);
}

function compileSwap(i: Extract<Instruction, { do: "swapPlaces" }>, c: InstructionCompiler): Step {
  const a = c.sel(i.a);
  const b = c.sel(i.b);
  const plan = c.hidden();
  return c.step((s, scope, at) => {
    if (at > 0) return goOn(s, scope, plan, at, groupsIn(scope.vars[plan]));
    const [first] = a(s, scope);
    const [second] = b(s, scope);
    if (first === undefined || second === undefined) return DONE;
    const from = [locationOf(s, first), locationOf(s, second)];
    if (from[0] < 0 || from[1] < 0) return DONE;
    return goOn(s, scope, plan, 0, [
      { to: from[1], ids: [first] },
      { to: from[0], ids: [second] },
    ]);
  });
}

function compileMoves(i: Extract<Instruction, { do: "move" }>, c: InstructionCompiler): Step {
  const { there } = c.names;
  const what = c.sel(i.what);
  const to = compileDestination(i.to, c, what, there);
  const { used } = c.names;
  const origin = c.hidden();
  c.names.origin = origin;
  const plan = c.hidden();
  const step = c.step((s, scope, at) => {
    if (at > 0) return goOn(s, scope, plan, at, groupsIn(scope.vars[plan]));
    const ids = what(s, scope);
    if (used.has(origin))
      setVar(
        s,
        scope,
        origin,
        mapToNumbers(ids, (id) => locationChoice(locationOf(s, id))),
      );
    // Units with destinations of their own ("their bases") move together all the same.
    const groups: MoveGroup[] = [];
    for (const id of ids) {
      const at = to(s, scope, id);
      if (at === NOWHERE) continue;
      const known = groups.find((group) => group.to === at);
      if (known === undefined) groups.push({ to: at, ids: [id] });
      else known.ids.push(id);
    }
    return goOn(s, scope, plan, 0, groups);
  });
  // 359.3.f.2.a: where something is that is not there is nowhere, and nobody is asked what goes there.
  return typeof i.to === "object" && "of" in i.to ? { ...step, possible: (s, scope) => to(s, scope, NO_OBJECT) !== NOWHERE } : step;
}

/** What goes to one place. */
interface MoveGroup {
  readonly to: LocationId;
  ids: ObjectId[];
}

/** 204.4: first what it costs, group by group, `asked`: how many have been settled, the last of them by the answer. Then all move. */
function goOn(s: State, scope: Scope, plan: number, asked: number, groups: MoveGroup[]): number {
  if (areMovesTaxed(s)) {
    const { you } = scope;
    if (asked > 0) {
      const { to, ids } = groups[asked - 1];
      if (saidYes(s)) payMoveTax(s, you, movers(s, ids, to, you), to);
      else groups[asked - 1].ids = [];
    }
    for (let k = asked; k < groups.length; k++) {
      const { to, ids } = groups[k];
      const n = movers(s, ids, to, you);
      if (moveTax(s, you, n, to) === null) continue;
      if (canPayMoveTax(s, you, n, to)) {
        setVar(s, scope, plan, noted(groups));
        askPayment(s, you, "204.4", scope.source);
        return k + 1;
      }
      groups[k].ids = []; // 204.4.c
    }
  }
  if (asked > 0) setVar(s, scope, plan, []);
  let did = false;
  for (const { to, ids } of groups) if (move(s, ids, to, scope.you).length > 0) did = true;
  setDid(s, scope, did);
  return DONE;
}

/** How many of them would really move. */
const movers = (s: State, ids: readonly ObjectId[], to: LocationId, by: Seat): number =>
  ids.filter((id) => canMove(s, id, to, by) && isValidDestination(s, id, to)).length;

/** As numbers, to be kept while somebody is asked: where to, how many, and which. */
const noted = (groups: readonly MoveGroup[]): number[] => groups.flatMap(({ to, ids }) => [to, ids.length, ...ids]);

function groupsIn(numbers: readonly number[]): MoveGroup[] {
  const groups: MoveGroup[] = [];
  for (let i = 0; i < numbers.length; i += 2 + numbers[i + 1])
    groups.push({ to: nthLocation(numbers[i]), ids: numbers.slice(i + 2, i + 2 + numbers[i + 1]).map(objectOfChoice) });
  return groups;
}

type Where = (s: State, scope: Scope, id: ObjectId) => LocationId;

function compileDestination(
  to: Destination,
  c: InstructionCompiler,
  what: (s: State, scope: Scope) => readonly ObjectId[],
  there: number,
): Where {
  if (to === "base" || to === "itsBase") return (s, _scope, id) => baseOf(s.objects[id].controller);
  if (to === "yourBase") return (_s, scope) => baseOf(scope.you);
  if (to === "here" || to === "myBattlefield" || to === "thisBattlefield" || to === "anotherBattlefield") lookAt("source", c.names);
  if (to === "here") return (s, scope) => here(s, scope);
  if (to === "myBattlefield" || to === "thisBattlefield") {
    const { isDelayed } = c.names;
    return (s, scope) => {
      const at = isDelayed && to === "thisBattlefield" ? thereOf(s, scope, -1) : here(s, scope);
      return isBattlefield(at) ? at : NOWHERE; // a base is no battlefield
    };
  }
  if (to === "there") {
    lookAtIt(there, c.names);
    return (s, scope) => thereOf(s, scope, there);
  }
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
    return (s, _scope, id, at) => (isBase(s.objects[id].location) ? isBattlefield(at) : at === baseOf(s.objects[id].controller));
  if (to === "anotherBattlefield") return (s, scope, _id, at) => isBattlefield(at) && at !== here(s, scope);
  if (to === "battlefield") return (_s, _scope, _id, at) => isBattlefield(at);
  return () => true;
}

/** Is there another unit with the same controller? */
const hasCompany = (s: State, ids: readonly ObjectId[], at: LocationId): boolean =>
  ids.length > 0 &&
  s.at[at].some((other) => !ids.includes(other) && s.objects[other].controller === s.objects[ids[0]].controller && isUnit(s, other));

/** 355.4.a: a location other than where they are, where they are allowed to be. */
function destinationOptions(
  isMeant: Demand,
  what: (s: State, scope: Scope) => readonly ObjectId[],
): (s: State, scope: Scope) => readonly LocationId[] {
  return (s, scope) => {
    const ids = what(s, scope);
    if (ids.length === 0) return [];
    const out: LocationId[] = [];
    const [first] = ids;
    const consider = (at: LocationId): void => {
      if (!isMeant(s, scope, first, at)) return;
      if (ids.every((id) => s.objects[id].location !== at && isValidDestination(s, id, at))) out.push(at);
    };
    consider(baseOf(s.objects[first].controller));
    for (const b of s.battlefields) consider(battlefieldLocation(b.index));
    return out;
  };
}
