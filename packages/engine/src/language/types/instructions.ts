/** What a text tells players to do: the verbs, and the structure that holds other instructions. */
import type { Ability } from "./abilities.ts";
import type { Amount } from "./amounts.ts";
import type { Condition } from "./conditions.ts";
import type { AddLimit, Cost, CostChange, Resources } from "./costs.ts";
import type { Filter } from "./filters.ts";
import type { GrantedKeyword, KeywordName } from "./keywords.ts";
import type { Destination, Duration, PlayPlace } from "./manner.ts";
import type { Replacement } from "./replacements.ts";
import type { Count, Sel, Who } from "./selectors.ts";
import type { StaticEffect } from "./statics.ts";
import type { Trigger } from "./triggers.ts";

/**
 * How an instruction goes on from the one before it: text only, the engine ignores it. Absent: a sentence of its own.
 * `and`: "X and Y", "X, Y, and Z"; `then`: "X, then Y"; `Then`: "X. Then Y"; `Then,`: "X. Then, Y"; `comma`: "X, and Y";
 * `,`: "X, Y".
 */
export type Joint = "and" | "then" | "Then" | "Then," | "comma" | ",";

/** `must`: the text says "must", so what is acted upon is a `pick` (355.10.f). */
export type Instruction = InstructionKind & { readonly join?: Joint; readonly must?: boolean };

export type InstructionKind =
  | { readonly do: "weaponmaster" } // 821.1.c, of the chosen Equipment: part of the keyword, not of cards' texts
  | { readonly do: "draw"; readonly n?: Amount; readonly who?: Who }
  | { readonly do: "drawIt"; readonly what: Sel } //                          "draw it": from among looked-at or revealed cards
  | {
      readonly do: "give";
      readonly to: Sel;
      readonly might?: Amount;
      readonly less?: Amount;
      readonly min?: number;
      readonly keywords?: readonly GrantedKeyword[];
      readonly abilities?: readonly Ability[];
      readonly tags?: readonly string[];
      readonly for?: Duration;
      readonly more?: boolean;
      readonly say?: "gains" | "gets" | "has" | "quiet"; // text only: "it gains ..." for "give it ..."
    }
  | { readonly do: "giveMyKeywords"; readonly to: Sel; readonly might?: Amount; readonly for?: Duration }
  | { readonly do: "double"; readonly what: Sel; readonly for?: Duration; readonly keyword?: KeywordName; readonly say?: "lead" } // say: text only, "this turn, ..."
  | { readonly do: "increaseTo"; readonly what: Sel; readonly to: Amount; readonly for?: Duration }
  | { readonly do: "setMight"; readonly what: Sel; readonly to: Amount; readonly for?: Duration; readonly say?: "have" } // say: text only, "have its base Might become 5"
  | { readonly do: "becomeUnit"; readonly what: Sel; readonly might: Amount; readonly for: "untilChosenAgain" } // a unit beside what it is, until another is chosen with the same source
  | { readonly do: "swapMight"; readonly what: Sel; readonly for?: Duration }
  | { readonly do: "deal"; readonly n: Amount; readonly to: Sel; readonly by?: Sel; readonly bonus?: Amount; readonly split?: boolean }
  | { readonly do: "fight"; readonly a: Sel; readonly b: Sel } //             each deals its Might to the other
  | {
      readonly do:
        | "heal"
        | "ready"
        | "exhaust"
        | "kill"
        | "stun"
        | "buff"
        | "recall"
        | "banish"
        | "recycle"
        | "empower"
        | "disempower"
        | "choose"
        | "reveal";
      readonly what: Sel;
      readonly who?: Who; // "and you choose": said where another player acted before
    }
  | { readonly do: "spendBuff"; readonly what: Sel }
  | { readonly do: "returnToHand"; readonly what: Sel }
  | {
      readonly do: "putInto";
      readonly what: Sel;
      readonly zone: "hand" | "trash" | "champion" | "deckTop" | "deckBottom" | "deckTopOrBottom";
    }
  | { readonly do: "putBack"; readonly what: Sel } //                          "put those you don't back in any order"
  | { readonly do: "move"; readonly what: Sel; readonly to: Destination; readonly from?: boolean; readonly along?: boolean } // text only: "from a battlefield"; "moved with it"
  | { readonly do: "swapPlaces"; readonly a: Sel; readonly b: Sel }
  | { readonly do: "discard"; readonly n: Amount | "hand"; readonly who?: Who }
  | { readonly do: "discardIt"; readonly what: Sel; readonly who?: Who } //    that card, by its owner: "they discard that card"
  | { readonly do: "channel"; readonly n: Amount; readonly exhausted?: boolean; readonly who?: Who }
  | { readonly do: "add"; readonly resources: Resources; readonly times?: Amount; readonly only?: AddLimit; readonly who?: Who }
  | { readonly do: "payAnyToAdd"; readonly pay: "energy" | "power"; readonly add: "energy" | "power" }
  | {
      readonly do: "playToken";
      readonly token: string;
      readonly n?: Amount;
      readonly where?: PlayPlace;
      readonly ready?: boolean;
      readonly exhausted?: boolean;
      readonly who?: Who;
      readonly as?: string;
      readonly prep?: "to" | "into" | "at" | "in"; // text only: "into your base"
      readonly say?: "bare"; // text only: "Bomb tokens" for "Bomb gear tokens"
    }
  | {
      readonly do: "playCard";
      readonly what: Sel;
      readonly where?: PlayPlace;
      readonly cost?: CostChange;
      readonly who?: Who;
      readonly optional?: boolean;
      readonly then?: "banish" | "recycle";
      readonly from?: "trash"; // "play me from your trash"
      readonly ifUnit?: { readonly where: PlayPlace; readonly may?: boolean }; // a unit is (or may be) played there, other cards as usual
    }
  | { readonly do: "playAgain"; readonly who: Who; readonly for: Resources } // the spell itself, from the chain as it leaves
  | { readonly do: "counter"; readonly what: Sel; readonly to?: "hand" }
  | {
      readonly do: "takeControl";
      readonly what: Sel;
      readonly for?: Duration;
      readonly who?: Who;
      readonly gain?: boolean;
      readonly say?: "youControl";
    } // gain, say: text only, "gain control", "you control it"
  | { readonly do: "loseControl"; readonly what: Sel } //                      control goes back to who had it before you took it
  | { readonly do: "makeNewChoices"; readonly what: Sel }
  | { readonly do: "attach"; readonly what: Sel; readonly to: Sel }
  | { readonly do: "detach"; readonly what: Sel; readonly from?: Sel } //     from: only if it is attached to that
  | { readonly do: "predict"; readonly n?: Amount; readonly who?: Who }
  | { readonly do: "look"; readonly n: Amount; readonly who?: Who; readonly as: string } //   top N cards, seen by `who`
  | { readonly do: "revealTop"; readonly n: Amount; readonly who?: Who; readonly of?: Who; readonly as: string; readonly runes?: boolean } // of: whose decks, where those players do not reveal them themselves
  | { readonly do: "revealUntil"; readonly filter: Filter; readonly as: string; readonly found: string }
  | { readonly do: "revealHand"; readonly who: Who; readonly as: string }
  | { readonly do: "burn"; readonly n: Amount; readonly who?: Who; readonly as?: string }
  | { readonly do: "gainXp" | "spendXp"; readonly n: Amount; readonly who?: Who }
  | { readonly do: "score"; readonly n: Amount; readonly who?: Who; readonly gain?: boolean } // gain: the text says "gains" and not "scores"
  | { readonly do: "winGame" }
  | { readonly do: "takeTurn" }
  | { readonly do: "pay"; readonly cost: Cost; readonly who?: Who } //        205: not a cost, its performance is looked at later
  | {
      readonly do: "prevent";
      readonly amount: Amount | "all" | "next";
      readonly to?: Sel;
      readonly from?: "spellsAndAbilities";
      readonly for?: Duration;
    }
  | { readonly do: "doubleDamage"; readonly to: Sel; readonly for?: Duration }
  | { readonly do: "replaceBattlefield"; readonly what: Sel; readonly with: string | "original" }
  | { readonly do: "createBattlefield"; readonly token: string }
  | { readonly do: "permit"; readonly what: Sel; readonly until: "nextEnding" } // you may play that card, paying for it, until your next Ending Phase
  | { readonly do: "enterThere" } //                                           in `asYouPlay`: this card enters at the battlefield just added
  | { readonly do: "playIt"; readonly extra: number } //                       in a replacement of playing a token: it as it would be, and copies of it
  | { readonly do: "seeFacedown"; readonly of: Who; readonly for: "turn" } //  you can look at that player's facedown cards
  | { readonly do: "gainNamedTag" } //                                         this card has the tag just named for as long as it stays
  | { readonly do: "becomeCopy"; readonly what: Sel; readonly of: Sel; readonly for?: Duration }
  | { readonly do: "name"; readonly what: "spell" | "tag" | "card"; readonly among?: readonly string[] } // among: one of these
  | { readonly do: "activateEffects"; readonly of: Sel; readonly effects: "conquer" | "hold" | "play" }
  | { readonly do: "addLegend"; readonly for: "whileMeOnBoard" } //            one of your further legends comes to your Legend Zone (107.4.d.1)
  | { readonly do: "hideFree" } //                                             "you can hide cards ignoring costs this turn"
  | { readonly do: "choosePlayer"; readonly who: "opponent" | "any" }
  | { readonly do: "custom"; readonly id: string; readonly text: string }
  // structure
  | {
      readonly do: "if";
      readonly cond: Condition;
      readonly then: readonly Instruction[];
      readonly else?: readonly Instruction[];
      readonly last?: boolean; // text only: the condition at the end
    }
  | {
      readonly do: "instead";
      readonly cond: Condition;
      readonly then: readonly Instruction[];
      readonly replaces: readonly Instruction[];
      readonly level?: number;
    } // "... If C, X instead."
  | { readonly do: "may"; readonly who?: Who; readonly then: readonly Instruction[] } // decided on execution
  | { readonly do: "payTo"; readonly who?: Who; readonly may?: boolean; readonly cost: Cost; readonly then: readonly Instruction[] } // "[do X] to [do Y]" on execution
  | {
      readonly do: "unless";
      readonly who: Who;
      readonly pays?: Cost;
      readonly lets?: readonly Instruction[];
      readonly then: readonly Instruction[];
    }
  | {
      readonly do: "each";
      readonly who: Who;
      readonly startWithNext?: boolean;
      readonly then: readonly Instruction[];
      readonly simultaneous?: boolean;
      readonly exceptYouIf?: Condition; // then you are left out
    } // `you` inside is that player
  | { readonly do: "forEach"; readonly of: Sel; readonly then: readonly Instruction[]; readonly ordered?: boolean } // `it` inside is that object; ordered: you choose the order
  | { readonly do: "times"; readonly n: Amount; readonly then: readonly Instruction[] }
  | {
      readonly do: "modes";
      readonly n?: Count;
      readonly unchosen?: "turn" | "ever";
      readonly modes: readonly Mode[];
      readonly by?: Who;
      readonly resolution?: boolean;
      readonly basedOn?: "domain" | "type"; // no choice: the mode whose label is the domain or type of `it`
      readonly about?: Sel; // chosen first (a target if it is one): `it` in the modes
      readonly say?: "or" | "verbs" | "give"; // text only: "X or Y" instead of a list; "ready or exhaust it"
    }
  | { readonly do: "vote"; readonly who: Who; readonly options: readonly Mode[] } // each chooses a label; for each who chose it, you and that player each do it
  | {
      readonly do: "reflexive";
      readonly if?: Condition;
      readonly may?: boolean;
      readonly cost?: Cost;
      readonly then: readonly Instruction[];
      readonly times?: Amount;
    } // "do this:" (386)
  | {
      readonly do: "delayed";
      readonly when: Trigger;
      readonly once?: boolean;
      readonly times?: number; // "the next three times": so often, and no more
      readonly until?: "turn" | "nextMain" | "forever";
      readonly may?: boolean;
      readonly cost?: Cost;
      readonly if?: Condition;
      readonly then: readonly Instruction[];
      readonly about?: Sel;
      readonly say?: "this" | "last" | "first"; // text only: "at the end of this turn"; the time stands last, or first
    } // 389
  | {
      readonly do: "effect"; // a delayed passive (390.4)
      readonly effect: StaticEffect;
      readonly for: "turn" | "next" | "combat";
      readonly about?: Sel;
      readonly whenPlayed?: readonly Instruction[]; // for the next one that is played: "when you play it, ..."
      readonly gives?: readonly Ability[]; //          for the next one that is played: "and give it ..."
    }
  | { readonly do: "replacement"; readonly replacement: Replacement; readonly for: "turn"; readonly about?: Sel; readonly once?: boolean }; // 390.3

export interface Mode {
  readonly label?: string; // a domain or type that selects it
  readonly when?: Condition;
  readonly then: readonly Instruction[];
}
