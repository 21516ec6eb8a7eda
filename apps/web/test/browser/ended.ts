import { ask, type Bot, botNamed, createRng } from "@rulebound/bots";
import { CARDS, isDeck, parseDeck, STARTER_DECKS, type StarterDeck } from "@rulebound/cards";
import { type DeckList, loadPool, Recorder, type Replay, type Seat } from "@rulebound/engine/internal";
import type { CurrentGame } from "../../src/app/saved.ts";

/** Games that have come to their end, played here by bots. */

const { pool } = loadPool(CARDS);
const habitual = botNamed("habitual") as Bot;

export interface Ended {
  readonly replay: Replay;
  readonly decks: readonly StarterDeck[];
  readonly turn: number;
  /** The battlefield by which the last point was made. */
  readonly place: string;
}

/** The first game in which the seat makes its last point so. */
export function endedBy(how: "conquer" | "hold", winner: Seat): Ended {
  for (let seed = 1; seed < 60; seed++) {
    const decks = [seed, seed + 1].map((n) => STARTER_DECKS[n % STARTER_DECKS.length]);
    const game = new Recorder({ pool, mode: "duel", seed, decks: decks.map(listOf), windows: "all", record: true });
    const { state } = game;
    for (let n = 0; state.decision !== null && n < 2000; n++) game.apply(ask(habitual, state, createRng(seed, n)));
    const point = state.events?.findLast(({ type }) => type === "gainedPoints");
    const cause = point === undefined ? undefined : state.events?.[point.cause];
    if (state.winners[0] !== winner || cause?.type !== how || cause.player !== winner) continue;
    const place = pool.cards[state.objects[state.battlefields[cause.at - 4].object].card].data.name;
    return { replay: game.replay(), decks, turn: state.turnNumber, place };
  }
  throw new Error("no game ended so");
}

function listOf({ text }: StarterDeck): DeckList {
  const reading = parseDeck(text, pool);
  if (!isDeck(reading)) throw new Error(reading.errors[0]?.reason);
  return reading.deck;
}

/** At a table of the first seat against a bot, with decks to play again. */
export function tableOf({ replay, decks }: Ended, bot: string): CurrentGame {
  const seats = decks.map(({ text, name }, seat) => ({
    name: seat === 0 ? "You" : bot,
    bot: seat === 0 ? null : bot,
    deck: text,
    deckName: name,
  }));
  return { setup: { id: "ended", mode: "duel", seats, seed: replay.seed, fullControl: false }, replay, startedAt: 0, match: null };
}
