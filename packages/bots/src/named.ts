import type { Bot } from "./bot.ts";
import { type Budget, parseBudget } from "./budget.ts";
import { busy } from "./busy.ts";
import { eager } from "./eager.ts";
import { greedy } from "./greedy.ts";
import { habitual } from "./habitual.ts";
import { instinct } from "./instinct/instinct.ts";
import { plan } from "./instinct/plan.ts";
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
  plan: plan({ iterations: ITERATIONS }),
  search: search({ iterations: ITERATIONS }),
  ...Object.fromEntries(LEVELS.map((level) => [level.name, level])),
};

const THINKING: Readonly<Record<string, ((budget: Budget) => Bot) | undefined>> = { search, plan };

/** A bot by its name, and those that look ahead by their budget: "search:400" iterations, "plan:100ms". Null: there is none. */
export function botNamed(name: string): Bot | null {
  const bot = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
  if (bot !== undefined) return bot;
  const [kind, text] = name.split(":", 2);
  const made = Object.hasOwn(THINKING, kind) ? THINKING[kind] : undefined;
  const budget = made === undefined || text === undefined ? null : parseBudget(text);
  return budget === null ? null : (made?.(budget) ?? null);
}
