import { ask, botNamed, createRng, loadInstinct } from "@rulebound/bots";
import type { Answer, State } from "@rulebound/engine/internal";

/** Which bot thinks, and with which chance. */
export interface Thought {
  readonly bot: string;
  readonly seed: number;
  readonly stream: number;
}

export async function think({ bot, seed, stream }: Thought, state: State): Promise<Answer> {
  const thinker = botNamed(bot);
  if (thinker === null) throw new Error(`there is no bot called ${bot}`);
  if (isLearned(bot)) await loadInstinct();
  return ask(thinker, state, createRng(seed, stream));
}

/** Their weights are loaded when the first of them thinks. */
const isLearned = (bot: string): boolean => bot === "instinct" || bot.startsWith("plan");

/** Bots that search take their time; the rest answer at once. */
export const isSlow = (bot: string): boolean => bot === "strong" || bot === "expert" || bot.startsWith("search") || bot.startsWith("plan");
