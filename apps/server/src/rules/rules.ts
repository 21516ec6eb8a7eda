import type { ask, botNamed, createRng } from "@rulebound/bots";
import type {
  addGame,
  apply,
  applyShown,
  CardPool,
  championsOf,
  explain,
  finishedGame,
  fromAliases,
  hash,
  load,
  matchResult,
  newGame,
  newMatch,
  nextGame,
  redact,
  save,
  seenBy,
  sideboardIn,
} from "@rulebound/engine/internal";
import type { speechNow } from "@rulebound/languages/all";
import type { beatSnapshot, foresee, SeatMemory, seatSnapshot } from "@rulebound/protocol";
import type { eventText } from "./event-text.ts";
import type { opening, traced } from "./trace.ts";

/** Raised when a server could not use the rules of an older one any more: then those are left aside. */
export const RULES_INTERFACE = 1;

/**
 * Everything by which games are played and shown: engine, cards, bots and the words for them, in one piece. A game is played
 * to its end by those that it began with, or by others that play it the same. What they make (pools, states) is theirs: it
 * must be given to no others.
 */
export interface Rules {
  readonly interface: number;
  /** Of the engine. */
  readonly version: string;
  readonly pool: CardPool;
  readonly newGame: typeof newGame;
  readonly apply: typeof apply;
  readonly applyShown: typeof applyShown;
  readonly hash: typeof hash;
  readonly save: typeof save;
  readonly load: typeof load;
  readonly fromAliases: typeof fromAliases;
  readonly seenBy: typeof seenBy;
  readonly redact: typeof redact;
  readonly newMatch: typeof newMatch;
  readonly nextGame: typeof nextGame;
  readonly addGame: typeof addGame;
  readonly finishedGame: typeof finishedGame;
  readonly matchResult: typeof matchResult;
  readonly sideboardIn: typeof sideboardIn;
  readonly championsOf: typeof championsOf;
  readonly seatSnapshot: typeof seatSnapshot;
  readonly newMemory: () => SeatMemory;
  readonly beatSnapshot: typeof beatSnapshot;
  readonly foresee: typeof foresee;
  /** Not in versions before protocol 3. */
  readonly explain?: typeof explain;
  /** Older ones leave it to `JSON.stringify`. */
  readonly eventText?: typeof eventText;
  readonly speechNow: typeof speechNow;
  readonly bots: { readonly named: typeof botNamed; readonly ask: typeof ask; readonly createRng: typeof createRng };
  readonly opening: typeof opening;
  readonly traced: typeof traced;
}
