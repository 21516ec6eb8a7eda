import { BOTS, type Bot, botNamed } from "@rulebound/bots";
import { nearestName } from "@rulebound/cards";
import { UserError } from "./options.ts";

/** Names that the user gave: of what there is not, the nearest is said. */

/** `Did you mean "X"?` with a space before it, or nothing. */
export function didYouMean(wanted: string, known: Iterable<string>, among: "many" | "few" = "many"): string {
  const near = nearestName(wanted, known, among);
  return near === null ? "" : ` Did you mean "${near}"?`;
}

export const BOT_NAMES = `${Object.keys(BOTS).join(", ")}, search:400 or plan:400 (iterations), search:100ms`;

export function botCalled(name: string): Bot {
  const bot = botNamed(name);
  if (bot === null) throw new UserError(`"${name}" is no bot.${didYouMean(name, Object.keys(BOTS))} There are: ${BOT_NAMES}.`);
  return bot;
}

/** "1 deck", "2 decks" */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
