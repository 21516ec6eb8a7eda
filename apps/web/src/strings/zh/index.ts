import { en } from "../en/index.ts";
import type { Strings } from "../index.ts";
import { completed, type Partly } from "../partly.ts";
import app from "./app.ts";
import board from "./board.ts";
import bots from "./bots.ts";
import card from "./card.ts";
import cards from "./cards.ts";
import decks from "./decks.ts";
import ending from "./ending.ts";
import games from "./games.ts";
import judge from "./judge.ts";
import links from "./links.ts";
import match from "./match.ts";
import network from "./network.ts";
import online from "./online.ts";
import overlay from "./overlay.ts";
import plans from "./plans.ts";
import play from "./play.ts";
import puzzles from "./puzzles.ts";
import replays from "./replays.ts";
import rules from "./rules.ts";
import server from "./server.ts";
import stats from "./stats.ts";
import tutorial from "./tutorial.ts";

/** What is translated; a test lists what is not. */
export const translated = {
  app,
  board,
  bots,
  card,
  cards,
  decks,
  ending,
  games,
  judge,
  links,
  match,
  network,
  online,
  overlay,
  plans,
  play,
  puzzles,
  replays,
  rules,
  server,
  stats,
  tutorial,
} satisfies Partly<Strings>;

export const zh: Strings = completed<Strings>(en, translated);
