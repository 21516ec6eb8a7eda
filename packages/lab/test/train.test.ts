import { ask, createRng, Features, Network, packed, random, unpacked } from "@rulebound/bots";
import { CARDS, starterDecks, tournamentDecks } from "@rulebound/cards";
import {
  apply,
  determinize,
  fork,
  isAmong,
  loadPool,
  type ModeName,
  newGame,
  nthSeat,
  otherOfTwo,
  P1,
  P2,
  type Seat,
  type State,
  seenBy,
  TypeBit,
  Zone,
} from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import { partOf, Trainer, type TrainingState } from "../src/index.ts";
import { Fitter, lossOn } from "../src/train/fit.ts";
import { Samples } from "../src/train/samples.ts";

const { pool } = loadPool(CARDS);
const decks = tournamentDecks(pool).map(({ deck }) => deck);

function positions(mode: ModeName, seats: number, seed: number): State[] {
  const rng = createRng(seed, 7);
  const s = newGame({ pool, mode, decks: Array.from({ length: seats }, () => decks[rng.below(decks.length)]), seed });
  const out: State[] = [];
  for (let at = 1; s.decision !== null && at < 300; at++) {
    if (at % 9 === 0) out.push(fork(s));
    apply(s, ask(random, s, rng));
  }
  return out;
}

const shownOf = (s: State, seat: Seat, opponent: Seat): string => {
  const features = new Features();
  features.write(s, seat, opponent);
  const { rows, values, count } = features;
  return JSON.stringify([[...rows.slice(0, count)], [...values.slice(0, count)]]);
};

/** Everything that a seat cannot see becomes something else. */
function otherwise(s: State, seat: number, seed: number): State {
  const rng = createRng(seed);
  const f = determinize(s, nthSeat(seat), rng);
  const main = pool.cards.filter((card) => (card.types & (TypeBit.unit | TypeBit.spell)) !== 0 && !card.token);
  for (const o of f.objects)
    if (
      o.owner !== seat &&
      (o.zone === Zone.hand || o.zone === Zone.deck || o.zone === Zone.facedown) &&
      !isAmong(seenBy(o), nthSeat(seat))
    )
      f.objects[o.id] = { ...o, epoch: f.epoch, card: main[rng.below(main.length)].index };
  return f;
}

describe("what the network is shown", () => {
  it.each([
    ["duel", 2],
    ["match", 2],
    ["ffa3", 3],
    ["ffa4", 4],
    ["2v2", 4],
  ] as const)("depends on nothing that a seat cannot see (%s)", (mode, seats) => {
    const all = positions(mode, seats, 3);
    expect(all.length).toBeGreaterThan(5);
    for (const s of all)
      for (let seat = P1; seat < seats; seat++)
        for (let n = 1; n < 3; n++) {
          const opponent = nthSeat((seat + 1) % seats);
          expect(shownOf(otherwise(s, seat, n), seat, opponent)).toBe(shownOf(s, seat, opponent));
        }
  });

  it("differs by the own hand", () => {
    const s = positions("duel", 2, 3).find(({ players }) => players[0].hand.length > 0) as State;
    expect(new Set([1, 2, 3].map((n) => shownOf(otherwise(s, 1, n), P1, P2))).size).toBeGreaterThan(1);
  });
});

describe("a network", () => {
  it("learns what it is shown", () => {
    const network = Network.empty(8, pool.cards.length);
    const samples = new Samples(400);
    const features = new Features();
    for (const seed of [1, 2, 3, 4])
      for (const s of positions("duel", 2, seed))
        for (const seat of [P1, P2]) {
          features.write(s, seat, otherOfTwo(seat));
          samples.add(features, s.players[seat].hand.length > 3 ? 1 : 0);
        }
    const fitter = new Fitter(network, 1);
    const before = lossOn(network, samples);
    fitter.steps(samples, 4000);
    expect(lossOn(network, samples)).toBeLessThan(before / 2);
  });

  it("is the same after it was written and read, but for roundings", () => {
    const network = Network.empty(4, pool.cards.length);
    const rng = createRng(5);
    for (let i = 0; i < network.first.length; i++) network.first[i] = rng.below(200) / 100 - 1;
    for (let i = 0; i < 4; i++) network.last[i] = rng.below(200) / 100 - 1;
    const read = unpacked(JSON.parse(JSON.stringify(packed(network, pool, () => true))), pool);
    for (const s of positions("duel", 2, 4)) expect(read.chance(s, P1)).toBeCloseTo(network.chance(s, P1), 1);
    expect(() => unpacked({ ...packed(network, pool, () => true), version: 0 }, pool)).toThrow("of version 0");
  });
});

describe("training", () => {
  it("divides decks by their cards, whatever they are called and however they are ordered", () => {
    const all = [...decks, ...starterDecks(pool).map(({ deck }) => deck)];
    for (const deck of all) expect(partOf(pool, { ...deck, main: [...deck.main].reverse() })).toBe(partOf(pool, deck));
    expect(new Set(all.map((deck) => partOf(pool, deck))).size).toBe(3);
  });

  const options = {
    learning: decks.slice(0, 3),
    gate: decks.slice(3, 5),
    seed: 9,
    hidden: 4,
    firstGames: 2,
    gamesPerGeneration: 2,
    gateGames: 2,
    room: 500,
  };

  it("comes to the same twice, and goes on where it was", { timeout: 120_000 }, () => {
    const once = new Trainer(pool, options, null);
    const again = new Trainer(pool, options, null);
    const first = once.generation();
    again.generation();
    expect(once.state.current).toEqual(again.state.current);
    expect(first).toMatchObject({ number: 1, games: 2, gate: null, kept: true });
    const state = JSON.parse(JSON.stringify(once.state)) as TrainingState;
    const second = new Trainer(pool, options, state).generation();
    expect(second).toMatchObject({ number: 2, games: 4 });
    expect(second.gate?.played).toBe(2);
  });
});
