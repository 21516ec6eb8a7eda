import {
  type CardData,
  deal,
  deploy,
  gear,
  has,
  passive,
  playToken,
  some,
  those,
  unit,
  upTo,
  when,
  youPlayMe,
} from "@rulebound/engine/language";

export const FURY: readonly CardData[] = [
  unit(
    "Amateur Demolitionist",
    "RAD-001",
    { domains: ["fury"], energy: 2, might: 1, tags: ["Bandle City", "Yordle"] },
    when(youPlayMe, playToken("Bomb", { where: "aBattlefield" })),
  ),
  gear(
    "Banner of Conquest",
    "RAD-002",
    { domains: ["fury"], energy: 1, power: 1 },
    deploy,
    passive(has(those("friendly", "unit", "here"), "Assault")),
  ),
  unit(
    "Bilgewater Tracker",
    "RAD-003",
    { domains: ["fury"], energy: 3, might: 3, tags: ["Bilgewater"] },
    when(youPlayMe, deal(1, some(upTo(2), "unit"))),
  ),
];
