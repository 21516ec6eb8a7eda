import { bansOf, factsOf, remindersOf, rulesOf, SETS } from "@rulebound/cards";
import { type CardData, renderCard } from "@rulebound/engine/language";
import { bold, dim } from "../play/style.ts";
import { titled, wrapped } from "../text.ts";
import { casesNaming } from "./cases.ts";
import { costOf, domainsOf, mightOf, typeOf } from "./table.ts";

const MOST_CASES = 12;

/** Everything about one card, for a person. */
export function pageOf(card: CardData): string[] {
  const { prints, rarity, set } = factsOf(card);
  const { text } = renderCard(card);
  const cases = casesNaming(card.name);
  const rules = rulesOf(card);
  return [
    `${bold(card.name)}  ${dim(card.id)}`,
    [typeOf(card), domainsOf(card), costOf(card) && `cost ${costOf(card)}`, mightOf(card) && `Might ${mightOf(card)}`]
      .filter((part) => part !== "")
      .join(" · "),
    ...(card.tags?.length ? [card.tags.join(", ")] : []),
    dim([`${SETS[set] ?? set}${rarity === null ? "" : `, ${rarity}`}`, `printed as ${prints.join(", ")}`].join("; ")),
    ...bansOf(card).map(({ format, mode, since }) => `Banned in ${format}${mode === null ? "" : `, ${mode}`} since ${since} (103.2.e)`),
    "",
    ...(text === "" ? [dim("It has no text.")] : text.split("\n").flatMap((paragraph) => wrapped(paragraph))),
    ...titled(
      "Keywords",
      remindersOf(card).flatMap(({ keyword, says, rule }) => wrapped(`${keyword}: ${says}${rule === null ? "" : ` (${rule})`}`, "  ")),
    ),
    ...titled(
      "Rules it rests on",
      rules.map(({ rule, what }) => `  ${rule.padEnd(6)} ${what}`),
    ),
    ...titled("Cases that name it", [
      ...cases.slice(0, MOST_CASES).map(({ name, file }) => `  ${name} ${dim(file)}`),
      ...(cases.length > MOST_CASES ? [dim(`  ... and ${cases.length - MOST_CASES} more`)] : []),
    ]),
  ];
}
