import type { Strings } from "../index.ts";
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

export const de = {
  app,
  board,
  bots,
  card,
  decks,
  ending,
  games,
  cards,
  rules,
  judge,
  links,
  match,
  network,
  online,
  overlay,
  plans,
  play,
  replays,
  puzzles,
  server,
  stats,
  tutorial,
} satisfies Strings;
