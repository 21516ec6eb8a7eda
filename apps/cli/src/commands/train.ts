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
  readonly generations?: number;
  readonly first: number;
  readonly games: number;
  readonly gate: number;
  readonly hidden: number;
  readonly seed: number;
}

const STATE = "training.json";
const WEIGHTS = "weights.json";
/** Positions that are remembered: about 7,000 games. */
const ROOM = 400_000;

export function train(program: Command): void {
  program
    .command("train")
    .description("teach a network to judge positions, from nothing: it plays itself and greedy, and a gate keeps what is better")
    .requiredOption("--decks <deck...>", `decks to learn from and to be tried with: ${DECKS_HELP}`)
    .option("--out <folder>", "where the training is kept; what is there is gone on with", "training")
    .option("--minutes <number>", "begin no generation after so many minutes", positive)
    .option("--generations <number>", "stop after so many generations in all", positive)
    .option("--first <number>", "games of greedy with itself that the first generation learns from", positive, 2000)
    .option("--games <number>", "games that each further generation learns from", positive, 500)
    .option("--gate <number>", "games of the gate, and as many against greedy", positive, 100)
    .option("--hidden <number>", "sums of the network's middle layer", positive, 16)
    .option("--seed <number>", "seed of the first game; the others follow", wholeNumber, 1)
    .addHelpText(
      "after",
      `
Decks are divided by a hash of their cards: from five of eight games are learned, one of eight is for the gate, and two of
eight are held out: nothing is learned or decided by them, so that bots can be measured with them (rulebound arena --held-out).
Decks that are not legal are left out. The first generation learns from games of greedy, the others from their own and from some
with greedy. Each meets the one that was kept last, with decks of the gate, and is kept if it wins more than half of the games.
${STATE} holds all that is needed to go on, ${WEIGHTS} what was kept last. The same decks, seed and number of
generations give the same weights, unless the training was interrupted: positions that were remembered are then forgotten.

Examples:
  $ rulebound train --decks my-decks/ --minutes 60
  $ rulebound train --decks my-decks/ --generations 40 --seed 7 --out training-7`,
    )
    .action(sayingErrors(run));
}

function run(options: Options): void {
  if (options.minutes === undefined && options.generations === undefined)
    throw new UserError("Say how long to train: --minutes, --generations, or both.");
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
      hidden: options.hidden,
      firstGames: options.first,
      gamesPerGeneration: options.games,
      gateGames: options.gate,
      room: ROOM,
    },
    before,
  );
  const end = performance.now() + (options.minutes ?? Number.POSITIVE_INFINITY) * 60_000;
  let made = before?.curve.length ?? 0;
  while (performance.now() < end && made < (options.generations ?? Number.POSITIVE_INFINITY)) {
    const generation = trainer.generation();
    made = generation.number;
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

const lineOf = ({ number, games, positions, loss, gate, againstGreedy, kept, seconds }: Generation): string =>
  [
    `generation ${number}`,
    `${games} games`,
    `${positions} positions`,
    `loss ${loss.toFixed(3)}`,
    gate === null ? "no gate yet" : `gate ${percent(gate.rate)} (${percent(gate.low)} to ${percent(gate.high)})`,
    `against greedy ${percent(againstGreedy.rate)} (${percent(againstGreedy.low)} to ${percent(againstGreedy.high)})`,
    kept ? "kept" : "not kept",
    `${Math.round(seconds)} s`,
  ].join(", ");
