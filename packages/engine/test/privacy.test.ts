import { describe, expect, it } from "vitest";
import { recycle } from "../src/actions/recycle.ts";
import { banish, discard, returnToHand } from "../src/actions/zones.ts";
import {
  addBattlefield,
  addCard,
  addPermanent,
  addRune,
  apply,
  type CardId,
  emptyGame,
  hideAt,
  legal,
  Memory,
  observe,
  observeTable,
  Phase,
  type PlayerView,
  type State,
  setControl,
  startAt,
  type View,
  Zone,
} from "../src/internal.ts";
import { editLayerInputs, editObject, editPlayer } from "../src/state/fork.ts";
import { baseOf, NOBODY, nthBattlefield, nthLocation, nthSeat, type ObjectId, P1, P2, P3, P4, type Seat } from "../src/state/ids.ts";
import { pool } from "./games.ts";

/** 128: what is public, on the board (109) and elsewhere, private or secret. P2's things, as P2, P1 and a spectator see them. */

const named = (name: string): CardId => {
  const index = pool.byName.get(name.toLowerCase());
  if (index === undefined) throw new Error(name);
  return index;
};
const SPECTATOR = NOBODY;
const OTHERS = [P1, SPECTATOR];
const EVERYBODY = [P1, P2, SPECTATOR];

interface Board {
  readonly s: State;
  readonly unit: number;
  readonly rune: number;
  readonly hidden: ObjectId;
}

/** P2's turn: a card of P2's in every zone. */
function board(): Board {
  const s = emptyGame(pool, { mode: "duel", seed: 3, windows: "public" });
  addBattlefield(s, named("Void Gate"), P1);
  addBattlefield(s, named("Zaun Warrens"), P2);
  setControl(s, nthBattlefield(1), P2);
  addPermanent(s, named("Pouty Poro"), P2, nthLocation(5));
  const unit = addPermanent(s, named("Stalwart Poro"), P2, baseOf(P2), { exhausted: true, buffed: 1, damage: 1 });
  const rune = addRune(s, named("Fury Rune"), P2, true);
  const hidden = hideAt(s, named("Sprite Call"), P2, nthBattlefield(1));
  addCard(s, named("Jinx, Loose Cannon"), P2, Zone.legend);
  addCard(s, named("Jinx, Rebel"), P2, Zone.champion);
  for (const name of ["Gust", "Rebuke"]) addCard(s, named(name), P2, Zone.hand);
  for (const name of ["Cleave", "Hextech Ray"]) addCard(s, named(name), P2, Zone.trash);
  for (const name of ["Void Seeker", "Get Excited!"]) addCard(s, named(name), P2, Zone.banished);
  for (const name of ["Chemtech Enforcer", "Traveling Merchant"]) for (const seat of [P1, P2]) addCard(s, named(name), seat, Zone.deck);
  for (const name of ["Fury Rune", "Chaos Rune"]) addCard(s, named(name), P2, Zone.runeDeck);
  startAt(s, { turnPlayer: P2, phase: Phase.main, turnNumber: 4, scored: [], moved: [], played: [] });
  return { s, unit, rune, hidden };
}

const { s: there } = board();
const players = EVERYBODY.map((viewer) => observe(there, viewer).players[P2]);
const names = (cards: readonly { readonly name: string }[]): string[] => cards.map(({ name }) => name);
const all = <T>(views: readonly T[], expected: unknown): void => {
  for (const view of views) expect(view).toEqual(expected);
};
const zone = (of: (p: PlayerView) => readonly { readonly name: string }[]): string[][] => players.map((p) => names(of(p)));

describe("everybody sees", () => {
  it("trashes and banishments, every card of them (108.2.d, 108.6.e, 128.5, 130.6)", () => {
    all(
      zone(({ trash }) => trash),
      ["Cleave", "Hextech Ray"],
    );
    all(
      zone(({ banished }) => banished),
      ["Void Seeker", "Get Excited!"],
    );
  });

  it("legends, and the cards in Champion Zones (108.3.e)", () => {
    all(
      zone(({ champion }) => champion),
      ["Jinx, Rebel"],
    );
    all(
      zone(({ legends }) => legends),
      ["Jinx, Loose Cannon"],
    );
  });

  it("permanents and runes, in bases and at battlefields, and what state they are in (107.1.d, 107.2.c, 109, 109.1, 109.2)", () => {
    for (const viewer of EVERYBODY) {
      const { board: permanents, battlefields, players: seats } = observe(there, viewer);
      expect(names(battlefields)).toEqual(["Void Gate", "Zaun Warrens"]);
      expect(permanents).toMatchObject([
        { name: "Stalwart Poro", location: P2, exhausted: true, buffs: 1, damage: 1, might: 3 },
        { name: "Pouty Poro", location: 5, exhausted: false, buffs: 0, damage: 0, might: 2 },
      ]);
      expect(seats[P2].runes).toMatchObject([{ name: "Fury Rune", exhausted: true }]);
    }
  });

  it("the chain; a facedown card is turned up as it is played (108.1.b, 130.4)", () => {
    const { s, hidden } = board();
    const play = legal(s).find((answer) => answer.do === "play" && answer.object === hidden);
    if (play === undefined) throw new Error("the hidden card cannot be played");
    expect(apply(s, play)).toBeNull();
    for (const viewer of EVERYBODY) {
      const [item] = observe(s, viewer).chain;
      expect(item).toMatchObject({ name: "Sprite Call", kind: "card", controller: P2 });
      expect(item.object).toBeGreaterThanOrEqual(0);
    }
  });

  it("how many cards a hand and a deck hold (108.7.e)", () => {
    all(
      players.map(({ hand, deck, runeDeck }) => [hand.count, deck.count, runeDeck.count]),
      [2, 2, 2],
    );
  });

  it("that a hand has grown, though none of its cards (108.7.e)", () => {
    const { s } = board();
    const memory = new Memory();
    expect(observeTable(s, P1, memory).players[P2].hand).toEqual({ count: 2, cards: [] });
    addCard(s, named("Gust"), P2, Zone.hand);
    expect(observeTable(s, P1, memory).players[P2].hand).toEqual({ count: 3, cards: [] });
  });
});

describe("only their own player sees", () => {
  it("the cards in a hand (108.7.c, 128.4)", () => {
    expect(names(observe(there, P2).players[P2].hand.cards)).toEqual(["Gust", "Rebuke"]);
    for (const viewer of OTHERS) expect(observe(there, viewer).players[P2].hand.cards).toEqual([]);
  });

  it("what lies facedown; that something does is seen by all (107.3.f)", () => {
    const facedown = (viewer: Seat): View["battlefields"][number]["facedown"] => observe(there, viewer).battlefields[1].facedown;
    expect(facedown(P2)).toMatchObject([{ name: "Sprite Call" }]);
    for (const viewer of OTHERS) expect(facedown(viewer)).toMatchObject([{ name: "", card: -1, controller: P2 }]);
  });

  it("what they control facedown, and its owner does not (128.4)", () => {
    const { s, hidden } = board();
    editLayerInputs(s, hidden).controller = P1;
    const seen = EVERYBODY.map((viewer) => observe(s, viewer).battlefields[1].facedown[0].name);
    expect(seen).toEqual(["Sprite Call", "", ""]);
  });
});

describe("nobody sees", () => {
  it("cards of decks, nor their order (108.4.d, 108.5.d, 128.3)", () => {
    for (const { deck, runeDeck } of players) expect([deck.known, runeDeck.known]).toEqual([[], []]);
    const { s } = board();
    const other = board().s;
    const p = editPlayer(other, P2);
    p.deck = p.deck.toReversed();
    p.runeDeck = p.runeDeck.toReversed();
    for (const viewer of EVERYBODY) expect(observe(other, viewer)).toEqual(observe(s, viewer));
  });
});

describe("a card", () => {
  it("is as public as the zone that it comes to (128.2.a)", () => {
    const { s } = board();
    const [gust, rebuke] = s.players[P2].hand;
    const [cleave] = s.players[P2].trash;
    const seen = (of: (p: PlayerView) => readonly { readonly name: string }[]): string[] => names(of(observe(s, SPECTATOR).players[P2]));
    discard(s, P2, [gust]);
    expect(seen(({ trash }) => trash)).toContain("Gust");
    banish(s, [gust], P2);
    expect(seen(({ banished }) => banished)).toContain("Gust");
    recycle(s, [cleave, rebuke], P2);
    expect(observe(s, P2).players[P2].deck).toMatchObject({ count: 4, known: [] });
    returnToHand(s, [s.players[P2].champion[0]], P2);
    expect(seen(({ champion }) => champion)).toEqual([]);
    addCard(s, named("Cleave"), P2, Zone.hand);
    expect(names(observe(s, P2).players[P2].hand.cards)).toEqual(["Jinx, Rebel", "Cleave"]);
    // The champion was seen on its way there.
    for (const viewer of OTHERS) expect(names(observe(s, viewer).players[P2].hand.cards)).toEqual(["Jinx, Rebel"]);
  });
});

describe("the order of cards", () => {
  it("in a hand changes nothing (108.7.d)", () => {
    const { s } = board();
    const other = board().s;
    editPlayer(other, P2).hand = other.players[P2].hand.toReversed();
    const answers = (state: State): string[] =>
      legal(state)
        .map((answer) => JSON.stringify(answer))
        .sort();
    expect(answers(other)).toEqual(answers(s));
    expect(observe(other, P1).players[P2].hand).toEqual(observe(s, P1).players[P2].hand);
  });

  it("in a hand is nothing to know a card by: once one has left unseen, nobody else knows which are left (108.7.d)", () => {
    const { s } = board();
    addCard(s, named("Gust"), P2, Zone.hand);
    const { hand } = s.players[P2];
    for (const id of hand) editObject(s, id).knownTo = 1 << P1;
    expect(observe(s, P1).players[P2].hand.cards).toHaveLength(3);
    recycle(s, [hand[0]], P2);
    expect(observe(s, P1).players[P2].hand).toEqual({ count: 2, cards: [] });
    expect(observe(s, P2).players[P2].hand.cards).toHaveLength(2);
  });
});

describe("a teammate", () => {
  it("sees no more of a hand, a deck or a facedown card than an opponent (128.4, 489.8.f)", () => {
    const s = emptyGame(pool, { mode: "2v2", seed: 3, windows: "public" });
    for (const seat of [1, 2, 3]) addBattlefield(s, named("Void Gate"), nthSeat(seat));
    setControl(s, nthBattlefield(0), P1);
    addPermanent(s, named("Pouty Poro"), P1, nthLocation(4));
    hideAt(s, named("Sprite Call"), P1, nthBattlefield(0));
    addCard(s, named("Gust"), P1, Zone.hand);
    for (let seat = 0; seat < 4; seat++) addCard(s, named("Cleave"), nthSeat(seat), Zone.deck);
    startAt(s, { turnPlayer: P1, phase: Phase.main, turnNumber: 4, scored: [], moved: [], played: [] });
    const known = [P1, P2, P3, P4].map((seat) => {
      const view = observe(s, nthSeat(seat));
      return [view.players[P1].hand.cards.length, view.battlefields[0].facedown[0].name];
    });
    expect(known).toEqual([
      [1, "Sprite Call"],
      [0, ""],
      [0, ""],
      [0, ""],
    ]);
  });
});
