/**
 * The rule index: every number of the book with what it says in our own words (`gists/`), what it refers to
 * (`cross-references.ts`), what older books called it and what they changed (`older/`), and its words (`glossary.ts`).
 */
import { referencesOf, referrersOf } from "./cross-references.ts";
import { GISTS, type GistKind } from "./gists/index.ts";
import { parentOf, RULE_IDS, type RuleId, sectionOf } from "./index.ts";
import { type Change, changesAt } from "./older/changes.ts";
import { formerNumbersOf, type OlderVersion } from "./older/successors.ts";

export { type Asked, isNumber, rulesAsked } from "./asked.ts";
export { referencesOf, referrersOf } from "./cross-references.ts";
export { GISTS, type Gist, type GistKind } from "./gists/index.ts";
export { type Entry, GLOSSARY, glossaryEntries } from "./glossary.ts";
export { CHANGES, type Change, changesAt } from "./older/changes.ts";
export {
  formerNumbersOf,
  NEWEST_VERSION,
  OLDER_VERSIONS,
  type OlderVersion,
  olderNumbers,
  type Successor,
  successorOf,
} from "./older/successors.ts";
export { type FoundRules, findRules, findTerms, readMoreRules } from "./search.ts";

export interface Rule {
  readonly number: RuleId;
  /** Its own name, or that of the nearest rule above it that has one. */
  readonly title: string;
  readonly kind: GistKind;
  readonly gist: string;
  readonly part: RuleId;
  readonly parent: RuleId | null;
  readonly below: readonly RuleId[];
  readonly refersTo: readonly RuleId[];
  readonly referredToBy: readonly RuleId[];
  readonly formerly: readonly { readonly version: OlderVersion; readonly numbers: readonly string[] }[];
  readonly changes: readonly Change[];
}

export const ruleAt = (number: RuleId): Rule => ({
  number,
  title: titleOf(number),
  kind: GISTS[number].kind,
  gist: GISTS[number].text,
  part: partOf(number),
  parent: parentOf(number),
  below: RULE_IDS.filter((id) => parentOf(id) === number),
  refersTo: referencesOf(number),
  referredToBy: referrersOf(number),
  formerly: formerNumbersOf(number),
  changes: changesAt(number),
});

/** The three-digit headings, which are the parts of the book. */
export const PARTS: readonly RuleId[] = RULE_IDS.filter((id) => !id.includes(".") && GISTS[id].kind === "heading");

/** The part that a rule stands in: rule 472 stands in 467, Scoring. */
export function partOf(id: RuleId): RuleId {
  const section = sectionOf(id);
  return PARTS.findLast((part) => part <= section) ?? PARTS[0];
}

export function titleOf(id: RuleId): string {
  const own = ownTitle(id);
  if (own !== null) return own;
  const parent = parentOf(id);
  return parent === null ? GISTS[partOf(id)].text : titleOf(parent);
}

const ownTitle = (id: RuleId): string | null => GISTS[id].title ?? (GISTS[id].kind === "heading" ? GISTS[id].text : null);
