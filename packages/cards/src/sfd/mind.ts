import {
  a,
  activated,
  type CardData,
  champion,
  chooseOne,
  deal,
  does,
  draw,
  exhaustMe,
  iAm,
  kill,
  mode,
  onlyIf,
  pay,
  repeat,
  score,
  spell,
} from "@rulebound/engine/language";

export const MIND: readonly CardData[] = [
  spell(
    "Rocket Barrage",
    "SFD-077",
    { domains: ["mind"], energy: 4, power: 1 },
    repeat(pay(4, "mind")),
    does(chooseOne(mode(deal(4, a("unit", "inBase"))), mode(kill(a("gear"))))),
  ),
  champion(
    "Renata Glasc, Mastermind",
    "SFD-088",
    { domains: ["mind"], energy: 5, might: 4, tags: ["Renata Glasc", "Zaun"] },
    activated([pay(1, "mind")], onlyIf(iAm("atBattlefield")), draw(1)),
    activated([pay(4, "mind", "mind", "mind", "mind"), exhaustMe], onlyIf(iAm("atBattlefield")), score(1)),
  ),
];
