import { ask, type Bot, createRng } from "@rulebound/bots";
import { type CardPool, type ModeName, Recorder } from "@rulebound/engine/internal";
import { decksAt, type NamedList } from "../gym/play-throughs.ts";
import { DUMP_FORMAT, type DumpedGame } from "./dumped.ts";

export interface DumpOptions {
  readonly pool: CardPool;
  readonly mode: ModeName;
  readonly bots: readonly Bot[];
  readonly decks: readonly NamedList[];
  readonly seed: number;
}

const MOST_DECISIONS = 20_000;

/** One game of bots. Its decks and everything else follow from the seed. */
export function dumpedBotGame({ pool, mode, bots, decks, seed }: DumpOptions): DumpedGame {
  const chosen = decksAt(pool, mode, seed, decks);
  const recorder = new Recorder({ pool, mode, seed, decks: chosen.map(({ deck }) => deck), windows: "useful" }, MOST_DECISIONS);
  const { state } = recorder;
  const seated = chosen.map((_, seat) => bots[seat % bots.length]);
  const chances = seated.map((_, seat) => createRng(seed, seat));
  for (let n = 0; state.decision !== null && n < MOST_DECISIONS; n++) {
    const { player } = state.decision;
    const refusal = recorder.apply(ask(seated[player], state, chances[player]));
    if (refusal !== null) throw new Error(`${seated[player].name} gave an illegal answer (${refusal.rule}): ${refusal.detail}`);
  }
  const replay = recorder.replay();
  return {
    format: DUMP_FORMAT,
    source: "bots",
    id: replay.fingerprints.at(-1)?.hash ?? "",
    mode,
    players: seated.map(({ name }, seat) => ({ seat, legend: replay.decks[seat].legend, bot: name })),
    winners: state.winners,
    reason: "played",
    turns: state.turnNumber,
    firstPlayer: state.firstPlayer,
    decisions: replay.answers.length,
    month: null,
    replay,
  };
}
