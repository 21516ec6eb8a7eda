import { ask, BOTS, createRng } from "@rulebound/bots";
import { starterDecks } from "@rulebound/cards";
import { Recorder, type Replay } from "@rulebound/engine/internal";
import type { SavedGame } from "../app/saved.ts";
import { everyCardCompiled } from "./replay.ts";

const LONGEST = 3000;
const TEMPER = "greedy";

/** A game of two bots with starter decks, to have something to look at. */
export function exhibition(seed: number): Omit<SavedGame, "when"> {
  const pool = everyCardCompiled();
  const all = starterDecks(pool);
  const decks = [all[seed % all.length], all[(seed + 1) % all.length]];
  const recorder = new Recorder({ pool, mode: "duel", seed, decks: decks.map(({ deck }) => deck) });
  const bot = BOTS[TEMPER];
  if (bot === undefined) throw new Error(`there is no bot called ${TEMPER}`);
  for (let answers = 0; recorder.state.decision !== null && answers < LONGEST; answers++)
    recorder.apply(ask(bot, recorder.state, createRng(seed, answers)));
  const replay: Replay = recorder.replay();
  return {
    id: `bots-${seed}`,
    replay,
    seats: decks.map(({ name }, seat) => ({
      name: `${TEMPER} ${seat + 1}`,
      bot: TEMPER,
      deck: name ?? "",
      legend: replay.decks[seat].legend,
    })),
    winners: recorder.state.winners,
    points: recorder.state.players.map(({ points }) => points),
    turns: recorder.state.turnNumber,
    lastedMs: 0,
  };
}
