import { GISTS } from "./gists/index.ts";
import { isRuleId, isWithin, RULE_IDS, type RuleId, sectionOf } from "./index.ts";
import { NEWEST_VERSION, OLDER_VERSIONS, type OlderVersion, successorOf } from "./older/successors.ts";

/** What was asked for by number, and what has to be said about it. */
export interface Asked {
  /** As it was typed. */
  readonly text: string;
  readonly rules: readonly RuleId[];
  /** How an older number has been read. */
  readonly note: string | null;
  /** Why there is nothing to show. */
  readonly problem: string | null;
  /** The books that have the number where this one has not. */
  readonly elsewhere: readonly (OlderVersion | typeof NEWEST_VERSION)[];
}

const NUMBER = /^\d{3}(?:\.\w+)*$/;
const RANGE = /^(\d{3}(?:\.\w+)*)-(\d{3}(?:\.\w+)*)$/;

/** "466.1", "464-466", with or without a full stop behind it. */
export const isNumber = (text: string): boolean => NUMBER.test(tidy(text)) || RANGE.test(tidy(text));

const tidy = (text: string): string => text.toLowerCase().replace(/\.$/, "");

export function rulesAsked(text: string, version: OlderVersion | null): Asked {
  const range = RANGE.exec(tidy(text));
  return range === null ? single(text, tidy(text), version) : between(text, range[1], range[2], version);
}

function single(text: string, number: string, version: OlderVersion | null): Asked {
  const asked = (rules: readonly RuleId[], note: string | null, problem: string | null, elsewhere: Asked["elsewhere"] = []): Asked => ({
    text,
    rules,
    note,
    problem,
    elsewhere,
  });
  if (version === null) return isRuleId(number) ? asked([number], null, null) : asked([], null, notThere(number), booksWith(number, null));
  const successor = successorOf(version, number);
  if (successor === null) return asked([], null, `${number} is not in version ${version} of the book.`, booksWith(number, version));
  if (successor.kind !== "gone") return asked([successor.rule], became(number, version, successor.kind, successor.rule), null);
  const { nearest } = successor;
  if (nearest === null)
    return asked([], null, `${number} of version ${version} is gone: no rule of ${NEWEST_VERSION} has taken its place.`);
  return asked([nearest], `${number} of version ${version} is gone; what became of the rule above it is ${nearest}.`, null);
}

function became(number: string, version: OlderVersion, kind: "same" | "rewritten", rule: RuleId): string {
  const how = kind === "rewritten" ? ", rewritten" : "";
  if (rule === number) return `${number} of version ${version} still has this number in ${NEWEST_VERSION}${how}.`;
  return `${number} of version ${version} is ${rule} in ${NEWEST_VERSION}${how}.`;
}

function between(text: string, from: string, to: string, version: OlderVersion | null): Asked {
  const [first, last] = [single(from, from, version), single(to, to, version)];
  const wrong = [first, last].find(({ problem }) => problem !== null);
  if (wrong !== undefined) return { ...wrong, text };
  const start = RULE_IDS.indexOf(first.rules[0]);
  const end = RULE_IDS.findLastIndex((id) => isWithin(id, last.rules[0]));
  const notes = [first.note, last.note].filter((note) => note !== null);
  const problem = start > end ? `${text} runs backwards: ${last.rules[0]} comes before ${first.rules[0]}.` : null;
  return { text, rules: RULE_IDS.slice(start, end + 1), note: notes.length === 0 ? null : notes.join(" "), problem, elsewhere: [] };
}

/** What is nearest to a number that the book does not have. */
function notThere(number: string): string {
  const above = nearestAbove(number);
  const hint = above === null ? nearestSections(number) : `the nearest above it is ${above} (${GISTS[above].text})${lastBelow(above)}`;
  return `${number} is not in the book: ${hint.replace(/\.\)/, ")")}.`;
}

function nearestAbove(number: string): RuleId | null {
  const cut = number.lastIndexOf(".");
  if (cut < 0) return null;
  const above = number.slice(0, cut);
  return isRuleId(above) ? above : nearestAbove(above);
}

function lastBelow(above: RuleId): string {
  const last = RULE_IDS.findLast((id) => isWithin(id, above));
  return last === undefined || last === above ? ", which has nothing below it" : `, and the last below that ${last}`;
}

function nearestSections(number: string): string {
  const sections = RULE_IDS.filter((id) => sectionOf(id) === id);
  const before = sections.findLast((id) => id < number.slice(0, 3));
  const after = sections.find((id) => id > number.slice(0, 3));
  if (before === undefined || after === undefined) return `numbers go from ${sections[0]} to ${sections.at(-1)}`;
  return `between ${before} and ${after} there is nothing`;
}

/** Other books in which the number leads somewhere: older ones, else the newest. */
function booksWith(number: string, except: OlderVersion | null): Asked["elsewhere"] {
  const found = OLDER_VERSIONS.filter((version) => version !== except && successorOf(version, number) !== null);
  return found.length === 0 && except !== null && isRuleId(number) ? [NEWEST_VERSION] : found;
}
