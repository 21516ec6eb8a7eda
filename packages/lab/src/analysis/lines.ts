import { ask, type Bot, type Rng } from "@rulebound/bots";
import { type Answer, applyInPlace, describe, fork, NOBODY, playerName, type State } from "@rulebound/engine/internal";

/** How a turn goes on when bots play it, in a game that could be the real one for all that the player knows. */

/** More answers than a turn takes; a longer line says no more. */
const MOST_ANSWERS = 60;
const SHOWN = 8;

/** The answers of the rest of the turn, as action lines, forced passes left out. */
export function lineFrom(game: State, first: Answer, bot: Bot, rng: Rng): string[] {
  const lines: string[] = [];
  playTurn(game, first, bot, rng, (s, answer) => {
    if ((s.decision?.picked.length ?? 0) > 0) lines.pop(); // it is said again with what is picked next
    if (answer.do !== "pass") lines.push(`${playerName(s.decision?.player ?? NOBODY)}: ${describe(s, answer)}`);
    return lines.length < SHOWN;
  });
  return lines;
}

function playTurn(game: State, first: Answer, bot: Bot, rng: Rng, goOn = (_s: State, _answer: Answer): boolean => true): State {
  const f = fork(game);
  const { turnNumber } = f;
  let answer = first;
  for (let i = 0; i < MOST_ANSWERS; i++) {
    const more = goOn(f, answer);
    if (applyInPlace(f, answer) !== null || !more || f.decision === null || f.turnNumber !== turnNumber) break;
    answer = ask(bot, f, rng);
  }
  return f;
}
