/** Which players and which objects a text acts upon, how many, and who chooses them when. */
import type { Amount } from "./amounts.ts";
import type { Filter } from "./filters.ts";

/** Who. `you` is the controller of the spell or ability. */
export type Who =
  | "you"
  | "opponent"
  | "opponents"
  | "eachPlayer"
  | "eachOther"
  | "anyPlayer"
  | "ally"
  | "youOrAlly"
  | "itsController"
  | "itsOwner" //                                    of `it`
  | "triggerPlayer" //                                                 "that player", "they": whoever the trigger is about
  | "chosenPlayer" //                                                  the player chosen by `choosePlayer`
  | "attacker"
  | "defender"
  | "turnPlayer"
  | "attackerAndDefender"
  | "youAndOpponents" // you first, then each opponent
  | "youAndChosen"; // you and the player chosen by `choosePlayer`

/** `digits`: the text writes the number as a digit where its set writes words, or (false) the other way round. */
export type Count = number | { readonly upTo: Amount; readonly digits?: boolean } | { readonly exactly: Amount } | "any";

export type Sel =
  | "me" //                                             the source: "me", "this"; in effect text the Top-Most Card
  | "this" //                                           in effect text: the attached card itself (136.2.d); elsewhere the source
  | "it" //                                             what was last mentioned: choice, outcome or the trigger's object
  | "equipped" //                                       of an Equipment: the unit it is attached to (or is being attached to)
  | "triggered" //                                      the object the trigger is about
  | "hand"
  | "runes"
  | "legend" //                      "your hand", "your runes", "your legend"
  | { readonly ref: string } //                         a named choice or outcome
  | { readonly a: Filter; readonly n?: Count; readonly as?: string; readonly say?: "bare" } // chosen on finalization: a target; say: text only
  | { readonly all: Filter; readonly as?: string; readonly say?: "all" | "bare" | "each" | "ALL" | "rest" | "it" | "one" } // found on execution; `say` is text only
  | { readonly pick: Filter; readonly n?: Count; readonly by?: Who; readonly as?: string } // chosen on execution
  | { readonly top: Amount; readonly of?: Who } //                           top cards of a Main Deck
  | { readonly both: readonly Sel[] }
  | { readonly rest: string; readonly say?: "remaining" | "other" | "revealed" | "unpicked" | "unbanished" }; // what of that group has not been dealt with ("the rest")
