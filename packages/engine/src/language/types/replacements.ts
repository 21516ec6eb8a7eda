/** What happens in place of something else, or along with it. */
import type { Condition } from "./conditions.ts";
import type { Cost } from "./costs.ts";
import type { Filter } from "./filters.ts";
import type { Instruction } from "./instructions.ts";
import type { Who } from "./selectors.ts";

export type ReplacedEvent =
  | "die"
  | "stun"
  | "damage"
  | "toTrash"
  | "reveal"
  | "playToken"
  | "score"
  | "lookedAt"
  | "tie"
  | "leaveChain"
  | "attach"
  | "play"
  | "weaken"
  | "hinder" // a spell or ability that chooses it would stun it, give it -Might, or return it to hand
  | "enter";

export interface Replacement {
  readonly event: ReplacedEvent;
  /** Whose event: `me`, `it` (the object of a delayed replacement), or a filter. */
  readonly of: "me" | "it" | Filter;
  readonly if?: Condition;
  readonly who?: Who; //                         who may choose and pays
  readonly may?: boolean;
  readonly cost?: Cost; //                       "you may pay [A] and exhaust me to ..."
  readonly oncePerTurn?: boolean;
  readonly as?: boolean; //                      "as ...": the event happens, and this with it (370.1.b.1)
  /** What happens instead; `it` is the object of the event. */
  readonly instead: readonly Instruction[];
  readonly from?: "notDeck"; //                  of a card going to the trash: not from the Main Deck
  readonly firstTurns?: number; //               during that player's first N turns
  readonly first?: boolean; //                   this happens first, then the event: "look at the top card first"
  readonly text?: "save" | "insteadFirst"; //    rendered as "heal it, exhaust it, and recall it instead"
}
