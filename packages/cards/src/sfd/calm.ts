import { and, type CardData, equip, equipment, exhaust, heal, kill, pay, recall, replace } from "@rulebound/engine/language";

export const CALM: readonly CardData[] = [
  equipment(
    "Guardian Angel",
    "SFD-051",
    { domains: ["calm"], energy: 2, mightBonus: 1 },
    [equip(pay("calm"))],
    [replace({ event: "die", of: "me", instead: [kill("this"), heal("me"), and(exhaust("me")), and(recall("me"))] })],
  ),
];
