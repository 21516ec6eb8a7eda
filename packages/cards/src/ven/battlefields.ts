// biome-ignore format: a word a line would be longer than the cards
import {
  add, amountIs, battlefield, burn, type CardData, costsLess, costsMore, draw, each, hasMight, on, passive, pay, provided, runesOf, tagged,
  those, when, whileTrueThat, withKeyword, youConquerHere, youControlThis, youHoldHere, youMayPay,
} from "@rulebound/engine/language";

export const BATTLEFIELDS: readonly CardData[] = [
  battlefield(
    "Dragon Roost",
    "VEN-157",
    passive({ effect: "optionalCostFor", of: those(tagged("Dragon")), who: "anyPlayer", cost: [pay("any", "any")], where: "here" }),
  ),
  battlefield("Heisho, Shell of the World", "VEN-158", passive({ effect: "ignore", keyword: "Deflect", during: "payment" })),
  battlefield("Kinkou Temple", "VEN-159", passive(hasMight(those("unit", "here", withKeyword("Tank")), 1))),
  battlefield(
    "Mystic Vortex",
    "VEN-160",
    whileTrueThat({ showdownHere: true }, costsMore(those("card", withKeyword("Reaction")), ["any"])),
  ),
  battlefield(
    "Piltovan Forge",
    "VEN-161",
    whileTrueThat(youControlThis, costsLess(those("friendly", "gear"), [1], { first: true, what: "abilities" })),
  ),
  battlefield(
    "Protective Sands",
    "VEN-162",
    when(youConquerHere, provided(amountIs(runesOf("you"), { atMost: 4 })), youMayPay(pay(1)), draw(1)),
  ),
  battlefield("Risen Altar", "VEN-163", passive(costsLess(those("yours", "unit", "here"), [1, "any"], { either: true, what: "empower" }))),
  battlefield(
    "Sandswept Tomb",
    "VEN-164",
    passive(costsLess(those("spell"), ["any"], { choosing: those("unit", "here"), choosingFriendly: true })),
  ),
  battlefield("Shadow Temple", "VEN-165", when(youHoldHere, burn(3))),
  battlefield("Threshold of the Gray", "VEN-166", when(on("combatStarts", { here: true }), each("attackerAndDefender", add(1)))),
];
