// biome-ignore format: a word a line would be longer than the cards
import {
  a, activated, amountIs, aPlayerPlays, battlefield, buff, type CardData, channelExhausted, costsMore, deal, differentFrom, draw,
  effectFor, excessDamage, exhaustMe, firstTime, gainXp, give, granted, has, hasAbilities, hasMight, inCombatNow, itIs, killing, move, on,
  passive, pay, pick, playToken, plus, predict, provided, replace, saveIt, theyMay, theyMayPay, thisTurn, those, when, whileTrue,
  withKeyword, youConquerHere, youControlThis, youHoldHere, youMay, youMayPay, youPlay, yourBeginningPhase, youSpent,
} from "@rulebound/engine/language";

export const BATTLEFIELDS: readonly CardData[] = [
  battlefield(
    "Abandoned Hall",
    "UNL-205",
    when(aPlayerPlays("spell"), theyMay("triggerPlayer"), give(a("unit", "yours", "here"), plus(1), thisTurn)),
  ),
  battlefield(
    "Altar of Blood",
    "UNL-206",
    replace({
      event: "die",
      of: those("unit", "here"),
      if: itIs(inCombatNow),
      who: "itsController",
      may: true,
      cost: [pay("any", "any", "any")],
      instead: saveIt,
    }),
  ),
  battlefield("Amateur Recital", "UNL-207", when(youHoldHere, youMay, move(a("unit", "atBattlefield"), "itsBase"))),
  battlefield("Black Flame Altar", "UNL-208", passive(has(those("unit", "here", withKeyword("Temporary")), "Shield"))),
  battlefield("Dusk Rose Lab", "UNL-209", when(yourBeginningPhase, youMayPay(killing(pick("unit", "yours", "here"))), draw(1))),
  battlefield("Forbidding Waste", "UNL-210", passive(hasMight(those("unit", "here", "defending", "alone"), -2, { whileIt: true }))),
  battlefield("Forgotten Library", "UNL-211", when(whileTrue(youControlThis, youPlay("spell")), provided(youSpent(4)), predict())),
  battlefield(
    "Frozen Fortress",
    "UNL-212",
    when(on("beginningPhase", { who: "eachPlayer" }), deal(1, { all: those("unit", "here"), say: "each" })),
  ),
  battlefield("Gardens of Becoming", "UNL-213", passive(hasAbilities(those("unit", "here"), activated([exhaustMe], gainXp(1))))),
  battlefield(
    "Ripper's Bay",
    "UNL-214",
    when(on("returnedToHand", { who: "any", subject: those("unit", "here") }), theyMayPay("triggerPlayer", pay(1)), channelExhausted(1)),
  ),
  battlefield(
    "Star Spring",
    "UNL-215",
    when(
      firstTime(on("played", { who: "anyPlayer", subject: those("non-token", "unit"), here: true })),
      theyMay("triggerPlayer"),
      move(a("another", differentFrom("triggered"), "unit", "yours", "here"), "itsBase"),
    ),
  ),
  battlefield(
    "The Academy",
    "UNL-216",
    when(youHoldHere, effectFor("next", has(those("spell"), granted("Repeat", undefined, "itsBaseCost")))),
  ),
  battlefield("Trapping Grounds", "UNL-217", when(youConquerHere, provided(amountIs(excessDamage, { atLeast: 3 })), playToken("Bird"))),
  battlefield(
    "Valley of Idols",
    "UNL-218",
    when(on("played", { who: "anyPlayer", subject: those("unit"), here: true }), theyMayPay("triggerPlayer", pay(1)), buff("it")),
  ),
  battlefield("Vaults of Helia", "UNL-219", when(youHoldHere, effectFor("turn", costsMore(those("yours", "non-token", "unit"), [1])))),
];
