/**
 * Is there a sure win this turn? `search.ts` is the AND-OR search, `replies.ts` what opponents may do, `sight.ts` what may
 * come to light, `key.ts` when two positions are the same, `line.ts` the proof as a line of play.
 */
export type { LineStep, Resistance } from "./line.ts";
export { AGAINST, type Against } from "./replies.ts";
export { isAct } from "./search.ts";
export { DEFAULT_LIMIT, type Solution, type SolveOptions, solve } from "./solve.ts";
