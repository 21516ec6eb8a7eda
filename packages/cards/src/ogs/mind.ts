import { type CardData, champion, energyCost, give, plus, thisTurn, when, youPlay } from "@rulebound/engine/language";

export const MIND: readonly CardData[] = [
  champion(
    "Lux, Illuminated",
    "OGS-006",
    { domains: ["mind"], energy: 6, power: 1, might: 5, tags: ["Lux", "Demacia"] },
    when(youPlay("spell", energyCost({ atLeast: 5 })), give("me", plus(3), thisTurn)),
  ),
];
