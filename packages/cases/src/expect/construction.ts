import { isWithin } from "@rulebound/rules";
import { deckViolations, type Seat } from "../adapter.ts";
import type { Located, PlayerCheck } from "../case.ts";
import { FILLER } from "../catalogue.ts";
import { type Checker, seatName } from "./checker.ts";

type ConstructionCheck = Located<Extract<PlayerCheck, { key: "breaks" | "keeps" }>>;

/** Boards are smaller than decks, so only the rules that a case names are looked at, with those below them. */
export function checkConstruction(checker: Checker, seat: Seat, { key, rules, line }: ConstructionCheck): void {
  const violations = deckViolations(checker.situation.state, seat, FILLER.name);
  for (const rule of rules) {
    const against = violations.filter((violation) => isWithin(violation.rule, rule));
    if (key === "breaks" && against.length === 0)
      checker.fail(line, `expected the cards of ${seatName(seat)} to break ${rule} as a deck, but they do not.`);
    if (key === "keeps" && against.length > 0)
      checker.fail(
        line,
        `expected the cards of ${seatName(seat)} to keep ${rule} as a deck, but: ${against.map(({ detail }) => detail).join("; ")}.`,
      );
  }
}
