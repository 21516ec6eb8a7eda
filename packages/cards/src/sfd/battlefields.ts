// biome-ignore format: a word a line would be longer than the cards
import {
  a, activated, attach, battlefield, type CardData, cant, channelExhausted, costsLess, count, detach, draw, exhaustMe, hasAbilities,
  ifElse, ifThen, itIs, may, nTimes, passive, pay, pick, playToken, putInto, qualified, ready, recycle, returning, revealTop, score, those,
  top, when, whileTrueThat, youConquerHere, youControlThis, youDefendHere, youHoldHere, youMay, youMayPay,
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
  battlefield("Forgotten Monument", "SFD-209", passive(cant("scoreHereBeforeThirdTurn", { who: "eachPlayer" }))),
  battlefield("Hall of Legends", "SFD-210", when(youConquerHere, youMayPay(pay(1)), ready("legend"))),
  battlefield("Marai Spire", "SFD-211", whileTrueThat(youControlThis, costsLess(those("friendly", "card"), [1], { what: "repeat" }))),
  battlefield("Minefield", "SFD-212", when(youConquerHere, putInto("trash", top(2)))),
  battlefield(
    "Ornn's Forge",
    "SFD-213",
    whileTrueThat(youControlThis, costsLess(those("friendly", "non-token", "gear"), [1], { first: true })),
  ),
  battlefield("Power Nexus", "SFD-214", when(youHoldHere, youMayPay(pay("any", "any", "any", "any")), score(1))),
  battlefield(
    "Ravenbloom Conservatory",
    "SFD-215",
    when(youDefendHere, revealTop(1), ifElse(itIs("spell"), [putInto("hand", "it")], [recycle("it")])),
  ),
  battlefield("Rockfall Path", "SFD-216", passive(cant("playUnitsHere"))),
  battlefield("Seat of Power", "SFD-217", when(youConquerHere, draw(nTimes(1, count("another", "battlefield", "friendly"))))),
  battlefield(
    "Sunken Temple",
    "SFD-218",
    when(qualified(youConquerHere, { withUnits: those("mighty", "unit") }), youMayPay(pay(1)), draw(1)),
  ),
  battlefield("The Papertree", "SFD-219", when(youHoldHere, channelExhausted(1, "eachPlayer"))),
  battlefield("Treasure Hoard", "SFD-220", when(youConquerHere, youMayPay(pay(1)), playToken("Gold", { exhausted: true }))),
  battlefield(
    "Veiled Temple",
    "SFD-221",
    when(youConquerHere, youMay, ready(a("friendly", "gear")), ifThen(itIs("equipment"), may(detach("it")))),
  ),
];
