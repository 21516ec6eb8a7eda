import { baseOf, type CardId } from "@rulebound/engine/internal";
import type { CardData, Domain } from "@rulebound/engine/language";
import {
  addBattlefield,
  addCard,
  addPermanent,
  addRune,
  attachAt,
  type BattlefieldIndex,
  battlefieldLocation,
  type CardPool,
  emptyGame,
  extendPool,
  hideAt,
  type Loaded,
  type LocationId,
  loadPool,
  nthBattlefield,
  nthSeat,
  type ObjectId,
  PoolError,
  phaseOf,
  type Seat,
  type State,
  setContested,
  setControl,
  setPlayer,
  startAt,
  startRecording,
  Zone,
} from "./adapter.ts";
import type { BattlefieldSetup, Case, ObjectSetup, PlayerSetup } from "./case.ts";
import { BLANK_LEGEND, FILLER, tagGiver } from "./catalogue.ts";
import { StepFailure } from "./failure.ts";
import { Names } from "./names.ts";
import { DOMAINS } from "./read/keywords.ts";
import { fold } from "./words.ts";

/** A board with everything in its place, run to the first decision. */
export interface Board {
  readonly state: State;
  readonly names: Names;
}

const FILLERS = 10;
const RUNES = 12;

export function setUp(from: Case, cards: readonly CardData[], change = (pool: CardPool): CardPool => pool): Board {
  const state = emptyGame(change(poolFor(from, cards)), { mode: from.mode, seed: from.seed, windows: "all" });
  const table = new Table(state, loaded(cards));
  for (const battlefield of from.battlefields) table.battlefield(battlefield);
  for (const [seat, player] of from.players.entries()) table.player(player, nthSeat(seat));
  // 489.8.d.1: what is said of one of a team is true of both.
  for (const { seat, team } of state.players)
    setPlayer(state, seat, { points: Math.max(...state.players.filter((p) => p.team === team).map(({ points }) => points)) });
  for (const [index, battlefield] of from.battlefields.entries()) table.occupy(battlefield, nthBattlefield(index));
  startRecording(state);
  const indexOf = (name: string) => from.battlefields.findIndex((battlefield) => fold(battlefield.name) === fold(name));
  table.names.note(state);
  startAt(state, {
    turnPlayer: from.turn,
    phase: phaseOf(from.phase),
    turnNumber: from.turnNumber,
    scored: from.scored.map((names) => names.map(indexOf)),
    moved: from.moved.map(({ unit, times }) => ({ object: table.names.object(state, unit), times })),
    played: from.played.map((names) => names.map((name) => table.card(name))),
  });
  table.names.note(state);
  return { state, names: table.names };
}

/** Every card of a list is compiled once; cases add their own to it, and share what they add. The most that are kept is what a process spares for it. */
const MOST_POOLS = 200;
const pools = new WeakMap<readonly CardData[], Map<string, CardPool>>();
const lists = new WeakMap<readonly CardData[], Loaded>();

function loaded(cards: readonly CardData[]): Loaded {
  const found = lists.get(cards) ?? loadPool(cards);
  lists.set(cards, found);
  return found;
}

/** An object with tags of its own has them from an effect, so the pool needs one that gives them. */
function tagGivers({ players, battlefields }: Case): CardData[] {
  const objects = [...players.flatMap(({ base }) => base), ...battlefields.flatMap(({ units }) => units.flat())];
  return objects.flatMap((object) => [object, ...object.attached]).flatMap(({ tags }) => (tags.length === 0 ? [] : [tagGiver(tags)]));
}

function poolFor(from: Case, cards: readonly CardData[]): CardPool {
  const own = [...new Map([FILLER, BLANK_LEGEND, ...from.cards, ...tagGivers(from)].map((card) => [fold(card.name), card])).values()];
  const shared = pools.get(cards) ?? new Map<string, CardPool>();
  pools.set(cards, shared);
  const key = JSON.stringify(own);
  const known = shared.get(key);
  if (known !== undefined) return known;
  try {
    const pool = extendPool(loaded(cards).pool, own);
    if (shared.size >= MOST_POOLS) shared.delete(shared.keys().next().value ?? key);
    shared.set(key, pool);
    return pool;
  } catch (error) {
    if (error instanceof PoolError) throw new StepFailure(`a card cannot be compiled: ${error.message}`, from.line);
    throw error;
  }
}

/** Puts things where they belong, and knows them by name. */
class Table {
  readonly names = Names.none();

  constructor(
    private readonly state: State,
    private readonly loaded: Loaded,
  ) {}

  card(name: string): CardId {
    const index = this.state.pool.byName.get(fold(name));
    if (index !== undefined) return index;
    const refused = this.loaded.refused.find(({ card }) => fold(card) === fold(name));
    throw new StepFailure(
      refused === undefined ? `"${name}" is not a card of the pool.` : `"${name}" cannot be run yet: ${refused.reason}`,
    );
  }

  battlefield({ name, card, owner }: BattlefieldSetup): void {
    this.names.namePlace(addBattlefield(this.state, this.card(card), owner), name);
  }

  player(player: PlayerSetup, seat: Seat): void {
    const { state } = this;
    const { energy = 0, any = 0 } = player.pool;
    const chosen = player.chosen ?? player.champion?.card ?? null;
    setPlayer(state, seat, {
      points: player.points,
      xp: player.xp,
      energy,
      power: [...DOMAINS.map((domain) => player.pool[domain] ?? 0), any],
      ...(chosen === null ? {} : { chosen: this.card(chosen) }),
    });
    const legend = player.legend;
    this.called(
      legend,
      addCard(state, this.card(legend?.card ?? BLANK_LEGEND.name), seat, Zone.legend, {
        exhausted: legend?.exhausted ?? false,
        empowered: legend?.empowered ?? 0,
      }),
    );
    for (const object of player.legends) this.put(object, seat, Zone.aside);
    if (player.champion !== null) this.put(player.champion, seat, Zone.champion);
    for (const object of player.hand) this.put(object, seat, Zone.hand);
    for (const object of player.deck) this.put(object, seat, Zone.deck);
    if (player.filled) for (let i = 0; i < FILLERS; i++) addCard(state, this.card(FILLER.name), seat, Zone.deck);
    for (const object of player.trash) this.put(object, seat, Zone.trash);
    for (const object of player.banished) this.put(object, seat, Zone.banished);
    this.runes(player, seat);
    for (const object of player.base) this.place(object, seat, baseOf(seat));
  }

  private runes({ runes, runeDeck }: PlayerSetup, seat: Seat): void {
    const { state } = this;
    for (const { domain, ready, exhausted } of runes) {
      for (let i = 0; i < ready; i++) addRune(state, this.rune(domain), seat, false);
      for (let i = 0; i < exhausted; i++) addRune(state, this.rune(domain), seat, true);
    }
    for (const domain of runeDeck ?? filling(runes)) addCard(state, this.rune(domain), seat, Zone.runeDeck);
  }

  private rune(domain: Domain): CardId {
    return this.card(`${domain} rune`);
  }

  occupy({ units, facedown, controller, contested }: BattlefieldSetup, index: BattlefieldIndex): void {
    const { state } = this;
    for (const [seat, objects] of units.entries())
      for (const object of objects) this.place(object, nthSeat(seat), battlefieldLocation(index));
    for (const [seat, cards] of facedown.entries()) {
      for (const card of cards) this.called(card, hideAt(state, this.card(card.card), card.owner ?? nthSeat(seat), index));
    }
    const occupants = [...new Set(state.at[battlefieldLocation(index)].map((id) => state.objects[id].controller))];
    const holder = controller ?? (occupants.length === 1 ? occupants[0] : null);
    if (holder !== null && holder >= 0) setControl(state, index, holder);
    if (contested !== null) setContested(state, index, contested);
  }

  private put(object: ObjectSetup, seat: Seat, zone: Zone): void {
    this.called(object, addCard(this.state, this.card(object.card), object.owner ?? seat, zone));
  }

  /** A permanent listed under a player is theirs, unless it says whose it is or who controls it. */
  private place(object: ObjectSetup, seat: Seat, location: LocationId): ObjectId {
    const { state } = this;
    const id = addPermanent(state, this.card(object.card), object.owner ?? seat, location, {
      controller: object.controller ?? seat,
      exhausted: object.exhausted,
      damage: object.damage,
      buffed: object.buffs,
      stunned: object.stunned,
      empowered: object.empowered,
      might: object.might,
      keywords: object.keywords,
      granted: object.granted,
      tags: object.tags,
      ...(object.copyOf === null ? {} : { copyOf: this.card(object.copyOf) }),
    });
    this.called(object, id);
    for (const gear of object.attached) attachAt(state, this.place(gear, gear.controller ?? object.controller ?? seat, location), id);
    return id;
  }

  private called(object: ObjectSetup | null, id: ObjectId): void {
    if (object !== null && object.alias !== null) this.names.giveAlias(object.alias, id);
  }
}

/** Up to twelve runes in all, of the domains that are there in turn; fury if there are none. */
function filling(runes: PlayerSetup["runes"]): Domain[] {
  const onBoard = runes.reduce((sum, { ready, exhausted }) => sum + ready + exhausted, 0);
  const domains = runes.length === 0 ? (["fury"] as const) : runes.map(({ domain }) => domain);
  return Array.from({ length: Math.max(0, RUNES - onBoard) }, (_, i) => domains[i % domains.length]);
}
