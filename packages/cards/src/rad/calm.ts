// biome-ignore format: a word a line would be longer than the cards
import {
  a, action, activated, additionalCost, among, and, buff, type CardData, cant, champion, channelExhausted, chooseOne, deflect, deploy,
  dies, disarm, does, double, draw, drawIt, effectFor, exhausting, exhaustMe, gear, give, has, hasAbilities, hasMight, having,
  iAttackOrDefend, iBecomeExhausted, iMayEnterReady, kill, look, may, mode, move, passive, payTo, pick, plus, predict, qualified, reaction,
  ready, recycle, rest, reveal, shield, spell, spendingBuff, stun, thisTurn, those, unit, when, withKeyword, youPlay, youPlayMe,
  youWinCombat,
} from "@rulebound/engine/language";

export const CALM: readonly CardData[] = [
  gear(
    "Blossoming Dreamroot",
    "RAD-024",
    { domains: ["calm"], energy: 2, tags: ["Device"] },
    deploy,
    when(qualified(youWinCombat, { here: true }), draw(1)),
  ),
  spell(
    "Consult the Heavens",
    "RAD-025",
    { domains: ["calm"], energy: 1 },
    reaction,
    does(give(a("unit"), having("Shield", 2), thisTurn)),
    does(predict()),
  ),
  spell(
    "Ki Burst",
    "RAD-028",
    { domains: ["calm"], energy: 1 },
    action,
    additionalCost([exhausting(pick("friendly", "unit"))]),
    does(stun(a("unit"))),
  ),
  spell(
    "Command: Attack",
    "RAD-033",
    { domains: ["calm"], energy: 1, power: 1 },
    does(
      chooseOne(
        mode(move(a("friendly", "gear", withKeyword("Deploy")), "battlefield")),
        mode(look(5), may(reveal(pick("gear", among("looked"))), and(drawIt())), recycle(rest("looked"))),
      ),
    ),
  ),
  spell(
    "Hunker Down",
    "RAD-034",
    { domains: ["calm"], energy: 1 },
    reaction,
    does(ready(a("friendly", "unit")), effectFor("turn", cant("move"), "it"), draw(1)),
  ),
  gear(
    "Invigorating Bloom",
    "RAD-035",
    { domains: ["calm"], energy: 3 },
    when(youPlayMe, give(a("friendly", "unit"), plus(3), thisTurn)),
    activated([exhausting(pick("friendly", "mighty", "unit")), exhaustMe], draw(1)),
  ),
  unit(
    "Storm Raptor",
    "RAD-036",
    { domains: ["calm"], energy: 6, might: 6, tags: ["Freljord", "Bird"] },
    deflect(),
    when(qualified(dies("stunned", "enemy", "unit"), { here: true }), draw(1)),
  ),
  unit(
    "Watchful Curator",
    "RAD-037",
    { domains: ["calm"], energy: 3, power: 1, might: 4, tags: ["Piltover"] },
    passive(has(those("yours", "gear"), "Deflect")),
  ),
  champion(
    "Ahri, Confident",
    "RAD-038",
    { domains: ["calm"], energy: 4, power: 1, might: 4, tags: ["Ahri", "Ionia"] },
    disarm(),
    when({ on: "mightReduced", subject: those("enemy", "unit", "here") }, give("me", plus(1), thisTurn)),
  ),
  gear(
    "Ephemeral Ward",
    "RAD-039",
    { domains: ["calm"], energy: 4, power: 2 },
    passive(hasMight(those("yours", "unit"), 2)),
    when(youPlay("unit"), kill("me")),
  ),
  unit(
    "Heartening Soul",
    "RAD-040",
    { domains: ["calm"], energy: 7, power: 1, might: 7 },
    when(youPlayMe, ready(a("friendly", "legend"))),
    passive(hasAbilities(those("friendly", "legend"), activated([exhaustMe], give(a("unit"), plus(3), thisTurn)))),
  ),
  champion(
    "Riven, Broken Blade",
    "RAD-043",
    { domains: ["calm"], energy: 4, might: 4, tags: ["Riven", "Noxus"] },
    when(iBecomeExhausted, {
      do: "modes",
      unchosen: "turn",
      modes: [
        mode(buff("me")),
        mode(payTo([spendingBuff("me")], stun(a("enemy", "unit")))),
        mode(payTo([spendingBuff("me")], ready("me"))),
      ],
    }),
  ),
  champion(
    "K'Sante, Dauntless",
    "RAD-045",
    { domains: ["calm"], energy: 4, power: 1, might: 4, tags: ["K'Sante", "Shurima"] },
    shield(),
    when(iAttackOrDefend, double(a("unit", "yours", "here"), "turn", "Shield")),
  ),
  gear(
    "Resplendent Rostrum",
    "RAD-046",
    { domains: ["calm"], energy: 8, power: 1, voice: "I" },
    activated([exhaustMe], draw(1), and(channelExhausted(1))),
    when(iBecomeExhausted, give(a("friendly", "unit"), plus(3), thisTurn)),
  ),
  unit(
    "Entrenched Boar",
    "RAD-026",
    { domains: ["calm"], energy: 2, might: 2, tags: ["Freljord"] },
    passive(iMayEnterReady(effectFor("turn", cant("move"), "me"))),
  ),
];
