import { ask, type Bot, createRng, Features, type Network, type Rng } from "@rulebound/bots";
import {
  applyInPlace,
  type CardPool,
  type DeckList,
  newGame,
  nthSeat,
  otherOfTwo,
  type Seat,
  type State,
} from "@rulebound/engine/internal";
import type { Samples } from "./samples.ts";

/** One game to learn from. */
interface Lesson {
  readonly pool: CardPool;
  readonly decks: readonly [DeckList, DeckList];
  readonly seed: number;
  readonly players: readonly [Bot, Bot];
  /** Who answers now and then in a player's place, so that there is something new to see. */
  readonly stray: Bot;
}

const STRAYS_ONE_IN = 12;
/** Of the positions within a turn, one in so many is kept, for who waits. */
const KEPT_ONE_IN = 4;
/** More decisions than a game takes. */
const LONG = 3000;
/** How far the outcome counts, and how far what was thought of the position that came next. */
const OUTCOME = 0.92;
const STRAY_STREAM = 41;

/** Plays it, and adds its positions for both players; how many there were. */
export function learnFrom({ pool, decks, seed, players, stray }: Lesson, network: Network, samples: Samples): number {
  const s = newGame({ pool, mode: "duel", decks, seed });
  const chances = players.map((_, seat) => createRng(seed, seat));
  const rng = createRng(seed, STRAY_STREAM);
  const seen: Position[][] = [[], []];
  let turn = 0;
  for (let decisions = 0; s.decision !== null && decisions < LONG; decisions++) {
    if (isQuiet(s)) {
      const isStart = s.turnNumber !== turn;
      turn = s.turnNumber;
      if (isStart) seen[s.turnPlayer].push(position(s, s.turnPlayer, network));
      if (isStart || rng.below(KEPT_ONE_IN) === 0) seen[otherOfTwo(s.turnPlayer)].push(position(s, otherOfTwo(s.turnPlayer), network));
    }
    const { player } = s.decision;
    applyInPlace(s, ask(strays(rng) ? stray : players[player], s, chances[player]));
  }
  if (s.decision !== null) return 0;
  seen.forEach((positions, seat) => {
    let target = s.winners.includes(nthSeat(seat)) ? 1 : 0;
    for (const { features, chance } of positions.reverse()) {
      samples.add(features, target);
      target = OUTCOME * target + (1 - OUTCOME) * chance;
    }
  });
  return seen[0].length + seen[1].length;
}

const strays = (rng: Rng): boolean => rng.below(STRAYS_ONE_IN) === 0;

/** Everything that was begun has come to its end: the positions that are judged, where a turn begins or while another's goes on. */
const isQuiet = (s: State): boolean => s.decision?.kind === "act" && s.chain.length === 0 && s.showdownAt < 0 && s.invited < 0;

interface Position {
  readonly features: Pick<Features, "rows" | "values" | "count">;
  readonly chance: number;
}

const shown = new Features();

function position(s: State, seat: Seat, network: Network): Position {
  shown.write(s, seat, otherOfTwo(seat));
  const { rows, values, count } = shown;
  return {
    features: { rows: rows.slice(0, count), values: values.slice(0, count), count },
    chance: 1 / (1 + Math.exp(-network.logit(shown))),
  };
}
