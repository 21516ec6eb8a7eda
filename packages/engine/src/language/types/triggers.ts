/** What a triggered ability waits for. */
import type { Condition } from "./conditions.ts";
import type { Filter, Place } from "./filters.ts";
import type { Who } from "./selectors.ts";

export type TriggerName =
  | "played" //       a card or token has been played (resolved, 419.4.a)
  | "moved"
  | "attacks"
  | "defends"
  | "conquers"
  | "holds"
  | "scores"
  | "dies"
  | "leaves"
  | "winsCombat"
  | "combatStarts"
  | "combatEnds"
  | "showdownBegins"
  | "beginningPhase"
  | "mainPhase"
  | "endOfTurn"
  | "empowered"
  | "chosen"
  | "exhausted"
  | "readied"
  | "discarded"
  | "stunned"
  | "buffed"
  | "buffSpent"
  | "becomesMighty"
  | "mightReaches"
  | "mightReduced"
  | "killed"
  | "recycledCard"
  | "recycledRune"
  | "attachedEquipment"
  | "abilityUsed"
  | "drew"
  | "dealtDamage"
  | "hid"
  | "banished"
  | "returnedToHand"
  | "burned"
  | "revealed"
  | "gainedXp";

export interface Trigger {
  readonly on: TriggerName;
  /** Whose doing: default `you` for events that a player does, `any` for events that happen to objects. */
  readonly who?: Who | "any";
  /** Which object: `me`, or a filter ("another friendly unit"). */
  readonly subject?: "me" | Filter;
  readonly here?: boolean; //                       "here": at the source's location
  readonly to?: Place;
  readonly from?: Place; //    of a move
  readonly playedFrom?: "facedown" | "elsewhere" | "hand" | "trash";
  readonly nth?: number; //                         "the first time ... each turn", "your second card in a turn"
  readonly oncePerTurn?: boolean;
  readonly eachPlayersFirst?: boolean; //           "each player's first Beginning Phase"
  readonly alone?: boolean;
  readonly oneOnOne?: boolean;
  readonly inCombat?: boolean;
  readonly withUnits?: Filter; //                   "with one or more [Mighty] units": who conquered
  readonly amount?: number; //                      becomes N or more; Energy cost at least
  readonly with?: "spell" | "ability" | "any"; //   killed or chosen with
  readonly batch?: boolean; //                      "one or more"
  readonly condition?: Condition; //                "while I'm at a battlefield", inside the trigger phrase
  readonly opponentsTurn?: boolean;
  readonly othersInHand?: number; //                of a draw: with that many other cards in hand, or more
  readonly forEachPlayer?: boolean; //              text only: "for each player, the first time they ..."
  readonly last?: boolean; //                       text only: the time stands behind what happens then
  readonly bare?: boolean; //                       text only: "at start of" without the article
}
