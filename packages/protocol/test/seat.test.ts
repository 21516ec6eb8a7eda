import { ask, BOTS, createRng } from "@rulebound/bots";
import { CARDS, starterDecks } from "@rulebound/cards";
import {
  apply,
  explain,
  fork,
  fromAliases,
  hash,
  isAmong,
  isRefusal,
  LOCATION,
  loadPool,
  type ModeName,
  newGame,
  nthSeat,
  P1,
  type State,
  seenBy,
} from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import { foresee, type SeatSnapshot, seatSnapshot } from "../src/shown.ts";

const { pool } = loadPool(CARDS);
const decks = starterDecks(pool).map(({ deck }) => deck);

/** Every decision of a game between bots that like to act. */
function visit(mode: ModeName, players: number, seed: number, see: (s: State) => void): void {
  const s = newGame({ pool, mode, seed, decks: decks.slice(0, players), record: true });
  const { busy } = BOTS;
  if (busy === undefined) throw new Error("there is no busy bot");
  const rng = createRng(seed);
  for (let n = 0; n < 250 && s.decision !== null; n++) {
    see(s);
    expect(apply(s, ask(busy, s, rng))).toBeNull();
  }
}

const poolOf = (s: State, seat: number) => ({
  energy: s.players[seat].energy,
  power: s.players[seat].power.reduce((sum, n) => sum + n, 0),
});

const sameAsJson = (snapshot: SeatSnapshot) => JSON.parse(JSON.stringify(snapshot));

describe("what a seat is shown", () => {
  it("is plain JSON, and each offer is legal", () => {
    visit("duel", 2, 3, (s) => {
      const seat = s.decision?.player ?? 0;
      const snapshot = seatSnapshot(s, nthSeat(seat));
      expect(sameAsJson(snapshot)).toEqual(snapshot);
      if (snapshot.question?.mine !== true) throw new Error("the player who is asked is not shown the question");
      for (const { answer } of snapshot.question.offers) {
        const meant = fromAliases(s, nthSeat(seat), answer);
        expect(isRefusal(meant) ? meant : explain(s, nthSeat(seat), meant)).toBeNull();
      }
    });
  });

  it("names no card of a hand or a deck that the seat does not see", () => {
    visit("ffa3", 3, 5, (s) => {
      for (const { seat } of s.players) {
        const text = JSON.stringify(seatSnapshot(s, seat));
        const seen = new Set(s.objects.filter((o) => o.zone !== 0 && isAmong(seenBy(o), seat)).map(({ card }) => card));
        for (const { chosen, finalizedCards } of s.players) for (const card of [chosen, ...finalizedCards]) seen.add(card);
        for (const { ability } of s.chain) if (ability >= 0) seen.add(pool.abilities[ability].card);
        for (const p of s.players)
          for (const id of [...p.hand, ...p.deck]) {
            const { card } = s.objects[id];
            if (!seen.has(card)) expect(text).not.toContain(JSON.stringify(pool.cards[card].data.name));
          }
      }
    });
  });

  it("sums each Might up to what it is", () => {
    visit("duel", 2, 8, (s) => {
      const { view, sums } = seatSnapshot(s, P1);
      for (const { id, might, types } of view.board)
        if (types.includes("unit")) expect(sums[id].reduce((sum, { amount }) => sum + amount, 0)).toBe(might);
    });
  });

  it("offers every copy of a card in hand, and gives a reason for what cannot be done", () => {
    let copies = 0;
    let reasons = 0;
    visit("duel", 2, 12, (s) => {
      const seat = s.decision?.player ?? 0;
      const { view, question, refusals } = seatSnapshot(s, nthSeat(seat));
      if (question?.mine !== true || question.kind !== "act") return;
      const offered = new Set(question.offers.flatMap(({ objects }) => objects));
      for (const card of view.players[seat].hand.cards) {
        if (!offered.has(card.id)) {
          expect(refusals[card.id]?.rule).toBeDefined();
          reasons++;
        } else if (view.players[seat].hand.cards.some((other) => other.card === card.card && other.id !== card.id)) copies++;
      }
    });
    expect(copies).toBeGreaterThan(0);
    expect(reasons).toBeGreaterThan(0);
  });
});

describe("foresight", () => {
  it("tells which runes would pay, and changes nothing", () => {
    let paid = 0;
    visit("duel", 2, 4, (s) => {
      const seat = s.decision?.player ?? 0;
      const { question } = seatSnapshot(s, nthSeat(seat));
      if (question?.mine !== true || question.kind !== "act") return;
      const before = hash(s);
      for (const { answer, price } of question.offers) {
        if (answer.do !== "play") continue;
        const ahead = foresee(s, nthSeat(seat), answer);
        if (price !== null && price.energy > 0 && (ahead?.exhausts.length ?? 0) > 0) paid++;
      }
      expect(hash(s)).toBe(before);
    });
    expect(paid).toBeGreaterThan(0);
  });

  it("tells what each rune can do by hand: what it names is taken, what it leaves out pays nothing", () => {
    let [exhausted, recycled, useless] = [0, 0, 0];
    visit("duel", 2, 2, (s) => {
      const seat = s.decision?.player ?? 0;
      const { question, view } = seatSnapshot(s, nthSeat(seat));
      if (question?.mine !== true || question.kind !== "act") return;
      const play = question.offers.find(({ answer, price }) => answer.do === "play" && (price?.power ?? 0) > 0);
      const ahead = play === undefined ? null : foresee(s, nthSeat(seat), play.answer);
      if (ahead === null) return;
      expect(ahead.runes.map(({ rune }) => rune)).toEqual(view.players[seat].runes.map(({ id }) => id));
      for (const { rune, exhaust, recycle } of ahead.runes) {
        expect(exhaust === null).toBe(view.players[seat].runes.find(({ id }) => id === rune)?.exhausted);
        for (const use of [exhaust, recycle]) {
          if (use === null) continue;
          const tried = fork(s);
          tried.windows = "all"; // the turn goes on, so that what was Added is still there
          const before = poolOf(tried, seat);
          const meant = fromAliases(s, nthSeat(seat), use.answer);
          expect(isRefusal(meant) ? meant : apply(tried, meant)).toBeNull();
          expect(poolOf(tried, seat)).toEqual({ energy: before.energy + use.energy, power: before.power + use.power });
        }
        if (exhaust !== null) exhausted++;
        if (recycle !== null) recycled++;
        else useless++;
      }
      expect(ahead.recycles.every((id) => ahead.runes.some(({ rune, recycle }) => rune === id && recycle !== null))).toBe(true);
    });
    expect(Math.min(exhausted, recycled, useless)).toBeGreaterThan(0);
  });

  it("names what would be taken without a question, and what of it is the player's own", () => {
    let [places, own, others] = [0, 0, 0];
    visit("duel", 2, 1, (s) => {
      const seat = s.decision?.player ?? 0;
      const { question, view } = seatSnapshot(s, nthSeat(seat));
      if (question?.mine !== true || question.kind !== "act") return;
      for (const { answer } of question.offers) {
        const ahead = answer.do === "play" ? foresee(s, nthSeat(seat), answer) : null;
        for (const choice of ahead?.forced ?? []) {
          expect(ahead?.options).not.toContain(choice);
          const thing = view.board.find(({ id }) => id === choice);
          if (choice === LOCATION + seat) places++;
          if (thing === undefined) continue;
          expect(ahead?.ownForced.includes(choice)).toBe(thing.controller === seat);
          if (thing.controller === seat) own++;
          else others++;
        }
      }
    });
    expect(Math.min(places, own, others)).toBeGreaterThan(0);
  });
});
