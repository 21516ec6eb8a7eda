// biome-ignore format: a word a line would be longer than the cards
import {
  a, action, activated, afterwards, all, amountIs, aNamed, andThen, asAction, banish, type CardData, cant, choose, costsLess, counter,
  deal, does, doThis, doThisForEach, doThisIf, draw, each, effectFor, equipFor, equipment, excessDamage, exhaustMe, gainXp, give, having,
  iAttack, iConquer, iEnterReady, ignoringCost, itsMight, itWas, kill, may, mightAtMost, minus, mode, move, passive, pay, playCard,
  playToken, provided, putInto, reaction, resources, some, spell, stun, tagsAmong, the, thisTurn, those, unit, upTo, when, whereIs,
  whereThereAre, whileTrue, whileTrueThat,
} from "@rulebound/engine/language";

export const SIGNATURE: readonly CardData[] = [
  spell(
    "Curtain Call",
    "UNL-182",
    { domains: ["fury", "mind"], energy: 4, tags: ["Jhin"], signature: true },
    { kind: "keyword", keyword: "Repeat", costs: [[pay(1)], [pay("any")], [pay(1, "any")]] },
    does({
      do: "modes",
      unchosen: "ever",
      modes: [
        mode(draw(1)),
        mode(deal(2, a("unit", "atBattlefield"))),
        mode(deal(3, a("unit", "inBase"))),
        mode(give(a("unit", "atBattlefield"), minus(4), thisTurn)),
      ],
    }),
  ),
  spell(
    "Thrill of the Hunt",
    "UNL-184",
    { domains: ["fury", "body"], energy: 2, power: 1, tags: ["Rengar"], signature: true },
    reaction,
    does(banish(a("friendly", "unit")), andThen(playCard("it", { who: "itsOwner", where: "anyBattlefield", cost: ignoringCost }))),
  ),
  spell(
    "Death from Below",
    "UNL-186",
    { domains: ["fury", "chaos"], energy: 4, power: 1, tags: ["Pyke"], signature: true },
    does(kill(a("unit", "atBattlefield")), {
      ...doThisIf(itWas(mightAtMost(3)), may(playCard("me", { from: "trash", cost: { for: resources("any") } }))),
      join: "Then,",
    }),
  ),
  equipment(
    "Hextech Gauntlets",
    "UNL-188",
    { domains: ["fury", "order"], energy: 3, mightBonus: 3, tags: ["Vi"], signature: true },
    [equipFor([pay(3, "any")], { less: {}, energyBy: itsMight })],
    [when(iConquer, provided(amountIs(excessDamage, { atLeast: 3 })), draw(1))],
  ),
  spell(
    "Lilting Lullaby",
    "UNL-190",
    { domains: ["calm", "mind"], energy: 2, power: 2, tags: ["Lillia"], signature: true },
    reaction,
    does(counter(a("spell")), effectFor("turn", cant("playSpells", { who: "itsController" }))),
  ),
  spell(
    "Alpha Strike",
    "UNL-192",
    { domains: ["calm", "body"], energy: 3, power: 1, tags: ["Master Yi"], signature: true },
    action,
    does(
      choose(a("friendly", "unit")),
      deal(itsMight, { a: those("enemy", "unit", "atBattlefield"), n: "any", say: "bare" }, { by: "it", split: true }),
      afterwards(doThisForEach({ killedByThis: true }, gainXp(1))),
    ),
  ),
  unit(
    "Shadow",
    "UNL-194",
    { domains: ["calm", "chaos"], energy: 3, might: 3, tags: ["Vex", "Shadow Isles"], signature: true },
    whileTrueThat({ playedTo: "battlefield" }, iEnterReady),
    activated([pay(1, "any"), exhaustMe], asAction, stun(a("enemy", "unit", "attacking", "here"))),
  ),
  unit(
    "Daisy!",
    "UNL-196",
    { domains: ["calm", "order"], energy: 9, power: 2, might: 8, tags: ["Ivern", "Ionia"], signature: true },
    passive(iEnterReady),
    passive(costsLess("me", [1], { each: tagsAmong(["Bird", "Cat", "Dog", "Poro"], those("yours", "unit")), say: "reduce" })),
    when(
      whileTrue(amountIs(tagsAmong(["Bird", "Cat", "Dog", "Poro"], those("yours", "unit")), { atLeast: 4 }), iAttack),
      stun(a("enemy", "unit", "here")),
    ),
  ),
  spell(
    "Moonfall",
    "UNL-198",
    { domains: ["mind", "chaos"], energy: 3, power: 1, tags: ["Diana"], signature: true },
    action,
    does(
      choose(aNamed("field", "battlefield", whereThereAre("yours", "unit"))),
      may(move(some(upTo(1), "enemy", "unit"), { of: the("field") })),
      afterwards(give(all("enemy", "unit", whereIs(the("field"))), minus(2), thisTurn)),
    ),
  ),
  spell(
    "Mirror Image",
    "UNL-200",
    { domains: ["mind", "order"], energy: 3, power: 2, tags: ["LeBlanc"], signature: true },
    does(
      choose(aNamed("model", "unit")),
      playToken("Reflection", { ready: true, where: "base", as: "copy" }),
      afterwards(doThis({ do: "becomeCopy", what: "it", of: the("model") }, give(the("copy"), having("Temporary")))),
    ),
  ),
  spell(
    "Void Assault",
    "UNL-202",
    { domains: ["body", "chaos"], energy: 2, power: 1, tags: ["Kha'Zix"], signature: true },
    does(move(a("friendly", "unit")), andThen(move(a("enemy", "unit")))),
  ),
  spell(
    "Keeper's Verdict",
    "UNL-204",
    { domains: ["body", "order"], energy: 2, power: 2, tags: ["Poppy"], signature: true },
    action,
    does(choose(a("enemy", "unit", "atBattlefield")), each("itsOwner", putInto("deckTopOrBottom", "it"))),
  ),
];
