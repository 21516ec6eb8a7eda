// biome-ignore format: a word a line would be longer than the cards
import {
  a, action, activated, addOnlyFor, asReaction, type CardData, champion, does, exhaustMe, hasMight, iEnterReady, kill, passive, playTokens,
  spell, those, unit,
} from "@rulebound/engine/language";

export const ORDER: readonly CardData[] = [
  spell("Blast of Power", "OGS-012", { domains: ["order"], energy: 6, power: 1 }, action, does(kill(a("unit", "atBattlefield")))),
  champion(
    "Garen, Commander",
    "OGS-013",
    { domains: ["order"], energy: 6, power: 1, might: 5, tags: ["Elite", "Garen", "Demacia"] },
    passive(hasMight(those("another", "friendly", "unit", "here"), 1, { placeLast: true })),
  ),
  champion(
    "Lux, Crownguard",
    "OGS-014",
    { domains: ["order"], energy: 4, might: 2, tags: ["Lux", "Demacia"] },
    activated([exhaustMe], asReaction, addOnlyFor("spells", 2)),
  ),
  spell("Recruit the Vanguard", "OGS-015", { domains: ["order"], energy: 6 }, action, does(playTokens(4, "Recruit"))),
  unit(
    "Vanguard Attendant",
    "OGS-016",
    { domains: ["order"], energy: 6, power: 1, might: 5, tags: ["Elite", "Demacia"] },
    passive(iEnterReady),
  ),
];
