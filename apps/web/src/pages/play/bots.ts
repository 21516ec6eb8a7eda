import { BOTS } from "@rulebound/bots";

/** Bots from gentle to hard, as far as they are there. */
const GENTLE = ["easy", "greedy", "busy"];

export const gentleBot = (): string => GENTLE.find((name) => BOTS[name] !== undefined) ?? "random";
