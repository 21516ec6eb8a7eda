// biome-ignore format: a word a line would be longer than the cards
import {
  a, action, all, type CardData, choose, deal, does, give, plus, reaction, replacing, saveIt, spell, thisTurn, unit, when, youPlayMe,
} from "@rulebound/engine/language";

export const SIGNATURE: readonly CardData[] = [
  unit(
    "Tibbers",
    "OGS-018",
    { domains: ["fury", "chaos"], energy: 8, power: 2, might: 7, tags: ["Annie"], signature: true },
    when(youPlayMe, deal(3, all("unit", "atBattlefield"))),
  ),
  spell(
    "Highlander",
    "OGS-020",
    { domains: ["calm", "body"], energy: 4, tags: ["Master Yi"], signature: true },
    reaction,
    does(choose(a("friendly", "unit")), replacing({ event: "die", of: "it", instead: saveIt }, { once: true })),
  ),
  spell(
    "Final Spark",
    "OGS-022",
    { domains: ["mind", "order"], energy: 8, tags: ["Lux"], signature: true },
    action,
    does(deal(8, a("unit"))),
  ),
  spell(
    "Decisive Strike",
    "OGS-024",
    { domains: ["body", "order"], energy: 5, power: 1, tags: ["Garen"], signature: true },
    action,
    does(give(all("friendly", "unit"), plus(2), thisTurn)),
  ),
];
