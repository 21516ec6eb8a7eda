import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CardPool } from "@rulebound/engine/internal";
import { type Generation, partOf, percent, Trainer, type TrainingState } from "@rulebound/lab";
import type { Command } from "commander";
import { DECKS_HELP, type Entrant, playableFrom } from "../lab/entrants.ts";
import { everyCard, positive, sayingErrors, UserError, wholeNumber } from "../options.ts";

interface Options {
  readonly decks: readonly string[];
  readonly out: string;
  readonly minutes?: number;
  readonly first: number;
  readonly games: number;
  readonly generation: number;
  readonly gate: number;
  readonly seed: number;
}

const STATE = "training.json";
const WEIGHTS = "weights.json";

export function train(program: Command): void {
  program
    .command("train")
    .description("teach a network to play, from nothing: it imitates greedy, then learns from games with itself")
    .requiredOption("--decks <deck...>", `decks to learn from and to be tried with: ${DECKS_HELP}`)
    .option("--out <folder>", "where the training is kept; what is there is gone on with", "training")
    .option("--games <number>", "games to learn from in all; towards the last one it learns more and more slowly", positive, 200_000)
    .option("--generation <number>", "games of each generation", positive, 10_000)
    .option("--first <number>", "games of greedy with itself that come first", positive, 2000)
    .option("--gate <number>", "games against greedy by which a generation is measured", positive, 400)
    .option("--minutes <number>", "begin no generation after so many minutes", positive)
    .option("--seed <number>", "seed of the first game; the others follow", wholeNumber, 1)
    .addHelpText(
      "after",
      `
Decks are divided by a hash of their cards: from five of eight games are learned, one of eight is for the gate, and two of
eight are held out: nothing is learned or decided by them, so that bots can be measured with them (rulebound arena --held-out).
Decks that are not legal are left out. The first generation imitates greedy; the others learn from games with themselves, and one
in six with an earlier generation. Each is measured against greedy, always on the same seeds, with decks of the gate.
${STATE} holds all that is needed to go on, ${WEIGHTS} the generation that did best. The same decks, seed and numbers
give the same weights, however often the training was interrupted.

Examples:
  $ rulebound train --decks my-decks/
  $ rulebound train --decks my-decks/ --games 1000000 --generation 50000 --seed 7 --out training-7`,
    )
    .action(sayingErrors(run));
}

function run(options: Options): void {
  const pool = everyCard();
  const { entrants, others } = playableFrom(pool, options.decks, "duel");
  const { learning, gate, heldOut } = divided(pool, entrants);
  const before = stateIn(options.out);
  if (before !== null && before.seed !== options.seed)
    throw new UserError(`${options.out} holds a training of seed ${before.seed}: name it by --seed, or another folder by --out.`);
  console.log(
    `seed ${options.seed}; decks: ${learning.length} to learn from, ${gate.length} for the gate, ${heldOut.length} held out, ${others} not legal`,
  );
  const trainer = new Trainer(
    pool,
    {
      learning: learning.map(({ deck }) => deck),
      gate: gate.map(({ deck }) => deck),
      seed: options.seed,
      firstGames: options.first,
      gamesPerGeneration: options.generation,
      gateGames: options.gate,
      games: options.games,
    },
    before,
  );
  const end = performance.now() + (options.minutes ?? Number.POSITIVE_INFINITY) * 60_000;
  let games = before?.games ?? 0;
  while (performance.now() < end && games < options.games) {
    const generation = trainer.generation();
    games = generation.games;
    keep(options.out, trainer.state);
    console.log(lineOf(generation));
  }
}

function divided(pool: CardPool, entrants: readonly Entrant[]) {
  const of = (part: string): Entrant[] => entrants.filter(({ deck }) => partOf(pool, deck) === part);
  const parts = { learning: of("learning"), gate: of("gate"), heldOut: of("held out") };
  if (parts.learning.length < 2 || parts.gate.length === 0)
    throw new UserError(
      `Of these ${entrants.length} decks ${parts.learning.length} are to learn from and ${parts.gate.length} for the gate: name more of them.`,
    );
  return parts;
}

function stateIn(folder: string): TrainingState | null {
  const path = join(folder, STATE);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as TrainingState) : null;
}

/** Whole or not at all: it may be interrupted at any time. */
function keep(folder: string, state: TrainingState): void {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, value: unknown): void => {
    writeFileSync(join(folder, `${name}.new`), JSON.stringify(value));
    renameSync(join(folder, `${name}.new`), join(folder, name));
  };
  if (state.kept !== null) write(WEIGHTS, state.kept);
  write(STATE, state);
}

const lineOf = ({ number, games, lessons, loss, againstGreedy, kept, seconds }: Generation): string =>
  [
    `generation ${number}`,
    `${games} games`,
    `${lessons} lessons`,
    `loss ${loss.toFixed(3)}`,
    `against greedy ${percent(againstGreedy.rate)} (${percent(againstGreedy.low)} to ${percent(againstGreedy.high)})`,
    kept ? "kept" : "not kept",
    `${Math.round(seconds)} s`,
  ].join(", ");
