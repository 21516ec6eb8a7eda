import { addLegend, type CardData, champion, furtherLegends, passive, when, youPlayMe } from "@rulebound/engine/language";

/** Without a domain: they go into decks of any. */
export const NEUTRAL: readonly CardData[] = [
  champion(
    "Neeko, Blending In",
    "RAD-167",
    { energy: 6, power: 1, might: 4, tags: ["Neeko", "Ixtal"] },
    passive(furtherLegends(3)),
    when(youPlayMe, addLegend),
  ),
];
