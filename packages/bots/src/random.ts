import type { Bot } from "./bot.ts";

/** Any legal answer is as good as another. Knows nothing, plays everything: the yardstick, and the best tester. */
export const random: Bot = {
  name: "random",
  choose: (outlook, rng) => outlook.any(rng),
};
