import { type CardData, champion, hasMight, passive, those } from "@rulebound/engine/language";

export const ORDER: readonly CardData[] = [
  champion(
    "Garen, Commander",
    "OGS-013",
    { domains: ["order"], energy: 6, power: 1, might: 5, tags: ["Elite", "Garen", "Demacia"] },
    passive(hasMight(those("another", "friendly", "unit", "here"), 1, { placeLast: true })),
  ),
];
