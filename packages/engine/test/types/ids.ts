/**
 * Tests that the compiler runs (`npm run check`): ids and amounts of different kinds are not interchangeable. If a brand is lost, a
 * `@ts-expect-error` below has nothing to expect any more, or `mixed` gets a type that is not `none`, and the check fails.
 */
import { emit } from "../../src/actions/emit.ts";
import { move } from "../../src/actions/move.ts";
import { newObject } from "../../src/actions/new-object.ts";
import { trigger } from "../../src/actions/trigger.ts";
import { asReferenced, referencedMight, trueMight } from "../../src/derive/read.ts";
import { victoryScore } from "../../src/derive/victory-score.ts";
import { isSame } from "../../src/language/references.ts";
import type { Choice } from "../../src/state/decision.ts";
import { editItem, editObject, editPlayer } from "../../src/state/fork.ts";
import { picks } from "../../src/state/frames.ts";
import {
  type AbilityId,
  type BattlefieldIndex,
  baseOf,
  battlefieldLocation,
  type CardId,
  type Controller,
  type Incarnation,
  type ItemId,
  isBattlefield,
  isBoardZone,
  type LocationId,
  NO_OBJECT,
  NOBODY,
  NOWHERE,
  nextIncarnation,
  type ObjectId,
  type OngoingId,
  type Owner,
  type Seat,
  Zone,
} from "../../src/state/ids.ts";
import type { RefPart } from "../../src/state/object-refs.ts";
import type { HiddenCount, ReferencedMight, StartingVictoryScore, TrueMight, VictoryScore } from "../../src/state/quantities.ts";
import type { GameObject, State } from "../../src/state/records.ts";
import { TriggerKind } from "../../src/state/triggers.ts";

/** Every kind that must not pass for another one. */
interface Kinds {
  seat: Seat;
  object: ObjectId;
  incarnation: Incarnation;
  card: CardId;
  ability: AbilityId;
  item: ItemId;
  ongoing: OngoingId;
  location: LocationId;
  battlefield: BattlefieldIndex;
  zone: Zone;
  trueMight: TrueMight;
  referencedMight: ReferencedMight;
  victoryScore: VictoryScore;
  startingVictoryScore: StartingVictoryScore;
  hiddenCount: HiddenCount;
  partOfReference: RefPart;
}

/** "zone as location" and so on, for each pair that compiles though it should not. */
type Mixed<All> = {
  [A in keyof All]: { [B in Exclude<keyof All, A>]: All[A] extends All[B] ? `${A & string} as ${B & string}` : never }[Exclude<
    keyof All,
    A
  >];
}[keyof All];
type None<Found> = [Found] extends [never] ? "none" : Found;

export const mixed: None<Mixed<Kinds>> = "none";

/** The kinds for which a plain number passes. Amounts are what arithmetic gives; ids come from tables and makers. */
type Amounts = "trueMight" | "referencedMight" | "victoryScore" | "startingVictoryScore" | "hiddenCount";
type Lax<All> = { [A in keyof All]: number extends All[A] ? A : never }[keyof All];
export const lax: None<Lax<Omit<Kinds, Amounts>>> = "none";
/** This test can fail, too. */
export const foundLax: Lax<{ seat: number; object: ObjectId }> = "seat";
/** An object can be chosen as it is; whatever else can be is at an offset, and amounts and cards are no choices. */
type Chosen<All> = { [A in keyof All]: All[A] extends Choice ? A : never }[keyof All];
export const chosen: Chosen<Kinds> = "object";
export const onlyObjects: None<Exclude<Chosen<Kinds>, "object">> = "none";
/** And the other way round: a choice is nothing of these before it has been looked at. */
export const unlooked: None<{ [A in keyof Omit<Kinds, Amounts>]: Choice extends Kinds[A] ? A : never }[keyof Omit<Kinds, Amounts>]> =
  "none";
export const capacities: None<Mixed<{ owner: Owner; controller: Controller }>> = "none";
/** The test itself can fail: two names for one kind are found. */
export const found: None<Mixed<{ seat: Seat; player: Seat }>>[] = ["seat as player", "player as seat"];

/** The same in calls, as they were written wrongly once. Never run. */
export function calls(s: State, o: GameObject, seat: Seat): void {
  // @ts-expect-error a zone is no location
  isBattlefield(o.zone);
  // @ts-expect-error a location is no zone
  isBoardZone(o.location);
  // @ts-expect-error a unit moves to a location, not to a zone
  move(s, [o.id], Zone.trash, seat);
  // @ts-expect-error a trigger's place is a location
  trigger(s, { kind: TriggerKind.stunned, player: seat, object: o.id, to: o.zone });
  // @ts-expect-error what was played from is a zone
  trigger(s, { kind: TriggerKind.played, player: seat, object: o.id, energySpent: 0, amount: 1, playedFrom: o.location, to: NOWHERE });
  // @ts-expect-error a seat is no location; its base is
  isBattlefield(seat);
  isBattlefield(baseOf(seat));
  // @ts-expect-error an index of a battlefield is no location
  isBattlefield(s.battlefields[0].index);
  isBattlefield(battlefieldLocation(s.battlefields[0].index));
  // @ts-expect-error a plain number is no seat
  editPlayer(s, 0);
  // @ts-expect-error a plain number is no object
  editObject(s, 0);
  // @ts-expect-error nobody is NOBODY
  s.invited = -1;
  // @ts-expect-error a choice may be a player or a place, too
  editObject(s, picks(s)[0]);
  // @ts-expect-error the effect counted as next is not the next number
  s.nextOngoing = 1;
  // @ts-expect-error a plain number is no battlefield
  battlefieldLocation(0);
  // @ts-expect-error a seat is no object
  editObject(s, seat);
  // @ts-expect-error an object is no seat
  editPlayer(s, o.id);
  // @ts-expect-error an object is no chain item
  editItem(s, o.id);
  // @ts-expect-error a plain number is no card
  newObject(s, 3, seat, false);
  newObject(s, o.card, seat, false);
  // @ts-expect-error a card is no object
  editObject(s, o.card);
  // @ts-expect-error an incarnation is no object
  editObject(s, o.incarnation);
  // @ts-expect-error a plain number is no incarnation: the next one is made by name
  isSame(s, o.id, o.incarnation + 1);
  isSame(s, o.id, nextIncarnation(o.incarnation));
  // @ts-expect-error nobody is a seat, not an object
  editObject(s, NOBODY);
  // @ts-expect-error no object is an object, not a location
  isBattlefield(NO_OBJECT);
  // @ts-expect-error a player is a seat
  emit(s, "passed", "339", { player: o.id });
  // @ts-expect-error Might that was referred to is not the true one
  asReferenced(referencedMight(s, o.id));
  asReferenced(trueMight(s, o.id));
  // @ts-expect-error what the game started with is not what it takes now
  const now: VictoryScore = s.victoryScore;
  // @ts-expect-error what it takes now is not what the game started with
  s.victoryScore = victoryScore(s);
  // @ts-expect-error an owner need not be the controller
  const controller: Controller = o.owner;
  // @ts-expect-error a controller need not be the owner
  const owner: Owner = o.controller;
  void [now, controller, owner];
}

/** Zones are strict: comparing one with a place, or taking a plain number for one, does not compile. */
export function comparisons(o: GameObject, seat: Seat, item: ItemId): readonly boolean[] {
  return [
    // @ts-expect-error where it is on the board is not the zone it is in
    o.location === o.zone,
    // @ts-expect-error the zone it was played from is no place
    o.playedFrom === o.location,
    // @ts-expect-error a zone is no seat
    o.zone === seat,
    // @ts-expect-error a plain number is no zone
    isBoardZone(3),
    // @ts-expect-error a plain number is no place
    isBattlefield(4),
    // @ts-expect-error a place is no seat, though bases have the numbers of their players
    o.location === o.controller,
    o.location === baseOf(o.controller),
    // @ts-expect-error an object is no seat
    o.id === seat,
    // @ts-expect-error an object is no chain item
    o.id === item,
    // @ts-expect-error how often it changed zones is not how often it has moved
    o.incarnation === o.location,
  ];
}
