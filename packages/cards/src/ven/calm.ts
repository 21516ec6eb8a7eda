// biome-ignore format: a word a line would be longer than the cards
import {
  a, amountIs, aNamed, and, atEndOfTurn, attachedTo, both, type CardData, canEmpower, canEmpowerFor, cant, champion, choose, chooseOne,
  costsLess, costsMore, count, counter, deal, deflect, disempower, does, draw, drawIt, effectFor, either, empower, empowered, equip,
  equipment, every, flow, gear, give, granted, happened, hidden, iAm, iAttack, iCant, iConquer, ifElse, ifLast, iHave, iHaveMight, iHold,
  iMove, iMoveTo, imEmpowered, itIs, kill, mode, move, not, nTimes, nthTime, ofDomain, on, passive, passiveIf, passiveInstead, pay, plus,
  provided, putInto, reaction, resources, revealTop, runesOf, score, spell, the, thereAre, thisTurn, those, unit, unlessTrueThat,
  weaponmaster, when, whileTrueThat, youPlay, youPlayMe,
} from "@rulebound/engine/language";

export const CALM: readonly CardData[] = [
  unit(
    "Affectionate Poro",
    "VEN-024",
    { domains: ["calm"], energy: 3, might: 3, tags: ["Poro", "Noxus"] },
    when(on("combatEnds", { subject: "me" }), provided(not({ damagedThisTurn: "me" })), draw(1)),
  ),
  unit(
    "Esteemed Hierophant",
    "VEN-025",
    { domains: ["calm"], energy: 5, might: 5, tags: ["Shurima"] },
    whileTrueThat(amountIs(runesOf("you"), { atLeast: 7 }), { effect: "preventDamage", of: "me", from: "enemySpellsAndAbilities" }),
  ),
  unit(
    "Field Musicians",
    "VEN-026",
    { domains: ["calm"], energy: 4, might: 3, tags: ["Ionia"] },
    when(youPlayMe, give(a("unit"), plus(3), thisTurn)),
  ),
  equipment(
    "Hand Hammer",
    "VEN-027",
    { domains: ["calm"], energy: 2, mightBonus: 1 },
    [equip(pay("calm"))],
    [passiveIf(every(iAm("atBattlefield"), thereAre({ exactly: 1 }, "another", "unit", "yours", "here")), iHaveMight(2))],
  ),
  unit(
    "Mournful Witness",
    "VEN-028",
    { domains: ["calm"], energy: 2, might: 2, tags: ["Fae", "Ionia"] },
    when(on("combatEnds", { subject: "me" }), empower("me")),
    empowered(passive(iHaveMight(2))),
  ),
  unit(
    "Ol' Poro",
    "VEN-029",
    { domains: ["calm"], energy: 2, might: 4, tags: ["Poro", "Bandle City"] },
    passive(iCant("bePlayedBeforeTurn4")),
  ),
  unit(
    "Serene Ascetic",
    "VEN-030",
    { domains: ["calm"], energy: 3, might: 3, tags: ["Ionia"] },
    canEmpower(pay(3)),
    empowered(passive(iHave("Deflect", granted("Shield", 3)))),
  ),
  spell(
    "Twilight Shroud",
    "VEN-031",
    { domains: ["calm"], energy: 1 },
    does(give(a("friendly", "unit"), plus(1), thisTurn), effectFor("turn", cant("beChosenByEnemies"), "it")),
    flow(pay(2)),
  ),
  unit(
    "Frostcoat Mother",
    "VEN-032",
    { domains: ["calm"], energy: 3, might: 3, tags: ["Dog", "Freljord"] },
    canEmpowerFor([pay(12)], { less: resources(1), each: runesOf("you") }),
    empowered(passive(iHaveMight(3))),
  ),
  unit(
    "Pakaa Protector",
    "VEN-033",
    { domains: ["calm"], energy: 5, might: 4, tags: ["Cat", "Shurima"] },
    when(iMove, revealTop(1), ifElse(itIs("unit"), [drawIt()], [putInto("trash", "it"), and(give("me", plus(2), thisTurn))])),
  ),
  spell(
    "Resonating Strike",
    "VEN-034",
    { domains: ["calm"], energy: 2, power: 1 },
    hidden,
    reaction,
    does(
      choose(both(aNamed("field", "battlefield", "yours"), aNamed("mover", "unit", "yours", "notAsIt"))),
      move(the("mover"), { of: the("field") }),
      and(give(the("mover"), plus(2), thisTurn)),
    ),
  ),
  spell(
    "Sanction",
    "VEN-035",
    { domains: ["calm"], energy: 3, power: 1 },
    reaction,
    does(
      chooseOne(
        mode(empower(a("unit")), atEndOfTurn(disempower("it"))),
        mode(disempower(a("unit", "empowered")), atEndOfTurn(empower("it"))),
      ),
    ),
  ),
  unit(
    "Sandstone Chimera",
    "VEN-036",
    { domains: ["calm"], energy: 7, power: 2, might: 8, tags: ["Shurima"] },
    whileTrueThat(iAm("atBattlefield"), { effect: "channelOnly", n: 1 }),
  ),
  unit(
    "Tomb-Raider Barbara",
    "VEN-037",
    { domains: ["calm"], energy: 4, might: 4, tags: ["Shurima"] },
    when(
      youPlayMe,
      provided(amountIs(runesOf("you"), { atLeast: 7 })),
      choose(a("enemy", "gear")),
      ifElse(itIs("empowered"), [disempower("it")], [kill("it")]),
    ),
  ),
  champion(
    "Akali, Silent",
    "VEN-038",
    { domains: ["calm"], energy: 4, power: 1, might: 4, tags: ["Ionia", "Akali"] },
    unlessTrueThat(iAm("inCombat"), iCant("beChosenByEnemies")),
    when(iMoveTo("battlefield"), give("me", plus(2), thisTurn)),
  ),
  spell(
    "Crumbling Sands",
    "VEN-039",
    { domains: ["calm"], energy: 1, power: 1 },
    reaction,
    does(
      ifLast(
        happened("playedSpell", "opponents", { kinds: ["spell"], other: true, notChosen: "countered" }),
        counter(aNamed("countered", "spell")),
      ),
    ),
  ),
  spell(
    "Decree of Focus",
    "VEN-040",
    { domains: ["calm"], energy: 1 },
    reaction,
    does(
      choose(
        a(
          either(
            { side: "friendly", kinds: ["unit"], inCombatWith: those("enemy", ofDomain("fury"), "unit") },
            { side: "friendly", kinds: ["unit"], chosenBy: those("enemy", ofDomain("fury"), "spell") },
          ),
        ),
      ),
      give("it", plus(4), thisTurn),
    ),
  ),
  champion(
    "Riven, Shattered",
    "VEN-041",
    { domains: ["calm"], energy: 3, power: 1, might: 3, tags: ["Noxus", "Riven"] },
    weaponmaster,
    when(iAttack, choose(a("enemy", "unit", "here")), deal(nTimes(2, count("equipment", attachedTo("me"))), "it")),
  ),
  champion(
    "Shen, Scourge of Shadows",
    "VEN-042",
    { domains: ["calm"], energy: 5, power: 1, might: 6, tags: ["Shen", "Ionia"] },
    when(iHold, provided(thereAre({ exactly: 1 }, "another", "unit", "yours", "here")), draw(1)),
  ),
  unit(
    "Steel Paws",
    "VEN-043",
    { domains: ["calm"], energy: 1, might: 0, tags: ["Cat", "Piltover"] },
    deflect(),
    canEmpower(pay(7)),
    empowered(passive(iHaveMight(7))),
  ),
  unit(
    "Astral Heron",
    "VEN-044",
    { domains: ["calm"], energy: 7, might: 7, tags: ["Bird", "Mount Targon"] },
    when(nthTime(1, youPlay("card")), provided(iAm("atBattlefield")), effectFor("next", costsLess(those("card"), [2, "any", "any"]))),
  ),
  gear(
    "Helm of Suppression",
    "VEN-045",
    { domains: ["calm"], energy: 4, power: 1 },
    canEmpower(pay(4, "calm")),
    passiveInstead([costsMore(those("opponents", "spell"), [1])], imEmpowered, [costsMore(those("opponents", "spell"), [1, "any"])]),
  ),
  champion(
    "Nasus, Ascended",
    "VEN-046",
    { domains: ["calm"], energy: 8, power: 1, might: 8, tags: ["Dog", "Shurima", "Nasus"] },
    deflect(2),
    canEmpower(pay(8)),
    empowered(when(iConquer, score(1, "you"))),
  ),
];
