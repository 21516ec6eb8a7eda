import { runBlock, setDid, setVar } from "../../../actions/running-text.ts";
import { type Choice, objectOfChoice, playerChoice, seatOfChoice } from "../../../state/decision.ts";
import { NOBODY, type ObjectId, type Seat } from "../../../state/ids.ts";
import { mapToNumbers } from "../../../state/lists.ts";
import type { State } from "../../../state/records.ts";
import { inTurnOrder, nextSeat } from "../../../state/turn-order.ts";
import { referred } from "../../references.ts";
import { DONE, type Step } from "../../run/program.ts";
import type { Scope } from "../../scope.ts";
import type { Instruction } from "../../types.ts";
import { compileCondition } from "../conditions.ts";
import { incarnationsOf } from "../numbers.ts";
import type { Names } from "../terms.ts";
import type { InstructionCompiler } from "./context.ts";

type Each = Extract<Instruction, { do: "each" }>;

/**
 * Several players do it, one after the other; "you" is each of them in turn. What one of them chooses is that player's while
 * it is their turn, and belongs to what all of them chose before and after it.
 */
export function compileEach(i: Each, c: InstructionCompiler): Step {
  if (i.simultaneous === true) throw new Error('"simultaneous" is not in the language yet');
  const { names } = c;
  const who = c.who(i.who);
  const except = i.exceptYouIf === undefined ? null : compileCondition(i.exceptYouIf, names);
  // "Their owners recycle them": each of them acts on their own.
  const shared = (i.who === "itsOwner" || i.who === "itsController") && names.last >= 0 ? names.last : -1;
  const [seats, did, all] = [c.hidden(), c.hidden(), c.hidden()];
  const gathered = gatherNames(i.then, names);
  const outer = names.inEach;
  names.inEach = true;
  const then = c.block(i.then);
  names.inEach = outer;
  const pairs = endGathering(gathered, names);
  names.whoDid = did;

  const playersOf = (s: State, scope: Scope): readonly Seat[] => {
    const listed = who(s, scope);
    const ordered = i.startWithNext === true ? inTurnOrder(s, nextSeat(s, scope.you)).filter((seat) => listed.includes(seat)) : listed;
    return except?.(s, scope) === true ? ordered.filter((seat) => seat !== scope.you) : ordered;
  };
  const begin = (s: State, scope: Scope): void => {
    setVar(s, scope, seats, mapToNumbers(playersOf(s, scope), playerChoice));
    setVar(s, scope, did, []);
    for (const { sum } of pairs) setVar(s, scope, sum, []);
    if (shared >= 0) setVar(s, scope, all, referred(s, scope, shared));
  };
  const gather = (s: State, scope: Scope, player: Choice): void => {
    if (scope.did) setVar(s, scope, did, [...scope.vars[did], player]);
    for (const { own, sum } of pairs) {
      setVar(s, scope, sum, [...referred(s, scope, sum), ...referred(s, scope, own)]);
      setVar(s, scope, own, []);
    }
  };
  return c.step((s, scope, at) => {
    if (at === 0) begin(s, scope);
    else gather(s, scope, scope.vars[seats][at - 1]);
    const players = scope.vars[seats];
    if (at >= players.length) {
      if (shared >= 0) setVar(s, scope, shared, referred(s, scope, all));
      return DONE;
    }
    const seat = seatOfChoice(players[at]);
    if (shared >= 0)
      setVar(
        s,
        scope,
        shared,
        referred(s, scope, all).filter((choice) => whoseIs(s, objectOfChoice(choice), i.who) === seat),
      );
    setDid(s, scope, false);
    runBlock(s, scope, then, seat);
    return at + 1;
  });
}

const whoseIs = (s: State, id: ObjectId, who: Each["who"]): Seat => {
  const o = s.objects[id];
  return o === undefined ? NOBODY : who === "itsOwner" ? o.owner : o.controller;
};

/** A name that is bound inside means, before it is bound, what the players before have chosen under it. */
function gatherNames(then: readonly Instruction[], names: Names): Map<string, number> {
  const gathered = new Map<string, number>();
  for (const name of boundNames(then)) {
    const sum = names.count++;
    gathered.set(name, sum);
    names.numbers.set(name, sum);
    names.fresh.add(name);
  }
  return gathered;
}

/** After it, the name means what all of them have chosen. */
function endGathering(gathered: ReadonlyMap<string, number>, names: Names): readonly { readonly own: number; readonly sum: number }[] {
  const pairs: { own: number; sum: number }[] = [];
  for (const [name, sum] of gathered) {
    names.fresh.delete(name);
    const own = names.numbers.get(name);
    if (own === undefined || own === sum) continue;
    pairs.push({ own, sum });
    names.numbers.set(name, sum);
    if (names.last === own) names.last = sum;
  }
  return pairs;
}

const TEXTS_OF_THEIR_OWN: ReadonlySet<unknown> = new Set(["reflexive", "delayed", "effect", "replacement"]);

const GROUPS: ReadonlySet<unknown> = new Set(["look", "revealTop", "revealUntil", "revealHand"]);

function boundNames(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (Array.isArray(value)) for (const part of value) boundNames(part, found);
  else if (typeof value === "object" && value !== null) {
    const entries: { readonly do?: unknown; readonly as?: unknown; readonly found?: unknown } = value;
    if (TEXTS_OF_THEIR_OWN.has(entries.do)) return found;
    if (typeof entries.as === "string") {
      found.add(entries.as);
      if (GROUPS.has(entries.do)) found.add(incarnationsOf(entries.as));
    }
    if (typeof entries.found === "string") found.add(entries.found);
    for (const part of Object.values(value)) boundNames(part, found);
  }
  return found;
}
