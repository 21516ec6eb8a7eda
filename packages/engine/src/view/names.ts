import {
  type Choice,
  ITEM,
  isItemChoice,
  isLocationChoice,
  isPlayerChoice,
  isWordChoice,
  locationOfChoice,
  objectOfChoice,
  seatOfChoice,
  WORD,
} from "../state/decision.ts";
import {
  baseOf,
  FIRST_BATTLEFIELD,
  isBattlefield,
  type LocationId,
  NOBODY,
  type ObjectId,
  type Seat,
  seatOfBase,
  Zone,
} from "../state/ids.ts";
import type { ChainItem, GameObject, State } from "../state/records.ts";

/** What things are called in the case notation: players P1 to P4, objects by what is printed on them. */

export const playerName = (seat: Seat): string => `P${seat + 1}`;

export function printedName(s: State, id: ObjectId): string {
  const o = s.objects[id];
  if (o === undefined) throw new RangeError(`there is no object ${id} in this game`);
  return s.pool.cards[o.card].data.name;
}

/** `actor`: the player who speaks, whose own base is just "base". */
export function placeName(s: State, location: LocationId, actor: Seat = NOBODY): string {
  if (!isBattlefield(location)) return location === baseOf(actor) ? "base" : `${playerName(seatOfBase(location))}'s base`;
  const index = location - FIRST_BATTLEFIELD;
  const name = printedName(s, s.battlefields[index].object);
  const namesakes = s.battlefields.filter((b) => printedName(s, b.object) === name);
  return namesakes.length > 1 ? `${name} #${namesakes.findIndex((b) => b.index === index) + 1}` : name;
}

/** A name that tells an object on the board from its namesakes there: by owner, else by place, else by order of arrival. */
export function objectName(s: State, id: ObjectId): string {
  const name = printedName(s, id);
  const o = s.objects[id];
  if (o.zone === Zone.battlefield) return placeName(s, o.location);
  if (o.zone !== Zone.board || s.pool.cards[o.card].data.type === "rune") return name;
  const namesakes: GameObject[] = [];
  for (const place of s.at) for (const other of place) if (s.objects[other].card === o.card) namesakes.push(s.objects[other]);
  if (namesakes.length === 1) return name;
  if (namesakes.every((other) => other.id === id || other.owner !== o.owner)) return `${playerName(o.owner)}'s ${name}`;
  if (namesakes.every((other) => other.id === id || other.location !== o.location)) return `${name} at ${placeName(s, o.location)}`;
  return `${name} #${namesakes.sort((a, b) => a.stamp - b.stamp).findIndex((other) => other.id === id) + 1}`;
}

/** An item on the chain is called by its card or the source of the ability; a second trigger of a text by its number. */
export function itemName(s: State, item: ChainItem): string {
  const name = printedName(s, item.object);
  if (!item.triggered || item.ability < 0) return name;
  // The abilities of keywords are no card's own.
  const card = s.pool.cards[s.pool.abilities[item.ability].card];
  const number =
    [...(card?.abilities ?? []), ...(card?.effectText ?? [])]
      .filter(({ kind }) => kind === "triggered")
      .findIndex(({ id }) => id === item.ability) + 1;
  const cause =
    item.note !== null && item.note.object >= 0 && item.note.object !== item.object ? ` (${printedName(s, item.note.object)})` : "";
  return `${name}${number > 1 ? ` #${number}` : ""}${cause}`;
}

/** What an option of a decision is called. Plain numbers (modes, amounts) are named by the caller. */
export function choiceName(s: State, choice: Choice, actor: Seat): string {
  if (isPlayerChoice(choice)) return playerName(seatOfChoice(choice));
  if (isLocationChoice(choice)) return placeName(s, locationOfChoice(choice), actor);
  if (isWordChoice(choice)) return s.pool.words[choice - WORD];
  if (!isItemChoice(choice)) return objectName(s, objectOfChoice(choice));
  const item = s.chain.find(({ id }) => id === choice - ITEM);
  return item === undefined ? "something that has left the chain" : itemName(s, item);
}
