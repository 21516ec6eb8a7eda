/** Players that are programs. They use nothing but the engine's public API. */
export { ask, type Bot } from "./bot.ts";
export { type Budget, parseBudget } from "./budget.ts";
export { busy } from "./busy.ts";
export * from "./encoding/index.ts";
export { chanceOf, evaluate } from "./evaluate.ts";
export { greedy, onePly } from "./greedy.ts";
export { habitual } from "./habitual.ts";
export * from "./learned/index.ts";
export { LEVELS } from "./levels.ts";
export { BOTS, botNamed } from "./named.ts";
export { Outlook } from "./outlook.ts";
export { passive } from "./passive.ts";
export { BotError, type GameResult, playGame } from "./play-game.ts";
export { random } from "./random.ts";
export { createRng, type Rng } from "./rng.ts";
export { type Ahead, lookAhead } from "./search/look-ahead.ts";
export { search } from "./search/search.ts";
export { STRENGTHS, type Strength } from "./strength.ts";
