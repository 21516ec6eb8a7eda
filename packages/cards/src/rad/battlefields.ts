import {
  a,
  and,
  battlefield,
  type CardData,
  channelExhausted,
  choose,
  discard,
  give,
  hasMight,
  having,
  passive,
  provided,
  runeDeckEmpty,
  score,
  thisCombat,
  those,
  when,
  youConquerHere,
  youDefendHere,
  youHoldHere,
  youMay,
} from "@rulebound/engine/language";

export const BATTLEFIELDS: readonly CardData[] = [
  battlefield("Cosmic Vista", "RAD-160", when(youHoldHere, provided(runeDeckEmpty), score(1, "you"))),
  battlefield(
    "Durand Memorial",
    "RAD-161",
    when(youDefendHere, choose(a("unit", "yours", "here")), give("it", having("Tank"), thisCombat)),
  ),
  battlefield("Packed Amphitheater", "RAD-164", passive(hasMight(those("champion", "unit", "here"), 1))),
  battlefield("Ruined Monastery", "RAD-166", when(youConquerHere, youMay, discard(1), and(channelExhausted(1)))),
];
