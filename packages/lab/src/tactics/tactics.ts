import { ask, type Bot, createRng, passive } from "@rulebound/bots";
import { CARDS } from "@rulebound/cards";
import { type Case, checkExpectations, gameAfter, StepFailure } from "@rulebound/cases";

/**
 * Small boards with something that is plainly right. A tactic is a case: what comes before its first `expect` is what happened,
 * what comes after it is a right line, and the last `expect` tells it from wrong ones. So the judge can try the boards, and a bot
 * can play them its own way: it plays on to where the next turn begins, with everybody else passing, and then that has to be true.
 */
export interface Tactic {
  readonly case: Case;
  /** The file without its ending: what it is about. */
  readonly kind: string;
}

export const tacticOf = (one: Case): Tactic => ({ case: one, kind: one.file.replace(/^.*\//, "").replace(/\.yaml$/, "") });

/** Enough for any turn. */
const LONG = 200;

/** What is wrong in the end; null: nothing. */
export function tryTactic({ case: one }: Tactic, bot: Bot, seed: number): string | null {
  const begins = one.steps.findIndex(({ kind }) => kind === "expect");
  const last = one.steps.at(-1);
  if (begins < 0 || last?.kind !== "expect" || last === one.steps[begins])
    throw new Error(`${one.file}:${one.line}: a tactic has an "expect" where it begins, and another at its end`);
  const game = gameAfter(begins, one, CARDS);
  const seat = game.decision?.player;
  const { turnNumber } = game.state;
  const chances = game.state.players.map((_, player) => createRng(seed, player));
  for (let i = 0; i < LONG && game.decision !== null && game.state.turnNumber === turnNumber; i++) {
    const { player } = game.decision;
    const refused = game.answer(player, ask(player === seat ? bot : passive, game.state, chances[player]));
    if (refused !== null) return `${bot.name} gave an illegal answer: ${refused.detail} (${refused.rule})`;
  }
  try {
    const { state, names, decision } = game;
    checkExpectations(last.expectations, { state, names, decision, events: [] }, () => ({ refused: null }));
    return null;
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error;
    return error.message;
  }
}
