import "@rulebound/bots/weights";
import { ask, BOTS, type Bot, createRng, instinct, LEVELS, plan, type Rng, random, search } from "@rulebound/bots";
import { CARDS, tournamentDecks } from "@rulebound/cards";
import {
  apply,
  determinize,
  fork,
  isAmong,
  loadPool,
  type ModeName,
  newGame,
  nthSeat,
  observe,
  type Seat,
  type State,
  seenBy,
  TypeBit,
  Zone,
} from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";

/** Bots see what their seat sees: with the same view and another hidden state, each gives the same answer. */

const { pool } = loadPool(CARDS);
const decks = tournamentDecks(pool).map(({ deck }) => deck);

/** A clock would make answers differ by itself: the levels that have one are searches, and stand here as such. */
const CLOCKED = new Set(["strong", "expert"]);
const thinks = (name: string): boolean => name.startsWith("search") || name.startsWith("plan");
const bots: readonly Bot[] = [
  ...Object.values(BOTS).flatMap((bot) => (bot === undefined || CLOCKED.has(bot.name) || thinks(bot.name) ? [] : [bot])),
  search({ iterations: 6 }),
  plan({ iterations: 40 }),
];

/** Positions from all over a random game, in which somebody has a choice. */
function positions(mode: ModeName, seats: number, seed: number, every: number): State[] {
  const rng = createRng(seed, 7);
  const s = newGame({ pool, mode, decks: Array.from({ length: seats }, () => decks[rng.below(decks.length)]), seed });
  const out: State[] = [];
  for (let at = 1; s.decision !== null && at < 400; at++) {
    if (at % every === 0 && s.decision.kind !== "battlefield") out.push(fork(s));
    apply(s, ask(random, s, rng));
  }
  return out;
}

/** The cards that opponents hold unseen become any others: their deck lists are other ones, too. */
function withOtherDecks(s: State, seat: Seat, rng: Rng): State {
  const f = determinize(s, seat, rng);
  const main = pool.cards.filter((card) => (card.types & (TypeBit.unit | TypeBit.spell)) !== 0 && !card.token);
  for (const o of f.objects)
    if (o.owner !== seat && (o.zone === Zone.hand || o.zone === Zone.deck) && !isAmong(seenBy(o), seat))
      f.objects[o.id] = { ...o, epoch: f.epoch, card: main[rng.below(main.length)].index };
  return f;
}

function sameAnswer(bot: Bot, states: readonly State[], seed: number): void {
  const [first, ...others] = states.map((s) => JSON.stringify(ask(bot, s, createRng(seed))));
  for (const other of others) expect(other, bot.name).toBe(first);
}

describe("a bot with the same view of another hidden state gives the same answer", () => {
  it.each(bots.map((bot) => [bot.name, bot] as const))("%s", (_, bot) => {
    for (const s of positions("duel", 2, 3, thinks(bot.name) ? 16 : 7)) {
      const seat = s.decision?.player ?? 0;
      const twins = [1, 2].map((n) => determinize(s, nthSeat(seat), createRng(n)));
      const stranger = withOtherDecks(s, nthSeat(seat), createRng(3));
      for (const other of [...twins, stranger]) expect(observe(other, nthSeat(seat))).toEqual(observe(s, nthSeat(seat)));
      sameAnswer(bot, [s, ...twins, stranger], 11);
    }
  });

  it("finds a bot that peeks", () => {
    // It is shown an outlook, whose state is out of its reach: so it has to be handed the game by somebody else.
    const [s] = positions("duel", 2, 3, 30);
    const seat = s.decision?.player ?? 0;
    const peeking = (game: State): Bot => ({
      name: "peeking",
      choose: ({ answers }) => answers[game.players[1 - seat].hand.reduce((sum, id) => sum + game.objects[id].card, 0) % answers.length],
    });
    const twins = Array.from({ length: 12 }, (_, n) => determinize(s, nthSeat(seat), createRng(n)));
    const given = new Set(twins.map((twin) => JSON.stringify(ask(peeking(twin), twin, createRng(1)))));
    expect(given.size).toBeGreaterThan(1);
  });
});

describe("bots of every kind", () => {
  it.each([
    ["match", 2],
    ["ffa3", 3],
    ["ffa4", 4],
    ["2v2", 4],
  ] as const)("answer in mode %s", (mode, seats) => {
    const thinking = [...LEVELS.slice(1, 3), instinct, plan({ iterations: 20 }), search({ iterations: 4 })];
    for (const s of positions(mode, seats, 5, 25))
      for (const bot of thinking) {
        const answer = ask(bot, s, createRng(2));
        expect(answer.do, bot.name).not.toBe("concede");
        expect(apply(fork(s), answer), bot.name).toBeNull();
      }
  });
});
