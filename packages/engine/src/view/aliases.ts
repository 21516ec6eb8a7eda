import {
  type Answer,
  answerOf,
  type Choice,
  type Decision,
  ITEM,
  objectOfChoice,
  objectsOfChoices,
  type PlainAnswer,
} from "../state/decision.ts";
import { NO_OBJECT, nthObject, type ObjectId, type Seat, Zone } from "../state/ids.ts";
import { memoryOf } from "../state/memory.ts";
import type { HiddenCount } from "../state/quantities.ts";
import { type Refusal, refuse } from "../state/reasons.ts";
import type { GameObject, State } from "../state/records.ts";
import { aliasKeyFor, Stream } from "../state/rng.ts";
import { hiddenCountFor, isAmong, seenBy } from "../state/sight.ts";

/**
 * The numbers by which a viewer knows objects. The engine's own ids say which card of a deck list an object is and which
 * copy was seen before; nobody gets to see them. An alias stays the same while its viewer can follow the object, through
 * whatever zones, and is another one when it comes back from where the viewer had lost sight of it.
 */
const OBJECTS = 8192;
const LIVES = 60;
const ALIASES = 2 * LIVES * OBJECTS; // below ITEM, as the ids are

/** Facedown cards can be followed without being seen (107.3.f). */
const isFollowed = (o: GameObject, viewer: Seat): boolean => o.zone === Zone.facedown || isAmong(seenBy(o), viewer);

export function aliasOf(s: State, viewer: Seat, id: ObjectId): ObjectId {
  const o = s.objects[id];
  if (isFollowed(o, viewer)) return aliasThen(s, viewer, o, o.hiddenCount);
  return nthObject(scramble(id + OBJECTS * (LIVES + (o.incarnation % LIVES)), keyOf(s, viewer)));
}

/** The alias that a viewer had for an object when it had been lost so often. */
export const aliasThen = (s: State, viewer: Seat, o: GameObject, hiddenCount: HiddenCount): ObjectId =>
  remembered(s, viewer, o.id, hiddenCountFor(hiddenCount, o.owner === viewer) % LIVES);

function remembered(s: State, viewer: Seat, id: ObjectId, life: number): ObjectId {
  const key = keyOf(s, viewer);
  const known = memoryOf(s).aliases[viewer + 1];
  if (known.lives[id] === life) return known.aliases[id];
  while (known.lives.length <= id) {
    known.lives.push(-1);
    known.aliases.push(NO_OBJECT);
  }
  known.lives[id] = life;
  known.aliases[id] = nthObject(scramble(id + OBJECTS * life, key));
  return known.aliases[id];
}

/** The object that has this alias now, or -1. */
export function objectBehind(s: State, viewer: Seat, alias: number): ObjectId {
  if (!Number.isInteger(alias) || alias < 0 || alias >= ALIASES) return NO_OBJECT;
  const id = nthObject(unscramble(alias, keyOf(s, viewer)) % OBJECTS);
  return id < s.objects.length && aliasOf(s, viewer, id) === alias ? id : NO_OBJECT;
}

// ---------------------------------------------------------------------------------------------- answers and choices

/** Options of these decisions are plain numbers. */
const isAboutObjects = (d: Decision | null): boolean => d !== null && d.kind !== "mode" && d.kind !== "number" && d.kind !== "battlefield";

const aliasOfChoice = (s: State, viewer: Seat, choice: Choice): Choice =>
  choice >= 0 && choice < ITEM ? aliasOf(s, viewer, objectOfChoice(choice)) : choice;

export const aliasOfOption = (s: State, viewer: Seat, d: Decision, option: Choice): Choice =>
  isAboutObjects(d) ? aliasOfChoice(s, viewer, option) : option;

/** An answer in the numbers of its viewer. */
export const toAliases = (s: State, viewer: Seat, answer: Answer): Answer =>
  mapAnswer(s, answer, (choice) => aliasOfChoice(s, viewer, choice));

const UNKNOWN: Refusal = refuse("355.9", "unknownObject");

/** An answer in the engine's numbers, from one in those of its viewer. */
export function fromAliases(s: State, viewer: Seat, answer: PlainAnswer): Answer | Refusal {
  let isUnknown = false;
  const meant = mapAnswer(s, answerOf(answer), (choice) => {
    if (choice >= ITEM) return choice;
    const id = objectBehind(s, viewer, choice);
    if (id === NO_OBJECT) isUnknown = true;
    return id;
  });
  return isUnknown ? UNKNOWN : meant;
}

function mapAnswer(s: State, answer: Answer, map: (choice: Choice) => Choice): Answer {
  switch (answer.do) {
    case "play":
    case "use":
    case "hide":
      return { ...answer, object: objectOfChoice(map(answer.object)) };
    case "move":
      return { ...answer, units: objectsOfChoices(answer.units.map(map)) };
    case "choose":
      return isAboutObjects(s.decision) ? { ...answer, picks: answer.picks.map(map) } : answer;
    case "pick":
      return isAboutObjects(s.decision) ? { ...answer, pick: map(answer.pick) } : answer;
    default:
      return answer;
  }
}

// ------------------------------------------------------------------------------------------------------- scrambling

/** A permutation of the aliases: four rounds over halves of ten bits, again while the result is out of range. */
const HALF = 10;
const MASK = (1 << HALF) - 1;
const ROUNDS = 4;

/** A number, or with entropy two words for each round: then a few known aliases do not lead to the others. */
type Key = number | readonly number[];

function keyOf(s: State, viewer: Seat): Key {
  const m = memoryOf(s);
  if (m.rng !== s.rng) {
    m.rng = s.rng;
    for (const known of m.aliases) known.isKeyOld = true;
  }
  const at = viewer + 1;
  while (m.aliases.length <= at) m.aliases.push({ key: 0, isKeyOld: true, lives: [], aliases: [] });
  const known = m.aliases[at];
  if (!known.isKeyOld) return known.key;
  const key = aliasKeyFor(s.rng, viewer) ?? mix((s.rng[Stream.aliases] ?? 0) + Math.imul(viewer + 2, 0x9e3779b1));
  if (!isSameKey(known.key, key)) {
    known.lives.length = 0;
    known.aliases.length = 0;
  }
  known.key = key;
  known.isKeyOld = false;
  return key;
}

/** Chance that was used up changes no key. */
const isSameKey = (one: Key, other: Key): boolean =>
  typeof one === "number" || typeof other === "number" ? one === other : one.every((word, i) => word === other[i]);

function mix(value: number): number {
  let z = value | 0;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return (z ^ (z >>> 15)) >>> 0;
}

function roundOf(half: number, round: number, key: Key): number {
  const place = Math.imul(half + round * (MASK + 1) + 1, 0x85ebca6b);
  return (typeof key === "number" ? mix(key ^ place) : mix(mix(key[2 * round] ^ place) + key[2 * round + 1])) & MASK;
}

function scramble(value: number, key: Key): number {
  let out = value % ALIASES;
  do {
    let left = out >>> HALF;
    let right = out & MASK;
    for (let round = 0; round < ROUNDS; round++) [left, right] = [right, left ^ roundOf(right, round, key)];
    out = (left << HALF) | right;
  } while (out >= ALIASES);
  return out;
}

function unscramble(alias: number, key: Key): number {
  let out = alias;
  do {
    let left = out >>> HALF;
    let right = out & MASK;
    for (let round = ROUNDS - 1; round >= 0; round--) [left, right] = [right ^ roundOf(left, round, key), left];
    out = (left << HALF) | right;
  } while (out >= ALIASES);
  return out;
}
