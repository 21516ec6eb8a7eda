import type { Answer } from "@rulebound/engine/internal";
import type { Bot } from "./bot.ts";

const STILL: readonly Answer["do"][] = ["pass", "endTurn", "no", "done"];

/** Does nothing that it does not have to: somebody to try a deck against. */
export const passive: Bot = {
  name: "passive",
  choose: ({ answers }) => answers.find((answer) => STILL.includes(answer.do)) ?? answers[0],
};
