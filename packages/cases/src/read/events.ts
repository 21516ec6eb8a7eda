import { EVENT_TYPES, type EventType } from "../adapter.ts";

/** The notation has no word for these: a case expects what comes of them. */
const WITHOUT_A_WORD: readonly EventType[] = [
  "gaveMight",
  "gaveKeyword",
  "spentBuff",
  "paid",
  "chose",
  "shuffled",
  "passed",
  "removed",
  "cancelled",
  "named",
  "copied",
];

/** The types of event that a case may expect. */
export const EVENT_WORDS = EVENT_TYPES.filter((type) => !WITHOUT_A_WORD.includes(type));
