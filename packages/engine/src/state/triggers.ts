import type { TriggerEvent } from "../language/types.ts";

/** What triggers may listen to, by number. */
export const TRIGGER_EVENTS: readonly TriggerEvent[] = [
  "played", "moved", "attacks", "defends", "conquers", "holds", "scores", "dies", "leaves", "winsCombat", "combatStarts", "combatEnds",
  "showdownBegins", "beginningPhase", "mainPhase", "endOfTurn", "empowered", "chosen", "exhausted", "readied", "discarded", "stunned",
  "buffed", "buffSpent", "becomesMighty", "mightReaches", "mightReduced", "killed", "recycledCard", "recycledRune", "attachedEquipment",
  "abilityUsed", "drew", "dealtDamage", "hid", "banished", "returnedToHand", "burned", "revealed", "gainedXp",
];

export const T = {
  played: 0, moved: 1, attacks: 2, defends: 3, conquers: 4, holds: 5, scores: 6, dies: 7, leaves: 8, winsCombat: 9, combatStarts: 10,
  combatEnds: 11, showdownBegins: 12, beginningPhase: 13, mainPhase: 14, endOfTurn: 15, empowered: 16, chosen: 17, exhausted: 18,
  readied: 19, discarded: 20, stunned: 21, buffed: 22, buffSpent: 23, becomesMighty: 24, mightReaches: 25, mightReduced: 26, killed: 27,
  recycledCard: 28, recycledRune: 29, attachedEquipment: 30, abilityUsed: 31, drew: 32, dealtDamage: 33, hid: 34, banished: 35,
  returnedToHand: 36, burned: 37, revealed: 38, gainedXp: 39,
} as const satisfies Record<TriggerEvent, number>;
