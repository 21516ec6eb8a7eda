import { type CardData, does, move, reaction, some, spell, upTo } from "@rulebound/engine/language";

export const CHAOS: readonly CardData[] = [
  spell("Flash", "OGS-011", { domains: ["chaos"], energy: 2 }, reaction, does(move(some(upTo(2), "friendly", "unit"), "base"))),
];
