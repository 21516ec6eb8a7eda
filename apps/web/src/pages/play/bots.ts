import { BOTS, LEVELS } from "@rulebound/bots";

/** Opponents for people, gentlest first. */
export const LEVEL_NAMES: readonly string[] = LEVELS.map(({ name }) => name);

/** Bots for experiments. */
export const OTHER_BOTS: readonly string[] = Object.keys(BOTS).filter((name) => !LEVEL_NAMES.includes(name));

export const gentleBot = (): string => LEVEL_NAMES[0];
