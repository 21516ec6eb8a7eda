// biome-ignore format: a word a line would be longer than the cards
import {
  a, activated, and, battlefield, byThem, type CardData, channelExhausted, choose, costsLess, dies, discard, draw, eachPlayerOnce,
  eachPlayersFirstTime, effectForNext, give, has, hasMight, having, passive, pay, playToken, predict, provided, qualified, runeDeckEmpty,
  score, thisCombat, those, when, youConquerHere, youDefendHere, youHoldHere, youMay, youPlay,
} from "@rulebound/engine/language";

export const BATTLEFIELDS: readonly CardData[] = [
  battlefield("Bandle Scouts' Academy", "RAD-157", when({ on: "hid", who: "you", here: true }, playToken("Gold", { exhausted: true }))),
  battlefield("Black Market", "RAD-158", activated([pay("any", "any")], eachPlayerOnce, draw(1))),
  battlefield("Cosmic Vista", "RAD-160", when(youHoldHere, provided(runeDeckEmpty), score(1, "you"))),
  battlefield(
    "Durand Memorial",
    "RAD-161",
    when(youDefendHere, choose(a("unit", "yours", "here")), give("it", having("Tank"), thisCombat)),
  ),
  battlefield("Firelights' Hideout", "RAD-162", when(youConquerHere, effectForNext(has(those("unit"), "Accelerate")))),
  battlefield(
    "Hunters' Circle",
    "RAD-163",
    passive(costsLess(those("unit", "gear"), [1], { who: "eachPlayer", first: true, place: "here" })),
  ),
  battlefield("Packed Amphitheater", "RAD-164", passive(hasMight(those("champion", "unit", "here"), 1))),
  battlefield("Ruined Monastery", "RAD-166", when(youConquerHere, youMay, discard(1), and(channelExhausted(1)))),
  battlefield(
    "Black Rose Sanctum",
    "RAD-159",
    when(
      eachPlayersFirstTime(qualified(dies("non-token", "unit", "yours"), { here: true })),
      byThem,
      playToken("Recruit", { where: "base" }),
    ),
  ),
  battlefield("Rakelstake", "RAD-165", when(eachPlayersFirstTime(qualified(youPlay("unit", "gear"), { here: true })), byThem, predict())),
];
