import { applyInPlace, type GameSetup, newGame, type Seat, type State } from "@rulebound/engine/internal";
import { ask, type Bot } from "./bot.ts";
import { createRng } from "./rng.ts";

export interface GameResult {
  readonly state: State;
  /** Nobody, if the game was stopped. */
  readonly winners: readonly Seat[];
  readonly decisions: number;
  readonly turns: number;
}

/** More decisions than any game takes. */
const LIMIT = 20_000;

/** A bot gave an answer that it was not offered: a defect of the bot. */
export class BotError extends Error {}

/** Plays a game to its end, each seat by its own bot with its own chance, all of it from the seed of the setup. */
export function playGame(setup: GameSetup, bots: readonly Bot[], limit = LIMIT): GameResult {
  const state = newGame(setup);
  const chances = bots.map((_, seat) => createRng(setup.seed, seat));
  let decisions = 0;
  while (state.decision !== null && decisions < limit) {
    const { player } = state.decision;
    const answer = ask(bots[player], state, chances[player]);
    const refusal = applyInPlace(state, answer);
    if (refusal !== null) throw new BotError(`${bots[player].name} gave an illegal answer (${refusal.rule}): ${refusal.detail}`);
    decisions++;
  }
  return { state, winners: state.winners, decisions, turns: state.turnNumber };
}
