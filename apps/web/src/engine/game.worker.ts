import { CARDS } from "@rulebound/cards";
import { type Answer, loadPool, type State, save } from "@rulebound/engine/internal";
import { speechOf } from "@rulebound/languages";
import { begunGame, clearAway, keepGame } from "../app/open-games.ts";
import { put } from "../app/shelves.ts";
import { Host } from "./host.ts";
import type { ToWorker } from "./messages.ts";
import { isSlow, type Thought, think } from "./thinking.ts";

const { pool } = loadPool(CARDS);

let thinker: Worker | null = null;
let thoughts = 0;

interface Thinking {
  readonly id: number;
  readonly answer?: Answer;
  readonly error?: string;
}

/** Long thoughts are thought elsewhere. Nobody waits for one after the next has been asked for. */
function thinkElsewhere(thought: Thought, state: State): Promise<Answer> {
  thinker ??= new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" });
  const current = thinker;
  return new Promise((resolve, reject) => {
    const id = ++thoughts;
    current.onmessage = ({ data }: MessageEvent<Thinking>) => {
      if (data.id !== id) return;
      if (data.answer !== undefined) resolve(data.answer);
      else reject(new Error(data.error));
    };
    current.onerror = ({ message }) => reject(new Error(message));
    current.postMessage({ id, thought, saved: save(state) });
  });
}

const host = new Host({
  pool,
  say: (message) => postMessage(message),
  keep: (game) => void keepGame(game),
  kept: begunGame,
  finish: (game) => void put("replays", game.id, game),
  think: async (thought, state) => (isSlow(thought.bot) ? thinkElsewhere(thought, state) : think(thought, state)),
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

/** What comes after a change of language waits for it. */
let spoken: Promise<void> = Promise.resolve();

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.do === "speak") {
    spoken = spoken.then(async () => host.speak(await speechOf(data.language)));
    return;
  }
  if (data.do === "start" || data.do === "rematch") void clearAway();
  void spoken.then(() => host.onMessage(data));
});
