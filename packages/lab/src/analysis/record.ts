import { ask, type Bot, createRng } from "@rulebound/bots";
import { type GameSetup, type Replay, record } from "@rulebound/engine/internal";

const MOST_DECISIONS = 20_000;

/** A game of bots as its replay: the same one that `playGame` plays. */
export function recordGame(setup: GameSetup, bots: readonly Bot[]): Replay {
  const recorder = record(setup);
  const { state } = recorder;
  const chances = bots.map((_, seat) => createRng(setup.seed, seat));
  for (let i = 0; state.decision !== null && i < MOST_DECISIONS; i++) {
    const { player } = state.decision;
    const refusal = recorder.apply(ask(bots[player], state, chances[player]));
    if (refusal !== null) throw new Error(`${bots[player].name} gave an illegal answer (${refusal.rule}): ${refusal.detail}`);
  }
  return recorder.replay();
}
