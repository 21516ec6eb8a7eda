// biome-ignore format: a word a line would be longer than the cards
import {
  a, activated, addOnlyFor, among, andThen, asReaction, attach, banish, becomesMighty, type CardData, channelExhausted, dies, draw,
  exhausting, exhaustMe, granted, has, legend, may, on, oneOrMore, onlyIf, passive, pay, pick, playCard, playToken, ready, recycle,
  resources, rest, revealTop, scoreWithin, tagged, thisTurnYou, those, when, whileTrueThat, youChoose, youChose, youConquer, youHold,
  youMayPay, youWinCombat,
} from "@rulebound/engine/language";

export const LEGENDS: readonly CardData[] = [
  legend(
    "Rumble, Mechanized Menace",
    "SFD-181",
    { domains: ["fury", "mind"], tags: ["Rumble"] },
    passive(has(those("yours", tagged("Mech")), "Shield")),
  ),
  legend(
    "Lucian, Purifier",
    "SFD-183",
    { domains: ["fury", "body"], tags: ["Lucian"] },
    passive({ effect: "equipmentGives", keywords: [granted("Assault")] }),
  ),
  legend("Draven, Glorious Executioner", "SFD-185", { domains: ["fury", "chaos"], tags: ["Draven"] }, when(youWinCombat, draw(1))),
  legend(
    "Rek'Sai, Void Burrower",
    "SFD-187",
    { domains: ["fury", "order"], tags: ["Rek'Sai"] },
    when(
      youConquer,
      youMayPay(exhausting("me")),
      revealTop(2),
      may(banish(pick(among("revealed"))), andThen(playCard("it"))),
      recycle(rest("revealed")),
    ),
  ),
  legend(
    "Ornn, Fire Below the Mountain",
    "SFD-189",
    { domains: ["calm", "mind"], tags: ["Ornn"] },
    activated([exhaustMe], asReaction, addOnlyFor("gear", "any")),
  ),
  legend(
    "Jax, Grandmaster At Arms",
    "SFD-193",
    { domains: ["calm", "body"], tags: ["Jax"] },
    activated([pay(1), exhaustMe], attach(a("detached", "equipment", "yours"), a("unit", "yours"))),
    activated([exhaustMe], attach(a("attached", "equipment", "yours"), a("unit", "yours"))),
  ),
  legend(
    "Irelia, Blade Dancer",
    "SFD-195",
    { domains: ["calm", "chaos"], tags: ["Irelia"] },
    when(youChoose("friendly", "unit"), youMayPay(exhausting("me"), pay("any")), ready("it")),
    when(youConquer, youMayPay(pay(1)), ready("me")),
  ),
  legend(
    "Azir, Emperor of the Sands",
    "SFD-197",
    { domains: ["calm", "order"], tags: ["Azir"] },
    passive(has(those("yours", tagged("Sand Soldier")), "Weaponmaster")),
    activated([pay(1), exhaustMe], onlyIf(thisTurnYou("playedEquipment")), playToken("Sand Soldier", { where: "base" })),
  ),
  legend(
    "Ezreal, Prodigal Explorer",
    "SFD-199",
    { domains: ["mind", "chaos"], tags: ["Ezreal"] },
    activated([exhaustMe], asReaction, onlyIf(youChose(those("enemy", "unit", "gear"), 2, "spellsOrUnitAbilities")), draw(1)),
  ),
  legend(
    "Renata Glasc, Chem-Baroness",
    "SFD-201",
    { domains: ["mind", "order"], tags: ["Renata Glasc"] },
    when({ ...youHold, who: "youOrAlly" }, youMayPay(exhausting("me")), playToken("Gold", { exhausted: true })),
    whileTrueThat(scoreWithin(3, "you"), { effect: "goldAdds", resources: resources(1) }),
  ),
  legend(
    "Sivir, Battle Mistress",
    "SFD-203",
    { domains: ["body", "chaos"], tags: ["Sivir"] },
    when(on("recycledRune", { who: "you" }), youMayPay(exhausting("me")), playToken("Gold", { exhausted: true })),
    when(oneOrMore(dies("enemy", "unit")), ready("me")),
  ),
  legend(
    "Fiora, Grand Duelist",
    "SFD-205",
    { domains: ["body", "order"], tags: ["Fiora"] },
    when(becomesMighty("yours", "unit"), youMayPay(exhausting("me")), channelExhausted(1)),
  ),
];
