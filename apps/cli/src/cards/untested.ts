import { CARDS } from "@rulebound/cards";
import { type Report, readCaseFiles, type Tally, type Untested, untested } from "@rulebound/cases";
import type { CardData } from "@rulebound/engine/language";
import { casesFolder } from "../options.ts";

/** Texts of these cards that no case has seen at work. */
export function untestedOf(cards: readonly CardData[], asJson: boolean): readonly string[] {
  const wanted = new Set(cards);
  const report = untested(CARDS, readCaseFiles([casesFolder()]), { only: (card) => wanted.has(card), progress });
  if (!asJson) return [...lines(report)];
  return [JSON.stringify({ ...report, sets: Object.fromEntries(report.sets), failing: failingNames(report) }, null, 1)];
}

function progress(done: number, all: number): void {
  if (!process.stderr.isTTY) return;
  process.stderr.write(done === all ? "\r\x1b[K" : `\r${done} of ${all} cards`);
}

const failingNames = ({ failing }: Report): string[] => failing.map(({ file, line }) => `${file}:${line}`);

function* lines(report: Report): Iterable<string> {
  let card = "";
  for (const one of report.untested) {
    if (one.isPartOfUntested) continue;
    if (one.card !== card) yield `\n${one.card} (${one.set})`;
    card = one.card;
    yield* describe(one);
  }
  yield "";
  for (const name of failingNames(report)) yield `fails as it is, and shows nothing: ${name}`;
  yield row("", "abilities", "shown", "untested", "parts", "shown", "untested");
  for (const [set, tally] of report.sets) yield row(set, ...figures(tally));
  yield row("all", ...figures(report.total));
}

const describe = ({ paragraph, detail, text, reason }: Untested): string[] => [
  `  ${paragraph}. ${detail === null ? "" : `${detail}: `}${text.replaceAll("\n", "\n     ")}`,
  `     ${reason}`,
];

const figures = ({ abilities, shown, details, detailsShown }: Tally): number[] => [
  abilities,
  shown,
  abilities - shown,
  details,
  detailsShown,
  details - detailsShown,
];

const row = (first: string, ...cells: readonly (string | number)[]): string =>
  `${first.padEnd(4)}${cells.map((cell) => String(cell).padStart(11)).join("")}`;
