import { ALL_DAMAGE } from "../actions/deal.ts";
import { MODES } from "../modes/modes.ts";
import { ITEM, LOCATION, PLAYER, WORD } from "../state/decision.ts";
import { Phase, Role, Zone } from "../state/ids.ts";
import { type Fields, isWhole, listOf, misfit, oneOf, orNull, recordOf, type Shape, text, truth, whole } from "./shape.ts";

/** What a saved game may hold, field by field. Indices stay within what there is; amounts stay within what can be counted to. */
export interface Bounds {
  readonly objects: number;
  readonly seats: number;
  readonly locations: number;
  readonly cards: number;
  readonly abilities: number;
  readonly blocks: number;
  readonly groups: number;
  readonly costs: number;
  readonly ongoing: number;
  readonly words: number;
  readonly frames: number;
}

type S = Shape<Bounds>;
const MOST = 1_000_000;
const SERIAL = 2 ** 31 - 1;

export const amount: S = whole("a whole number of a game's size", -MOST, MOST);
export const count: S = whole("a count", 0, 10_000);
/** There is no end to it (733). */
const xp: S = whole("an amount of XP", 0, Number.MAX_SAFE_INTEGER);
export const bits: S = whole("a set of bits", -(2 ** 31), 2 ** 32 - 1);
export const serial: S = whole("a serial number", -1, SERIAL);
/** Keys are made of several numbers, and may be of any size and sign. */
export const key: S = whole("a key", -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
export const seat: S = whole("a seat", 0, (b) => b.seats - 1);
export const seatOrNobody: S = whole("a seat", -1, (b) => b.seats - 1);
export const object: S = whole("an object", 0, (b) => b.objects - 1);
export const objectOrNone: S = whole("an object", -1, (b) => b.objects - 1);
export const place: S = whole("a location", 0, (b) => b.locations - 1);
export const placeOrNowhere: S = whole("a location", -1, (b) => b.locations - 1);
const card: S = whole("a card", 0, (b) => b.cards - 1);
const cardOrNone: S = whole("a card", -1, (b) => b.cards - 1);
const wordOrNone: S = whole("a word", -1, (b) => b.words - 1);
const ability: S = whole("an ability", -1, (b) => b.abilities - 1);
export const frameOrNone: S = whole("a frame", -1, (b) => b.frames - 1);
export const block: S = whole("a block of instructions", 0, (b) => b.blocks - 1);
export const cost: S = whole("a cost", 0, (b) => b.costs - 1);
const effect: S = whole("an ongoing effect", 0, (b) => b.ongoing - 1);
const zone: S = oneOf(...Object.values(Zone));
export const objects = listOf(object);
/** References to objects: ids and incarnations alternate (state/object-refs.ts). */
const refs: S = (value, b) => {
  serials(value, b);
  const list = value as readonly number[];
  if (list.length % 2 !== 0) misfit(value, "pairs of an object and its incarnation");
  for (let i = 0; i < list.length; i += 2) object(list[i], b);
};
const serials = listOf(serial);
const counts = listOf(count);

/** Choices are objects as they are, and chain items, players, locations and words at offsets. */
export const choice: S = (value, b) => {
  if (!isWhole(value, -1, WORD + b.words - 1)) misfit(value, "something that can be chosen");
  const offset = value >= WORD ? WORD : value >= LOCATION ? LOCATION : value >= PLAYER ? PLAYER : -1;
  if (offset === PLAYER && value - PLAYER >= b.seats) misfit(value, "a player");
  if (offset === LOCATION && value - LOCATION >= b.locations) misfit(value, "a location");
  if (value < ITEM && value >= b.objects) misfit(value, "an object");
};
/** What a text keeps while it is executed: choices, and cards and keys of replacement effects where tokens are played. */
const kept: S = (value, b) => {
  if (isWhole(value, 0, b.cards - 1) || isWhole(value, -Number.MAX_SAFE_INTEGER, -1)) return;
  choice(value, b);
};
export const keptLists = listOf(listOf(kept), 1_000);
const offered: S = (value, b) => {
  choice(value, b);
  if (value === -1) misfit(value, "something that can be chosen");
};
export const choices = listOf(choice);
const choiceLists = listOf(choices, 1_000);
const incarnationLists = listOf(listOf(serial), 1_000);

export const objectShape = recordOf<Bounds>({
  id: object,
  incarnation: serial,
  card,
  copyOf: cardOrNone,
  token: truth,
  owner: seat,
  controller: seatOrNobody,
  defaultController: seatOrNobody,
  zone,
  location: placeOrNowhere,
  lastLocation: placeOrNowhere,
  exhausted: truth,
  stunned: truth,
  damage: whole("damage", 0, MOST),
  damagedBy: bits,
  damageSource: serial,
  damagedOn: serial,
  buffs: count,
  empowered: count,
  attachedTo: objectOrNone,
  attached: objects,
  role: oneOf(...Object.values(Role)),
  designated: bits,
  mightTurn: amount,
  mightCombat: amount,
  keywordsTurn: bits,
  keywordsCombat: bits,
  assaultTurn: amount,
  shieldTurn: amount,
  shieldCombat: amount,
  deflectTurn: amount,
  huntTurn: amount,
  typesGained: bits,
  keywordsGranted: bits,
  prevent: whole("damage", -MOST, ALL_DAMAGE),
  since: serial,
  attachedSince: serial,
  moves: count,
  conquests: count,
  used: listOf(key),
  playedFrom: zone,
  paid: bits,
  named: wordOrNone,
  linked: refs,
  stamp: serial,
  noticedMight: amount,
  knownTo: bits,
  hiddenCount: serial,
});

export const playerShape = recordOf<Bounds>({
  seat,
  team: seat,
  lost: truth,
  points: count,
  xp,
  deck: objects,
  runeDeck: objects,
  hand: objects,
  trash: objects,
  banished: objects,
  champion: objects,
  legends: objects,
  furtherLegends: objects,
  runes: objects,
  energy: count,
  power: counts,
  limitedEnergy: counts,
  limitedPower: counts,
  limit: bits,
  chosen: cardOrNone,
  turnsTaken: count,
  finalized: listOf(objectOrNone),
  finalizedCards: listOf(card),
  playedCards: listOf(card),
  gearAbilities: count,
  drawn: count,
  discarded: count,
  unitsLost: count,
  unitsLostInBeginning: count,
  gearLost: count,
  spentPower: count,
  spentOnSpell: count,
  xpGained: xp,
  chosenEnemies: listOf(bits),
  pointsHeld: count,
  playedToBattlefield: count,
});

export const battlefieldShape = recordOf<Bounds>({
  index: whole("a battlefield", 0, (b) => b.locations - 5),
  object,
  controller: seatOrNobody,
  contestedBy: seatOrNobody,
  showdownStaged: truth,
  combatStaged: truth,
  facedown: objects,
  scoredBy: bits,
  cannotScore: bits,
  excepted: bits,
  conqueredBy: bits,
  playedBy: bits,
});

export const noteShape = recordOf<Bounds>({
  object: objectOrNone,
  incarnation: serial,
  player: seatOrNobody,
  from: whole("a location or zone", -1, (b) => Math.max(b.locations, 13) - 1),
  to: whole("a location or zone", -1, (b) => Math.max(b.locations, 13) - 1),
  amount,
  other: amount,
  might: amount,
  flags: bits,
  paid: bits,
  group: refs,
});

const termsShape = recordOf<Bounds>({
  ignore: oneOf("none", "cost", "energy", "power", "all"),
  energy: orNull(count),
  power: orNull(listOf(bits)),
  lessEnergy: count,
  lessPower: listOf(bits),
  places: orNull(listOf(place)),
  also: orNull(listOf(place)),
  ready: truth,
  exhausted: truth,
});

const onPlayEffectShape = recordOf<Bounds>({ effect, controller: seatOrNobody, source: objectOrNone, sourceIncarnation: serial });

const item = {
  id: serial,
  object,
  incarnation: serial,
  ability,
  self: object,
  selfIncarnation: serial,
  controller: seatOrNobody,
  finalized: truth,
  triggered: truth,
  batch: serial,
  ordered: truth,
  note: orNull(noteShape),
  targets: choiceLists,
  incarnations: incarnationLists,
  locations: listOf(listOf(placeOrNowhere), 1_000),
  modes: listOf(count),
  destinations: listOf(choice),
  costs: bits,
  repeats: bits,
  alternativeCost: whole("an alternative cost", 0, 100),
  place: placeOrNowhere,
  entersAt: placeOrNowhere,
  from: zone,
  fromLocation: placeOrNowhere,
  costObjects: refs,
  costMight: amount,
  costEnergy: amount,
  costPower: amount,
  energySpent: count,
  powerSpent: count,
  amountPaid: count,
  player: seatOrNobody,
  entersReady: truth,
  leavesTo: oneOf("banish", "recycle", "hand", null),
  terms: orNull(termsShape),
  onPlayEffects: listOf(onPlayEffectShape),
};
export const itemShape = recordOf<Bounds>(item);

export const ongoingShape = recordOf<Bounds>({
  id: serial,
  effect,
  controller: seatOrNobody,
  source: objectOrNone,
  sourceIncarnation: serial,
  about: refs,
  until: count,
  turn: serial,
  amount,
  location: placeOrNowhere,
  player: seatOrNobody,
  stamp: serial,
  vars: keptLists,
  incarnations: incarnationLists,
});

export const scopeShape = recordOf<Bounds>({
  you: seatOrNobody,
  source: objectOrNone,
  sourceIncarnation: serial,
  self: objectOrNone,
  selfIncarnation: serial,
  item: orNull(itemShape),
  note: orNull(noteShape),
  vars: keptLists,
  incarnations: incarnationLists,
  player: seatOrNobody,
  execution: count,
  did: truth,
  times: count,
  destinationsPerExecution: count,
  root: frameOrNone,
  frame: frameOrNone,
  here: placeOrNowhere,
});

const question: Fields<Bounds> = {
  player: seat,
  kind: oneOf("act", "choose", "order", "may", "mode", "number", "assign", "pay", "name", "mulligan", "battlefield"),
  about: oneOf(
    ...(["act", "targets", "may", "order", "assign", "pay", "mode", "number", "location", "cards", "player", "name", "combat"] as const),
    "mulligan",
  ),
  rule: text,
  source: objectOrNone,
  label: text,
  options: listOf(offered),
  min: count,
  max: count,
  picked: choices,
  group: whole("a group check", -1, (b) => b.groups - 1),
  rooms: listOf(count),
  total: count,
  needs: listOf(whole("a need", 0, SERIAL)),
  ranks: listOf(whole("a rank", -1, 3)),
};
const anyQuestion = recordOf<Bounds>(question);
/** How much, and which mode or price: what is offered is a number of its own, and may be more than there are objects. */
const ofNumbers = recordOf<Bounds>({ ...question, options: counts });
const NUMBERS: readonly unknown[] = ["number", "mode"];
const decisionShape: S = (value, b) =>
  (typeof value === "object" && value !== null && "kind" in value && NUMBERS.includes(value.kind) ? ofNumbers : anyQuestion)(value, b);

const word32: S = whole("32 bits", 0, 2 ** 32 - 1);

/** All that a state holds beside its records and frames, which are looked at for themselves. */
export const ownFields: Readonly<Record<string, S>> = {
  mode: whole("a mode", 0, MODES.length - 1),
  turnPlayer: seat,
  turnNumber: serial,
  phase: oneOf(...Object.values(Phase)),
  turnQueue: listOf(seat),
  lastRegular: seatOrNobody,
  firstPlayer: seat,
  priority: seatOrNobody,
  focus: seatOrNobody,
  passes: count,
  chainOpenedBy: whole("what opened the chain", 0, 3),
  showdownAt: whole("a battlefield", -1, (b) => b.locations - 5),
  combat: truth,
  attacker: seatOrNobody,
  defender: seatOrNobody,
  combatNumber: serial,
  excessDamage: counts,
  tied: truth,
  resolved: serial,
  invited: seatOrNobody,
  cleanupDue: truth,
  mightsWatched: truth,
  batch: serial,
  nextItem: serial,
  nextOngoing: serial,
  stamp: serial,
  victoryScore: count,
  lastMight: listOf(amount),
  winners: listOf(seat),
  decision: orNull(decisionShape),
  answer: orNull((value) => {
    if (typeof value !== "object") misfit(value, "an answer");
  }),
  rng: listOf(word32),
  endingBegan: truth,
  hasZoneCards: truth,
  hasTrashPlays: truth,
  windows: oneOf("all", "useful", "public", "open"),
};
