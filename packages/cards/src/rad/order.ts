// biome-ignore format: a word a line would be longer than the cards
import {
  a, among, and, banish, banishedWith, buff, type CardData, champion, choose, costAtMost, deathknell, deflect, deploy, dies, discarding,
  does, drawIt, energyCost, forEachOf, gear, give, having, iAm, iAttack, iBecomeExhausted, ignoringCost, iHaveMight, insteadIf, kill,
  killing, look, may, oneOrMore, optionalCost, passive, pay, paying, pick, playCard, playToken, playTokens, reaction, recycle, replace,
  resources, rest, reveal, showOff, spell, tank, thereAre, thisTurn, those, unit, when, whileTrueThat, youConquerHere, youHoldHere, youMay,
  youMayPay, youPlayMe,
} from "@rulebound/engine/language";

export const ORDER: readonly CardData[] = [
  gear(
    "Concert Poster",
    "RAD-116",
    { domains: ["order"], energy: 1, tags: ["Device"] },
    deploy,
    when([youPlayMe, youConquerHere], youMayPay(pay(1)), playToken("Recruit", { where: "base" })),
  ),
  spell(
    "For Demacia!",
    "RAD-117",
    { domains: ["order"], energy: 3 },
    reaction,
    does(choose(a("battlefield")), give({ all: those("friendly", "unit", "there"), say: "bare" }, having("Shield", 2), thisTurn)),
  ),
  unit(
    "Herald of the Emperor",
    "RAD-118",
    { domains: ["order"], energy: 5, might: 3 },
    when(youPlayMe, choose(a("friendly", "unit")), { do: "setMight", what: "it", to: 5, for: "turn" }),
  ),
  unit(
    "Dune Devourer",
    "RAD-125",
    { domains: ["order"], energy: 7, power: 1, might: 7, tags: ["The Void"] },
    optionalCost([killing(pick("friendly", "unit"))], { less: resources(2) }),
    deflect(),
  ),
  unit(
    "Mournful Spirit",
    "RAD-126",
    { domains: ["order"], energy: 4, might: 1, tags: ["Shadow Isles", "Spirit"] },
    deathknell(youMay, kill(a("unit", "gear", "here"))),
  ),
  spell(
    "Rousing Display",
    "RAD-127",
    { domains: ["order"], energy: 5 },
    showOff("card", energyCost({ atLeast: 7 })),
    does(
      insteadIf(
        { showedOff: true, say: "bare" },
        [playTokens(2, "Recruit", { where: "base" })],
        [playTokens(4, "Recruit", { where: "base" })],
      ),
    ),
  ),
  unit(
    "Steadfast Outrider",
    "RAD-128",
    { domains: ["order"], energy: 4, might: 3, tags: ["Demacia"] },
    tank,
    whileTrueThat(thereAre({ atLeast: 2 }, "another", "friendly", "unit", "gear", "atMyBattlefield"), iHaveMight(2)),
  ),
  unit(
    "Demacian Illuminators",
    "RAD-131",
    { domains: ["order"], energy: 3, power: 1, might: 3, tags: ["Demacia"] },
    when(oneOrMore(dies("friendly", "unit")), buff(a("friendly", "unit"))),
  ),
  champion(
    "Mordekaiser, Dominating",
    "RAD-137",
    { domains: ["order"], energy: 9, power: 2, might: 8, tags: ["Mordekaiser", "Noxus", "Spirit"] },
    when([youPlayMe, iAttack], youMayPay(discarding(1)), kill(a("unit", "gear"))),
  ),
  champion(
    "Seraphine, Not Alone",
    "RAD-138",
    { domains: ["order"], energy: 5, power: 1, might: 1, tags: ["Seraphine", "Piltover"] },
    when([youPlayMe, iBecomeExhausted], playToken("Recruit", { where: "base" })),
    passive(iHaveMight(forEachOf("another", "exhausted", "unit", "yours"))),
  ),
  unit(
    "Trifarian Captain",
    "RAD-129",
    { domains: ["order"], energy: 2, might: 1 },
    when(youPlayMe, look(4), may(reveal(pick(among("looked"), "unit", "gear", costAtMost(3, 1))), and(drawIt())), recycle(rest("looked"))),
  ),
  champion(
    "Heimerdinger, Academy Instructor",
    "RAD-132",
    { domains: ["order"], energy: 6, power: 1, might: 5, tags: ["Heimerdinger"] },
    replace({
      event: "playToken",
      of: those("unit", "token"),
      who: "you",
      if: iAm("atBattlefield"),
      may: true,
      instead: [playToken("Mech", { where: "asReplaced" })],
    }),
  ),
  gear(
    "Dockside Lock-Up",
    "RAD-136",
    { domains: ["order"], energy: 6, power: 2, tags: ["Device"] },
    deploy,
    when(youPlayMe, banish(a("unit", "here"))),
    when(youHoldHere, paying(killing("this")), playCard({ all: banishedWith("this"), say: "one" }, { cost: ignoringCost })),
  ),
];
