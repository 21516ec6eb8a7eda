import { areOpponents } from "../../derive/read.ts";
import { locationChoice } from "../../state/decision.ts";
import { baseOf, FIRST_BATTLEFIELD, isBase, isBattlefield, type LocationId, NOWHERE, Role } from "../../state/ids.ts";
import type { LastKnownInfo, State } from "../../state/records.ts";
import { referred } from "../references.ts";
import { type CompiledSel, evaluate } from "../run/selectors.ts";
import { here, locationOf, type Scope } from "../scope.ts";
import type { Place } from "../types.ts";
import { lookAt, lookAtChoice, lookAtIt } from "./looks.ts";
import type { Names, Test } from "./terms.ts";

/** Read off the source when they are needed (359.3.f.2). */
const OF_SOURCE: ReadonlySet<Place> = new Set(["here", "myBattlefield", "elsewhere", "otherBattlefield"]);

/** 198.2: where something is, as a filter asks; what is a location is there (199). */
export function placeTest(place: Place, names: Names): Test {
  if (typeof place === "object") {
    if ("of" in place) {
      const sel = names.compile.selector(place.of, names);
      return (s, scope, choice) => {
        const at = placeOf(s, scope, sel);
        return at >= 0 && locationOf(s, choice) === at;
      };
    }
    const by = place.controlledBy;
    return (s, scope, choice) => {
      const at = locationOf(s, choice);
      if (!isBattlefield(at)) return false;
      const controller = s.battlefields[at - FIRST_BATTLEFIELD].controller;
      if (by === "none") return controller < 0;
      return by === "you" ? controller === scope.you : areOpponents(s, scope.you, controller);
    };
  }
  if (OF_SOURCE.has(place)) lookAt("source", names);
  switch (place) {
    case "here":
      return (s, scope, choice) => {
        const at = here(s, scope);
        return at >= 0 && locationOf(s, choice) === at;
      };
    case "myBattlefield":
      return (s, scope, choice) => {
        const at = here(s, scope);
        return isBattlefield(at) && locationOf(s, choice) === at;
      };
    case "elsewhere":
      return (s, scope, choice) => locationOf(s, choice) !== here(s, scope);
    case "anywhere":
      return () => true;
    case "otherBattlefield":
      return (s, scope, choice) => isBattlefield(locationOf(s, choice)) && locationOf(s, choice) !== here(s, scope);
    case "battlefield":
      return (s, _scope, choice) => isBattlefield(locationOf(s, choice));
    case "base":
      return (s, _scope, choice) => isBase(locationOf(s, choice));
    case "yourBase":
      return (s, scope, choice) => locationOf(s, choice) === baseOf(scope.you);
    case "inCombat":
      return (s, _scope, choice) => s.objects[choice].role !== Role.none;
    case "there": {
      const number = names.there;
      lookAtIt(number, names);
      return (s, scope, choice) => {
        const at = thereOf(s, scope, number);
        return at >= 0 && locationOf(s, choice) === at;
      };
    }
    case "sameAsIt":
    case "notAsIt": {
      const number = names.last;
      lookAtChoice(number, names);
      const same = place === "sameAsIt";
      return (s, scope, choice) => {
        const [other] = referred(s, scope, number);
        const at = other === undefined ? NOWHERE : locationOf(s, other);
        return at >= 0 && (locationOf(s, choice) === at) === same;
      };
    }
    case "destination": {
      const number = names.destinations.length - 1;
      if (number < 0) throw new Error('the text says "there" of a move before anything moves');
      return (s, scope, choice) => {
        const at = scope.item?.destinations[number + scope.execution * scope.destinationsPerExecution] ?? -1;
        return at >= 0 && locationOf(s, choice) === at;
      };
    }
    case "movedToOrFrom":
      lookAt("cause", names);
      return (s, scope, choice) => {
        const at = locationOf(s, choice);
        return isBattlefield(at) && scope.note !== null && (scope.note.from === at || scope.note.to === at);
      };
    case "whereItWas": {
      const { origin } = names;
      if (origin < 0) throw new Error('the text says "where it was" before anything has moved');
      names.used.add(origin);
      lookAtChoice(origin, names);
      return (s, scope, choice) => (scope.vars[origin] ?? []).includes(locationChoice(locationOf(s, choice)));
    }
  }
}

/** "there": where the last mentioned thing is, nowhere if that is gone; where nothing was mentioned, where the trigger happened. */
export function thereOf(s: State, scope: Scope, number: number): LocationId {
  if (number < 0) return scope.note === null ? NOWHERE : placeNoted(scope.note);
  const [other] = referred(s, scope, number);
  return other === undefined ? NOWHERE : locationOf(s, other);
}

/** "At its location" is read off it on execution (359.3.f.2); "to that battlefield" was settled when the trigger saw it (359.3.f.3). */
export function placeOf(s: State, scope: Scope, sel: CompiledSel): LocationId {
  if (sel.is === "triggered" && scope.note !== null) return placeNoted(scope.note);
  const [id] = evaluate(s, scope, sel);
  return id === undefined ? NOWHERE : locationOf(s, id);
}

/** Where it happened: where something came to, else where it was. */
const placeNoted = ({ to, from }: LastKnownInfo): LocationId => (to >= 0 ? to : from);
