import { isAlone } from "../../derive/alone.ts";
import { lastKnownInfo } from "../../derive/last-known-info.ts";
import { areFriendly, areOpponents, cardOf, isUnit, trueMight } from "../../derive/read.ts";
import type { FlatTriggerEvent } from "../../derive/trigger-events.ts";
import {
  baseOf,
  FIRST_BATTLEFIELD,
  isBase,
  isBattlefield,
  type LocationId,
  NOBODY,
  type ObjectId,
  type Seat,
  Zone,
} from "../../state/ids.ts";
import { LastKnownFlag } from "../../state/last-known-flags.ts";
import type { State } from "../../state/records.ts";
import { TriggerKind } from "../../state/triggers.ts";
import { here, type Scope, withNote, withYou } from "../scope.ts";
import type { Place, Trigger, Who } from "../types.ts";
import { compileCondition } from "./conditions.ts";
import { compileDead } from "./dead.ts";
import { compileFilter, compilePast } from "./filters.ts";
import { compileOrdinal } from "./ordinals.ts";
import type { Names } from "./terms.ts";
import { checkTrigger } from "./vocabulary.ts";

export interface CompiledTrigger {
  readonly kind: number;
  /** Does it listen to what happens to its own source alone? */
  readonly ofSelf: boolean;
  readonly matches: (s: State, scope: Scope, h: FlatTriggerEvent) => boolean;
  /** Without the subject, for delayed triggers that are bound to an object. */
  readonly matchesPlayer: (s: State, scope: Scope, h: FlatTriggerEvent) => boolean;
  /** Who controls the ability where its text says so (190.6.c); null: its source's controller. */
  readonly controller: ((scope: Scope, h: FlatTriggerEvent) => Seat) | null;
  readonly nth: number;
  readonly oncePerTurn: boolean;
  readonly batch: boolean;
}

type Match = (s: State, scope: Scope, h: FlatTriggerEvent) => boolean;

/** Events that a player does: "you" unless the text says another. */
const DONE_BY_PLAYERS: ReadonlySet<number> = new Set([
  TriggerKind.played,
  TriggerKind.conquers,
  TriggerKind.holds,
  TriggerKind.scores,
  TriggerKind.discarded,
  TriggerKind.stunned,
  TriggerKind.buffed,
  TriggerKind.buffSpent,
  TriggerKind.chosen,
  TriggerKind.killed,
  TriggerKind.recycledCard,
  TriggerKind.recycledRune,
  TriggerKind.attachedEquipment,
  TriggerKind.abilityUsed,
  TriggerKind.drew,
  TriggerKind.hid,
  TriggerKind.banished,
  TriggerKind.beginningPhase,
  TriggerKind.mainPhase,
  TriggerKind.endOfTurn,
  TriggerKind.attacks,
  TriggerKind.defends,
  TriggerKind.winsCombat,
  TriggerKind.empowered,
  TriggerKind.readied,
  TriggerKind.burned,
  TriggerKind.revealed,
  TriggerKind.gainedXp,
]);
/** These begin and end by themselves. */
const DONE_BY_NOBODY: ReadonlySet<number> = new Set([TriggerKind.showdownBegins, TriggerKind.combatStarts, TriggerKind.combatEnds]);
/** Of these a unit "does" them itself by being there: "When I conquer". */
const BY_PRESENCE: ReadonlySet<number> = new Set([TriggerKind.conquers, TriggerKind.holds, TriggerKind.scores]);
/** And of these, what another unit does counts under any control: its filter says whose it is. */
const BY_UNITS: ReadonlySet<number> = new Set([
  TriggerKind.attacks,
  TriggerKind.defends,
  TriggerKind.readied,
  TriggerKind.empowered,
  TriggerKind.winsCombat,
]);
const PHASES: ReadonlySet<number> = new Set([TriggerKind.beginningPhase, TriggerKind.mainPhase, TriggerKind.endOfTurn]);

/** `by`: whose the ability is, where its text says so. */
export function compileTrigger(trigger: Trigger, names: Names, by?: Who): CompiledTrigger {
  checkTrigger(trigger);
  const kind = TriggerKind[trigger.on];
  if (kind === undefined) throw new Error(`"${trigger.on}" is no event that triggers`);
  const matches: Match[] = [];
  const forPlayer: Match[] = [];
  const subject = trigger.subject;
  if (subject === "me") {
    if (BY_PRESENCE.has(kind)) matches.push((s, scope, h) => isPresent(s, scope, h));
    else if (kind === TriggerKind.winsCombat) matches.push((_s, scope, h) => h.object === scope.source);
    else if (kind === TriggerKind.combatStarts || kind === TriggerKind.combatEnds)
      matches.push((s, scope, h) => s.objects[scope.source].location === h.to || s.objects[scope.source].designated !== 0);
    else matches.push((_s, scope, h) => h.object === scope.source);
  } else if (subject !== undefined) {
    // What has left the board is judged by where it was.
    const hasLeft = kind === TriggerKind.returnedToHand || kind === TriggerKind.leaves;
    const filter = compileFilter(
      {
        zone: ["board", "trash", "banished", "hand", "deck", "runeDeck", "chain", "legend", "facedown", "none"],
        ...subject,
        ...(hasLeft ? { place: "anywhere" } : {}),
      },
      names,
    );
    if (hasLeft && subject.place !== undefined) matches.push(placeMatch(subject.place, (h) => h.from));
    const died = kind === TriggerKind.dies || kind === TriggerKind.killed ? compileDead(subject) : null;
    // 377.2.a: an ability has been used when it has resolved, and its source may have been its cost.
    const past = kind === TriggerKind.abilityUsed ? compilePast(subject, names) : null;
    // "When a player ...": friendly and enemy are seen by that player.
    const theirs = trigger.who === "anyPlayer";
    matches.push((s, scope, h) => {
      if (h.object < 0) return false;
      const speaker = theirs ? withYou(scope, h.player) : scope;
      if (past !== null) return past(s, speaker, h.object);
      return died === null ? filter.test(s, speaker, h.object) : died(s, speaker, h);
    });
  } else if (kind === TriggerKind.attacks || kind === TriggerKind.defends || kind === TriggerKind.winsCombat)
    matches.push((_s, _scope, h) => h.object < 0);
  // 185: tokens are no cards.
  if (subject === undefined ? kind === TriggerKind.played : subject !== "me" && subject.kinds?.includes("card") === true)
    matches.push((s, _scope, h) => h.object >= 0 && !s.objects[h.object].token);
  const done = playerMatch(trigger.who ?? whoByDefault(kind, subject));
  // "An opponent moves": their unit does, whichever player made it; units that move together are one event.
  const movesAtAll = kind === TriggerKind.moved && subject === undefined;
  matches.push(movesAtAll ? (s, scope, h) => done(s, scope, { ...h, player: s.objects[h.object].controller }) : done);
  forPlayer.push(done);
  if (trigger.here === true) matches.push((s, scope, h) => whereOf(h) === here(s, scope));
  if (trigger.to !== undefined) matches.push(placeMatch(trigger.to, (h) => h.to));
  if (trigger.from !== undefined) matches.push(placeMatch(trigger.from, (h) => h.from));
  if (trigger.playedFrom !== undefined) {
    const from = trigger.playedFrom;
    matches.push((_s, _scope, h) => (from === "elsewhere" ? h.playedFrom !== Zone.hand : h.playedFrom === Zone[from]));
  }
  if (trigger.alone === true) matches.push((s, _scope, h) => h.object >= 0 && isAlone(s, h.object));
  if (trigger.oneOnOne === true) matches.push((s, _scope, h) => h.object >= 0 && isOneOnOne(s, h.object));
  if (trigger.inCombat === true) matches.push((_s, _scope, h) => (h.flags & LastKnownFlag.inCombat) !== 0);
  if (trigger.with !== undefined && trigger.with !== "any") {
    const flag = trigger.with === "spell" ? LastKnownFlag.bySpell : LastKnownFlag.byAbility;
    matches.push((_s, _scope, h) => (h.flags & flag) !== 0);
  }
  if (trigger.withUnits !== undefined) {
    const units = compileFilter(trigger.withUnits, names);
    matches.push((s, scope, h) =>
      units.candidates(s, scope).some((id) => s.objects[id].location === h.to && s.objects[id].controller === h.player),
    );
  }
  if (trigger.amount !== undefined) {
    const least = trigger.amount;
    if (kind === TriggerKind.played) matches.push((s, _scope, h) => h.object >= 0 && cardOf(s, s.objects[h.object]).energy >= least);
    else if (kind === TriggerKind.mightReaches) matches.push((s, _scope, h) => h.amount < least && trueMight(s, h.object) >= least);
    else matches.push((_s, _scope, h) => h.amount >= least);
  }
  if (trigger.othersInHand !== undefined) {
    const least = trigger.othersInHand;
    if (kind !== TriggerKind.drew) throw new Error('"with that many other cards in hand" can be said of a draw, and of nothing else');
    matches.push((s, _scope, h) => s.players[h.player].hand.length - h.other >= least);
  }
  if (trigger.opponentsTurn === true) matches.push((s, scope) => areOpponents(s, scope.you, s.turnPlayer));
  if (trigger.eachPlayersFirst === true) matches.push((s, _scope, h) => s.players[h.player].turnsTaken === 1);
  const ordinal = trigger.nth === undefined ? null : compileOrdinal(trigger);
  if (ordinal !== null) matches.push((s, scope, h) => ordinal(s, scope, h) === trigger.nth);
  if (trigger.condition !== undefined) {
    const condition = compileCondition(trigger.condition, names);
    matches.push((s, scope, h) => condition(s, withNote(scope, lastKnownInfo(s, h))));
  }
  return {
    kind,
    ofSelf: subject === "me" && !BY_PRESENCE.has(kind) && kind !== TriggerKind.combatStarts && kind !== TriggerKind.combatEnds,
    matches: (s, scope, h) => {
      for (let i = 0; i < matches.length; i++) if (!matches[i](s, scope, h)) return false;
      return true;
    },
    matchesPlayer: (s, scope, h) => forPlayer.every((match) => match(s, scope, h)),
    controller:
      by === "triggerPlayer" || (trigger.who === "anyPlayer" && kind !== TriggerKind.combatStarts) ? (_scope, h) => h.player : null,
    nth: ordinal === null ? (trigger.nth ?? 0) : 0,
    oncePerTurn: trigger.oncePerTurn === true,
    batch: trigger.batch === true || movesAtAll,
  };
}

/** Whose doing an event must be where the text does not say. */
function whoByDefault(kind: number, subject: Trigger["subject"]): Who | "any" {
  if (subject === undefined) return DONE_BY_NOBODY.has(kind) ? "any" : "you";
  if (subject === "me")
    return PHASES.has(kind) || BY_PRESENCE.has(kind) || kind === TriggerKind.played || kind === TriggerKind.discarded ? "you" : "any";
  return DONE_BY_PLAYERS.has(kind) && !BY_UNITS.has(kind) ? "you" : "any";
}

/** 383.4.c.2.a: the unit is there, and its controller scores. */
const isPresent = (s: State, scope: Scope, h: FlatTriggerEvent): boolean => {
  const o = s.objects[scope.source];
  return o.location === h.to && o.controller === h.player;
};

/** 740.2.b */
function isOneOnOne(s: State, id: ObjectId): boolean {
  const o = s.objects[id];
  if (o.location < 0 || !isAlone(s, id)) return false;
  const enemies = s.at[o.location].filter((other) => areOpponents(s, s.objects[other].controller, o.controller) && isUnit(s, other));
  return enemies.length === 1 && isAlone(s, enemies[0]);
}

function playerMatch(who: Who | "any"): Match {
  switch (who) {
    case "any":
    case "anyPlayer":
    case "eachPlayer":
      return () => true;
    case "you":
      return (_s, scope, h) => scope.you !== NOBODY && h.player === scope.you;
    case "opponent":
    case "opponents":
      return (s, scope, h) => areOpponents(s, scope.you, h.player);
    case "youOrAlly":
      return (s, scope, h) => areFriendly(s, scope.you, h.player);
    case "chosenPlayer":
      return (_s, scope, h) => h.player === scope.player;
    default:
      throw new Error(`a trigger of "${who}" is not in the language`);
  }
}

/** The location of an event: where it ended, or else where it began. */
const whereOf = (h: FlatTriggerEvent): LocationId => (h.to >= 0 ? h.to : h.from);

function placeMatch(place: Place, at: (h: FlatTriggerEvent) => LocationId): Match {
  if (typeof place === "object") {
    if (!("controlledBy" in place)) throw new Error("a trigger at the location of an object is not in the language");
    const by = place.controlledBy;
    return (s, scope, h) => {
      const b = s.battlefields[at(h) - FIRST_BATTLEFIELD];
      if (b === undefined) return false;
      return by === "none" ? b.controller < 0 : by === "you" ? b.controller === scope.you : areOpponents(s, scope.you, b.controller);
    };
  }
  switch (place) {
    case "battlefield":
      return (_s, _scope, h) => isBattlefield(at(h));
    case "base":
      return (_s, _scope, h) => isBase(at(h));
    case "yourBase":
      return (_s, scope, h) => at(h) === baseOf(scope.you);
    case "here":
      return (s, scope, h) => at(h) === here(s, scope);
    case "elsewhere":
    case "otherBattlefield":
      return (s, scope, h) => isBattlefield(at(h)) && at(h) !== here(s, scope);
    case "anywhere":
      return (_s, _scope, h) => at(h) >= 0;
    default:
      throw new Error(`a trigger at "${place}" is not in the language`);
  }
}
