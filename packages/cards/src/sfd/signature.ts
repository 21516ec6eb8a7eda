// biome-ignore format: a word a line would be longer than the cards
import {
  a, action, afterwards, all, among, aNamed, and, andThen, atEndOfTurn, attach, banish, bonusDamage, both, type CardData, choose, count,
  counter, deal, differentFrom, does, doThis, draw, drawIt, energyOf, equip, equipment, give, has, hidden, iAttackOrDefend, iConquer,
  ignoringCost, loseControl, may, minus, move, nTimes, passive, pay, pick, playCard, playTokens, plus, quickDraw, reaction, ready, recall,
  reducedBy, repeat, rest, revealTop, sameControllerAs, some, spell, tagged, takeControl, temporary, the, thisTurn, those, unique, upTo,
  upToInWords, when, youMay, youPlayMe,
} from "@rulebound/engine/language";

export const SIGNATURE: readonly CardData[] = [
  spell(
    "Danger Zone",
    "SFD-182",
    { domains: ["fury", "mind"], energy: 1, power: 1, tags: ["Rumble"], signature: true },
    reaction,
    repeat(pay(1, "any")),
    does(give(all("yours", tagged("Mech")), plus(1), thisTurn)),
  ),
  spell(
    "Relentless Pursuit",
    "SFD-184",
    { domains: ["fury", "body"], energy: 2, power: 1, tags: ["Lucian"], signature: true },
    action,
    does(
      move(aNamed("mover", "friendly", "unit")),
      may(attach(some(upTo(1), "equipment", sameControllerAs("mover")), the("mover"))),
      give(the("mover"), { abilities: [when(iConquer, youMay, move("me", "itsBase"))] }, thisTurn, { say: "has" }),
    ),
  ),
  equipment(
    "Spinning Axe",
    "SFD-186",
    { domains: ["fury", "chaos"], energy: 2, power: 1, mightBonus: 3, tags: ["Draven"], signature: true },
    [quickDraw, equip(pay("any")), temporary],
  ),
  spell(
    "Void Rush",
    "SFD-188",
    { domains: ["fury", "order"], energy: 2, power: 1, tags: ["Rek'Sai"], signature: true },
    does(
      revealTop(2),
      may(banish(pick(among("revealed"))), andThen(playCard("it", { cost: reducedBy(2) }))),
      drawIt(rest("revealed", "unbanished")),
    ),
  ),
  equipment(
    "Forgefire Cape",
    "SFD-190",
    { domains: ["calm", "mind"], energy: 4, power: 2, mightBonus: 3, tags: ["Ornn"], signature: true },
    [unique, equip(pay("any"))],
    [when(iAttackOrDefend, deal(2, all("enemy", "unit", "here")))],
  ),
  equipment(
    "Rabadon's Deathcrown",
    "SFD-191",
    { domains: ["calm", "mind"], energy: 4, power: 2, mightBonus: 3, tags: ["Ornn"], signature: true },
    [unique, equip(pay("any"))],
    [passive(bonusDamage(3, { by: "yourSpellsAndAbilities" }))],
  ),
  equipment(
    "Shurelya's Requiem",
    "SFD-192",
    { domains: ["calm", "mind"], energy: 4, power: 2, mightBonus: 2, tags: ["Ornn"], signature: true },
    [unique, equip(pay("any")), when(youPlayMe, ready(all("yours", "unit")))],
    [passive(has(those("yours", "unit", "here"), "Ganking"))],
  ),
  spell(
    "Counter Strike",
    "SFD-194",
    { domains: ["calm", "body"], energy: 2, power: 1, tags: ["Jax"], signature: true },
    reaction,
    does(choose(aNamed("guard", "unit")), { do: "prevent", amount: "next", to: the("guard"), for: "turn" }, draw(1)),
  ),
  spell(
    "Defiant Dance",
    "SFD-196",
    { domains: ["calm", "chaos"], energy: 1, power: 1, tags: ["Irelia"], signature: true },
    reaction,
    does(give(aNamed("first", "unit"), plus(2), thisTurn), and(give(a("another", "unit", differentFrom("first")), minus(2), thisTurn))),
  ),
  spell(
    "Arise!",
    "SFD-198",
    { domains: ["calm", "order"], energy: 6, power: 1, tags: ["Azir"], signature: true },
    does(
      playTokens(nTimes(1, count("equipment", "yours")), "Sand Soldier", { as: "soldiers" }),
      afterwards(doThis(ready(some(upToInWords(2), among("soldiers"))))),
    ),
  ),
  spell(
    "Arcane Shift",
    "SFD-200",
    { domains: ["mind", "chaos"], energy: 3, power: 1, tags: ["Ezreal"], signature: true },
    action,
    does(
      banish(a("friendly", "unit")),
      andThen(playCard("it", { who: "itsOwner", cost: ignoringCost })),
      deal(3, a("enemy", "unit", "atBattlefield")),
      banish("me"),
    ),
  ),
  spell(
    "Hostile Takeover",
    "SFD-202",
    { domains: ["mind", "order"], energy: 5, power: 2, tags: ["Renata Glasc"], signature: true },
    hidden,
    does(takeControl(a("enemy", "unit", "atBattlefield")), ready("it"), atEndOfTurn(loseControl("it"), and(recall("it")))),
  ),
  spell(
    "On the Hunt",
    "SFD-204",
    { domains: ["body", "chaos"], energy: 1, power: 2, tags: ["Sivir"], signature: true },
    does(ready(all("yours", "unit"))),
  ),
  spell(
    "Riposte",
    "SFD-206",
    { domains: ["body", "order"], energy: 2, power: 2, tags: ["Fiora"], signature: true },
    reaction,
    does(
      choose(both(aNamed("friend", "friendly", "unit"), aNamed("spell", "spell"))),
      counter(the("spell")),
      and(give(the("friend"), plus(energyOf(the("spell"))), thisTurn)),
    ),
  ),
];
