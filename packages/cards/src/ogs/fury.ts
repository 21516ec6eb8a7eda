import { a, action, all, bonusDamage, type CardData, champion, deal, does, passive, spell, whereIs } from "@rulebound/engine/language";

export const FURY: readonly CardData[] = [
  champion(
    "Annie, Fiery",
    "OGS-001",
    { domains: ["fury"], energy: 5, power: 1, might: 4, tags: ["Annie", "Noxus"] },
    passive(bonusDamage(1, { by: "yourSpellsAndAbilities" })),
  ),
  spell("Firestorm", "OGS-002", { domains: ["fury"], energy: 6, power: 1 }, does(deal(3, all("enemy", "unit", whereIs(a("battlefield")))))),
  spell("Incinerate", "OGS-003", { domains: ["fury"], energy: 2 }, action, does(deal(2, a("unit", "atBattlefield")))),
];
