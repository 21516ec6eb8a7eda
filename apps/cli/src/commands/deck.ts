import { banListOf, DECK_FORMS, DECK_SITES, type DeckForm, DeckFormError, FORMATS, type Format, writeDeck } from "@rulebound/cards";
import type { ModeName } from "@rulebound/engine/internal";
import { type Command, InvalidArgumentError, Option } from "commander";
import { summaryOf, verdictOf } from "../deck/check.ts";
import { type PlayOptions, playAll } from "../deck/play.ts";
import { decksFrom, oneDeck } from "../deck/source.ts";
import { everyCard, formatOption, MODE_NAMES, mode, positive, sayingErrors, UserError, wholeNumber } from "../options.ts";

const SITE_IDS = DECK_SITES.map(({ id }) => id);
const DECKS = "files, folders of .txt files, deck codes, decks of the project, or - for standard input";

export function deck(program: Command): void {
  const command = program
    .command("deck")
    .description("read, check, convert and try out decks")
    .addHelpText(
      "after",
      `
Examples:
  $ rulebound deck check my-deck.txt                  is it legal, and if not, why
  $ rulebound deck check decks/ --quiet               a folder: only what is wrong
  $ rulebound deck show my-deck.txt --as code         a deck code to share
  $ rulebound deck show CMAAAAAAAAAQCAAAA4AA...       what a deck code holds
  $ rulebound deck play decks/ --games 100            random games, each to its end
  $ rulebound deck formats                            formats and their ban lists`,
    );
  command
    .command("check")
    .description("name every violation of the deck rules, with its rule number")
    .argument("<deck...>", DECKS)
    .addOption(formatOption(""))
    .option("--mode <mode>", MODE_NAMES.join(", "), mode, "duel")
    .option("--date <day>", "by the ban list of that day, as 2026-09-18 (default: the newest)", day)
    .option("--quiet", "print nothing about legal decks")
    .action(sayingErrors(check));
  command
    .command("show")
    .description("print a deck, in another form if asked for")
    .argument("<deck>", DECKS)
    .addOption(
      new Option(
        "--as <form>",
        `list, plain (as sites copy them), code (Piltover Archive), tts or ids (Tabletop Simulator); a link or text for a site: ${SITE_IDS.join(", ")}`,
      )
        .choices([...DECK_FORMS, "ids", ...SITE_IDS])
        .default("list"),
    )
    .action(sayingErrors(show));
  command
    .command("play")
    .description("play random games with each deck against the others, to the end")
    .argument("<deck...>", DECKS)
    .option("--games <number>", "how many games for each deck", positive, 100)
    .option("--seed <number>", "seed of the first game; the others follow", wholeNumber, 1)
    .option("--bot <name>", "who plays", "random")
    .action(
      sayingErrors((wanted: string[], options: PlayOptions) => {
        const pool = everyCard();
        if (!playAll(pool, decksFrom(pool, wanted), options)) process.exitCode = 1;
      }),
    );
  command
    .command("formats")
    .description("the formats that decks are checked against, with their ban lists")
    .action(() => console.log(FORMATS.flatMap(aboutFormat).join("\n")));
}

function day(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text)))
    throw new InvalidArgumentError("It must be a day such as 2026-09-18.");
  return text;
}

interface CheckOptions {
  readonly format: Format;
  readonly mode: ModeName;
  readonly date?: string;
  readonly quiet?: boolean;
}

function check(wanted: readonly string[], { format, mode, date, quiet }: CheckOptions): void {
  const pool = everyCard();
  if (date !== undefined && format.banLists.length > 0 && banListOf(format, date) === null)
    console.log(`No ban list of ${format.name} is known for ${date}: the first is of ${format.banLists[0].effective}.`);
  const verdicts = decksFrom(pool, wanted).map((source) =>
    verdictOf(pool, source, { format, mode, ...(date === undefined ? {} : { day: date }) }),
  );
  for (const { kind, lines } of verdicts) if (quiet !== true || kind !== "legal") console.log(lines.join("\n"));
  if (verdicts.length > 1) console.log(summaryOf(verdicts));
  if (verdicts.some(({ kind }) => kind !== "legal")) process.exitCode = 1;
}

function show(wanted: string, { as }: { readonly as: string }): void {
  const pool = everyCard();
  try {
    const deck = oneDeck(pool, wanted);
    const site = DECK_SITES.find(({ id }) => id === as);
    process.stdout.write(
      site === undefined ? writeDeck(deck, pool, as === "ids" ? "tts" : (as as DeckForm)) : `${site.write(deck, pool).trim()}\n`,
    );
  } catch (error) {
    if (!(error instanceof DeckFormError)) throw error;
    throw new UserError(`${wanted}: ${error.message}`);
  }
}

function aboutFormat(one: Format): string[] {
  const list = banListOf(one);
  return [
    `${one.name}: ${one.says}`,
    ...(one.sets === null ? [] : [`  sets: ${one.sets.join(", ")}`]),
    ...(list === null ? [] : [`  banned since ${list.effective}: ${list.banned.join("; ")}`]),
    ...Object.entries(list?.bannedIn ?? {}).map(([mode, names]) => `  in ${mode} also: ${names.join("; ")}`),
  ];
}
