// biome-ignore format: a word a line would be longer than the cards
import {
  action, afterwards, aNamed, assault, type CardData, champion, choose, does, fight, ganking, give, iEnterReady, passive, plus, shield,
  spell, the, thisTurn,
} from "@rulebound/engine/language";

export const BODY: readonly CardData[] = [
  champion(
    "Garen, Rugged",
    "OGS-007",
    { domains: ["body"], energy: 6, power: 1, might: 5, tags: ["Elite", "Garen", "Demacia"] },
    assault(2),
    shield(2),
  ),
  spell(
    "Gentlemen's Duel",
    "OGS-008",
    { domains: ["body"], energy: 6, power: 1 },
    action,
    does(
      give(aNamed("friend", "friendly", "unit"), plus(3), thisTurn),
      afterwards(choose(aNamed("foe", "enemy", "unit"))),
      fight(the("friend"), the("foe")),
    ),
  ),
  champion(
    "Master Yi, Honed",
    "OGS-009",
    { domains: ["body"], energy: 7, power: 1, might: 6, tags: ["Master Yi", "Ionia"] },
    ganking,
    passive(iEnterReady),
  ),
];
