import { areOpponents, cardOf } from "../../derive/read.ts";
import { victoryScore } from "../../derive/victory-score.ts";
import { objectsOfChoices } from "../../state/decision.ts";
import { FIRST_BATTLEFIELD, isBattlefield, type ObjectId, Phase, Role, Zone } from "../../state/ids.ts";
import { LastKnownFlag } from "../../state/last-known-flags.ts";
import type { State } from "../../state/records.ts";
import { me, referred } from "../references.ts";
import { evaluate } from "../run/selectors.ts";
import { here, type Scope } from "../scope.ts";
import type { Amount, Condition, Status } from "../types.ts";
import { compileAmount } from "./amounts.ts";
import { compileFilter, compilePast } from "./filters.ts";
import { compileHistory } from "./histories.ts";
import { conditionDependsOnlyOnLayers, markLayersOnly } from "./layers-only.ts";
import { lookAt, lookAtChoice } from "./looks.ts";
import { EVERYWHERE } from "./searches.ts";
import { compileSel } from "./selectors.ts";
import type { Cond, Names, Num } from "./terms.ts";

interface Bounds {
  readonly atLeast?: Amount;
  readonly atMost?: Amount;
  readonly exactly?: Amount;
  readonly lessThan?: Amount;
  readonly moreThan?: Amount;
}

function bounded(value: Num, bounds: Bounds, names: Names, byDefault: number | null): Cond {
  const part = (amount: Amount | undefined) => (amount === undefined ? null : compileAmount(amount, names));
  const least = part(bounds.atLeast);
  const most = part(bounds.atMost);
  const exact = part(bounds.exactly);
  const less = part(bounds.lessThan);
  const more = part(bounds.moreThan);
  const fallback = least === null && most === null && exact === null && less === null && more === null ? byDefault : null;
  return (s, scope) => {
    const v = value(s, scope);
    if (fallback !== null) return v >= fallback;
    if (least !== null && !(v >= least(s, scope))) return false;
    if (most !== null && !(v <= most(s, scope))) return false;
    if (exact !== null && v !== exact(s, scope)) return false;
    if (more !== null && !(v > more(s, scope))) return false;
    return less === null || v < less(s, scope);
  };
}

export function compileCondition(condition: Condition, names: Names): Cond {
  const cond = condOf(condition, names);
  return conditionDependsOnlyOnLayers(condition) ? markLayersOnly(cond) : cond;
}

/** Conditions that are read off the source, and those that are read off what triggered. */
const OF_SOURCE = ["paid", "empowered", "controlsHere", "afterAttack", "showdownHere", "showedOff", "playedTo"];
const OF_CAUSE = ["spent", "diedAlone", "wasStatus"];

function condOf(condition: Condition, names: Names): Cond {
  if (OF_SOURCE.some((word) => word in condition)) lookAt("source", names);
  if (OF_CAUSE.some((word) => word in condition)) lookAt("cause", names);
  if ("is" in condition) {
    const sel = compileSel(condition.is, names);
    const test =
      condition.past === true ? compilePast(condition.filter, names) : compileFilter({ zone: EVERYWHERE, ...condition.filter }, names).test;
    return (s, scope) => {
      const ids = evaluate(s, scope, sel);
      return ids.length > 0 && ids.every((id) => test(s, scope, id));
    };
  }
  if ("there" in condition) {
    const filter = compileFilter(condition.there, names);
    if (condition.atLeast === undefined && condition.atMost === undefined && condition.exactly === undefined)
      return (s, scope) => filter.any(s, scope);
    return bounded((s, scope) => filter.candidates(s, scope).length, condition, names, 1);
  }
  if ("amount" in condition) return bounded(compileAmount(condition.amount, names), condition, names, 1);
  if ("paid" in condition) {
    const name = condition.paid;
    return (s, scope) => {
      const { item, source } = scope;
      const cost = s.pool.cards[s.objects[source].card].costs.findIndex((c) => c.name === name);
      const bits = item !== null && item.ability < 0 ? item.costs : paidFor(s, scope);
      return cost >= 0 && (bits & (1 << cost)) !== 0;
    };
  }
  if ("did" in condition) return (_s, scope) => scope.did; // 205
  if ("thisKilled" in condition) throw new Error('"if this kills it" can be said of "do this", and of nothing else');
  if ("didFewer" in condition) {
    const least = condition.didFewer;
    return (_s, scope) => scope.times < least;
  }
  if ("didNot" in condition) return (_s, scope) => !scope.did;
  if ("history" in condition) {
    const value = compileHistory(condition.history, condition, names);
    const least = condition.atLeast ?? 1;
    return (s, scope) => value(s, scope) >= least;
  }
  if ("scoreWithin" in condition) {
    const { scoreWithin, of } = condition;
    return (s, scope) => {
      const least = victoryScore(s) - scoreWithin;
      for (const p of s.players)
        if (p.points >= least && !p.lost && (of === "you" ? p.seat === scope.you : areOpponents(s, scope.you, p.seat))) return true;
      return false;
    };
  }
  if ("turn" in condition) {
    const mine = condition.turn === "yours";
    return (s, scope) => (s.turnPlayer === scope.you) === mine;
  }
  if ("phase" in condition) {
    const phase = condition.phase;
    if (phase === "showdown") return (s) => s.showdownAt >= 0;
    return (s, scope) => s.phase === Phase[phase] && s.turnPlayer === scope.you; // "your Beginning Phase"
  }
  if ("playedFrom" in condition) {
    const { playedFrom } = condition;
    const sel = compileSel(condition.sel ?? "me", names);
    return (s, scope) => {
      const [id] = evaluate(s, scope, sel);
      if (id === undefined) return false;
      const item = scope.item !== null && scope.item.object === id && scope.item.ability < 0 ? scope.item : null;
      const from = item !== null ? item.from : s.objects[id].playedFrom;
      if (playedFrom === "elsewhere") return from !== Zone.hand;
      // "If you played this from your hand": a player who has taken a spell over did not.
      return from === Zone[playedFrom] && (from !== Zone.hand || s.objects[id].owner === scope.you);
    };
  }
  if ("spent" in condition) {
    const least = condition.spent;
    return (_s, scope) => (scope.note?.other ?? 0) >= least;
  }
  if ("legion" in condition) return hasLegion;
  if ("level" in condition) {
    const least = condition.level;
    return (s, scope) => scope.you >= 0 && s.players[scope.you].xp >= least;
  }
  if ("empowered" in condition) return (s, scope) => (me(s, scope)?.empowered ?? 0) > 0;
  if ("controlsHere" in condition)
    return (s, scope) => scope.you >= 0 && s.battlefields[here(s, scope) - FIRST_BATTLEFIELD]?.controller === scope.you;
  if ("afterAttack" in condition) return (s, scope) => noted(scope, LastKnownFlag.afterAttack) || me(s, scope)?.role === Role.attacker;
  if ("diedAlone" in condition) return (_s, scope) => noted(scope, LastKnownFlag.alone);
  if ("wasStatus" in condition) {
    const flag = flagOf(condition.wasStatus);
    return (_s, scope) => noted(scope, flag);
  }
  if ("runeDeckEmpty" in condition) return (s, scope) => s.players[scope.you].runeDeck.length === 0;
  if ("fewerRunesThanOpponent" in condition)
    return (s, scope) => s.players.some((p) => areOpponents(s, scope.you, p.seat) && p.runes.length > s.players[scope.you].runes.length);
  if ("lowestRevealed" in condition) {
    const number = names.numbers.get(condition.lowestRevealed);
    if (number === undefined) throw new Error(`the text compares "${condition.lowestRevealed}" before they are revealed`);
    lookAtChoice(number, names);
    const energy = (s: State, id: ObjectId): number => cardOf(s, s.objects[id]).energy;
    return (s, scope) => {
      const ids = objectsOfChoices(referred(s, scope, number));
      const lowest = Math.min(...ids.map((id) => energy(s, id)));
      return ids.some((id) => s.objects[id].owner === scope.you && energy(s, id) === lowest);
    };
  }
  if ("damagedThisTurn" in condition) {
    const sel = compileSel(condition.damagedThisTurn, names);
    return (s, scope) => evaluate(s, scope, sel).some((id) => s.objects[id].damagedOn === s.turnNumber);
  }
  if ("showdownHere" in condition) return (s, scope) => s.showdownAt >= 0 && here(s, scope) === s.showdownAt + FIRST_BATTLEFIELD;
  if ("showedOff" in condition) return (s, scope) => s.objects[scope.source].linked.length > 0;
  if ("chooses" in condition) {
    const filter = compileFilter({ zone: EVERYWHERE, ...condition.chooses }, names);
    return (s, scope) => scope.vars.some((_, number) => referred(s, scope, number).some((choice) => filter.test(s, scope, choice)));
  }
  if ("playedTo" in condition) return (s, scope) => isBattlefield(scope.item === null ? here(s, scope) : scope.item.place);
  if ("not" in condition) {
    const inner = compileCondition(condition.not, names);
    return (s, scope) => !inner(s, scope);
  }
  if (!("every" in condition) && !("some" in condition)) throw new Error(`"${Object.keys(condition).join(", ")}" is no condition`);
  const parts = ("every" in condition ? condition.every : condition.some).map((part) => compileCondition(part, names));
  if ("every" in condition) return (s, scope) => parts.every((part) => part(s, scope));
  return (s, scope) => parts.some((part) => part(s, scope));
}

/** What was paid when it was played is noted by what triggers on that (359.3.f.3). */
const paidFor = (s: State, scope: Scope): number =>
  scope.note !== null && scope.note.object === scope.source ? scope.note.paid : (me(s, scope)?.paid ?? 0);

/** 812.1.c: a card other than this one has been finalized by its controller this turn. */
function hasLegion(s: State, scope: Scope): boolean {
  if (scope.you < 0) return false;
  for (const id of s.players[scope.you].finalized) if (id !== scope.source) return true;
  return false;
}

export const noted = (scope: Scope, flag: number): boolean => scope.note !== null && (scope.note.flags & flag) !== 0;

function flagOf(status: Status): number {
  switch (status) {
    case "alone":
    case "mighty":
    case "buffed":
    case "stunned":
    case "inCombat":
    case "empowered":
    case "token":
      return LastKnownFlag[status];
    case "attacking":
      return LastKnownFlag.attacker;
    case "defending":
      return LastKnownFlag.defender;
    case "uncontrolled":
      return LastKnownFlag.uncontrolled;
    default:
      throw new Error(`"was ${status}" is not remembered`);
  }
}
