// biome-ignore format: a word a line would be longer than the cards
import {
  a, activated, addOnlyFor, asReaction, banishing, becomeUnit, type CardData, canEmpower, choose, costsLess, discard, disempowering, draw,
  effectForNext, endOfTurn, energyOf, exhausting, exhaustMe, give, granted, ifThen, iHave, inTrash, keywordOf, kill, legend, mayPayFor,
  move, notYourTurn, onceEachTurn, passive, pay, pick, pickSome, playToken, qualified, resources, thisTurn, those, when, withKeyword,
  youMayPay, youPlay, yourMainPhase,
} from "@rulebound/engine/language";

export const LEGENDS: readonly CardData[] = [
  legend(
    "Ziggs, Hexplosives Expert",
    "RAD-141",
    { domains: ["fury", "chaos"], tags: ["Ziggs", "Yordle"] },
    activated([pay(1, "any"), exhaustMe], playToken("Bomb", { where: "aBattlefield" })),
  ),
  legend(
    "Mordekaiser, Iron Revenant",
    "RAD-143",
    { domains: ["fury", "order"], tags: ["Mordekaiser"] },
    activated([banishing(pick("unit", "gear", inTrash)), exhaustMe], asReaction, addOnlyFor("permanents", "any")),
  ),
  legend(
    "K'Sante, Pride of Nazumah",
    "RAD-147",
    { domains: ["calm", "body"], tags: ["K'Sante"] },
    activated(
      [pay(1), exhaustMe],
      give(a("friendly", "unit"), { abilities: [passive(iHave(granted("Assault", keywordOf("Shield", "me"))))] }, thisTurn),
    ),
  ),
  legend(
    "Evelynn, Agony's Embrace",
    "RAD-153",
    { domains: ["body", "chaos"], tags: ["Evelynn"] },
    when(onceEachTurn(qualified(youPlay("card"), { playedFrom: "facedown" })), draw(1), {
      ...ifThen(notYourTurn, discard(1)),
      join: "Then,",
    }),
  ),
  legend(
    "Jarvan IV, Exemplar of Demacia",
    "RAD-155",
    { domains: ["body", "order"], tags: ["Jarvan IV"] },
    when(youPlay("gear", withKeyword("Deploy")), youMayPay(exhausting("me"), pay("any")), move(a("friendly", "unit"), { of: "triggered" })),
  ),
  legend(
    "Seraphine, Starry-Eyed Songstress",
    "RAD-151",
    { domains: ["mind", "order"], tags: ["Seraphine"] },
    passive(mayPayFor(those("spell"), [exhausting("me"), exhausting(pickSome(3, "friendly", "unit"))], { less: resources(2) })),
  ),
  legend(
    "Ekko, Boy Who Shattered Time",
    "RAD-139",
    { domains: ["fury", "mind"], tags: ["Ekko"] },
    canEmpower(pay(1), exhaustMe),
    activated(
      [disempowering("me"), exhaustMe],
      effectForNext(costsLess(those("unit"), [2, "any"], { who: "you", say: "reduce" }), {
        gives: [when({ ...endOfTurn, last: true }, kill("me"))],
      }),
    ),
  ),
  legend(
    "Orianna, Lady of Clockwork",
    "RAD-145",
    { domains: ["calm", "mind"], tags: ["Orianna"] },
    when(yourMainPhase, youMayPay(pay(1)), choose(a("friendly", "gear")), becomeUnit("it", energyOf("it"))),
  ),
];
