import type { Bot } from "./bot.ts";

/** Passes once in so many times where there is something to do. */
const PASSES_ONE_IN = 8;

/** As random, but it does something where it can: passing is the exception. More cards meet than in quite random games. */
export const busy: Bot = {
  name: "busy",
  choose: ({ answers }, rng) => {
    const { do: last } = answers[answers.length - 1];
    const canAct = answers.length > 1 && (last === "pass" || last === "endTurn");
    return answers[rng.below(canAct && rng.below(PASSES_ONE_IN) > 0 ? answers.length - 1 : answers.length)];
  },
};
