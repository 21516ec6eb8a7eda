import type { VictoryScore } from "../state/quantities.ts";
import type { State } from "../state/records.ts";
import { activeStatics } from "./ability-index.ts";
import { StaticKind } from "./static-kinds.ts";

/** 194.3.a: what it takes to win now; `State.victoryScore` is what it took at the start. */
export const victoryScore = (s: State): VictoryScore => {
  let score: number = s.victoryScore;
  const statics = activeStatics(s, StaticKind.victoryScore);
  for (let i = 0; i < statics.length; i++) {
    const { effect } = statics[i];
    if (effect.data.effect === "victoryScore") score += effect.data.n;
  }
  return score;
};
