import "@rulebound/bots/weights";
import { ask, botNamed, createRng } from "@rulebound/bots";
import { CARDS } from "@rulebound/cards";
import {
  addGame,
  apply,
  applyShown,
  type CardPool,
  championsOf,
  ENGINE_VERSION,
  explain,
  finishedGame,
  fromAliases,
  hash,
  load,
  loadPool,
  matchResult,
  newGame,
  newMatch,
  nextGame,
  redact,
  save,
  seenBy,
  sideboardIn,
} from "@rulebound/engine/internal";
import { speechNow } from "@rulebound/languages/all";
import { beatSnapshot, foresee, SeatMemory, seatSnapshot } from "@rulebound/protocol";
import { eventText } from "./event-text.ts";
import { RULES_INTERFACE, type Rules } from "./rules.ts";
import { opening, traced } from "./trace.ts";

let loaded: CardPool | null = null;

/** The rules of this version. Bundled by itself it is what a later version needs to finish its games. */
export const rules: Rules = {
  interface: RULES_INTERFACE,
  version: ENGINE_VERSION,
  get pool() {
    loaded ??= loadPool(CARDS).pool;
    return loaded;
  },
  newGame,
  apply,
  applyShown,
  hash,
  save,
  load,
  fromAliases,
  seenBy,
  redact,
  newMatch,
  nextGame,
  addGame,
  finishedGame,
  matchResult,
  sideboardIn,
  championsOf,
  seatSnapshot,
  newMemory: () => new SeatMemory(),
  beatSnapshot,
  foresee,
  explain,
  eventText,
  speechNow,
  bots: { named: botNamed, ask, createRng },
  opening,
  traced,
};
