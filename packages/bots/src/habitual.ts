import type { Bot } from "./bot.ts";
import { habit } from "./policy.ts";

/** Plays by habit: what looks natural, without a thought for what comes of it. */
export const habitual: Bot = {
  name: "habitual",
  choose: (outlook, rng) => (outlook.answers.length === 1 ? outlook.answers[0] : habit(outlook.imagine(rng), rng)),
};
