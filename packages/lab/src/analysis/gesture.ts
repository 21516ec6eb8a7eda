import { ask, type Bot, type Rng } from "@rulebound/bots";
import { type Answer, applyInPlace, describe, fork, type State } from "@rulebound/engine/internal";

/** A move in words: an act with all that is chosen for it. */

const MOST_CHOICES = 20;

/** Lines of one move as one; of picks only the last is said, which tells them all. */
export const together = (lines: readonly string[]): string =>
  lines.filter((line, i) => i === 0 || !lines[i + 1]?.startsWith(line)).join(", ");

/** Is this the middle of a move: has the player something more to choose for it? */
const isWithin = (s: State, player: number): boolean => s.decision?.player === player && s.decision.kind !== "act";

/** As it was recorded: the answer of that number and the choices after it. */
export function playedMove(states: readonly State[], answers: readonly Answer[], first: number): string {
  const player = states[first].decision?.player ?? -1;
  const lines = [describe(states[first], answers[first])];
  for (let i = first + 1; i < answers.length && isWithin(states[i], player); i++) lines.push(describe(states[i], answers[i]));
  return together(lines);
}

/** As a bot would go on choosing, in a game that could be the real one. */
export function movePlayedBy(bot: Bot, game: State, first: Answer, rng: Rng): string {
  const f = fork(game);
  const player = f.decision?.player ?? -1;
  const lines = [describe(f, first)];
  if (applyInPlace(f, first) !== null) return together(lines);
  for (let i = 0; i < MOST_CHOICES && isWithin(f, player); i++) {
    const answer = ask(bot, f, rng);
    lines.push(describe(f, answer));
    if (applyInPlace(f, answer) !== null) break;
  }
  return together(lines);
}
