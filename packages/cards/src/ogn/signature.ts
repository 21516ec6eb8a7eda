// biome-ignore format: a word a line would be longer than the cards
import {
  a, action, afterwards, all, aNamed, and, andThen, anyAmountOf, buff, type CardData, choose, deal, delayed, differentFrom, discarding,
  does, doThis, fight, give, group, hidden, inTrash, itsMight, kill, legionInstead, may, minus, move, on, paidAmount, payTo, plus,
  reaction, ready, returnToHand, some, spell, stun, the, thisTurn, upToInWords, when, whereIs, withKeyword, worksFrom, youConquer,
  youMayPay,
} from "@rulebound/engine/language";

export const SIGNATURE: readonly CardData[] = [
  spell(
    "Icathian Rain",
    "OGN-248",
    { domains: ["fury", "mind"], energy: 7, power: 3, tags: ["Kai'Sa"], signature: true },
    does(deal(2, a("unit"))),
    does(deal(2, a("unit"))),
    does(deal(2, a("unit"))),
    does(deal(2, a("unit"))),
    does(deal(2, a("unit"))),
    does(deal(2, a("unit"))),
  ),
  spell(
    "Stormbringer",
    "OGN-250",
    { domains: ["fury", "body"], energy: 6, power: 2, tags: ["Volibear"], signature: true },
    does(
      choose(aNamed("yours", "friendly", "unit", "inYourBase")),
      deal(itsMight, all("enemy", "unit", whereIs(aNamed("target", "battlefield")))),
      andThen(move(the("yours"), { of: the("target") })),
    ),
  ),
  spell(
    "Super Mega Death Rocket!",
    "OGN-252",
    { domains: ["fury", "chaos"], energy: 4, power: 1, tags: ["Jinx"], signature: true },
    does(deal(5, a("unit"))),
    when(youConquer, youMayPay(discarding(1)), worksFrom("trash"), returnToHand("me")),
  ),
  spell(
    "Noxian Guillotine",
    "OGN-254",
    { domains: ["fury", "order"], energy: 4, power: 1, tags: ["Darius"], signature: true },
    action,
    does(choose(a("unit")), delayed(on("dealtDamage", { who: "any" }), { once: true, until: "turn", about: "it" }, kill("it"))),
    legionInstead(does(kill("it"))),
  ),
  spell(
    "Fox-Fire",
    "OGN-256",
    { domains: ["calm", "mind"], energy: 3, tags: ["Ahri"], signature: true },
    hidden,
    action,
    does(kill(some("any", "unit", "atBattlefield", group({ totalMightAtMost: 4, sameLocation: true })))),
  ),
  spell(
    "Dragon's Rage",
    "OGN-258",
    { domains: ["calm", "body"], energy: 4, power: 1, tags: ["Lee Sin"], signature: true },
    does(
      move(aNamed("moved", "enemy", "unit")),
      afterwards(
        doThis(
          choose(aNamed("other", "another", "enemy", "unit", differentFrom("moved"), whereIs(the("moved")))),
          fight(the("moved"), the("other")),
        ),
      ),
    ),
  ),
  spell(
    "Last Breath",
    "OGN-260",
    { domains: ["calm", "chaos"], energy: 3, power: 2, tags: ["Yasuo"], signature: true },
    action,
    does(ready(a("friendly", "unit")), deal(itsMight, a("enemy", "unit", "atBattlefield"), { by: "it" })),
  ),
  spell(
    "Zenith Blade",
    "OGN-262",
    { domains: ["calm", "order"], energy: 3, power: 2, tags: ["Leona"], signature: true },
    action,
    does(stun(aNamed("enemy", "enemy", "unit", "atBattlefield")), may(move(a("friendly", "unit"), { of: the("enemy") }))),
  ),
  spell(
    "Guerilla Warfare",
    "OGN-264",
    { domains: ["mind", "chaos"], energy: 2, power: 1, tags: ["Teemo"], signature: true },
    does(returnToHand(some(upToInWords(2), "card", withKeyword("Hidden"), inTrash)), { do: "hideFree" }),
  ),
  spell(
    "Siphon Power",
    "OGN-266",
    { domains: ["mind", "order"], energy: 2, power: 1, tags: ["Viktor"], signature: true },
    reaction,
    does(
      choose(a("battlefield")),
      give(all("friendly", "unit", "there"), plus(1), thisTurn),
      and(give(all("enemy", "unit", "there"), minus(1, 1), thisTurn)),
    ),
  ),
  spell(
    "Bullet Time",
    "OGN-268",
    { domains: ["body", "chaos"], energy: 1, tags: ["Miss Fortune"], signature: true },
    action,
    does(payTo([anyAmountOf("power")], deal(paidAmount, all("enemy", "unit", whereIs(a("battlefield")))))),
  ),
  spell(
    "Showstopper",
    "OGN-270",
    { domains: ["body", "order"], energy: 1, power: 1, tags: ["Sett"], signature: true },
    does(buff(a("friendly", "unit", "inYourBase")), andThen(move("it", "battlefield"))),
  ),
];
