import { CARDS } from "@rulebound/cards";
import { loadPool } from "@rulebound/engine";
import type { CurrentGame } from "../app/saved.ts";
import { put, take } from "../app/shelves.ts";
import { Host } from "./host.ts";
import type { ToWorker } from "./messages.ts";

const { pool } = loadPool(CARDS);

const host = new Host({
  pool,
  say: (message) => postMessage(message),
  keep: (game) => void put("games", "current", game),
  kept: () => take<CurrentGame>("games", "current"),
  finish: (game) => void put("replays", game.id, game),
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => void host.hear(data));
