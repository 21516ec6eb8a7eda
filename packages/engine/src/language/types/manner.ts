/** How long what an instruction does lasts, and where it puts things. */
import type { Filter } from "./filters.ts";
import type { Sel } from "./selectors.ts";

/** `turn`: this turn. `combat`: this combat. Absent: for as long as it is where it is (801.3.a.3). */
export type Duration = "turn" | "combat" | "whileAttached" | "whileMeOnBoard";

export type Destination =
  | "any" //                                   chosen on finalization among all legal locations
  | "base"
  | "itsBase"
  | "yourBase"
  | "here"
  | "battlefield"
  | "myBattlefield"
  | "thisBattlefield" //                       where the source is; of a delayed trigger, where what generated it happened (359.3.f.3.b)
  | "there"
  | "anotherBattlefield"
  | "single" //                                one location for all of them, chosen on finalization
  | { readonly filter: Filter } //             a battlefield so described, chosen on finalization
  | { readonly of: Sel } //                    the location of that object
  | { readonly toOrFrom: "base" }
  | { readonly sharedWith: Sel }; //           where there is another unit with the controller of that object, chosen on finalization

/** Where a played unit goes; absent: as usual (355.2). */
export type PlayPlace =
  | "here"
  | "there"
  | "base"
  | "sameLocation"
  | "anyBattlefield"
  | "aBattlefield"
  | "battlefieldYouControl"
  | "singleBattlefield" // all of them to one, chosen on execution
  | "sameLocationOrBase"
  | "asReplaced" //        instead of playing a token: where that would have been played
  | { readonly of: Sel };
