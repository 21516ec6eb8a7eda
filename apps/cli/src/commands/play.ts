import { type Bot, createRng, type Rng } from "@rulebound/bots";
import { type Format, problemsOf, starterDecks, verdictOn } from "@rulebound/cards";
import { type CardPool, checkDecks, MODES, type ModeName } from "@rulebound/engine/internal";
import type { Command } from "commander";
import { DECK_IDS, oneDeck } from "../deck/source.ts";
import { checkWritable, writeText } from "../files.ts";
import { BOT_NAMES, botCalled } from "../names.ts";
import {
  everyCard,
  formatOption,
  MODE_NAMES,
  mode,
  type NamedDeck,
  sayingErrors,
  starterNamed,
  UserError,
  wholeNumber,
} from "../options.ts";
import { linesFrom } from "../play/lines.ts";
import { type Player, Session } from "../play/session.ts";
import { bold, dim } from "../play/style.ts";

interface Options {
  readonly watch?: boolean;
  readonly seed?: number;
  readonly deck?: string;
  readonly opponent?: string;
  readonly mode: ModeName;
  readonly format: Format;
  readonly bot: string;
  readonly full?: boolean;
  readonly save?: string;
}

const DECKS_STREAM = 20;

export function play(program: Command): void {
  program
    .command("play")
    .description("play a game in the terminal against a bot, or watch bots play")
    .option("--watch", "bots play all seats")
    .option("--seed <number>", "the same seed, decks and answers give the same game", wholeNumber)
    .option("--deck <deck>", `your deck: ${DECK_IDS.join(", ")}, a file, or a deck code`)
    .option("--opponent <deck>", "the other deck")
    .option("--mode <mode>", MODE_NAMES.join(", "), mode, "duel")
    .addOption(formatOption("by which your decks must be legal: "))
    .option("--bot <name>", `who plays the other seats: ${BOT_NAMES}`, "skilled")
    .option("--save <file>", "write the game as a replay when it ends or is left, for `rulebound analyse`")
    .option("--full", "print every step of the log")
    .addHelpText(
      "after",
      "\nExamples:\n  $ rulebound play\n  $ rulebound play --deck jinx --opponent ahri --seed 7\n  $ rulebound play --watch --mode ffa3\n  $ rulebound play --bot expert\n  $ rulebound play --deck my-deck.txt",
    )
    .action(sayingErrors(run));
}

async function run(options: Options): Promise<void> {
  const pool = everyCard();
  const bot = botCalled(options.bot);
  if (options.save !== undefined) checkWritable(options.save);
  const seed = options.seed ?? Math.floor(Math.random() * 1_000_000);
  const decks = chooseDecks(pool, options, createRng(seed, DECKS_STREAM));
  const players = playersOf(decks, options.watch === true, bot);
  console.log(bold(`Rulebound: ${options.mode}, seed ${seed}`));
  decks.forEach((deck, seat) => {
    console.log(
      `P${seat + 1}${players[seat].bot === null ? " (you)" : ""}: ${deck.name} — ${pool.cards[deck.deck.legend].data.name}. ${dim(deck.plan)}`,
    );
  });
  const lines = linesFrom(process.stdin);
  const session = new Session({
    setup: { pool, mode: options.mode, decks: decks.map(({ deck }) => deck), seed },
    players,
    lines,
    print: (line) => console.log(line),
    detail: options.full === true ? "full" : "plain",
  });
  await session.play();
  lines.close();
  if (options.save === undefined) return;
  writeText(options.save, `${JSON.stringify(session.replay())}\n`);
  console.log(`The game is in ${options.save}: rulebound analyse ${options.save}`);
}

const playersOf = (decks: readonly NamedDeck[], watch: boolean, bot: Bot): Player[] =>
  decks.map(({ name }, seat) => (seat === 0 && !watch ? { bot: null, name } : { bot, name: `${name} (${bot.name})` }));

/** What was asked for, and for the rest starter decks that nobody has yet. */
function chooseDecks(pool: CardPool, options: Options, rng: Rng): NamedDeck[] {
  const seats = MODES.find(({ name }) => name === options.mode)?.players ?? 2;
  const wanted = [options.deck, options.opponent].map((one) => (one === undefined ? null : deckFor(pool, one, options)));
  const left = starterDecks(pool).filter(({ id }) => !wanted.some((deck) => deck?.id === id));
  const decks = Array.from({ length: seats }, (_, seat) => wanted[seat] ?? left.splice(rng.below(left.length), 1)[0]);
  const [first] = checkDecks(
    pool,
    decks.map(({ deck }) => deck),
    options.mode,
  ).flat();
  if (first !== undefined) throw new UserError(`These decks cannot play together: ${first.detail} (${first.rule}).`);
  return decks;
}

/** A deck of the project by its id, a file, or a deck code. */
function deckFor(pool: CardPool, wanted: string, { format, mode }: Pick<Options, "format" | "mode">): NamedDeck {
  const starter = starterNamed(pool, wanted);
  if (starter !== null) return starter;
  const deck = oneDeck(pool, wanted);
  const problems = problemsOf(verdictOn(pool, deck, { format, mode }));
  if (problems.length > 0) throw new UserError(problems.map((problem) => `${wanted}: ${problem}.`).join("\n"));
  return { ...deck, id: wanted, plan: "" };
}
