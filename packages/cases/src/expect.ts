import { battlefieldLocation } from "@rulebound/engine/internal";
import { FIRST_SEAT, phaseWord, turnState, victoryScore } from "./adapter.ts";
import type { Expectation } from "./case.ts";
import { checkBattlefield } from "./expect/battlefields.ts";
import { Checker, type Situation } from "./expect/checker.ts";
import { checkEvents, checkNoEvents } from "./expect/events.ts";
import { checkObject } from "./expect/objects.ts";
import { checkPlayer } from "./expect/players.ts";
import { checkChain, checkQuestion } from "./expect/questions.ts";
import { StepFailure } from "./failure.ts";

export type { Situation } from "./expect/checker.ts";

/** Whether an action of `can` or `cannot` is legal now; throws a StepFailure if its names mean nothing. */
type Trial = (action: Extract<Expectation, { what: "can" | "cannot" }>["actions"][number]) => { readonly refused: string | null };

/** Fails with everything that is not as expected, each with its line. */
export function checkExpectations(expectations: readonly Expectation[], situation: Situation, attempt: Trial): void {
  const checker = new Checker(situation);
  for (const expectation of expectations) {
    try {
      check(expectation, checker, attempt);
    } catch (error) {
      if (!(error instanceof StepFailure)) throw error;
      checker.fail(expectation.line, error.message);
    }
  }
  checker.finish();
}

function check(expected: Expectation, checker: Checker, attempt: Trial): void {
  const { state, names } = checker.situation;
  const { line } = expected;
  switch (expected.what) {
    case "player":
      checkPlayer(checker, expected.seat, expected.checks);
      return;
    case "object":
      checkObject(checker, expected.named, expected.checks);
      return;
    case "battlefield":
      checkBattlefield(checker, expected.place, expected.checks);
      return;
    case "state":
      checker.same(line, "the state", expected.state, turnState(state));
      return;
    case "turn":
      checker.sameSeat(line, "the turn player", expected.seat, state.turnPlayer);
      return;
    case "priority":
      checker.sameSeat(line, "priority", expected.seat, state.priority);
      return;
    case "focus":
      checker.sameSeat(line, "focus", expected.seat, state.focus);
      return;
    case "phase":
      checker.same(line, "the phase", expected.phase, phaseWord(state.phase) ?? "none");
      return;
    case "showdown": {
      const at = state.showdownAt < 0 ? "none" : names.locationName(battlefieldLocation(state.showdownAt));
      checker.same(
        line,
        "the showdown",
        expected.place === null ? "none" : names.locationName(names.location(expected.place, FIRST_SEAT)),
        at,
      );
      return;
    }
    case "winner": {
      const seats = (all: readonly number[]) =>
        [...all]
          .sort()
          .map((seat) => `P${seat + 1}`)
          .join(", ") || "none";
      checker.same(line, "the winner", seats(expected.seats), seats(state.winners));
      return;
    }
    case "victoryScore":
      checker.same(line, "the Victory Score", expected.n, victoryScore(state));
      return;
    case "chain":
      checkChain(checker, line, expected.things);
      return;
    case "question":
      checkQuestion(checker, line, expected.question);
      return;
    case "can":
      for (const action of expected.actions) {
        const { refused } = attempt(action);
        if (refused !== null) checker.fail(action.line, `expected "${action.text}" to be legal, but it is not: ${refused}`);
      }
      return;
    case "cannot":
      for (const action of expected.actions) {
        if (attempt(action).refused === null) checker.fail(action.line, `expected "${action.text}" to be illegal, but it is legal.`);
      }
      return;
    case "events":
      checkEvents(checker, expected.events);
      return;
    case "no events":
      checkNoEvents(checker, expected.events);
      return;
  }
}
