import { EMPTY_POWER, NOTHING_LIMITED } from "../../actions/add.ts";
import { addBattlefieldObject } from "../../actions/battlefields.ts";
import { emit } from "../../actions/emit.ts";
import { newObject } from "../../actions/new-object.ts";
import { recycle } from "../../actions/recycle.ts";
import { leaveFor } from "../../actions/relocate.ts";
import { draw } from "../../actions/take.ts";
import type { CardPool } from "../../language/pool.ts";
import { MODES, type ModeName, modeNumber, modeOf } from "../../modes/modes.ts";
import { editObject, editPlayer, nextEpoch, nextVersion } from "../../state/fork.ts";
import { ask, editData, FINISHED, FrameKind, pickedObjects, picks, procedure, pushFrame } from "../../state/frames.ts";
import {
  type CardId,
  FIRST_ONGOING,
  FIRST_SEAT,
  type ItemId,
  NO_BATTLEFIELD,
  NO_CARD,
  NO_ITEM,
  NOBODY,
  nthSeat,
  type ObjectId,
  Phase,
  type Seat,
  Zone,
} from "../../state/ids.ts";
import { emptyObjectArray, mapToNumbers, mapToObjects } from "../../state/lists.ts";
import type { PlayerRecord, State } from "../../state/records.ts";
import { random, Stream, seededStreams, shuffled } from "../../state/rng.ts";
import { EVERYBODY } from "../../state/sight.ts";
import { NO_EXCESS } from "../combat/assignment.ts";

/** 104-118: setting a game up. */

/** A deck in indices of the pool. */
export interface DeckList {
  readonly legend: CardId;
  readonly champion: CardId;
  readonly main: readonly CardId[];
  readonly runes: readonly CardId[];
  readonly battlefields: readonly CardId[];
  /** Legends beside the first, where a card asks for them. */
  readonly furtherLegends?: readonly CardId[];
}

export interface GameSetup {
  readonly pool: CardPool;
  readonly mode: ModeName;
  readonly decks: readonly DeckList[];
  readonly seed: number;
  /** Eight words of 32 bits, in place of the seed: for games whose chance nobody may find out by trying. */
  readonly entropy?: readonly number[];
  /** Default: at random. */
  readonly firstPlayer?: number;
  /** 486.5: which of their battlefields players present; default: asked in a match, at random otherwise. */
  readonly battlefields?: readonly (CardId | undefined)[];
  readonly windows?: State["windows"];
  readonly record?: boolean;
}

export function bareState(pool: CardPool, mode: ModeName, seed: number, windows: State["windows"], entropy?: readonly number[]): State {
  const number = modeNumber(mode);
  const { teams, victoryScore } = MODES[number];
  const epoch = nextEpoch();
  const version = nextVersion();
  return {
    epoch,
    pool,
    mode: number,
    objects: emptyObjectArray(),
    players: mapToObjects(teams, (team, seat) => newPlayer(epoch, nthSeat(seat), team)),
    battlefields: emptyObjectArray(),
    at: [[], [], [], []],
    chain: emptyObjectArray(),
    frames: emptyObjectArray(),
    ongoing: emptyObjectArray(),
    turnPlayer: FIRST_SEAT,
    turnNumber: 0,
    phase: Phase.setup,
    turnQueue: [],
    lastRegular: NOBODY,
    firstPlayer: FIRST_SEAT,
    priority: NOBODY,
    focus: NOBODY,
    passes: 0,
    chainOpenedBy: 0,
    showdownAt: NO_BATTLEFIELD,
    combat: false,
    attacker: NOBODY,
    defender: NOBODY,
    combatNumber: 0,
    excessDamage: NO_EXCESS,
    tied: false,
    resolved: NO_ITEM,
    invited: NOBODY,
    cleanupDue: false,
    mightsWatched: false,
    batch: 0,
    nextItem: 0 as ItemId,
    nextOngoing: FIRST_ONGOING,
    stamp: 0,
    victoryScore,
    lastMight: [],
    winners: [],
    decision: null,
    answer: null,
    rng: seededStreams(seed, entropy),
    version,
    layersVersion: version,
    paymentVersion: version,
    cleanupVersion: version,
    cleanFor: -1,
    cleanIn: 0,
    derived: null,
    memory: null,
    acts: emptyObjectArray(),
    actsJudged: false,
    actJudged: null,
    actsVersion: -1,
    actsSeat: NOBODY,
    index: null,
    events: null,
    cause: -1,
    endingBegan: false,
    hasZoneCards: false,
    hasTrashPlays: false,
    windows,
  };
}

function newPlayer(epoch: number, seat: Seat, team: number): PlayerRecord {
  return {
    epoch,
    seat,
    team,
    lost: false,
    points: 0,
    xp: 0,
    deck: [],
    runeDeck: [],
    hand: [],
    trash: [],
    banished: [],
    champion: [],
    legends: [],
    furtherLegends: [],
    runes: [],
    energy: 0,
    power: EMPTY_POWER,
    limitedEnergy: NOTHING_LIMITED,
    limitedPower: NOTHING_LIMITED,
    limit: 0,
    chosen: NO_CARD,
    turnsTaken: 0,
    finalized: [],
    finalizedCards: [],
    playedCards: [],
    gearAbilities: 0,
    drawn: 0,
    discarded: 0,
    unitsLost: 0,
    unitsLostInBeginning: 0,
    gearLost: 0,
    spentPower: 0,
    spentOnSpell: 0,
    xpGained: 0,
    chosenEnemies: [],
    pointsHeld: 0,
    playedToBattlefield: 0,
  };
}

export interface SetupData {
  readonly decks: readonly DeckList[];
  /** Null: what was undefined, after saving and loading. */
  readonly battlefields: readonly (CardId | null | undefined)[];
  at: number;
  chosen: readonly CardId[];
}

export function setUp(setup: GameSetup): State {
  const s = bareState(setup.pool, setup.mode, setup.seed, setup.windows ?? "useful", setup.entropy);
  if (setup.record === true) s.events = [];
  const n = s.players.length;
  s.firstPlayer = nthSeat(setup.firstPlayer ?? random(s, Stream.seating, n)); // 115, 115.1.a
  for (let seat = FIRST_SEAT; seat < n; seat++) placeDeck(s, seat, setup.decks[seat]);
  pushFrame(s, FrameKind.game, {});
  pushFrame(s, FrameKind.setup, { decks: setup.decks, battlefields: setup.battlefields ?? [], at: 0, chosen: [] });
  return s;
}

/** 111, 112, 114 */
function placeDeck(s: State, seat: Seat, deck: DeckList): void {
  const p = editPlayer(s, seat);
  const put = (card: CardId, zone: Zone): ObjectId => {
    const o = newObject(s, card, seat, false);
    o.zone = zone;
    return o.id;
  };
  p.legends = [put(deck.legend, Zone.legend)]; // 111, 174.2
  p.furtherLegends = mapToNumbers(deck.furtherLegends ?? [], (card) => put(card, Zone.aside));
  for (const id of p.furtherLegends) editObject(s, id).knownTo = EVERYBODY;
  p.champion = [put(deck.champion, Zone.champion)]; // 112
  p.chosen = deck.champion;
  p.deck = shuffled(
    s,
    Stream.decks + seat,
    mapToNumbers(deck.main, (card) => put(card, Zone.deck)), // 170.2: with no battlefield in it
  );
  p.runeDeck = shuffled(
    s,
    Stream.decks + seat,
    mapToNumbers(deck.runes, (card) => put(card, Zone.runeDeck)), // 103.3.b: apart from the Main Deck
  );
}

/** Seats in turn order from the first player on. */
const order = (s: State): Seat[] => mapToNumbers(s.players, (_, i) => nthSeat((s.firstPlayer + i) % s.players.length));

const Step = { battlefields: 0, presented: 1, place: 2, mulligan: 3, mulliganed: 4 } as const;

export const setupProcedure = procedure<SetupData, typeof Step>("110", Step, {
  /** 113, 485.5 and the like: who brings which battlefield. */
  battlefields(s, data) {
    const mode = modeOf(s);
    if (data.at >= s.players.length) return Step.place;
    const seat = nthSeat(data.at);
    const own = data.decks[seat].battlefields;
    const wanted = data.battlefields[seat];
    const indices = mapToNumbers(own, (_, i) => i);
    if (mode.firstPlayerBringsNone && seat === s.firstPlayer) s.answer = { do: "choose", picks: [] };
    else if (wanted !== undefined && wanted !== null) s.answer = { do: "choose", picks: [own.indexOf(wanted)] };
    else if (mode.battlefieldsAreChosen && own.length > 1)
      ask(s, { player: seat, kind: "battlefield", about: "location", rule: "486.5", options: indices, min: 1, max: 1 });
    else s.answer = { do: "choose", picks: [random(s, Stream.battlefields, own.length)] };
    return Step.presented;
  },

  presented(s, data, frame) {
    const d = editData(s, frame, data);
    const [pick] = picks(s);
    d.chosen = [...data.chosen, pick === undefined ? NO_CARD : data.decks[data.at].battlefields[pick]];
    d.at = data.at + 1;
    return Step.battlefields;
  },

  /** 113: placed simultaneously. */
  place(s, data, frame) {
    // 113.1, 487.5, 488.5, 489.5.a: one of each who brings any.
    data.chosen.forEach((card, seat) => {
      if (card >= 0) addBattlefieldObject(s, card, nthSeat(seat), false);
    });
    editData(s, frame, data).at = 0;
    for (const seat of order(s)) draw(s, seat, 4); // 116
    return Step.mulligan;
  },

  /** 117: in turn order, up to two cards. */
  mulligan(s, data) {
    const seat = order(s)[data.at];
    if (seat === undefined) return FINISHED; // 118
    ask(s, { player: seat, kind: "mulligan", about: "mulligan", rule: "117.1", options: s.players[seat].hand, min: 0, max: 2 });
    return Step.mulliganed;
  },

  /** 117.2, 117.3: first draw as many, then recycle what was set aside. */
  mulliganed(s, data, frame) {
    const seat = order(s)[data.at];
    const aside = pickedObjects(s);
    editData(s, frame, data).at = data.at + 1;
    for (const id of aside) leaveFor(s, id, Zone.aside);
    draw(s, seat, aside.length);
    if (aside.length > 0) recycle(s, aside, seat);
    emit(s, "shuffled", "117", { player: seat, amount: aside.length });
    return Step.mulligan;
  },
});
