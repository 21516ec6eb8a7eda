import "@rulebound/bots/weights";
import {
  ask,
  Choices,
  createRng,
  instinct,
  instinctFor,
  MOST_ANSWERS,
  Position,
  packInstinct,
  random,
  unpackInstinct,
} from "@rulebound/bots";
import { CARDS, tournamentDecks } from "@rulebound/cards";
import {
  apply,
  determinize,
  fork,
  isAmong,
  legal,
  loadPool,
  type ModeName,
  newGame,
  nthSeat,
  P1,
  type Seat,
  type State,
  seenBy,
  TypeBit,
  Zone,
} from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";

const { pool } = loadPool(CARDS);
const decks = tournamentDecks(pool).map(({ deck }) => deck);

function positions(mode: ModeName, seats: number, seed: number, every = 5): State[] {
  const rng = createRng(seed, 7);
  // Which windows are offered must tell nothing either (docs/ENCODING.md).
  const s = newGame({ pool, mode, decks: Array.from({ length: seats }, () => decks[rng.below(decks.length)]), seed, windows: "public" });
  const out: State[] = [];
  for (let at = 1; s.decision !== null && at < 400; at++) {
    if (at % every === 0) out.push(fork(s));
    apply(s, ask(random, s, rng));
  }
  return out;
}

/** Everything that a seat cannot see becomes something else, the opponents' deck lists included. */
function otherwise(s: State, seat: Seat, seed: number): State {
  const rng = createRng(seed);
  const f = determinize(s, seat, rng);
  const main = pool.cards.filter((card) => (card.types & (TypeBit.unit | TypeBit.spell)) !== 0 && !card.token);
  for (const o of f.objects)
    if (o.owner !== seat && (o.zone === Zone.hand || o.zone === Zone.deck || o.zone === Zone.facedown) && !isAmong(seenBy(o), seat))
      f.objects[o.id] = { ...o, epoch: f.epoch, card: main[rng.below(main.length)].index };
  return f;
}

const position = new Position();
const choices = new Choices();

/** The bytes that the network is shown. */
function shownOf(s: State, seat: Seat): Uint8Array {
  position.write(s, seat);
  const { rows, values, count } = position.rows;
  const parts = [new Uint8Array(rows.slice(0, count).buffer), new Uint8Array(values.slice(0, count).buffer)];
  if (s.decision?.player === seat) {
    choices.write(s, seat, legal(s), position);
    const n = choices.rows.count;
    parts.push(new Uint8Array(choices.rows.rows.slice(0, n).buffer), new Uint8Array(choices.rows.values.slice(0, n).buffer));
  }
  return Buffer.concat(parts);
}

describe("what the network is shown", () => {
  it.each([
    ["duel", 2],
    ["match", 2],
    ["ffa3", 3],
    ["ffa4", 4],
    ["2v2", 4],
  ] as const)("is the same, byte by byte, in games that a seat cannot tell apart (%s)", (mode, seats) => {
    const all = positions(mode, seats, 3);
    expect(all.length).toBeGreaterThan(10);
    for (const s of all)
      for (let seat = 0; seat < seats; seat++)
        for (const n of [1, 2]) expect(shownOf(otherwise(s, nthSeat(seat), n), nthSeat(seat))).toEqual(shownOf(s, nthSeat(seat)));
  });

  it("differs by the own hand", () => {
    const s = positions("duel", 2, 3).find(({ players }) => players[0].hand.length > 0) as State;
    expect(new Set([1, 2, 3].map((n) => shownOf(otherwise(s, nthSeat(1), n), P1).join())).size).toBeGreaterThan(1);
  });
});

describe("instinct", () => {
  it("gives legal answers in every mode", () => {
    for (const [mode, seats] of [
      ["duel", 2],
      ["ffa4", 4],
      ["2v2", 4],
    ] as const)
      for (const s of positions(mode, seats, 9, 11)) expect(apply(fork(s), ask(instinct, s, createRng(1)))).toBeNull();
  });

  it("is the same after its weights were written and read", () => {
    const network = instinctFor(pool);
    const read = unpackInstinct(JSON.parse(JSON.stringify(packInstinct(network, () => true))), pool);
    for (const s of positions("duel", 2, 4)) {
      position.write(s, P1);
      expect(read.look(position.rows)).toBeCloseTo(network.look(position.rows), 1);
    }
    expect(() => unpackInstinct({ ...packInstinct(network, () => true), version: 0 }, pool)).toThrow("of version 0");
  });

  it("looks at a position in well under 50 µs", () => {
    const network = instinctFor(pool);
    const logits = new Float32Array(MOST_ANSWERS);
    const all = positions("duel", 2, 5, 2).map((s) => ({ s, seat: s.decision?.player as Seat, answers: legal(s) }));
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 60; round++) {
      const started = process.cpuUsage();
      for (const { s, seat, answers } of all) {
        position.write(s, seat);
        choices.write(s, seat, answers, position);
        network.look(position.rows);
        network.weigh(choices, logits);
      }
      const { user, system } = process.cpuUsage(started);
      best = Math.min(best, (user + system) / all.length);
    }
    console.log(`instinct: ${best.toFixed(1)} µs of CPU time a position with its answers (best of 60 rounds, ${all.length} positions)`);
    expect(best).toBeLessThan(200);
  });
});
