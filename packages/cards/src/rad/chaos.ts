import { type CardData, champion, disarm, iHold, provided, score, thereIs, when } from "@rulebound/engine/language";

export const CHAOS: readonly CardData[] = [
  champion(
    "Evelynn, In Control",
    "RAD-109",
    { domains: ["chaos"], energy: 4, power: 1, might: 4, tags: ["Evelynn", "Demon"] },
    disarm(),
    when(iHold, provided(thereIs("yours", "facedown", "here")), score(1)),
  ),
];
