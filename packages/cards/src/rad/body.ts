import { a, buff, type CardData, deploy, gear, when, youConquerHere, youPlayMe } from "@rulebound/engine/language";

export const BODY: readonly CardData[] = [
  gear(
    "Pillaged Armory",
    "RAD-073",
    { domains: ["body"], energy: 1 },
    deploy,
    when([youPlayMe, youConquerHere], buff(a("friendly", "unit"))),
  ),
];
