/** Players that are programs. They use nothing but the engine's public API. */
import type { Bot } from "./bot.ts";
import { busy } from "./busy.ts";
import { greedy } from "./greedy.ts";
import { random } from "./random.ts";

export { ask, type Bot } from "./bot.ts";
export { busy } from "./busy.ts";
export { evaluate } from "./evaluate.ts";
export { greedy } from "./greedy.ts";
export { Outlook } from "./outlook.ts";
export { BotError, type GameResult, playGame } from "./play-game.ts";
export { random } from "./random.ts";
export { createRng, type Rng } from "./rng.ts";

/** Every bot by its name. */
export const BOTS: Readonly<Record<string, Bot | undefined>> = { random, busy, greedy };
