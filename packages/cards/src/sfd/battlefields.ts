import {
  a,
  activated,
  attach,
  battlefield,
  type CardData,
  channelExhausted,
  exhaustMe,
  hasAbilities,
  ifElse,
  itIs,
  pay,
  pick,
  playToken,
  putInto,
  recycle,
  returning,
  revealTop,
  those,
  when,
  whileTrueThat,
  youConquerHere,
  youControlThis,
  youDefendHere,
  youHoldHere,
  youMayPay,
} from "@rulebound/engine/language";

export const BATTLEFIELDS: readonly CardData[] = [
  battlefield(
    "Emperor's Dais",
    "SFD-207",
    when(youConquerHere, youMayPay(pay(1), returning(pick("unit", "yours", "here"))), playToken("Sand Soldier", { where: "here" })),
  ),
  battlefield(
    "Forge of the Fluft",
    "SFD-208",
    whileTrueThat(
      youControlThis,
      hasAbilities(those("friendly", "legend"), activated([exhaustMe], attach(a("equipment", "yours"), a("unit", "yours")))),
    ),
  ),
  battlefield(
    "Ravenbloom Conservatory",
    "SFD-215",
    when(youDefendHere, revealTop(1), ifElse(itIs("spell"), [putInto("hand", "it")], [recycle("it")])),
  ),
  battlefield("The Papertree", "SFD-219", when(youHoldHere, channelExhausted(1, "eachPlayer"))),
];
