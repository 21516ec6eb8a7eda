/** Links that carry what they show: cases (text.ts) and games (replay.ts). Decks have codes of their own (@rulebound/cards). docs/LINKS.md. */
export { replayFragment, replayInFragment, type SharedReplay, type SharedSeat } from "./replay.ts";
export { CASE_LINK, carries, caseFragment, caseInFragment, LinkError, LONGEST_FRAGMENT, REPLAY_LINK } from "./text.ts";
