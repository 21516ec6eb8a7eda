import { type Decision, turnState } from "../adapter.ts";
import { StepFailure } from "../failure.ts";
import { isQuestion } from "../question.ts";
import type { Game } from "./game.ts";
import { isDeclinablePayment } from "./payments.ts";

/** `all pass`, `settle` and `next turn`: steps in which everybody passes. */

/** More passes than any real stretch of a game has. */
const LIMIT = 1000;

const mayAct = (game: Game): Decision | null => {
  const asked = game.decision;
  return asked !== null && !isQuestion(asked) ? asked : null;
};

const isFree = (game: Game): boolean => {
  const asked = mayAct(game);
  return asked !== null && asked.player === game.state.turnPlayer && turnState(game.state) === "neutral open";
};

function pass(game: Game): void {
  const asked = mayAct(game);
  const refused = asked === null ? null : game.answer(asked.player, { do: "pass" });
  if (refused !== null) throw new StepFailure(`${game.pending()}, but cannot pass: ${refused.detail} (${refused.rule}).`);
}

function repeat(game: Game, isDone: () => boolean, step: () => void): void {
  for (let i = 0; i < LIMIT; i++) {
    if (isDone()) return;
    step();
  }
  throw new StepFailure(`it does not come to an end: ${game.pending()}.`);
}

/**
 * Until the newest chain item has resolved or, with no chain, until the showdown has closed. Stops at a question. False:
 * there was nothing to pass on.
 */
export function allPass(game: Game): boolean {
  const asked = game.decision;
  if (asked === null || isQuestion(asked) || isFree(game)) return false;
  const newest = game.state.chain.at(-1)?.id ?? null;
  const { showdownAt, combatNumber } = game.state;
  const isDone = () => {
    if (mayAct(game) === null || isFree(game)) return true;
    const { chain, focus } = game.state;
    if (newest !== null) return !chain.some(({ id }) => id === newest);
    // A combat goes on when its showdown has closed, and what triggers then is a chain of its own.
    return chain.length > 0 || focus < 0 || game.state.showdownAt !== showdownAt || game.state.combatNumber !== combatNumber;
  };
  repeat(game, isDone, () => pass(game));
  return true;
}

/** Until the turn player is free to act in a neutral open state, or somebody has a real choice. False: somebody has. */
export function settle(game: Game): boolean {
  repeat(
    game,
    () => game.decision === null || isFree(game) || !(mayAct(game) !== null || isDeclinablePayment(game)),
    () => {
      const asked = game.decision;
      if (asked !== null && isDeclinablePayment(game)) game.answer(asked.player, { do: "yes" });
      else pass(game);
    },
  );
  return game.decision === null || isFree(game);
}

/** To the start of the next player's main phase. Stops at a question. */
export function nextTurn(game: Game): void {
  const { turnNumber } = game.state;
  repeat(
    game,
    () => mayAct(game) === null || (game.state.turnNumber !== turnNumber && isFree(game)),
    () => {
      if (!isFree(game)) return pass(game);
      const refused = game.answer(game.state.turnPlayer, { do: "endTurn" });
      if (refused !== null) throw new StepFailure(`the turn cannot end: ${refused.detail} (${refused.rule}).`);
    },
  );
}
