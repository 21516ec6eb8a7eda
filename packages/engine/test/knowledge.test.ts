import { describe, expect, it } from "vitest";
import { recycle } from "../src/actions/recycle.ts";
import { burn, draw } from "../src/actions/take.ts";
import { returnToHand, reveal } from "../src/actions/zones.ts";
import { topOf } from "../src/derive/read.ts";
import {
  addBattlefield,
  addCard,
  addPermanent,
  addRune,
  aliasOf,
  apply,
  type EventView,
  emptyGame,
  fork,
  Keyword,
  legal,
  newGame,
  nthCard,
  observe,
  Phase,
  redact,
  type State,
  setControl,
  startAt,
  startRecording,
  TypeBit,
  Zone,
} from "../src/internal.ts";
import { predict } from "../src/procedures/chain/predict.ts";
import { run } from "../src/procedures/run.ts";
import { editXp } from "../src/state/fork.ts";
import { battlefieldLocation, NO_OBJECT, NOBODY, nthBattlefield, nthSeat, P1, P2 } from "../src/state/ids.ts";
import { pool, randomSetup } from "./games.ts";

/** What players know because they saw it (128, 421.4, 424), and what they must not be able to tell. */

const FIELD = battlefieldLocation(nthBattlefield(0));
const hidden = pool.cards
  .filter((card) => (card.keywords & Keyword.Hidden) !== 0 && (card.types & TypeBit.spell) !== 0)
  .map(({ index }) => index);
const units = pool.cards.filter((card) => (card.types & TypeBit.unit) !== 0 && !card.token).map(({ index }) => index);
const plain = units.find((card) => pool.cards[card].abilities.length === 0) ?? units[0];
const rune = nthCard(pool.cards.findIndex((card) => (card.types & TypeBit.rune) !== 0));
const field = nthCard(pool.cards.findIndex((card) => (card.types & TypeBit.battlefield) !== 0));

/** P1 holds two different cards with Hidden, a battlefield and runes to hide with; P2 has some cards as well. */
function game(): State {
  const s = emptyGame(pool, { mode: "duel", seed: 3, windows: "public" });
  addBattlefield(s, field, P1);
  addBattlefield(s, field, P2);
  setControl(s, nthBattlefield(0), P1);
  addPermanent(s, plain, P1, FIELD);
  for (let i = 0; i < 5; i++) addRune(s, rune, P1, false);
  addCard(s, hidden[0], P1, Zone.hand);
  addCard(s, hidden[1], P1, Zone.hand);
  for (let i = 0; i < 6; i++) {
    addCard(s, units[i], P1, Zone.deck);
    addCard(s, units[i + 6], P2, Zone.deck);
  }
  addCard(s, units[20], P2, Zone.hand);
  startAt(s, { turnPlayer: P1, phase: Phase.main, turnNumber: 3, scored: [], moved: [], played: [] });
  startRecording(s);
  return s;
}

const eventsOf = (s: State, viewer: number): EventView[] => (s.events ?? []).map((e) => redact(e, s, nthSeat(viewer)));
const cardsOf = (events: readonly EventView[], type: string): number[] => events.filter((e) => e.type === type).map((e) => e.card);

describe("what is hidden", () => {
  it("looks the same to the opponent, whichever card of a hand it was, even one that was known", () => {
    const first = game();
    reveal(first, [first.players[0].hand[0]], P1);
    const second = fork(first);
    const [known, unknown] = first.players[0].hand;
    expect(observe(first, P2).players[0].hand.cards.map(({ card }) => card)).toEqual([hidden[0]]);
    expect(apply(first, { do: "hide", object: known, at: FIELD })).toBeNull();
    expect(apply(second, { do: "hide", object: unknown, at: FIELD })).toBeNull();
    const seen = [first, second].map((s) => JSON.stringify([observe(s, P2).players, eventsOf(s, 1).map((e) => ({ ...e, object: 0 }))]));
    expect(seen[1]).toBe(seen[0]);
    expect(observe(first, P2).battlefields[0].facedown).toMatchObject([{ card: -1, name: "", controller: 0 }]);
    expect(observe(first, P1).battlefields[0].facedown).toMatchObject([{ card: hidden[0] }]);
  });

  it("does not show the opponent that it can be played as a Reaction (811.6.a)", () => {
    const s = game();
    apply(s, { do: "hide", object: s.players[0].hand[0], at: FIELD });
    const [theirs] = observe(s, P2).battlefields[0].facedown;
    expect(JSON.stringify(theirs)).not.toMatch(/reaction|keywords/i);
    expect(eventsOf(s, 1).filter(({ card }) => card === hidden[0])).toEqual([]);
  });

  it("is followed by its number until it is played or the game ends", () => {
    const s = game();
    const [id] = s.players[0].hand;
    apply(s, { do: "hide", object: id, at: FIELD });
    const [{ id: alias }] = observe(s, P2).battlefields[0].facedown;
    expect(eventsOf(s, 1).find((e) => e.type === "hidden")).toMatchObject({ object: alias, card: -1 });
    apply(s, { do: "concede", player: P2 });
    expect(observe(s, P2).battlefields[0].facedown).toMatchObject([{ id: alias, card: hidden[0] }]);
  });

  it("has another number when it comes back from where it could not be followed", () => {
    const s = game();
    const [id] = s.players[0].hand;
    reveal(s, [id], P1);
    const before = aliasOf(s, P2, id);
    expect(aliasOf(s, P1, id)).not.toBe(before);
    recycle(s, [...s.players[0].hand], P1);
    draw(s, P1, 8);
    expect(apply(s, { do: "hide", object: id, at: FIELD })).toBeNull();
    expect(aliasOf(s, P2, id)).not.toBe(before);
  });
});

describe("a card", () => {
  it("that was seen to return to a hand is known there", () => {
    const s = game();
    const taken = topOf(s, P1, 1);
    burn(s, P1, 1);
    returnToHand(s, taken, P1);
    expect(observe(s, P2).players[0].hand).toMatchObject({ count: 3, cards: [{ card: s.objects[taken[0]].card }] });
    expect(observe(s, NOBODY).players[0].hand.cards.length).toBe(1);
  });

  it("that is drawn is told to its owner alone", () => {
    const s = game();
    draw(s, P2, 2);
    expect(cardsOf(eventsOf(s, 0), "drew")).toEqual([-1, -1]);
    expect(cardsOf(eventsOf(s, 1), "drew")).toEqual([units[6], units[7]]);
    expect(cardsOf(eventsOf(s, -1), "drew")).toEqual([-1, -1]);
  });

  it("that was revealed on top of a deck is known when it is drawn", () => {
    const s = game();
    reveal(s, [s.players[1].deck.at(-1) ?? NO_OBJECT], P2);
    expect(observe(s, P1).players[1].deck.known).toMatchObject([{ fromTop: 0, card: units[6] }]);
    draw(s, P2, 2);
    expect(cardsOf(eventsOf(s, 0), "drew")).toEqual([units[6], -1]);
    expect(observe(s, P1).players[1].hand).toMatchObject({ count: 3, cards: [{ card: units[6] }] });
  });
});

describe("the order of a deck", () => {
  it("is not told by what is recycled, and nobody knows it afterwards", () => {
    const s = game();
    const burned = topOf(s, P1, 5);
    burn(s, P1, 5);
    recycle(s, burned, P1);
    expect(cardsOf(eventsOf(s, 1), "recycled")).toEqual(burned.map((id) => s.objects[id].card));
    expect(s.players[0].deck.slice(0, 5).toReversed()).not.toEqual(burned);
    for (const viewer of [0, 1, -1]) expect(observe(s, nthSeat(viewer)).players[0].deck.known).toEqual([]);
  });

  it("is known where a single card was seen to go under it", () => {
    const s = game();
    const burned = topOf(s, P1, 1);
    burn(s, P1, 1);
    recycle(s, burned, P1);
    expect(observe(s, P2).players[0].deck.known).toMatchObject([{ fromTop: 5, card: s.objects[burned[0]].card }]);
  });

  it("is known to whoever predicted, and to nobody else", () => {
    const s = game();
    reveal(s, s.players[1].deck.slice(-2), P2);
    s.decision = null;
    predict(s, P2, 2);
    run(s);
    expect(observe(s, P1).decision).toEqual({ player: 1, asked: "question" });
    expect(observe(s, P2).decision).toMatchObject({
      asked: "you",
      kind: "choose",
      options: [{ name: pool.cards[units[6]].data.name }, {}],
    });
    apply(s, { do: "choose", picks: [] });
    apply(s, { do: "choose", picks: s.players[1].deck.slice(-2) });
    expect(observe(s, P2).players[1].deck.known.map(({ card }) => card)).toEqual([units[7], units[6]]);
    expect(observe(s, P1).players[1].deck.known).toEqual([]);
  });
});

describe("the order of a rune deck", () => {
  it("is known to the owner who chose it, and to nobody else", () => {
    const s = game();
    const other = nthCard(pool.cards.findIndex((card, i) => i !== rune && (card.types & TypeBit.rune) !== 0));
    addRune(s, other, P1, false);
    s.decision = null;
    recycle(s, s.players[0].runes.slice(-3), P1);
    run(s);
    expect(s.decision).toMatchObject({ player: 0, kind: "order", rule: "416.5.a" });
    expect(observe(s, P2).decision).toEqual({ player: 0, asked: "question" });
    apply(s, { do: "choose", picks: s.players[0].runeDeck.slice(0, 3) });
    expect(observe(s, P1).players[0].runeDeck.known.map(({ card }) => card)).toEqual([other, rune, rune]);
    for (const viewer of [1, -1]) expect(observe(s, nthSeat(viewer)).players[0].runeDeck.known).toEqual([]);
  });
});

describe("a question", () => {
  it("is shown in full to the player who is asked, and to nobody else", () => {
    const s = newGame(randomSetup(11));
    const player = s.decision?.player ?? 0;
    expect(observe(s, nthSeat(player)).decision).toMatchObject({ asked: "you", kind: "mulligan", max: 2 });
    expect(observe(s, nthSeat(player)).decision).toHaveProperty("answers");
    expect(legal(s).length).toBeGreaterThan(1);
    for (const viewer of [1 - player, -1]) expect(observe(s, nthSeat(viewer)).decision).toEqual({ player, asked: "question" });
  });
});

describe("XP", () => {
  it("is known to everybody, watchers too (729.2)", () => {
    const s = game();
    editXp(s, P1).xp = 7;
    for (const viewer of [0, 1, -1]) expect(observe(s, nthSeat(viewer)).players.map(({ xp }) => xp)).toEqual([7, 0]);
  });
});
