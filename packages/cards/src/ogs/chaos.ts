// biome-ignore format: a word a line would be longer than the cards
import {
  a, type CardData, champion, does, inTrash, move, reaction, returnToHand, some, spell, upTo, when, youPlayMe,
} from "@rulebound/engine/language";

export const CHAOS: readonly CardData[] = [
  champion(
    "Annie, Stubborn",
    "OGS-010",
    { domains: ["chaos"], energy: 4, power: 1, might: 3, tags: ["Annie", "Noxus"] },
    when(youPlayMe, returnToHand(a("spell", inTrash))),
  ),
  spell("Flash", "OGS-011", { domains: ["chaos"], energy: 2 }, reaction, does(move(some(upTo(2), "friendly", "unit"), "base"))),
];
