// biome-ignore format: a word a line would be longer than the cards
import {
  type CardData, draw, endOfYourTurn, energyCost, hasMight, legend, passive, provided, ready, some, thereAre, those, upTo, when,
  youConquer, youPlay,
} from "@rulebound/engine/language";

export const LEGENDS: readonly CardData[] = [
  legend(
    "Annie, Dark Child",
    "OGS-017",
    { domains: ["fury", "chaos"], tags: ["Annie"] },
    when(endOfYourTurn, ready(some(upTo(2), "rune"))),
  ),
  legend(
    "Master Yi, Wuju Bladesman",
    "OGS-019",
    { domains: ["calm", "body"], tags: ["Master Yi"] },
    passive(hasMight(those("friendly", "unit", "defending", "alone"), 2, { gets: true, whileIt: true })),
  ),
  legend(
    "Lux, Lady of Luminosity",
    "OGS-021",
    { domains: ["mind", "order"], tags: ["Lux"] },
    when(youPlay("spell", energyCost({ atLeast: 5 })), draw(1)),
  ),
  legend(
    "Garen, Might of Demacia",
    "OGS-023",
    { domains: ["body", "order"], tags: ["Garen"] },
    when(youConquer, provided(thereAre({ atLeast: 4 }, "yours", "unit", "there")), draw(2)),
  ),
];
