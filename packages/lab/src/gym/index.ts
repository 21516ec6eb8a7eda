/**
 * Games for learners: `game.ts` is one game, `protocol.ts` many of them by requests, `slots.ts` their positions in memory that
 * another process reads, `play-throughs.ts` games by chance to compare with. docs/GYM.md is the contract; what the numbers
 * mean is docs/ENCODING.md.
 */
export { GYM_FORMAT } from "./contract.ts";
export { GymGame, type GymSetup } from "./game.ts";
export { choiceAt, decksAt, type NamedList, type PlayThrough, playThrough } from "./play-throughs.ts";
export { Gym, type GymOptions } from "./protocol.ts";
export { RequestError } from "./requests.ts";
export { HEADER, Slots } from "./slots.ts";
