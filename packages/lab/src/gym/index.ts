/**
 * Games for learners: `slots.ts`, `layout.ts` and `tensor.ts` make rows of numbers of a view, `actions.ts` numbers of answers, `game.ts` is
 * one game, `protocol.ts` many of them by lines of JSON. docs/GYM.md is the contract.
 */
export { ACTION_RANGES, ACTIONS } from "./actions.ts";
export { ActionError, GymGame, type GymSetup, type Step } from "./game.ts";
export { TENSOR, TENSOR_SIZE } from "./layout.ts";
export { GYM_FORMAT, Gym, type GymOptions, RequestError } from "./protocol.ts";
