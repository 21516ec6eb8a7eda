// biome-ignore format: a word a line would be longer than the cards
import {
  a, all, among, andThen, battlefield, bonusDamage, buff, type CardData, cant, channel, channelExhausted, choose, delayed, discard, draw,
  gainPoints, give, has, hasMight, having, ifLast, inTrash, inZone, look, may, move, moves, must, on, passive, pick, pickSome, playToken,
  plus, provided, putBack, putInto, qualified, ready, recycle, rest, some, spendingBuff, thereAre, thisCombat, thisTurn, those, upTo, when,
  winGame, youConquerHere, youDefendHere, youHoldHere, youMay, youMayPay,
} from "@rulebound/engine/language";

export const BATTLEFIELDS: readonly CardData[] = [
  battlefield("Altar to Unity", "OGN-275", when(youHoldHere, playToken("Recruit", { where: "base", prep: "in" }))),
  battlefield("Aspirant's Climb", "OGN-276", passive({ effect: "victoryScore", n: 1 })),
  battlefield("Back-Alley Bar", "OGN-277", when(qualified(moves("unit"), { from: "here" }), give("it", plus(1), thisTurn))),
  battlefield("Bandle Tree", "OGN-278", passive({ effect: "facedownLimit", n: 2 })),
  battlefield(
    "Fortified Position",
    "OGN-279",
    when(youDefendHere, choose(a("unit")), give("it", having("Shield", 2), thisCombat, { say: "gains" })),
  ),
  battlefield("Grove of the God-Willow", "OGN-280", when(youHoldHere, draw(1))),
  battlefield(
    "Hallowed Tomb",
    "OGN-281",
    when(
      youHoldHere,
      youMay,
      ifLast(thereAre({ exactly: 0 }, "card", inZone("champion")), putInto("champion", a("chosenChampion", inTrash))),
    ),
  ),
  battlefield("Monastery of Hirana", "OGN-282", when(youConquerHere, youMayPay(spendingBuff(pick("friendly", "unit"))), draw(1))),
  battlefield("Navori Fighting Pit", "OGN-283", when(youHoldHere, buff(a("unit", "here")))),
  battlefield(
    "Obelisk of Power",
    "OGN-284",
    when(on("beginningPhase", { who: "eachPlayer", eachPlayersFirst: true }), channel(1, "triggerPlayer")),
  ),
  battlefield("Reaver's Row", "OGN-285", when(youDefendHere, youMay, move(a("friendly", "unit", "here"), "base"))),
  battlefield("Reckoner's Arena", "OGN-286", when(youHoldHere, { do: "activateEffects", of: all("unit", "here"), effects: "conquer" })),
  battlefield("Sigil of the Storm", "OGN-287", when(youConquerHere, must(recycle(pick("yours", "rune"))))),
  battlefield("Startipped Peak", "OGN-288", when(youHoldHere, youMay, channelExhausted(1))),
  battlefield(
    "Targon's Peak",
    "OGN-289",
    when(
      youConquerHere,
      delayed(on("endOfTurn", { who: "any" }), { once: true, until: "turn", say: "this" }, ready(some(upTo(2), "rune"))),
    ),
  ),
  battlefield(
    "The Arena's Greatest",
    "OGN-290",
    when(on("beginningPhase", { who: "eachPlayer", eachPlayersFirst: true }), gainPoints(1, "triggerPlayer")),
  ),
  battlefield(
    "The Candlelit Sanctum",
    "OGN-291",
    when(youConquerHere, look(2), may(recycle(pickSome(upTo(2), among("looked")))), putBack(rest("looked", "unpicked"))),
  ),
  battlefield(
    "The Dreaming Tree",
    "OGN-292",
    when(on("chosen", { who: "anyPlayer", subject: those("friendly", "unit", "here"), with: "spell", nth: 1 }), draw(1, "triggerPlayer")),
  ),
  battlefield("The Grand Plaza", "OGN-293", when(youHoldHere, provided(thereAre({ atLeast: 7 }, "yours", "unit", "here")), winGame)),
  battlefield("Trifarian War Camp", "OGN-294", passive(hasMight(those("unit", "here"), 1))),
  battlefield("Vilemaw's Lair", "OGN-295", passive(cant("moveFromHereToBase", { of: those("unit") }))),
  battlefield("Void Gate", "OGN-296", passive(bonusDamage(1, { by: "spellsAndAbilities", to: those("unit", "here") }))),
  battlefield("Windswept Hillock", "OGN-297", passive(has(those("unit", "here"), "Ganking"))),
  battlefield("Zaun Warrens", "OGN-298", when(youConquerHere, discard(1), andThen(draw(1)))),
];
