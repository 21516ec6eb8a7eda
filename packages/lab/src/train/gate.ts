import { type Bot, createRng, playGame } from "@rulebound/bots";
import { type CardPool, type DeckList, FIRST_SEAT, otherOfTwo } from "@rulebound/engine/internal";
import { type Share, wilson } from "../report/interval.ts";

/** How many of so many games the first bot wins, with seats swapped on each seed; a game without a winner is half won. */
export function contest(pool: CardPool, decks: readonly DeckList[], bots: readonly [Bot, Bot], games: number, seed: number): Share {
  const rng = createRng(seed, GATE_STREAM);
  let won = 0;
  let played = 0;
  while (played < games) {
    const pair = [decks[rng.below(decks.length)], decks[rng.below(decks.length)]];
    const chance = seed + played;
    for (const first of [FIRST_SEAT, otherOfTwo(FIRST_SEAT)]) {
      const seated = first === FIRST_SEAT ? bots : [bots[1], bots[0]];
      const { winners } = playGame({ pool, mode: "duel", decks: pair, seed: chance }, seated);
      won += winners.length === 0 ? 0.5 : winners.includes(first) ? 1 : 0;
      played++;
    }
  }
  return wilson(won, played);
}

const GATE_STREAM = 42;
