import type { Command } from "commander";
import { admin } from "./admin.ts";
import { analyse } from "./analyse.ts";
import { arena } from "./arena.ts";
import { bench } from "./bench.ts";
import { cards } from "./cards.ts";
import { cover } from "./cover.ts";
import { deck } from "./deck.ts";
import { draw } from "./draw.ts";
import { dump } from "./dump.ts";
import { fuzz } from "./fuzz.ts";
import { gym } from "./gym.ts";
import { judge } from "./judge.ts";
import { matchups } from "./matchups.ts";
import { mcp } from "./mcp.ts";
import { play } from "./play.ts";
import { puzzles } from "./puzzles.ts";
import { rules } from "./rules.ts";
import { serve } from "./serve.ts";
import { simulate } from "./simulate.ts";
import { solve } from "./solve.ts";
import { tactics } from "./tactics.ts";
import { train } from "./train.ts";
import { verify } from "./verify.ts";
import { worker } from "./worker.ts";

/** Every command of the program, in the order in which `--help` lists them. A command is one file here and one entry below. */
export const commands: readonly ((program: Command) => void)[] = [
  play,
  cards,
  deck,
  judge,
  draw,
  rules,
  simulate,
  matchups,
  arena,
  tactics,
  train,
  worker,
  serve,
  mcp,
  admin,
  verify,
  solve,
  puzzles,
  analyse,
  fuzz,
  cover,
  bench,
  gym,
  dump,
];
