import { isWithin, RULE_IDS, type RuleId, sectionOf } from "@rulebound/rules";
import { GISTS, partOf, ruleAt } from "@rulebound/rules/book";
import { bold, cyan, dim, yellow } from "../play/style.ts";
import { shortened, titled, wrapped } from "../text.ts";
import type { ShowingCase } from "./cases.ts";
import type { Place } from "./citations.ts";
import type { Evidence, Witness } from "./evidence.ts";

const MOST_PLACES = 12;
const MOST_CASES = 12;
const HOW_TO_SEE_ALL = " (--json has all)";

/** Everything about one rule, for a person. */
export function pageOf(id: RuleId, witness: Witness): string[] {
  const rule = ruleAt(id);
  const below = RULE_IDS.filter((one) => one !== id && (isWithin(one, id) || partOf(one) === id));
  return [
    rule.kind === "heading" ? `${cyan(id)}  ${bold(rule.gist)}` : `${cyan(id)}  ${bold(rule.title)}`,
    ...(rule.kind === "heading" ? [] : wrapped(rule.gist, "  ")),
    dim(`  ${statusOf(rule.kind, witness.of(id))}`),
    ...rule.changes.flatMap(({ since, says }) => wrapped(`Changed in ${since}: ${says}`, "  ")),
    ...rule.formerly.map(({ version, numbers }) => dim(`  in ${version}: ${numbers.join(", ")}`)),
    ...titled("Below it", rows(below, id, witness)),
    ...titled("It refers to", rule.refersTo.flatMap(pointer)),
    ...titled("Referred to by", rule.referredToBy.flatMap(pointer)),
    ...evidenceLines([id, ...below.filter((one) => sectionOf(one) === one)], witness),
  ];
}

/** Rules in the order of the book, then what speaks for them. */
export const listOf = (ids: readonly RuleId[], witness: Witness): string[] => [
  ...rows(ids, null, witness),
  ...evidenceLines(
    ids.filter((id) => !ids.some((other) => other !== id && isWithin(id, other))),
    witness,
  ),
];

/** Code, cases and settled questions of rules and of what stands below them. */
function evidenceLines(ids: readonly RuleId[], witness: Witness): string[] {
  const cases = unique(ids.flatMap((id) => witness.casesWithin(id)));
  const isQuestion = ({ source }: ShowingCase) => source === "rulings" || source === "FAQ";
  return [
    ...titled("Code", placeLines(ids.flatMap((id) => witness.codeWithin(id)))),
    ...titled("Cases", caseLines(cases.filter((one) => !isQuestion(one)))),
    ...titled("Questions and answers", caseLines(cases.filter(isQuestion))),
    ...titled("Tests", placeLines(ids.flatMap((id) => witness.testsWithin(id)))),
  ];
}

/** What a behaviour rule has to show for itself; any other rule, what it is. */
export function statusOf(kind: string, { implementation, isCited, cases, tests, reason, kill, notKilled }: Evidence): string {
  if (kind !== "behaviour") return kind;
  const cited = isCited
    ? `named by ${[counted(cases.length, "case"), counted(tests.length, "place in tests")].filter(Boolean).join(" and ")}`
    : "named by no case";
  const shown = kill === null ? `not shown yet (${notKilled})` : "shown: a case fails when the code is changed";
  const done = { named: "named in the code", shown: "implemented", excused: `nothing to do: ${reason}`, open: "not named in the code" }[
    implementation
  ];
  return implementation === "excused" ? `behaviour; ${done}` : `behaviour; ${done}; ${cited}; ${shown}`;
}

const counted = (n: number, what: string): string => (n === 0 ? "" : n === 1 ? `1 ${what}` : `${n} ${what.replace(/^\w+/, "$&s")}`);

/** Each rule in a line or two, indented by its depth; what is missing is said. */
function rows(ids: readonly RuleId[], under: RuleId | null, witness: Witness): string[] {
  const depth = (id: RuleId) => id.split(".").length - (under === null ? 1 : under.split(".").length + 1) + 1;
  return ids.flatMap((id) => {
    const { kind, text, title } = GISTS[id];
    const indent = "  ".repeat(Math.max(under === null ? 0 : 1, depth(id)));
    const name = title === undefined ? "" : `${title}: `;
    const [first, ...rest] = wrapped(`${id}  ${name}${text}${missing(kind, witness.of(id))}`, indent);
    const line = kind === "heading" ? bold(first) : first.replace(id, cyan(id));
    return under === null && sectionOf(id) === id && kind === "heading" ? ["", line, ...rest] : [line, ...rest];
  });
}

function missing(kind: string, { implementation, kill }: Evidence): string {
  if (kind !== "behaviour" || implementation === "excused" || (kill !== null && implementation !== "open")) return "";
  return ` ${yellow(implementation === "open" ? "(open)" : "(not shown)")}`;
}

const pointer = (id: RuleId): string[] => wrapped(`${id}  ${GISTS[id].text}`, "  ");

function placeLines(places: readonly Place[]): string[] {
  const lines = unique(
    places.map(({ file, line, text }) => `  ${file}:${line}  ${dim(text.length > 70 ? `${text.slice(0, 67)}...` : text)}`),
  );
  return shortened(lines, MOST_PLACES, HOW_TO_SEE_ALL);
}

export const caseLines = (cases: readonly ShowingCase[]): string[] =>
  shortened(
    cases.map(({ name, file, line }) => `  ${name} ${dim(`${file}:${line}`)}`),
    MOST_CASES,
    HOW_TO_SEE_ALL,
  );

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];
