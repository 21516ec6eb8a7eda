// biome-ignore format: a word a line would be longer than the cards
import {
  a, action, additionalCost, among, aNamed, and, andThen, anyAmountOf, asManyAs, attacks, banish, buff, type CardData, chooseModes,
  chooseOne, deal, delayed, deploy, does, draw, drawIt, effectForNext, endOfTurn, equipEither, equipment, exactly, exhausting, fight,
  forEachInOrder, ganking, gear, give, having, ignoringCost, keywordOf, kill, look, minus, mode, named, oneOrMore, paidAmount, pay, pick,
  playableTo, playCard, playTokens, plus, qualified, reaction, recycle, rest, returnToHand, some, spell, the, thisTurn, those, upToInWords,
  when, youHoldHere, youMay,
} from "@rulebound/engine/language";

export const SIGNATURE: readonly CardData[] = [
  spell(
    "Realm of Death",
    "RAD-144",
    { domains: ["fury", "order"], energy: 2, power: 1, tags: ["Mordekaiser"], signature: true },
    does(
      give(aNamed("foe", "enemy", "unit"), minus(2), thisTurn),
      and(give(aNamed("friend", "friendly", "unit"), plus(2), thisTurn)),
      fight(the("foe"), the("friend")),
    ),
  ),
  spell(
    "Ntofo Strikes",
    "RAD-148",
    { domains: ["calm", "body"], energy: 2, power: 1, tags: ["K'Sante"], signature: true },
    action,
    does(give(a("friendly", "unit"), having("Shield", 2), thisTurn), andThen(deal(keywordOf("Shield", "it"), a("enemy", "unit")))),
  ),
  equipment(
    "Blade of the Exile",
    "RAD-150",
    { domains: ["calm", "chaos"], energy: 3, power: 1, mightBonus: 3, tags: ["Riven"], signature: true },
    [equipEither([pay("any")], [exhausting(pick("friendly", "unit"))])],
    [ganking],
  ),
  spell(
    "Encore",
    "RAD-152",
    { domains: ["mind", "order"], energy: 3, power: 1, tags: ["Seraphine"], signature: true },
    does(
      chooseModes(
        2,
        mode(deal(2, a("unit"))),
        mode(playTokens(2, "Recruit")),
        mode(give(some(upToInWords(2), "unit"), plus(1), thisTurn)),
        mode(look(2), { ...drawIt(pick(among("looked"))), join: "," }, and(recycle(rest("looked", "other")))),
      ),
    ),
  ),
  gear(
    "Demacian Standard",
    "RAD-156",
    { domains: ["body", "order"], energy: 2, power: 1, tags: ["Jarvan IV", "Device"], signature: true },
    deploy,
    when(qualified(oneOrMore(attacks("friendly", "unit")), { here: true }), give(a(among("triggered")), plus(2), thisTurn)),
    when(youHoldHere, youMay, returnToHand("me")),
  ),
  gear(
    "The Ball",
    "RAD-146",
    { domains: ["calm", "mind"], energy: 5, power: 1, tags: ["Orianna"], signature: true },
    deploy,
    ganking,
    when(
      [
        { on: "played", who: "you", subject: "me" },
        { on: "moved", who: "you", subject: "me" },
      ],
      chooseOne(mode(draw(1)), mode(deal(2, { all: those("enemy", "unit", "here"), say: "bare" }))),
    ),
  ),
  spell(
    "Chronobreak",
    "RAD-140",
    { domains: ["fury", "mind"], energy: 2, tags: ["Ekko"], signature: true },
    additionalCost([anyAmountOf("power")]),
    does(
      banish({ a: those("unit", "yours"), n: exactly(paidAmount), as: "banished" }),
      andThen(forEachInOrder(the("banished"), playCard("it", { who: "itsOwner", where: "sameLocationOrBase", cost: ignoringCost }))),
    ),
  ),
  spell(
    "Hexplosive Minefield",
    "RAD-142",
    { domains: ["fury", "chaos"], energy: 2, power: 1, tags: ["Ziggs"], signature: true },
    action,
    does(
      kill({ a: those("friendly", named({ name: "Bomb" }), "token"), n: "any", as: "killed" }),
      delayed(
        endOfTurn,
        { once: true, until: "turn", say: "first" },
        playTokens(asManyAs(the("killed")), "Bomb", { where: "singleBattlefield", say: "bare" }),
      ),
    ),
  ),
  spell(
    "Last Caress",
    "RAD-154",
    { domains: ["body", "chaos"], energy: 2, tags: ["Evelynn"], signature: true },
    reaction,
    does(effectForNext(playableTo("any", those("unit")), { whenPlayed: [buff("it")] })),
  ),
];
