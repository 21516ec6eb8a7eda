import {
  accelerate,
  assault,
  type CardData,
  champion,
  equip,
  equipment,
  has,
  passive,
  pay,
  playedFromElsewhere,
  quickDraw,
  those,
} from "@rulebound/engine/language";

export const FURY: readonly CardData[] = [
  equipment("Long Sword", "SFD-022", { domains: ["fury"], energy: 2, power: 1, mightBonus: 2 }, [quickDraw, equip(pay("fury"))]),
  champion(
    "Rek'Sai, Breacher",
    "SFD-029",
    { domains: ["fury"], energy: 3, might: 3, tags: ["Rek'Sai", "The Void"] },
    accelerate,
    assault(),
    passive(has(those("friendly", "unit", playedFromElsewhere), "Accelerate")),
  ),
];
