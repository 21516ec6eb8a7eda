import { type Bounds, bounds as boundsOf, CARDS, CardFinder, isFound, type Search } from "@rulebound/cards";
import type { CardData } from "@rulebound/engine/language";
import { type Command, InvalidArgumentError } from "commander";
import { jsonOf } from "../cards/json.ts";
import { unknownWords } from "../cards/known.ts";
import { pageOf } from "../cards/page.ts";
import { statsOf } from "../cards/stats.ts";
import { tableOf } from "../cards/table.ts";
import { untestedOf } from "../cards/untested.ts";
import { didYouMean } from "../names.ts";
import { sayingErrors, UserError } from "../options.ts";

interface Options extends Omit<Search, "name"> {
  readonly json?: boolean;
  readonly stats?: boolean;
  readonly untested?: boolean;
}

function bounds(text: string): Bounds {
  const found = boundsOf(text);
  if (found === null) throw new InvalidArgumentError('A number was expected, or "3+", "3-" (3 or less), "2-4".');
  return found;
}

/** Reports over the cards that were found, instead of a table of them: one option each. */
const REPORTS: readonly {
  readonly option: keyof Options;
  readonly says: string;
  readonly lines: (cards: readonly CardData[], options: Options) => readonly string[];
}[] = [
  {
    option: "untested",
    says: "which of their texts no case has seen at work (with --json: as JSON)",
    lines: (cards, { json = false }) => untestedOf(cards, json),
  },
  { option: "json", says: "print everything about them as JSON", lines: (cards) => [JSON.stringify(cards.map(jsonOf), null, 1)] },
  { option: "stats", says: "how many cards use each word of the card language", lines: statsOf },
];

export function cards(program: Command): void {
  const command = program
    .command("cards")
    .description("search the cards, or show all about one: text, keywords, rules, cases that name it")
    .argument("[name...]", "a card, or a part of names")
    .option("--text <words>", "words of its text, in any order")
    .option("--set <set>", "a set, such as OGN or VEN (prints count)")
    .option("--domain <domain>", "fury, calm, mind, body, chaos, order or colorless; fury/mind for both")
    .option("--type <type>", "unit, gear, spell, rune, legend, battlefield, equipment, champion, signature, token")
    .option("--keyword <keyword>", "a keyword it has or speaks of")
    .option("--tag <tag>", "a tag, such as Poro")
    .option("--rarity <rarity>", "common, uncommon, rare, epic")
    .option<Bounds>("--cost <energy>", "Energy cost: 3, 3+, 3- (3 or less), 2-4", bounds)
    .option<Bounds>("--power <pips>", "Power cost, in the same way", bounds)
    .option<Bounds>("--might <might>", "Might, in the same way", bounds);
  for (const { option, says } of REPORTS) command.option(`--${option}`, says);
  command
    .addHelpText(
      "after",
      `
A name shows that card's page; anything else searches, and everything stated must hold.

Examples:
  $ rulebound cards "Get Excited!"                       a card's page
  $ rulebound cards jinx                                 every card with Jinx in its name; "jinks" finds it, too
  $ rulebound cards --type unit --domain fury --cost 2-  cheap Fury units
  $ rulebound cards --keyword hidden --text "draw"       Hidden cards that draw
  $ rulebound cards --set VEN --json > vendetta.json     for programs
  $ rulebound cards --stats                              how far the words of the card language carry
  $ rulebound cards --untested --set OGN                 abilities that no case shows`,
    )
    .action(sayingErrors(run));
}

function run(words: readonly string[], options: Options): void {
  const name = words.join(" ").trim();
  const isSearch = Object.keys(options).length > 0;
  const exact = CARDS.find((card) => card.name.toLowerCase() === name.toLowerCase() || card.id.toLowerCase() === name.toLowerCase());
  const matching = exact !== undefined && !isSearch ? [exact] : called(name).filter((card) => isFound(card, options));
  const unknown = matching.length === 0 ? unknownWords(options) : [];
  if (unknown.length > 0) throw new UserError(unknown.join("\n"));
  const report = REPORTS.find(({ option }) => options[option] === true);
  if (report !== undefined) print(report.lines(matching, options));
  else if (matching.length === 0) throw new UserError(nothing(name, isSearch));
  else if (matching.length === 1 && !isSearch) print(pageOf(matching[0]));
  else print([...tableOf(matching), "", matching.length === 1 ? "1 card" : `${matching.length} cards`]);
}

const called = (name: string): readonly CardData[] => (name === "" ? CARDS : new CardFinder(CARDS).named(name).cards);
const print = (lines: readonly string[]): void => console.log(lines.join("\n"));

function nothing(name: string, isSearch: boolean): string {
  if (isSearch) return "No card is like that.";
  const hint = didYouMean(
    name,
    CARDS.map((card) => card.name),
  );
  return `"${name}" is not a card.${hint}`;
}
