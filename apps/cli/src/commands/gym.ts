import { createInterface } from "node:readline";
import type { CardPool, DeckList } from "@rulebound/engine";
import { Gym, RequestError } from "@rulebound/lab";
import type { Command } from "commander";
import { oneDeck } from "../deck/source.ts";
import { everyCard, sayingErrors, starterIds, starterNamed, UserError } from "../options.ts";

interface Options {
  readonly decks: string;
  readonly contract?: boolean;
  readonly json?: boolean;
}

export function gym(program: Command): void {
  program
    .command("gym")
    .description("games for learning programs: requests and responses as lines of JSON")
    .option("--decks <decks>", `decks where a request names none, with commas between: ${starterIds()}, files or deck codes`, "jinx,ahri")
    .option("--contract", "print the sizes and meanings of observations and actions, and stop")
    .option("--json", "it always is: requests come in and responses go out as JSON")
    .addHelpText(
      "after",
      `
A request is a line on standard input, its response a line on standard output. Many games can be driven by one line:

  {"do": "contract"}                                                what observations and actions mean
  {"do": "reset", "games": [{"game": 0, "seed": 7, "mode": "duel", "decks": ["jinx", "ahri"]}, {"game": 1, "seed": 8}]}
  {"do": "step", "actions": [[0, 1], [1, 312]]}                     game and action, as often as there are games
  {"do": "describe", "game": 0}                                     the legal actions in words
  {"do": "close"}

A seat gets nothing that it may not know. The same seeds and actions give the same games. docs/GYM.md says it all;
examples/gym/client.py plays 100,000 decisions with nothing but Python.

Examples:
  $ rulebound gym --contract
  $ python3 examples/gym/client.py --decisions 100000 --games 64
  $ echo '{"do": "reset", "games": [{"seed": 3}]}' | rulebound gym`,
    )
    .action(sayingErrors(run));
}

async function run(options: Options): Promise<void> {
  const pool = everyCard();
  const deck = deckReader(pool);
  const decks = options.decks.split(",").map((name) => name.trim());
  for (const name of decks) checked(() => deck(name));
  const games = new Gym(pool, { deck, decks });
  if (options.contract === true) {
    console.log(JSON.stringify(games.answer('{"do": "contract"}')));
    return;
  }
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
