import type { Bot } from "./bot.ts";
import { busy } from "./busy.ts";
import { greedy } from "./greedy.ts";
import { habitual } from "./habitual.ts";
import { random } from "./random.ts";
import { parseBudget } from "./search/budget.ts";
import { search } from "./search/search.ts";

/** Every bot by its name. */
export const BOTS: Readonly<Record<string, Bot | undefined>> = {
  random,
  busy,
  habitual,
  greedy,
  search: search({ iterations: 200 }),
};

/** A bot by its name, and a search by its budget: "search:400" iterations, "search:100ms". Null: there is none. */
export function botNamed(name: string): Bot | null {
  const bot = BOTS[name];
  if (bot !== undefined) return bot;
  if (!name.startsWith("search:")) return null;
  const budget = parseBudget(name.slice("search:".length));
  return budget === null ? null : search(budget);
}
