import { type CardPool, checkDecks, type DeckList, type Violation } from "@rulebound/engine/internal";
import type { DeckError } from "./draft.ts";
import { checkLegality, type FormatViolation, type Legality } from "./legality.ts";
import { type DraftReading, isDeck, readDeck } from "./parse.ts";

/** May this deck be played, and if not, why? Whoever lets people sit down asks here: pages, server and commands say the same. */
export interface DeckVerdict {
  readonly kind: "legal" | "illegal" | "unreadable";
  /** What cannot be read of it. */
  readonly errors: readonly DeckError[];
  readonly violations: readonly FormatViolation[];
}

export function verdictOn(pool: CardPool, reading: DraftReading, legality: Legality): DeckVerdict {
  if (!isDeck(reading)) return { kind: "unreadable", errors: reading.errors, violations: [] };
  const violations = checkLegality(pool, reading, legality);
  return { kind: violations.length === 0 ? "legal" : "illegal", errors: [], violations };
}

/** A deck in any form that can be read. */
export const judgeDeck = (pool: CardPool, text: string, legality: Legality): DeckVerdict => verdictOn(pool, readDeck(text, pool), legality);

/** The decks of a table, by seat: each for itself, and what teammates may not share. */
export function judgeDecks(pool: CardPool, texts: readonly string[], legality: Legality): DeckVerdict[] {
  const readings = texts.map((text) => readDeck(text, pool));
  const verdicts = readings.map((reading) => verdictOn(pool, reading, legality));
  const lists = readings.map((reading) => (isDeck(reading) ? listOf(reading.deck) : null));
  if (!lists.every((list) => list !== null)) return verdicts;
  const together = checkDecks(pool, lists, legality.mode ?? "duel");
  return verdicts.map((verdict, seat) => {
    const isKnown = ({ rule, detail }: Violation): boolean =>
      verdict.violations.some((other) => other.rule === rule && other.detail === detail);
    const violations = [...verdict.violations, ...together[seat].filter((one) => !isKnown(one))];
    return violations.length === verdict.violations.length ? verdict : { ...verdict, kind: "illegal", violations };
  });
}

const listOf = ({ legend, champion, ...rest }: Extract<DraftReading, { readonly deck: unknown }>["deck"]): DeckList | null =>
  legend === null || champion === null ? null : { ...rest, legend, champion };

/** Every reason with its place or its rule, in words for whoever reads English. */
export function problemsOf({ errors, violations }: DeckVerdict): string[] {
  return [
    ...errors.map(({ line, reason }) => (line > 0 ? `line ${line}: ${reason}` : reason)),
    ...violations.map(
      ({ detail, rule, tournamentRule }) =>
        `${detail} (${tournamentRule === undefined ? rule : `${rule}, Tournament Rules ${tournamentRule}`})`,
    ),
  ];
}
