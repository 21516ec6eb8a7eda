import { checkLegality, type FormatViolation, isDeck, type Legality } from "@rulebound/cards";
import type { CardPool } from "@rulebound/engine";
import { dim, green, red } from "../play/style.ts";
import { type DeckSource, errorLines } from "./source.ts";

/** Whether decks are legal, and if not, why. */

export const ruleOf = ({ rule, tournamentRule }: FormatViolation): string =>
  tournamentRule === undefined ? rule : `${rule}, Tournament Rules ${tournamentRule}`;

export interface Verdict {
  readonly lines: readonly string[];
  readonly kind: "legal" | "illegal" | "unreadable";
}

export function verdictOn(pool: CardPool, source: DeckSource, legality: Legality): Verdict {
  const { from, reading } = source;
  if (!isDeck(reading))
    return { kind: "unreadable", lines: [`${red("unreadable")} ${from}`, ...errorLines(source).map((line) => `  ${line}`)] };
  const violations = checkLegality(pool, reading, legality);
  if (violations.length === 0) return { kind: "legal", lines: [`${green("legal")} ${from} ${dim(reading.name)}`] };
  return {
    kind: "illegal",
    lines: [
      `${red("illegal")} ${from} ${dim(reading.name)}`,
      ...violations.map((violation) => `  ${violation.detail} (${ruleOf(violation)})`),
    ],
  };
}

export function summaryOf(verdicts: readonly Verdict[]): string {
  const count = (kind: Verdict["kind"]): number => verdicts.filter((verdict) => verdict.kind === kind).length;
  return `${verdicts.length} decks: ${count("legal")} legal, ${count("illegal")} illegal, ${count("unreadable")} unreadable`;
}
