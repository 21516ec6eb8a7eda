/** Players that are programs. They use nothing but the engine's public API. */
export type { Bot } from "./bot.ts";
export { BotError, type GameResult, playGame } from "./play-game.ts";
export { random } from "./random.ts";
export { createRng, type Rng } from "./rng.ts";
