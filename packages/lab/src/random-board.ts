import type { Rng } from "@rulebound/bots";
import {
  addBattlefield,
  addCard,
  addPermanent,
  addRune,
  attachAt,
  type BattlefieldIndex,
  baseOf,
  battlefieldLocation,
  type CardId,
  type DeckList,
  emptyGame,
  type GameSetup,
  hideAt,
  isUnit,
  Keyword,
  type LocationId,
  MODES,
  nthBattlefield,
  nthSeat,
  type ObjectId,
  type PermanentOptions,
  Phase,
  type Seat,
  type Start,
  type State,
  Stream,
  setControl,
  setPlayer,
  startAt,
  TypeBit,
  Zone,
} from "@rulebound/engine/internal";

/**
 * A game in the middle: bases and battlefields with units and gear, full hands and trashes, many runes. What takes ten turns
 * to come about in a game from the start happens here at once.
 */
export function randomBoard(setup: GameSetup, rng: Rng, scenes: readonly Scene[] = []): State {
  return boardAround(setup, rng, 0, scenes);
}

/**
 * The same board with everybody so many seats further on: what is made first, and so each object's id, stays the same. For whom there is no
 * deck has cards to draw and runes to channel, and nothing else.
 */
export function boardAround(
  { pool, mode, decks, seed, windows = "useful" }: GameSetup,
  rng: Rng,
  further: number,
  scenes: readonly Scene[] = [],
): State {
  const s = emptyGame(pool, { mode, seed, windows });
  const count = MODES.find(({ name }) => name === mode)?.players ?? 2;
  const seats = decks.map((_, i) => nthSeat((i + further) % count));
  // What chance brings each player goes with the player.
  s.rng = seats.reduce((streams, seat, i) => streams.with(Stream.recycle + seat, s.rng[Stream.recycle + i]), s.rng);
  const piles = decks.map(({ main }) => shuffled(main, rng));
  const fields = seats.map((seat, i) => addBattlefield(s, decks[i].battlefields[0], seat));
  const happened = scenes.map((scene, i) => scene.set(s, seats[i], fields[i], rng));
  seats.forEach((seat, i) => {
    const teammate = seats.slice(0, i).find((other) => s.players[other].team === s.players[seat].team);
    const points = teammate === undefined ? rng.below(MOST_POINTS) : s.players[teammate].points;
    seatAt(s, seat, decks[i], piles[i], points, rng, scenes[i]);
  });
  for (const field of fields) {
    const unit = s.at[battlefieldLocation(field)].find((id) => isUnit(s, id));
    const i = rng.below(seats.length + 1) - 1;
    if (unit !== undefined) setControl(s, field, s.objects[unit].controller);
    else if (i >= 0) occupy(s, nthBattlefield(field), seats[i], piles[i], rng, scenes[i]);
  }
  piles.forEach((pile, i) => {
    for (const card of pile) addCard(s, card, seats[i], Zone.deck);
  });
  for (const { seat } of s.players) if (!seats.includes(seat)) seatBystander(s, seat, decks[0]);
  const turnPlayer = seats[rng.below(seats.length)];
  startAt(s, {
    turnPlayer,
    phase: PHASES[rng.below(PHASES.length)],
    turnNumber: 5 + rng.below(8),
    scored: [],
    moved: happened.flatMap(({ moved }) => moved),
    played: seats.map((_, seat) => happened[seats.indexOf(nthSeat(seat))]?.played ?? []),
  });
  return s;
}

/** What a board is to have for a player beside chance. */
export interface Scene {
  /** Few cards beside those of the scene: what it counts is not spoilt. */
  readonly bare: boolean;
  readonly hand: number | null;
  readonly runes: number | null;
  /** Puts its cards there before any other; `field` is the player's own battlefield. What has happened this turn is told. */
  set(s: State, seat: Seat, field: number, rng: Rng): Happened;
}

interface Happened {
  readonly moved: Start["moved"];
  readonly played: readonly CardId[];
}

/** Most often the Main Phase; the others run their triggers first. */
const PHASES = [Phase.main, Phase.main, Phase.awaken, Phase.ending];
const HAND = 6;
const TRASH = 6;
const MOST_XP = 18;
const MOST_POINTS = 6;
const RUNES_TO_COME = 4;
const CROWDED_ONE_IN = 8;
const CROWD = 6;

function seatAt(s: State, seat: Seat, deck: DeckList, pile: CardId[], points: number, rng: Rng, scene?: Scene): void {
  addCard(s, deck.legend, seat, Zone.legend);
  if (rng.below(2) === 0) addCard(s, deck.champion, seat, Zone.champion);
  else place(s, seat, baseOf(seat), deck.champion, rng);
  for (let i = s.players[seat].hand.length; i < (scene?.hand ?? HAND); i++) addCard(s, pile.pop() ?? deck.champion, seat, Zone.hand);
  for (let i = 0; i < TRASH; i++) addCard(s, pile.pop() ?? deck.champion, seat, Zone.trash);
  for (let i = 0; i < 4 && scene?.bare !== true; i++) placeNext(s, seat, baseOf(seat), pile, rng);
  const runesToCome = scene?.runes == null ? RUNES_TO_COME : Math.max(0, deck.runes.length - scene.runes);
  deck.runes.forEach((rune, i) => {
    if (i < runesToCome) addCard(s, rune, seat, Zone.runeDeck);
    else addRune(s, rune, seat, rng.below(4) === 0);
  });
  setPlayer(s, seat, { points, xp: rng.below(MOST_XP), chosen: deck.champion });
}

function seatBystander(s: State, seat: Seat, { main, runes }: DeckList): void {
  for (const card of main) addCard(s, card, seat, Zone.deck);
  for (const rune of runes) addCard(s, rune, seat, Zone.runeDeck);
}

function occupy(s: State, field: BattlefieldIndex, seat: Seat, pile: CardId[], rng: Rng, scene?: Scene): void {
  if (scene?.bare === true) return;
  const crowd = rng.below(CROWDED_ONE_IN) === 0 ? CROWD : 0;
  for (let i = 1 + rng.below(3) + crowd; i > 0; i--) placeNext(s, seat, battlefieldLocation(field), pile, rng);
  if (!s.at[battlefieldLocation(field)].some((id) => isUnit(s, id))) return;
  setControl(s, field, seat);
  const hidden = pile.findIndex((card) => (s.pool.cards[card].keywords & Keyword.Hidden) !== 0);
  if (hidden >= 0 && rng.below(2) === 0) hideAt(s, pile.splice(hidden, 1)[0], seat, field);
}

/** The next permanent of the pile; spells go to the deck. */
function placeNext(s: State, seat: Seat, location: LocationId, pile: CardId[], rng: Rng): void {
  while (pile.length > 0) {
    const card = pile.pop();
    if (card === undefined) return;
    if ((s.pool.cards[card].types & (TypeBit.unit | TypeBit.gear)) !== 0) {
      place(s, seat, location, card, rng);
      return;
    }
    addCard(s, card, seat, Zone.deck);
  }
}

/** Gear goes to a unit of its player there if it can be attached to one, else to the base unless it is deployed. */
export function place(s: State, seat: Seat, location: LocationId, card: CardId, rng: Rng, given: PermanentOptions = {}): ObjectId {
  const gear = (s.pool.cards[card].types & TypeBit.unit) === 0;
  const stays = !gear || (s.pool.cards[card].keywords & Keyword.Deploy) !== 0;
  const host =
    gear && s.pool.cards[card].equip !== null ? s.at[location].find((id) => isUnit(s, id) && s.objects[id].controller === seat) : undefined;
  const options = gear ? {} : { ...states(rng), damage: rng.below(5) === 0 && s.pool.cards[card].might > 1 ? 1 : 0, ...given };
  const id = addPermanent(s, card, seat, stays || host !== undefined ? location : baseOf(seat), options);
  if (host !== undefined) attachAt(s, id, host);
  return id;
}

const states = (rng: Rng) => ({
  exhausted: rng.below(4) === 0,
  buffed: rng.below(4) === 0 ? 1 : 0,
  empowered: rng.below(5) === 0 ? 1 : 0,
});

function shuffled(list: readonly CardId[], rng: Rng): CardId[] {
  const out = list.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
}
