import { isDeck, type Legality, problemsOf, verdictOn } from "@rulebound/cards";
import type { CardPool } from "@rulebound/engine/internal";
import { counted } from "../names.ts";
import { dim, green, red } from "../play/style.ts";
import { type DeckSource, errorLines } from "./source.ts";

/** Whether decks are legal, and if not, why. */

interface Verdict {
  readonly lines: readonly string[];
  readonly kind: "legal" | "illegal" | "unreadable";
}

export function verdictOf(pool: CardPool, source: DeckSource, legality: Legality): Verdict {
  const { from, reading } = source;
  const verdict = verdictOn(pool, reading, legality);
  const { kind } = verdict;
  const problems = kind === "unreadable" ? errorLines(source) : problemsOf(verdict);
  const name = isDeck(reading) ? ` ${dim(reading.name)}` : "";
  return {
    kind,
    lines: [`${(kind === "legal" ? green : red)(kind)} ${from}${name}`, ...problems.map((problem) => `  ${problem}`)],
  };
}

export function summaryOf(verdicts: readonly Verdict[]): string {
  const count = (kind: Verdict["kind"]): number => verdicts.filter((verdict) => verdict.kind === kind).length;
  return `${counted(verdicts.length, "deck")}: ${count("legal")} legal, ${count("illegal")} illegal, ${count("unreadable")} unreadable`;
}
