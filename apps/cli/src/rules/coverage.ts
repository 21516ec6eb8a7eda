import { RULE_IDS, type RuleId } from "@rulebound/rules";
import { GISTS, PARTS, partOf } from "@rulebound/rules/book";
import { bold, dim } from "../play/style.ts";
import { KILLS_RECORDED, type Witness } from "./evidence.ts";

/** How many behaviour rules of a part of the book are implemented, how many a case or test names, and how many are killed. */
export interface Tally {
  readonly behaviour: number;
  readonly implemented: number;
  readonly cited: number;
  /** A change to the code that names the rule makes a case or a test fail that names it. */
  readonly killed: number;
}

interface Missing {
  readonly rule: RuleId;
  readonly gist: string;
}

interface Coverage extends Tally {
  readonly sections: Readonly<Record<string, Tally & { readonly title: string }>>;
  /** Why the engine has nothing to do for a rule. */
  readonly excused: readonly (Missing & { readonly reason: string })[];
  readonly notImplemented: readonly Missing[];
  readonly notCited: readonly Missing[];
  readonly notKilled: readonly (Missing & { readonly reason: string })[];
  /** When it was found out which are killed. */
  readonly killsRecorded: string;
}

export function coverageOf(witness: Witness): Coverage {
  const rules = RULE_IDS.filter((id) => GISTS[id].kind === "behaviour").map((id) => ({ id, part: partOf(id), evidence: witness.of(id) }));
  type Judged = (typeof rules)[number];
  const isImplemented = ({ evidence: { implementation } }: Judged) => implementation === "named" || implementation === "shown";
  const tally = (some: readonly Judged[]): Tally => ({
    behaviour: some.length,
    implemented: some.filter(isImplemented).length,
    cited: some.filter(({ evidence }) => evidence.isCited).length,
    killed: some.filter(({ evidence }) => evidence.kill !== null).length,
  });
  const missing = ({ id }: Judged): Missing => ({ rule: id, gist: GISTS[id].text });
  const byPart = PARTS.map((part) => [part, rules.filter((rule) => rule.part === part)] as const).filter(([, some]) => some.length > 0);
  return {
    ...tally(rules),
    sections: Object.fromEntries(byPart.map(([part, some]) => [part, { title: GISTS[part].text, ...tally(some) }])),
    excused: rules.flatMap((rule) => {
      const { implementation, reason } = rule.evidence;
      return implementation === "excused" && reason !== null ? [{ ...missing(rule), reason }] : [];
    }),
    notImplemented: rules.filter(({ evidence }) => evidence.implementation === "open").map(missing),
    notCited: rules.filter(({ evidence }) => !evidence.isCited).map(missing),
    notKilled: rules.flatMap((rule) => {
      const { notKilled, reason } = rule.evidence;
      return notKilled === null ? [] : [{ ...missing(rule), reason: reason ?? notKilled }];
    }),
    killsRecorded: KILLS_RECORDED,
  };
}

export function coverageLines(coverage: Coverage): string[] {
  const { sections, excused, notImplemented, notCited, notKilled, killsRecorded } = coverage;
  return [
    dim(row(`killed: as of ${killsRecorded}`, "behaviour", "implemented", "cited", "killed")),
    bold(row("all", ...figures(coverage))),
    // Numbers come back from an object in an order of their own.
    ...Object.entries(sections)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([part, { title, ...tally }]) => row(`${part} ${title}`, ...figures(tally))),
    ...listed(
      "Behaviour rules of which no case or test fails when the code is changed",
      notKilled,
      ({ reason, gist }) => `${reason}: ${gist}`,
    ),
    ...listed("Behaviour rules that no case and no test names", notCited, ({ gist }) => gist),
    ...listed("Behaviour rules that neither the code nor a case names", notImplemented, ({ gist }) => gist),
    ...listed("Behaviour rules that the engine has nothing to do for", excused, ({ reason }) => reason),
  ];
}

const listed = <T extends Missing>(title: string, rules: readonly T[], says: (rule: T) => string): string[] =>
  rules.length === 0 ? [] : ["", bold(`${title} (${rules.length})`), ...rules.map((rule) => `  ${rule.rule.padEnd(12)} ${says(rule)}`)];

const figures = ({ behaviour, implemented, cited, killed }: Tally): string[] => [
  String(behaviour),
  `${implemented} ${percent(implemented, behaviour)}`,
  `${cited} ${percent(cited, behaviour)}`,
  `${killed} ${percent(killed, behaviour)}`,
];

/** Never rounded up: 99.9% is not all. */
const percent = (some: number, all: number): string => `${Math.floor((100 * some) / all)}%`.padStart(5);

const row = (first: string, ...cells: readonly string[]): string => first.padEnd(48) + cells.map((cell) => cell.padStart(14)).join("");
