import type { GameResult } from "@rulebound/bots";
import { flatEvent, type GameEvent, nthSeat, type State, TypeBit } from "@rulebound/engine/internal";
import type { Series } from "./series.ts";
import { type CardTotals, type Counts, cardsOf, type EntrantTotals, type Tally } from "./totals.ts";

/** Reads a finished game, event by event, and counts. */
export class Collector {
  /** By entrant: where a card of the pool stands among `cardsOf`; -1 elsewhere. */
  private readonly positions: readonly Int16Array[];

  constructor(
    series: Series,
    cards: number,
    private readonly counts: Counts,
  ) {
    this.positions = series.decks.map((deck) => {
      const at = new Int16Array(cards).fill(-1);
      cardsOf(deck).forEach((card, i) => {
        at[card] = i;
      });
      return at;
    });
  }

  add({ state, winners, decisions, turns }: GameResult, entrants: readonly number[]): void {
    const { counts } = this;
    counts.games++;
    counts.decisions += decisions;
    bump(counts.byTurns, turns);
    const seats = entrants.map((entrant, seat) => {
      const won = winners.includes(nthSeat(seat)) ? 1 : 0;
      const totals = counts.entrants[entrant];
      const place = (seat - state.firstPlayer + entrants.length) % entrants.length;
      tally(totals.games, won);
      tally(tallyAt(totals.byPlace, place), won);
      tally(tallyAt(totals.bySeat, seat), won);
      return new SeatReader(won, totals, this.positions[entrant]);
    });
    if (state.events !== null) read(state, state.events, seats);
  }
}

function read(state: State, events: readonly GameEvent[], seats: readonly SeatReader[]): void {
  let hasBegun = false;
  let last: SeatReader | null = null;
  for (const event of events) {
    const seat = seats[flatEvent(event).player];
    if (seat === undefined) continue;
    switch (event.type) {
      case "turnBegan":
        if (!hasBegun) for (const one of seats) one.keep();
        hasBegun = true;
        last?.endTurn();
        last = seat;
        seat.beginTurn();
        break;
      case "drew":
        if (hasBegun) seat.draw(state.objects[event.object].card);
        else seat.deal(state.objects[event.object].card);
        break;
      case "shuffled":
        if (!hasBegun) seat.mulligan(event.amount);
        break;
      case "recycled": {
        const o = state.objects[event.object];
        if (!hasBegun) seat.replace(o.card);
        else if ((state.pool.cards[o.card].types & TypeBit.rune) !== 0) seats[o.owner].recycleRune();
        break;
      }
      case "played": {
        const { card, token, owner } = state.objects[event.object];
        seat.count("cardsPlayedOn", 1);
        if (!token && owner === event.player) seat.play(card);
        break;
      }
      case "paid":
        seat.count("energyOn", event.amount);
        seat.count("powerOn", Number(event.result));
        break;
      case "channelled":
        seat.channel();
        break;
      case "gainedPoints":
        seat.count("pointsOn", event.amount);
        break;
      case "conquer":
        seat.totals.conquers++;
        break;
      case "hold":
        seat.totals.holds++;
        break;
    }
  }
  for (const seat of seats) seat.end();
}

type ByTurn = "pointsOn" | "cardsPlayedOn" | "energyOn" | "powerOn";

const KEPT = 1;
const REPLACED = 2;
const DRAWN = 4;
const PLAYED = 8;

/** One seat of one game. */
class SeatReader {
  private turn = 0;
  private runes = 0;
  /** By card of the deck: what happened to it in this game (bits), and copies in the opening hand. */
  private readonly marks: Uint8Array;
  private readonly dealt: Int8Array;

  constructor(
    private readonly won: number,
    readonly totals: EntrantTotals,
    private readonly positions: Int16Array,
  ) {
    this.marks = new Uint8Array(totals.cards.length);
    this.dealt = new Int8Array(totals.cards.length);
  }

  deal(card: number): void {
    const at = this.positions[card];
    if (at >= 0) this.dealt[at]++;
  }

  replace(card: number): void {
    const at = this.positions[card];
    if (at < 0) return;
    this.dealt[at]--;
    this.marks[at] |= REPLACED;
  }

  mulligan(cards: number): void {
    tally(tallyAt(this.totals.byMulligan, cards), this.won);
  }

  /** What is in the hand after the mulligan. */
  keep(): void {
    for (let at = 0; at < this.dealt.length; at++) {
      if (this.dealt[at] <= 0) continue;
      this.marks[at] |= KEPT | DRAWN;
      this.totals.cards[at].copiesDrawn += this.dealt[at];
    }
  }

  beginTurn(): void {
    this.turn++;
    bump(this.totals.reached, this.turn);
  }

  endTurn(): void {
    bump(this.totals.ended, this.turn);
    bump(this.totals.runesAt, this.turn, this.runes);
  }

  channel(): void {
    this.runes++;
    bump(this.totals.channelledOn, this.turn);
  }

  recycleRune(): void {
    this.runes--;
    bump(this.totals.runesRecycledOn, this.turn);
  }

  draw(card: number): void {
    const at = this.positions[card];
    if (at < 0) return;
    this.marks[at] |= DRAWN;
    this.totals.cards[at].copiesDrawn++;
  }

  play(card: number): void {
    const at = this.positions[card];
    if (at < 0) return;
    const totals = this.totals.cards[at];
    totals.copiesPlayed++;
    if ((this.marks[at] & PLAYED) === 0) totals.firstPlayedOn += this.turn;
    this.marks[at] |= PLAYED;
  }

  count(what: ByTurn, amount: number): void {
    bump(this.totals[what], this.turn, amount);
  }

  end(): void {
    for (let at = 0; at < this.marks.length; at++) {
      const marks = this.marks[at];
      if (marks === 0) continue;
      const card: CardTotals = this.totals.cards[at];
      if ((marks & DRAWN) !== 0) tally(card.drawn, this.won);
      if ((marks & PLAYED) !== 0) tally(card.played, this.won);
      if ((marks & KEPT) !== 0) tally(card.kept, this.won);
      if ((marks & REPLACED) !== 0) tally(card.replaced, this.won);
    }
  }
}

export function tally(one: Tally, won: number): void {
  one[0]++;
  one[1] += won;
}

/** Lists grow as needed, without holes. */
function tallyAt(list: Tally[], at: number): Tally {
  while (list.length <= at) list.push([0, 0]);
  return list[at];
}

function bump(list: number[], at: number, by = 1): void {
  while (list.length <= at) list.push(0);
  list[at] += by;
}
