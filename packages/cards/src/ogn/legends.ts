// biome-ignore format: a word a line would be longer than the cards
import {
  a, activated, add, addOnlyFor, amountIs, asReaction, attacks, buff, type CardData, channelExhausted, draw, exhausting, exhaustMe, give,
  handSizeOf, having, ifLast, inZone, legend, legion, minus, move, oneOrMore, ownedBy, passive, pay, playToken, putInto, qualified, ready,
  replace, resources, saveIt, spendingBuff, tagged, thisTurn, those, when, youConquer, youMayPay, youPlay, yourBeginningPhase, youStun,
} from "@rulebound/engine/language";

export const LEGENDS: readonly CardData[] = [
  legend(
    "Kai'Sa, Daughter of the Void",
    "OGN-247",
    { domains: ["fury", "mind"], tags: ["Kai'Sa"] },
    activated([exhaustMe], asReaction, addOnlyFor("spells", "any")),
  ),
  legend(
    "Volibear, Relentless Storm",
    "OGN-249",
    { domains: ["fury", "body"], tags: ["Volibear"] },
    when(youPlay("mighty", "unit"), youMayPay(exhausting("me")), channelExhausted(1)),
  ),
  legend(
    "Jinx, Loose Cannon",
    "OGN-251",
    { domains: ["fury", "chaos"], tags: ["Jinx"] },
    when(qualified(yourBeginningPhase, { bare: true }), ifLast(amountIs(handSizeOf("you"), { atMost: 1 }), draw(1))),
  ),
  legend(
    "Darius, Hand of Noxus",
    "OGN-253",
    { domains: ["fury", "order"], tags: ["Darius"] },
    legion(activated([exhaustMe], asReaction, add(1))),
  ),
  legend(
    "Ahri, Nine-Tailed Fox",
    "OGN-255",
    { domains: ["calm", "mind"], tags: ["Ahri"] },
    when(qualified(attacks("enemy", "unit"), { to: { controlledBy: "you" } }), give("it", minus(1, 1), thisTurn)),
  ),
  legend(
    "Lee Sin, Blind Monk",
    "OGN-257",
    { domains: ["calm", "body"], tags: ["Lee Sin"] },
    activated([pay(1), exhaustMe], buff(a("friendly", "unit"))),
  ),
  legend(
    "Yasuo, Unforgiven",
    "OGN-259",
    { domains: ["calm", "chaos"], tags: ["Yasuo"] },
    activated([pay(2), exhaustMe], move(a("friendly", "unit"), { toOrFrom: "base" })),
  ),
  legend(
    "Leona, Radiant Dawn",
    "OGN-261",
    { domains: ["calm", "order"], tags: ["Leona"] },
    when(oneOrMore(youStun("enemy", "unit")), buff(a("friendly", "unit"))),
  ),
  legend(
    "Teemo, Swift Scout",
    "OGN-263",
    { domains: ["mind", "chaos"], tags: ["Teemo"] },
    passive({ effect: "hideCost", cost: resources(1) }),
    activated([pay(1), exhaustMe], putInto("hand", a(tagged("Teemo"), "unit", ownedBy("you"), inZone(["champion", "board"])))),
  ),
  legend(
    "Viktor, Herald of the Arcane",
    "OGN-265",
    { domains: ["mind", "order"], tags: ["Viktor"] },
    activated([pay(1), exhaustMe], playToken("Recruit")),
  ),
  legend(
    "Miss Fortune, Bounty Hunter",
    "OGN-267",
    { domains: ["body", "chaos"], tags: ["Miss Fortune"] },
    activated([exhaustMe], give(a("unit"), having("Ganking"), thisTurn)),
  ),
  legend(
    "Sett, The Boss",
    "OGN-269",
    { domains: ["body", "order"], tags: ["Sett"] },
    replace({
      event: "die",
      of: those("buffed", "unit", "yours"),
      may: true,
      cost: [pay("any"), exhausting("me"), spendingBuff("it")],
      instead: saveIt,
    }),
    when(youConquer, ready("me")),
  ),
];
