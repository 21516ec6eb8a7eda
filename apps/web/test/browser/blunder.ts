import { ask, type Bot, botNamed, createRng, search } from "@rulebound/bots";
import { CARDS, starterDecks } from "@rulebound/cards";
import { fork, legal, loadPool, Recorder, type Replay } from "@rulebound/engine/internal";
import { type Better, judge } from "@rulebound/lab/analysis";

/** A recorded game with a blunder in it: the first player ends a turn in which much was to be had. */
export interface Blundered {
  readonly replay: Replay;
  readonly turn: number;
  readonly better: Better;
}

const { pool } = loadPool(CARDS);
const habitual = botNamed("habitual") as Bot;
const ADVICE = { bot: search({ iterations: 100 }), seed: 1, worlds: 8 };
const GREAT = 0.25;
const SHORT = 70;

export function gameWithBlunder(): Blundered {
  const decks = starterDecks(pool)
    .slice(0, 2)
    .map(({ deck }) => deck);
  for (let seed = 1; seed < 40; seed++) {
    const game = new Recorder({ pool, mode: "duel", seed, decks });
    const { state } = game;
    let blunder: Omit<Blundered, "replay"> | null = null;
    for (let n = 0; state.decision !== null && n < SHORT; n++) {
      const isOwnTurn = state.decision.player === 0 && state.turnPlayer === 0 && state.turnNumber > 3;
      const canEnd = isOwnTurn && legal(state).some((answer) => answer.do === "endTurn");
      const better: Better | null | undefined =
        canEnd && blunder === null ? judge(fork(state), { do: "endTurn" }, n, ADVICE)?.better : null;
      if (better && better.cost >= GREAT && better.reasons.some(({ what }) => what === "points" || what === "wins")) {
        blunder = { turn: state.turnNumber, better };
        game.apply({ do: "endTurn" });
      } else game.apply(ask(habitual, state, createRng(seed, n)));
    }
    if (blunder !== null) return { ...blunder, replay: game.replay() };
  }
  throw new Error("nobody has blundered");
}
