import { BOTS, LEVELS } from "@rulebound/bots";

/** Opponents for people, gentlest first. */
export const LEVEL_NAMES: readonly string[] = LEVELS.map(({ name }) => name);

/** Bots for experiments. */
export const OTHER_BOTS: readonly string[] = Object.keys(BOTS).filter((name) => !LEVEL_NAMES.includes(name));

export const gentleBot = (): string => LEVEL_NAMES[0];

/** The next level above a level; null: there is none, or it is no level. */
export function strongerThan(bot: string): string | null {
  const at = LEVEL_NAMES.indexOf(bot);
  return at < 0 ? null : (LEVEL_NAMES[at + 1] ?? null);
}
