import { amountIs, type CardData, champion, iHaveMight, runesOf, shield, unit, whileTrueThat } from "@rulebound/engine/language";

export const CALM: readonly CardData[] = [
  champion(
    "Master Yi, Meditative",
    "OGS-004",
    { domains: ["calm"], energy: 5, power: 1, might: 4, tags: ["Master Yi", "Ionia"] },
    whileTrueThat(amountIs(runesOf("you"), { atLeast: 8 }), iHaveMight(4)),
  ),
  unit("Zephyr Sage", "OGS-005", { domains: ["calm"], energy: 6, power: 1, might: 6, tags: ["Ionia", "Bird"] }, shield()),
];
