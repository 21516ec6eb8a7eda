import { Finder, type Finding, Names } from "./find/index.ts";
import { GISTS } from "./gists/index.ts";
import { type Entry, GLOSSARY } from "./glossary.ts";
import { parentOf, RULE_IDS, type RuleId } from "./index.ts";

export interface FoundRules extends Pick<Finding, "stems"> {
  /** The best first. */
  readonly rules: readonly RuleId[];
}

let finder: Finder | null = null;

/** Reads some more rules for the search, and says whether any are left: a page reads ahead in small parts. */
export function readMoreRules(count: number): boolean {
  finder ??= new Finder(GLOSSARY.map(({ term }) => term));
  for (const id of RULE_IDS.slice(finder.size, finder.size + count)) finder.add(findable(id));
  return finder.size < RULE_IDS.length;
}

function rulesFinder(): Finder {
  readMoreRules(RULE_IDS.length);
  return finder as Finder;
}

let terms: Names | null = null;

/** The words of the book that are meant: "tempoary" is Temporary. */
export function findTerms(text: string, language = "en"): readonly Entry[] {
  terms ??= new Names(GLOSSARY.map(({ term }) => term));
  return terms.find(text, language).at.map((at) => GLOSSARY[at]);
}

const DEFINED: ReadonlyMap<RuleId, string> = GLOSSARY.reduce(
  (terms, { rule, term }) => terms.set(rule, `${terms.get(rule) ?? ""} ${term}`),
  new Map<RuleId, string>(),
);

/** A rule speaks of what the rules above it are called, too, and one that says what a word means is the answer to that word. */
function findable(id: RuleId) {
  const { kind, text, title = kind === "heading" ? text : "" } = GISTS[id];
  const above = titlesAbove(id);
  return {
    title: title || (DEFINED.get(id) ?? ""),
    texts: [
      { text, weight: kind === "heading" ? 0.9 : 1 },
      { text: title, weight: 1.2 },
      { text: DEFINED.get(id) ?? "", weight: 1.5 },
      { text: above.join(" | "), weight: 0.35 },
    ],
  };
}

function titlesAbove(id: RuleId): string[] {
  const parent = parentOf(id);
  if (parent === null) return [];
  const { kind, text, title } = GISTS[parent];
  const own = title ?? (kind === "heading" ? text : null);
  return own === null ? titlesAbove(parent) : [own, ...titlesAbove(parent)];
}

/** The rules that a text is about, in whichever words: see find/. `language` is the one that is asked in, beside English. */
export function findRules(text: string, language = "en"): FoundRules {
  const { hits, stems } = rulesFinder().find(text, language);
  return { rules: hits.map(({ at }) => RULE_IDS[at]), stems };
}
