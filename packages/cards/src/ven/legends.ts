import {
  a,
  activated,
  asAction,
  type CardData,
  disempowering,
  empower,
  exhaustMe,
  give,
  having,
  legend,
  qualified,
  thisTurn,
  when,
  youPlay,
} from "@rulebound/engine/language";

export const LEGENDS: readonly CardData[] = [
  legend(
    "Kennen, Heart of the Tempest",
    "VEN-155",
    { domains: ["order", "chaos"], tags: ["Yordle", "Kennen"] },
    when(qualified(youPlay("card"), { playedFrom: "elsewhere" }), empower("me")),
    activated([disempowering("me"), exhaustMe], asAction, give(a("unit"), having("Assault", 2), thisTurn)),
  ),
];
