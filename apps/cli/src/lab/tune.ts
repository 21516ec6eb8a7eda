import type { CardId, CardPool } from "@rulebound/engine/internal";
import { type Candidates, candidatesOf, cardsOfIdentity, tune as tuneDeck } from "@rulebound/lab";
import { type Command, InvalidArgumentError } from "commander";
import { didYouMean } from "../names.ts";
import { everyCard, positive, sayingErrors, UserError, wholeNumber } from "../options.ts";
import { type CampaignOptions, type Play, withCampaigns } from "./campaign.ts";
import { botsFor, DECKS_HELP, DEFAULT_BOT, type Entrant, entrantsFrom, type PairMode, pairMode } from "./entrants.ts";
import { tuneLines } from "./matchups-text.ts";
import { withRunnerOptions } from "./runner.ts";

/** `matchups tune`: a deck made better against a field. */

interface TuneCommandOptions extends CampaignOptions {
  readonly against: readonly string[];
  readonly swap: number;
  readonly from?: string;
  readonly cards?: readonly string[];
  readonly bots: string;
  readonly mode: PairMode;
  readonly screening: number;
  readonly games: number;
  readonly finalists: number;
  readonly seed: number;
  readonly json?: boolean;
}

export function tune(parent: Command): void {
  const command = parent
    .command("tune")
    .description("which swap of some cards gains most against a field, tested on the same seeds")
    .argument("<deck>", DECKS_HELP)
    .requiredOption("--against <deck...>", `the field: ${DECKS_HELP}`)
    .option("--swap <number>", "how many cards go out and come in", positive, 1)
    .option("--from <where>", "where cards come from: sideboard, or identity (all cards that the legend allows)", candidatesFrom)
    .option("--cards <name...>", "or exactly these cards, as many copies as the rules allow")
    .option("--bots <names>", "who plays: one bot for all, or one for the deck and one for the field", DEFAULT_BOT)
    .option("--mode <mode>", "duel or match", pairMode, "duel")
    .option("--screening <number>", "games against each deck of the field at first sight", positive, 20)
    .option("--games <number>", "games against each deck of the field in the end", positive, 400)
    .option("--finalists <number>", "how many swaps play them", positive, 4)
    .option("--seed <number>", "seed of the first round; the others follow", wholeNumber, 1)
    .option("--json", "print everything as JSON");
  withRunnerOptions(command)
    .option("--quiet", "print no progress")
    .addHelpText(
      "after",
      `
Every swap of one card plays on the same seeds as the deck itself, so that only what the swap changes makes a difference. The
worse half is dropped and the rest plays twice as much, until few are left. Swaps of more cards are put together of the best
single ones: two cards that are good only together are not found. The last ones play on seeds that were not seen before,
because the best of many has been lucky, too; their intervals hold all at once (Bonferroni).

Examples:
  $ rulebound matchups tune kaisa --against mel nasus viktor --from sideboard
  $ rulebound matchups tune my.txt --against my-decks/ --swap 2 --bots greedy
  $ rulebound matchups tune jinx --against ahri sett --cards "Falling Star" "Noxus Hopeful"`,
    )
    .action(sayingErrors(runTune));
}

function candidatesFrom(text: string): string {
  if (text !== "sideboard" && text !== "identity") throw new InvalidArgumentError("It is sideboard or identity; --cards names cards.");
  return text;
}

async function runTune(wanted: string, options: TuneCommandOptions): Promise<void> {
  const { report, name } = await withCampaigns(options, (play) => tuned(wanted, options, play));
  if (options.json === true) console.log(JSON.stringify(report, null, 1));
  else for (const line of tuneLines(report, name)) console.log(line);
}

async function tuned(wanted: string, options: TuneCommandOptions, play: Play) {
  const pool = everyCard();
  const [entrant, ...others] = entrantsFrom(pool, [wanted], options.mode);
  if (others.length > 0) throw new UserError(`${wanted} holds ${others.length + 1} decks; one was expected.`);
  const field = entrantsFrom(pool, options.against, options.mode);
  const [own, ...theirs] = botsFor(2, options.bots.split(","));
  const report = await tuneDeck(
    pool,
    {
      deck: entrant.deck,
      candidates: candidatesFor(pool, entrant, options),
      against: field.map(({ deck }) => deck),
      bots: { deck: own, against: field.map(() => theirs[0]) },
      mode: options.mode,
      seed: options.seed,
      cards: options.swap,
      screening: options.screening,
      games: options.games,
      finalists: options.finalists,
    },
    play,
  );
  return { report, name: entrant.name };
}

function candidatesFor(pool: CardPool, { name, deck, sideboard }: Entrant, { from, cards }: TuneCommandOptions): Candidates {
  if (cards !== undefined) return new Map(cards.map((card) => [cardNamed(pool, card), Number.POSITIVE_INFINITY]));
  if (from === "identity" || (from === undefined && sideboard.length === 0)) return cardsOfIdentity(pool, deck);
  if (sideboard.length === 0) throw new UserError(`${name} has no sideboard; take --from identity, or --cards.`);
  return candidatesOf(sideboard);
}

function cardNamed(pool: CardPool, wanted: string): CardId {
  const found = pool.cards.find(({ data }) => data.name.toLowerCase() === wanted.toLowerCase());
  if (found !== undefined) return found.index;
  const hint = didYouMean(
    wanted,
    pool.cards.map(({ data }) => data.name),
  );
  throw new UserError(`"${wanted}" is not a card.${hint}`);
}
