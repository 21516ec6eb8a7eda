import {
  activated,
  amountIs,
  type CardData,
  draw,
  exhaustMe,
  handSizeOf,
  ifLast,
  legend,
  pay,
  playToken,
  qualified,
  when,
  yourBeginningPhase,
} from "@rulebound/engine/language";

export const LEGENDS: readonly CardData[] = [
  legend(
    "Jinx, Loose Cannon",
    "OGN-251",
    { domains: ["fury", "chaos"], tags: ["Jinx"] },
    when(qualified(yourBeginningPhase, { bare: true }), ifLast(amountIs(handSizeOf("you"), { atMost: 1 }), draw(1))),
  ),
  legend(
    "Viktor, Herald of the Arcane",
    "OGN-265",
    { domains: ["mind", "order"], tags: ["Viktor"] },
    activated([pay(1), exhaustMe], playToken("Recruit")),
  ),
];
