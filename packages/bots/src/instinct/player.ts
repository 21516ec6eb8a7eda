import type { Bot } from "../bot.ts";
import { Choices, MOST_ANSWERS } from "./answers.ts";
import type { InstinctNetwork } from "./network.ts";
import { Position } from "./position.ts";

/** Takes the answer that attracts most, without trying any. */
export function byInstinct(name: string, networkFor: (outlook: { readonly pool: InstinctNetwork["pool"] }) => InstinctNetwork): Bot {
  const position = new Position();
  const choices = new Choices();
  const logits = new Float32Array(MOST_ANSWERS);
  return {
    name,
    choose: (outlook, rng) => {
      const { answers, decision } = outlook;
      if (answers.length === 1) return answers[0];
      if (decision.kind === "name") return answers[rng.below(answers.length)];
      const network = networkFor(outlook);
      outlook.show(position, choices);
      network.look(position.rows);
      network.weigh(choices, logits);
      let best = 0;
      for (let i = 1; i < choices.count; i++) if (logits[i] > logits[best]) best = i;
      return answers[best];
    },
  };
}
