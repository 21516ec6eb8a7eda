// biome-ignore format: a word a line would be longer than the cards
import {
  a, activated, addOnlyFor, afterwards, all, amountIs, and, asReaction, banish, banishedWith, buff, byWhom, type CardData, channel,
  costing, count, differentFrom, discarding, doThis, draw, enters, excessDamage, exhausting, exhaustMe, gainXp, give, hasMight, having,
  ifThen, legend, level, moveFrom, passive, pay, playToken, plus, provided, putInto, ready, resources, returnToHand, spendingXp, the,
  thereAre, thisTurn, those, when, withKeyword, youConquer, youHold, youMay, youMayPay, youPlay, youSpent, youWinCombat,
} from "@rulebound/engine/language";

export const LEGENDS: readonly CardData[] = [
  legend(
    "Jhin, Virtuoso",
    "UNL-181",
    { domains: ["fury", "mind"], tags: ["Jhin"] },
    when(youPlay("spell"), provided(youSpent(4)), youMay, banish("it"), {
      ...ifThen(
        thereAre({ atLeast: 4 }, "spell", banishedWith("me")),
        putInto("trash", all("spell", banishedWith("me"))),
        and(channel(4)),
        and(draw(1)),
      ),
      join: "Then,",
    }),
  ),
  legend(
    "Rengar, Pridestalker",
    "UNL-183",
    { domains: ["fury", "body"], tags: ["Rengar"] },
    when(youPlay("unit"), give(a("unit"), plus(1), thisTurn)),
  ),
  legend(
    "Pyke, Bloodharbor Ripper",
    "UNL-185",
    { domains: ["fury", "chaos"], tags: ["Pyke"] },
    activated([pay(1), exhaustMe], returnToHand(a("friendly", "unit", "atBattlefield")), playToken("Gold", { exhausted: true })),
  ),
  legend(
    "Vi, Piltover Enforcer",
    "UNL-187",
    { domains: ["fury", "order"], tags: ["Vi"] },
    when(youConquer, provided(amountIs(excessDamage, { atLeast: 3 })), youMayPay(exhausting("me")), ready(a("unit"))),
  ),
  legend(
    "Lillia, Bashful Bloom",
    "UNL-189",
    { domains: ["calm", "mind"], tags: ["Lillia"] },
    activated(
      [pay(4), exhaustMe],
      costing({ less: resources(1), each: count("friendly", "unit", withKeyword("Temporary")) }),
      playToken("Sprite", { ready: true }),
    ),
  ),
  legend(
    "Master Yi, Wuju Master",
    "UNL-191",
    { domains: ["calm", "body"], tags: ["Master Yi"] },
    level(6, passive(hasMight(those("yours", "unit"), 1))),
    level(11, passive(enters(those("yours", "unit"), "ready"))),
  ),
  legend(
    "Vex, Gloomist",
    "UNL-193",
    { domains: ["calm", "chaos"], tags: ["Vex"] },
    when(byWhom("youOrAlly", youHold), youMayPay(exhausting("me")), draw(1)),
  ),
  legend(
    "Ivern, Green Father",
    "UNL-195",
    { domains: ["calm", "order"], tags: ["Ivern"] },
    when([youConquer, youHold], youMayPay(exhausting("me")), {
      do: "replaceBattlefield",
      what: all("battlefield", "there"),
      with: "Brush",
    }),
  ),
  legend(
    "Diana, Scorn of the Moon",
    "UNL-197",
    { domains: ["mind", "chaos"], tags: ["Diana"] },
    activated([exhaustMe], asReaction, addOnlyFor("showdowns", 1)),
  ),
  legend(
    "LeBlanc, Deceiver",
    "UNL-199",
    { domains: ["mind", "order"], tags: ["LeBlanc"] },
    when(
      [youConquer, youHold],
      youMayPay(discarding(1), exhausting("me")),
      playToken("Reflection", { ready: true, where: "there", as: "copy" }),
      afterwards(
        doThis(
          { do: "becomeCopy", what: "it", of: a("another", "unit", "there", differentFrom("copy")) },
          give(the("copy"), having("Temporary")),
        ),
      ),
    ),
  ),
  legend(
    "Kha'Zix, Voidreaver",
    "UNL-201",
    { domains: ["body", "chaos"], tags: ["Kha'Zix"] },
    when(youWinCombat, gainXp(1)),
    activated([spendingXp(1), exhaustMe], buff(a("unit"))),
    activated([spendingXp(2), exhaustMe], moveFrom(a("exhausted", "friendly", "unit", "atBattlefield"), "itsBase")),
  ),
  legend(
    "Poppy, Keeper of the Hammer",
    "UNL-203",
    { domains: ["body", "order"], tags: ["Poppy"] },
    when(youHold, gainXp(1)),
    activated([spendingXp(3), exhaustMe], draw(1)),
  ),
];
