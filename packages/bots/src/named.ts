import type { Bot } from "./bot.ts";
import { parseBudget } from "./budget.ts";
import { busy } from "./busy.ts";
import { eager } from "./eager.ts";
import { greedy } from "./greedy.ts";
import { habitual } from "./habitual.ts";
import { instinct } from "./instinct/instinct.ts";
import { LEVELS } from "./levels.ts";
import { passive } from "./passive.ts";
import { random } from "./random.ts";
import { search } from "./search/search.ts";

/** What a search may take where nothing is said: the same game on every machine. */
const ITERATIONS = 100;

/** Every bot by its name: those for experiments, and the levels for people. */
export const BOTS: Readonly<Record<string, Bot | undefined>> = {
  random,
  passive,
  busy,
  habitual,
  greedy,
  eager,
  instinct,
  search: search({ iterations: ITERATIONS }),
  ...Object.fromEntries(LEVELS.map((level) => [level.name, level])),
};

/** A bot by its name, and a search by its budget: "search:400" iterations, "search:100ms". Null: there is none. */
export function botNamed(name: string): Bot | null {
  const bot = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
  if (bot !== undefined) return bot;
  if (!name.startsWith("search:")) return null;
  const budget = parseBudget(name.slice("search:".length));
  return budget === null ? null : search(budget);
}
