import { CARDS } from "@rulebound/cards";
import { type Report, readCaseFiles, type Tally, type Untested, untested } from "@rulebound/cases";
import { casesFolder, UserError } from "../options.ts";

export interface UntestedOptions {
  readonly set?: string;
  readonly json?: boolean;
}

/** `rulebound cards --untested`: texts that no case has seen at work. */
export function printUntested({ set, json = false }: UntestedOptions): void {
  const wanted = set?.toUpperCase();
  const isWanted = ({ id }: { readonly id: string }) => wanted === undefined || id.startsWith(`${wanted}-`);
  if (!CARDS.some(isWanted)) throw new UserError(`There is no set "${set}"; the sets are ${SETS.join(", ")}.`);
  const report = untested(CARDS, readCaseFiles([casesFolder()]), { only: isWanted, progress });
  if (json) console.log(JSON.stringify({ ...report, sets: Object.fromEntries(report.sets), failing: failingNames(report) }, null, 2));
  else for (const line of lines(report)) console.log(line);
}

const SETS = [...new Set(CARDS.map(({ id }) => id.split("-")[0]))];

function progress(done: number, all: number): void {
  if (!process.stderr.isTTY) return;
  process.stderr.write(done === all ? "\r\x1b[K" : `\r${done} of ${all} cards`);
}

const failingNames = ({ failing }: Report): string[] => failing.map(({ file, line }) => `${file}:${line}`);

function* lines(report: Report): Iterable<string> {
  let card = "";
  for (const one of report.untested) {
    if (one.card !== card) yield `\n${one.card} (${one.set})`;
    card = one.card;
    yield* describe(one);
  }
  yield "";
  for (const name of failingNames(report)) yield `fails as it is, and shows nothing: ${name}`;
  yield row("set", "abilities", "shown", "untested", "parts", "shown", "untested");
  for (const [set, tally] of report.sets) yield row(set, ...figures(tally));
  yield row("all", ...figures(report.total));
}

function describe({ paragraph, detail, text, reason, isPartOfUntested }: Untested): string[] {
  if (detail === null) return [`  ${paragraph}. ${text.replaceAll("\n", "\n     ")}`, `     ${reason}`];
  return isPartOfUntested ? [] : [`  ${paragraph}. ${detail}: ${text.replaceAll("\n", "\n     ")}`, `     ${reason}`];
}

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
