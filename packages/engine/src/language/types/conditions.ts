/** What must be true: asked by "if" when a text is followed, and by "while" all the time. */
import type { Amount, History } from "./amounts.ts";
import type { Filter, Status } from "./filters.ts";
import type { Sel, Who } from "./selectors.ts";

export type Condition =
  | { readonly is: Sel; readonly filter: Filter; readonly past?: boolean } // past: as it last was, "if it was an enemy unit" //      "if it's a unit", "while I'm at a battlefield"
  | { readonly there: Filter; readonly atLeast?: Amount; readonly atMost?: Amount; readonly exactly?: Amount } // "if you control ..."
  | {
      readonly amount: Amount;
      readonly atLeast?: Amount;
      readonly atMost?: Amount;
      readonly exactly?: Amount;
      readonly lessThan?: Amount;
      readonly moreThan?: Amount;
    }
  | { readonly paid: string } //                           the additional cost of that name was paid
  | { readonly thisKilled: Sel } //                        "if this kills it": died of this spell's or ability's damage or kill
  | { readonly damagedThisTurn: Sel } //                   it has been dealt damage this turn
  | { readonly showdownHere: true } //                     a showdown is going on here
  | { readonly showedOff: true; readonly say?: "bare" } // an object was shown off as this was played; say: text only
  | { readonly chooses: Filter } //                        this spell chooses an object like that
  | { readonly playedTo: "battlefield" } //                as it is played: to a battlefield
  | { readonly did: true; readonly who?: Who } // who: text only, "if they do"
  | { readonly didNot: true } //  the previous instruction's action was performed (359.3.e.14.b)
  | { readonly didFewer: number } // the previous instruction did it fewer times than this (channelled fewer runes)
  | {
      readonly history: History;
      readonly who?: Who;
      readonly filter?: Filter;
      readonly atLeast?: number;
      readonly with?: "spellsOrUnitAbilities"; //          of choices: by what they were made
    }
  | { readonly scoreWithin: number; readonly of: "you" | "opponent" } // of the Victory Score
  | { readonly turn: "yours" | "notYours" }
  | { readonly phase: "beginning" | "main" | "ending" | "showdown" }
  | { readonly playedFrom: "hand" | "facedown" | "elsewhere"; readonly sel?: Sel } // elsewhere: not from a hand
  | { readonly spent: number } //                          "if you spent [4] or more" on the card the trigger is about
  | { readonly legion: true }
  | { readonly level: number }
  | { readonly empowered: true }
  | { readonly controlsHere: true } //                     "while you control this battlefield"
  | { readonly afterAttack: true }
  | { readonly diedAlone: true }
  | { readonly wasStatus: Status } // read off last-known information
  | { readonly runeDeckEmpty: true }
  | { readonly fewerRunesThanOpponent: true }
  | { readonly lowestRevealed: string } //                 of the revealed cards of that name, one of yours has the lowest Energy cost
  | { readonly not: Condition }
  | { readonly every: readonly Condition[] }
  | { readonly some: readonly Condition[] };
