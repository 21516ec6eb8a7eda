import { beginAttached } from "../../actions/attach.ts";
import { addBattlefieldObject } from "../../actions/battlefields.ts";
import { becomeCopyOf } from "../../actions/copy.ts";
import { newObject } from "../../actions/new-object.ts";
import { addOngoing, Until } from "../../actions/ongoing.ts";
import { enterBoard, faceDown } from "../../actions/relocate.ts";
import { giveKeyword } from "../../actions/states.ts";
import type { CardPool } from "../../language/pool.ts";
import type { KeywordName } from "../../language/types.ts";
import type { ModeName } from "../../modes/modes.ts";
import {
  editBattlefield,
  editLayerInputs,
  editObject,
  editPlayer,
  editPoints,
  editPool,
  editXp,
  invalidateAbilities,
} from "../../state/fork.ts";
import { FrameKind, pushFrame } from "../../state/frames.ts";
import {
  type BattlefieldIndex,
  baseOf,
  battlefieldLocation,
  type CardId,
  Keyword,
  type LocationId,
  NO_OBJECT,
  nthSeat,
  type ObjectId,
  Phase,
  type Seat,
  Zone,
} from "../../state/ids.ts";
import type { State } from "../../state/records.ts";
import { EVERYBODY } from "../../state/sight.ts";
import { setController } from "../cleanup/battlefield-control.ts";
import { startCleanup } from "../cleanup/start-cleanup.ts";
import { run } from "../run.ts";
import { TurnStep } from "../turn/turn-steps.ts";
import { bareState } from "./setup.ts";

/** Setting up any board, for cases, puzzles and editors. Nothing triggers and nothing is asked until `startAt`. */

export const emptyGame = (
  pool: CardPool,
  options: { readonly mode: ModeName; readonly seed: number; readonly windows: State["windows"] },
): State => bareState(pool, options.mode, options.seed, options.windows);

export const addBattlefield = (s: State, card: CardId, owner: Seat): BattlefieldIndex => addBattlefieldObject(s, card, owner, false);

/** Cards of decks are added top first. */
export function addCard(
  s: State,
  card: CardId,
  owner: Seat,
  zone: Zone,
  options: { readonly exhausted?: boolean; readonly empowered?: number } = {},
): ObjectId {
  const o = newObject(s, card, owner, false);
  o.zone = zone;
  o.exhausted = options.exhausted === true;
  o.empowered = options.empowered ?? 0;
  const p = editPlayer(s, owner);
  switch (zone) {
    case Zone.deck:
      p.deck = [o.id, ...p.deck];
      break;
    case Zone.runeDeck:
      p.runeDeck = [o.id, ...p.runeDeck];
      break;
    case Zone.hand:
      p.hand = [...p.hand, o.id];
      break;
    case Zone.trash:
      p.trash = [...p.trash, o.id];
      break;
    case Zone.banished:
      p.banished = [...p.banished, o.id];
      break;
    case Zone.champion:
      p.champion = [...p.champion, o.id];
      p.chosen = card;
      break;
    case Zone.legend:
      p.legends = [...p.legends, o.id];
      break;
    case Zone.aside:
      p.furtherLegends = [...p.furtherLegends, o.id];
      o.knownTo = EVERYBODY;
      break;
    default:
  }
  invalidateAbilities(s);
  return o.id;
}

export interface PermanentOptions {
  readonly controller?: Seat;
  readonly exhausted?: boolean;
  readonly damage?: number;
  readonly buffed?: number;
  readonly stunned?: boolean;
  readonly empowered?: number;
  readonly might?: number;
  readonly keywords?: readonly { readonly keyword: KeywordName; readonly value: number }[];
  readonly granted?: readonly { readonly keyword: KeywordName; readonly value: number }[];
  readonly tags?: readonly string[];
  readonly copyOf?: CardId;
}

export function addPermanent(s: State, card: CardId, owner: Seat, location: LocationId, options: PermanentOptions = {}): ObjectId {
  const { id } = newObject(s, card, owner, s.pool.cards[card].token);
  enterBoard(s, id, options.controller ?? owner, location, options.exhausted === true);
  const o = editLayerInputs(s, id);
  o.since = 0;
  o.damage = options.damage ?? 0;
  o.buffs = options.buffed ?? 0;
  o.stunned = options.stunned === true;
  o.empowered = options.empowered ?? 0;
  o.mightTurn = options.might ?? 0;
  if (options.copyOf !== undefined) becomeCopyOf(s, id, options.copyOf, "forever", id, owner);
  for (const { keyword, value } of options.keywords ?? []) giveKeyword(s, id, Keyword[keyword], value, "turn", owner);
  for (const { keyword, value } of options.granted ?? []) giveKeyword(s, id, Keyword[keyword], value, "forever", owner);
  if (options.tags !== undefined && options.tags.length > 0) keepTags(s, id, options.tags);
  return id;
}

/** Tags for good. The pool must hold a card with an effect that gives them. */
function keepTags(s: State, id: ObjectId, wanted: readonly string[]): void {
  const effect = s.pool.ongoing.findIndex(
    (o) => o.kind === "static" && o.static.data.effect === "tags" && o.static.data.tags.join() === wanted.join(),
  );
  if (effect < 0) throw new Error(`no card of the pool gives the tags ${wanted.join(", ")}`);
  addOngoing(s, effect, { controller: s.objects[id].controller, source: id, about: [id], until: Until.forever });
}

export function addRune(s: State, card: CardId, owner: Seat, exhausted: boolean): ObjectId {
  const { id } = newObject(s, card, owner, false);
  enterBoard(s, id, owner, baseOf(owner), exhausted);
  return id;
}

export const attachAt = (s: State, gear: ObjectId, host: ObjectId): void => beginAttached(s, gear, host);

export function hideAt(s: State, card: CardId, owner: Seat, battlefield: BattlefieldIndex): ObjectId {
  const { id } = newObject(s, card, owner, false);
  faceDown(s, id, owner, battlefieldLocation(battlefield));
  editObject(s, id).since = 0;
  return id;
}

export const setControl = (s: State, battlefield: BattlefieldIndex, seat: Seat): void => setController(s, battlefield, seat);
export function setContested(s: State, battlefield: BattlefieldIndex, seat: Seat): void {
  editBattlefield(s, battlefield).contestedBy = seat;
}

export function setPlayer(
  s: State,
  seat: Seat,
  values: {
    readonly points?: number;
    readonly xp?: number;
    readonly energy?: number;
    readonly power?: readonly number[];
    readonly chosen?: CardId;
  },
): void {
  const p = editPool(s, seat);
  p.energy = values.energy ?? p.energy;
  p.power = values.power ?? p.power;
  p.chosen = values.chosen ?? p.chosen;
  editPoints(s, seat).points = values.points ?? p.points;
  editXp(s, seat).xp = values.xp ?? p.xp;
}

export interface Start {
  readonly turnPlayer: Seat;
  readonly phase: Phase;
  readonly turnNumber: number;
  /** Per seat: battlefields scored already this turn. */
  readonly scored: readonly (readonly number[])[];
  readonly moved: readonly { readonly object: ObjectId; readonly times: number }[];
  /** Per seat: cards finalized already this turn. */
  readonly played: readonly (readonly CardId[])[];
}

const STEP_OF: Readonly<Partial<Record<Phase, number>>> = {
  [Phase.awaken]: TurnStep.awaken,
  [Phase.beginning]: TurnStep.beginning,
  [Phase.channel]: TurnStep.channel,
  [Phase.draw]: TurnStep.draw,
  [Phase.main]: TurnStep.settle,
  [Phase.ending]: TurnStep.ending,
};

/** Begins that phase, after a cleanup, and runs to the first decision. */
export function startAt(s: State, start: Start): void {
  s.turnPlayer = start.turnPlayer;
  s.turnNumber = start.turnNumber;
  s.phase = start.phase;
  s.lastRegular = start.turnPlayer;
  // Turns so far: everybody has had as many as a game in turn order gives.
  const n = s.players.length;
  s.firstPlayer = nthSeat((start.turnPlayer - ((start.turnNumber - 1) % n) + n * start.turnNumber) % n);
  for (const { seat } of s.players) {
    const p = editPlayer(s, seat);
    const behind = (seat - s.firstPlayer + n) % n;
    p.turnsTaken = Math.max(0, Math.floor((start.turnNumber - 1 - behind) / n) + 1);
    p.finalizedCards = start.played[seat] ?? [];
    p.finalized = p.finalizedCards.map(() => NO_OBJECT);
    p.playedCards = p.finalizedCards;
    for (const b of start.scored[seat] ?? []) editBattlefield(s, b).scoredBy |= 1 << seat;
  }
  for (const { object, times } of start.moved) editObject(s, object).moves = times;
  pushFrame(s, FrameKind.game, {});
  s.frames.push({
    epoch: s.epoch,
    kind: FrameKind.turn,
    step: STEP_OF[start.phase] ?? TurnStep.settle,
    data: { seat: start.turnPlayer, items: 0 },
  });
  startCleanup(s, "none");
  run(s);
}
