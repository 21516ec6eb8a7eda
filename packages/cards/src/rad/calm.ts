import { type CardData, champion, disarm, give, plus, thisTurn, those, when } from "@rulebound/engine/language";

export const CALM: readonly CardData[] = [
  champion(
    "Ahri, Confident",
    "RAD-038",
    { domains: ["calm"], energy: 4, power: 1, might: 4, tags: ["Ahri", "Ionia"] },
    disarm(),
    when({ on: "mightReduced", subject: those("enemy", "unit", "here") }, give("me", plus(1), thisTurn)),
  ),
];
