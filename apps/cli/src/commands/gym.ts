import { createInterface } from "node:readline";
import { STARTER_DECKS, TOURNAMENT_DECKS } from "@rulebound/cards";
import { type CardPool, type DeckList, MODES, type ModeName } from "@rulebound/engine/internal";
import { Gym, playThrough, RequestError } from "@rulebound/lab";
import { type Command, Option } from "commander";
import { DECK_IDS, oneDeck } from "../deck/source.ts";
import { FrameError, serveFrames } from "../gym/frames.ts";
import { everyCard, positive, sayingErrors, starterNamed, UserError } from "../options.ts";

interface Options {
  readonly decks: string;
  readonly contract?: boolean;
  readonly shared?: string;
  readonly playThroughs?: number;
  readonly mode: ModeName;
  readonly from: string;
  readonly json?: boolean;
}

export function gym(program: Command): void {
  program
    .command("gym")
    .description("games for learning programs: requests and responses as lines of JSON, or frames and shared memory")
    .option(
      "--decks <decks>",
      `decks where a request names none, with commas between: ${DECK_IDS.join(", ")}, files or deck codes`,
      "jinx,ahri",
    )
    .option("--contract", "print the sizes and meanings of observations and actions, and stop")
    .option("--shared <file>", "talk in frames, and write positions to this file, which the learner maps into its memory")
    .option("--play-throughs <n>", "play so many games by chance without the gym, print their hashes, and stop", positive)
    .addOption(new Option("--mode <mode>", "with --play-throughs").choices(MODES.map(({ name }) => name)).default("duel"))
    .option("--from <seed>", "with --play-throughs: the first seed", "1")
    .option("--json", "it always is: requests come in and responses go out as JSON")
    .addHelpText(
      "after",
      `
A request is a line on standard input, its response a line on standard output. Many games can be driven by one line:

  {"do": "contract"}                                                what observations and actions mean
  {"do": "reset", "games": [{"game": 0, "seed": 7, "mode": "duel", "decks": ["jinx", "ahri"]}, {"game": 1, "seed": 8}]}
  {"do": "step", "actions": [[0, 1], [1, 312]]}                     game and action, as often as there are games
  {"do": "describe", "game": 0}                                     the legal actions in words
  {"do": "view", "game": 0}                                         what the player who is asked may know, with names
  {"do": "save", "game": 0}    {"do": "load", "game": 1, "saved": "..."}
  {"do": "fork", "from": 0, "to": 1}    {"do": "determinize", "from": 0, "to": 1, "seed": 5}
  {"do": "close"}

A seat gets nothing that it may not know. The same seeds and actions give the same games. The Python package in python/ drives
it by frames and shared memory (--shared), with many games in several processes. docs/GYM.md is the contract, docs/ENCODING.md
says what the numbers mean.

Examples:
  $ rulebound gym --contract
  $ echo '{"do": "reset", "games": [{"seed": 3}]}' | rulebound gym
  $ rulebound gym --play-throughs 5 --mode ffa3                     what a learner's own games are compared with`,
    )
    .action(sayingErrors(run));
}

async function run(options: Options): Promise<void> {
  const pool = everyCard();
  const deck = deckReader(pool);
  if (options.playThroughs !== undefined) return printPlayThroughs(pool, deck, options.playThroughs, options);
  const decks = options.decks.split(",").map((name) => name.trim());
  for (const name of decks) checked(() => deck(name));
  const games = new Gym(pool, { deck, decks, known: ownDecks() });
  if (options.contract === true) console.log(JSON.stringify(games.answer('{"do": "contract"}')));
  else if (options.shared !== undefined) serveShared(games, options.shared);
  else await serveLines(games);
}

const ownDecks = (): string[] => [...STARTER_DECKS, ...TOURNAMENT_DECKS].map(({ id }) => id);

function printPlayThroughs(pool: CardPool, deck: (name: string) => DeckList, count: number, { mode, from }: Options): void {
  const first = Number(from);
  if (!Number.isInteger(first)) throw new UserError(`--from: "${from}" is not a whole number.`);
  const decks = ownDecks().map((id) => ({ id, deck: deck(id) }));
  for (let seed = first; seed < first + count; seed++) console.log(JSON.stringify(playThrough(pool, mode, seed, decks)));
}

function serveShared(games: Gym, shared: string): void {
  try {
    serveFrames(games, shared);
  } catch (error) {
    if (error instanceof FrameError) throw new UserError(`${error.message}.`);
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "EACCES") throw new UserError(`${shared}: cannot be opened; the learner makes this file first.`);
    if (code !== "EPIPE") throw error; // the learner has gone
  }
}

async function serveLines(games: Gym): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === "") continue;
    const response = games.answer(line);
    if (response === null) return;
    if (!process.stdout.write(`${JSON.stringify(response)}\n`)) await new Promise((resolve) => process.stdout.once("drain", resolve));
  }
}

function checked<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof RequestError) throw new UserError(error.message);
    throw error;
  }
}

/** Each deck is read once. */
function deckReader(pool: CardPool): (name: string) => DeckList {
  const known = new Map<string, DeckList>();
  return (name) => {
    const found = known.get(name) ?? read(pool, name);
    known.set(name, found);
    return found;
  };
}

function read(pool: CardPool, name: string): DeckList {
  const starter = starterNamed(pool, name);
  if (starter !== null) return starter.deck;
  try {
    return oneDeck(pool, name).deck;
  } catch (error) {
    if (error instanceof UserError) throw new RequestError(`decks: ${error.message}`);
    throw error;
  }
}
