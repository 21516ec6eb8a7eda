import type { Answer, Game, State } from "@rulebound/engine/internal";
import { Outlook } from "./outlook.ts";
import type { Rng } from "./rng.ts";

/**
 * A player. It is asked only when its seat is to decide, is shown what that seat may know and nothing else, and gives one
 * of the answers back, or concedes. It has no chance but `rng` and no memory: the same outlook and chance, the same answer.
 */
export interface Bot {
  readonly name: string;
  choose(outlook: Outlook, rng: Rng): Answer;
}

/** What a bot answers to the open decision of a game. */
export const ask = (bot: Bot, game: Game, rng: Rng): Answer => bot.choose(new Outlook(game as State), rng);
