import { ask, botNamed, createRng } from "@rulebound/bots";
import type { Answer, State } from "@rulebound/engine/internal";

/** Which bot thinks, and with which chance. */
export interface Thought {
  readonly bot: string;
  readonly seed: number;
  readonly stream: number;
}

export function think({ bot, seed, stream }: Thought, state: State): Answer {
  const thinker = botNamed(bot);
  if (thinker === null) throw new Error(`there is no bot called ${bot}`);
  return ask(thinker, state, createRng(seed, stream));
}

/** Bots that search take their time; the rest answer at once. */
export const isSlow = (bot: string): boolean => bot === "strong" || bot === "expert" || bot.startsWith("search");
