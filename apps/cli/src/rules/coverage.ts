import { RULE_IDS, type RuleId } from "@rulebound/rules";
import { GISTS, PARTS, partOf } from "@rulebound/rules/book";
import { bold, dim } from "../play/style.ts";
import type { Witness } from "./evidence.ts";

/** How many behaviour rules of a part of the book are implemented, and how many a case or test shows. */
export interface Tally {
  readonly behaviour: number;
  readonly implemented: number;
  readonly shown: number;
}

interface Missing {
  readonly rule: RuleId;
  readonly gist: string;
}

export interface Coverage extends Tally {
  readonly sections: Readonly<Record<string, Tally & { readonly title: string }>>;
  /** Why the engine has nothing to do for a rule. */
  readonly excused: readonly (Missing & { readonly reason: string })[];
  readonly notImplemented: readonly Missing[];
  readonly notShown: readonly Missing[];
}

export function coverageOf(witness: Witness): Coverage {
  const rules = RULE_IDS.filter((id) => GISTS[id].kind === "behaviour").map((id) => ({ id, part: partOf(id), evidence: witness.of(id) }));
  type Judged = (typeof rules)[number];
  const isImplemented = ({ evidence: { implementation } }: Judged) => implementation === "named" || implementation === "shown";
  const tally = (some: readonly Judged[]): Tally => ({
    behaviour: some.length,
    implemented: some.filter(isImplemented).length,
    shown: some.filter(({ evidence }) => evidence.isShown).length,
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
    notShown: rules.filter(({ evidence }) => !evidence.isShown).map(missing),
  };
}

export function coverageLines(coverage: Coverage): string[] {
  const { sections, excused, notImplemented, notShown } = coverage;
  return [
    ...listed("Behaviour rules that no case and no test shows", notShown, ({ gist }) => gist),
    ...listed("Behaviour rules that the code does not name and no case shows", notImplemented, ({ gist }) => gist),
    ...listed("Behaviour rules that the engine has nothing to do for", excused, ({ reason }) => reason),
    dim(row("", "behaviour", "implemented", "shown")),
    // Numbers come back from an object in an order of their own.
    ...Object.entries(sections)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([part, { title, ...tally }]) => row(`${part} ${title}`, ...figures(tally))),
    bold(row("all", ...figures(coverage))),
  ];
}

const listed = <T extends Missing>(title: string, rules: readonly T[], says: (rule: T) => string): string[] =>
  rules.length === 0 ? [] : [bold(`${title} (${rules.length})`), ...rules.map((rule) => `  ${rule.rule.padEnd(12)} ${says(rule)}`), ""];

const figures = ({ behaviour, implemented, shown }: Tally): string[] => [
  String(behaviour),
  `${implemented} ${percent(implemented, behaviour)}`,
  `${shown} ${percent(shown, behaviour)}`,
];

/** Never rounded up: 99.9% is not all. */
const percent = (some: number, all: number): string => `${Math.floor((100 * some) / all)}%`.padStart(5);

const row = (first: string, ...cells: readonly string[]): string => first.padEnd(48) + cells.map((cell) => cell.padStart(14)).join("");
