// biome-ignore format: a word a line would be longer than the cards
import {
  a, activated, addOnlyFor, and, andThen, asAction, asReaction, type CardData, canEmpower, discard, disempowering, draw, empower,
  empowered, energyCost, exhausting, exhaustMe, give, having, ifThen, imEmpowered, legend, minus, move, on, ownedBy, pay, qualified, ready,
  some, thisTurn, those, upTo, when, youBanish, youEmpower, youMayPay, youPlay, yourTurn,
} from "@rulebound/engine/language";

export const LEGENDS: readonly CardData[] = [
  legend(
    "Akali, Rogue Assassin",
    "VEN-139",
    { domains: ["fury", "calm"], tags: ["Akali"] },
    canEmpower(pay(3, "any")),
    activated(
      [exhaustMe],
      asAction,
      ifThen(yourTurn, move(a("friendly", "unit", "inShowdown"), "base"), and(ifThen(imEmpowered, ready("it")))),
    ),
  ),
  legend(
    "Renekton, Butcher of the Sands",
    "VEN-141",
    { domains: ["fury", "body"], tags: ["Renekton"] },
    activated([pay("any", "any"), exhaustMe], asReaction, addOnlyFor("units", 2)),
  ),
  legend(
    "Zed, Master of Shadows",
    "VEN-143",
    { domains: ["fury", "chaos"], tags: ["Zed"] },
    when(youBanish("card", ownedBy("you")), empower("me")),
    activated([disempowering("me"), exhaustMe], asAction, discard(1), andThen(draw(1))),
  ),
  legend(
    "Nasus, Curator of the Sands",
    "VEN-145",
    { domains: ["calm", "mind"], tags: ["Nasus"] },
    when(
      [youPlay("unit", "gear", energyCost({ atLeast: 7 })), on("abilityUsed", { who: "you", subject: those("something"), amount: 7 })],
      youMayPay(exhausting("me")),
      ready(some(upTo(2), "rune")),
    ),
  ),
  legend(
    "Shen, Eye of Twilight",
    "VEN-147",
    { domains: ["calm", "order"], tags: ["Shen"] },
    activated([exhaustMe], asAction, give(a("friendly", "unit"), having("Tank"), thisTurn)),
  ),
  legend(
    "Jayce, Defender of Tomorrow",
    "VEN-149",
    { domains: ["mind", "body"], tags: ["Jayce"] },
    canEmpower(pay(2, "any", "any")),
    activated([pay(1), exhaustMe], ready(a("gear"))),
    empowered(activated([pay(1), exhaustMe], ready(some(2, "gear")))),
  ),
  legend(
    "Mel, Soul's Reflection",
    "VEN-151",
    { domains: ["mind", "chaos"], tags: ["Mel"] },
    when(youEmpower("another", "something"), empower("me")),
    activated([disempowering("me"), exhaustMe], give(a("unit", "atBattlefield"), minus(2), thisTurn)),
  ),
  legend(
    "Ambessa, Matriarch of War",
    "VEN-153",
    { domains: ["body", "order"], tags: ["Ambessa"] },
    when(youEmpower("another", "something"), empower("me")),
    activated([disempowering("me"), pay("any"), exhaustMe], ready(a("unit"))),
  ),
  legend(
    "Kennen, Heart of the Tempest",
    "VEN-155",
    { domains: ["order", "chaos"], tags: ["Yordle", "Kennen"] },
    when(qualified(youPlay("card"), { playedFrom: "elsewhere" }), empower("me")),
    activated([disempowering("me"), exhaustMe], asAction, give(a("unit"), having("Assault", 2), thisTurn)),
  ),
];
