/** What is so for as long as a text works, without anybody doing anything. */
import type { Ability } from "./abilities.ts";
import type { Amount } from "./amounts.ts";
import type { Cost, CostChange, Resources } from "./costs.ts";
import type { Filter, Place, ZoneName } from "./filters.ts";
import type { Instruction } from "./instructions.ts";
import type { GrantedKeyword, KeywordName } from "./keywords.ts";
import type { Who } from "./selectors.ts";

export type StaticEffect =
  | {
      readonly effect: "might";
      readonly of: "me" | Filter;
      readonly n: Amount;
      readonly min?: number;
      readonly additional?: boolean;
      readonly increase?: boolean;
      readonly placeLast?: boolean; // text only: "other friendly units have +1 [M] here"
      readonly gets?: boolean; //      text only: "get" for "have"
      readonly whileIt?: boolean; //   text only: "while a friendly unit defends alone, it gets"
    }
  | {
      readonly effect: "keywords";
      readonly of: "me" | Filter;
      readonly keywords: readonly GrantedKeyword[];
      readonly unlessAlready?: boolean; // "if they didn't already"
      readonly what?: "abilities"; //     not they but their abilities have it: [Repeat] (820.1.a)
      readonly each?: boolean; // text only: "your Mechs each have"
    }
  | { readonly effect: "tags"; readonly of: "me" | Filter; readonly tags: readonly string[] }
  | { readonly effect: "abilities"; readonly of: "me" | Filter; readonly abilities: readonly Ability[] } // quoted text
  | { readonly effect: "exhaustAbilities"; readonly of: Filter } //          Heimerdinger, Inventor
  | {
      readonly effect: "enter";
      readonly of: "me" | "next" | Filter;
      readonly how: "ready" | "exhausted";
      readonly may?: boolean; //                         of the card itself: its player decides as it enters (369.3)
      readonly ifYouDo?: readonly Instruction[];
    }
  | {
      readonly effect: "playTo";
      readonly of: "me" | Filter;
      readonly place: "open" | "occupiedEnemy" | "attacking" | "anywhereEnemyAlone" | "enemyUnits" | "any";
      readonly only?: boolean;
      readonly ambush?: boolean; // only by [Ambush]
    }
  | { readonly effect: "playOnlyTo"; readonly of: "me"; readonly place: "battlefield" | "conqueredThisTurn" }
  | {
      readonly effect: "cost";
      readonly of: "me" | "next" | Filter;
      readonly who?: Who;
      readonly less?: Resources;
      readonly more?: Resources;
      readonly each?: Amount;
      readonly min?: number;
      readonly either?: boolean;
      readonly energyBy?: Amount;
      readonly ignore?: "cost";
      readonly what?: "repeat" | "equip" | "empower" | "optional" | "abilities";
      readonly choosing?: "me" | Filter;
      readonly from?: "elsewhere" | "trash" | "facedown";
      readonly first?: boolean;
      readonly place?: "here"; // of a unit or gear that is played here; with `first`: the first one on that player's turn
      readonly instead?: boolean;
      readonly choosingFriendly?: boolean; // chosen objects must be friendly to the spell
      readonly say?: "energy" | "reduce"; // text only: "Energy costs are reduced by"; "reduce my cost by"
    }
  | { readonly effect: "moreMinus"; readonly n: number } //                  -Might that your spells and abilities give to what they choose is larger by n
  | {
      readonly effect: "optionalCostFor"; // as they play such a card, they may pay this too
      readonly of: Filter;
      readonly who: Who;
      readonly cost: Cost; //              `me` is the source of this text, not the card that is played
      readonly where?: "here"; //          who pays it plays the card to here
      readonly less?: Resources; //        who pays it pays that much less for the card
      readonly oncePerTurn?: boolean;
    }
  | { readonly effect: "playFor"; readonly cost: Resources; readonly from?: ZoneName } // it may be played for that cost too, from there
  | { readonly effect: "playFromTrash" }
  | { readonly effect: "mayPlay"; readonly of: Filter; readonly cost: CostChange } // one such card, for a while: "you may play a gear from hand this turn"
  | {
      readonly effect: "cant";
      readonly what: Prohibition;
      readonly of?: "me" | Filter;
      readonly who?: Who;
      readonly place?: Place;
      readonly by?: Filter; // of being chosen: by such spells alone (757.1)
    }
  | {
      readonly effect: "bonusDamage";
      readonly n: Amount;
      readonly by?: "yourSpellsAndAbilities" | "spellsAndAbilities" | "next" | "thisSpell" | "gearAbilities";
      readonly to?: Filter;
      readonly additional?: boolean; // text only
    }
  | { readonly effect: "lethal"; readonly of: Filter } //                    any amount of your damage is enough
  | { readonly effect: "noCombatDamage"; readonly of: "me" | Filter }
  | { readonly effect: "noDamage"; readonly of: "me" } //                    "I don't take damage"
  | { readonly effect: "preventDamage"; readonly of: "me" | Filter; readonly from: "enemySpellsAndAbilities" }
  | { readonly effect: "ignore"; readonly keyword: KeywordName; readonly during: "assignment" | "payment" }
  | { readonly effect: "damageLast" } //                                     the older wording of Backline
  | { readonly effect: "moreBuffs" }
  | { readonly effect: "empowerTimes"; readonly n: number }
  | { readonly effect: "buffsGive"; readonly n: number; readonly of: Filter }
  | {
      readonly effect: "moreTriggers";
      readonly side: "yours" | "friendly";
      readonly of: "deathknell" | "conquer" | "hold";
      readonly place?: Place;
    }
  | { readonly effect: "noTriggers"; readonly of: KeywordName; readonly place?: Place }
  | { readonly effect: "holdsAreConquers" }
  | { readonly effect: "doubleMightBonus" }
  | { readonly effect: "equipmentGives"; readonly keywords: readonly GrantedKeyword[] }
  | { readonly effect: "victoryScore"; readonly n: number }
  | { readonly effect: "facedownLimit"; readonly n: number }
  | { readonly effect: "moveFromAnywhere" } //                               Baron Pit
  | { readonly effect: "moveTax"; readonly cost: Resources; readonly beyondFirst?: boolean }
  | { readonly effect: "skipPhase"; readonly phase: "draw" }
  | { readonly effect: "channelOnly"; readonly n: number }
  | { readonly effect: "hideCost"; readonly cost: Resources }
  | { readonly effect: "copyText" } //                                       Svellsongur
  | { readonly effect: "goldAdds"; readonly resources: Resources }
  | { readonly effect: "deckLimit"; readonly n: number | "any" }
  | { readonly effect: "furtherLegends"; readonly n: number }; //           a deck with this card has so many legends beside its own

export type Prohibition =
  | "beChosenByEnemies"
  | "beCountered"
  | "beReadied"
  | "beReadiedByEnemies"
  | "moveToBase"
  | "moveFromHereToBase"
  | "move"
  | "beMovedByEnemies"
  | "beMovedByController" // its controller can't move it
  | "playCards"
  | "playSpells"
  | "playNamedSpells"
  | "playUnitsExceptToBase"
  | "playUnitsHere"
  | "gainPoints"
  | "scoreHereBeforeThirdTurn"
  | "revealHiddenHere"
  | "beDealtDamageOutsideCombat"
  | "bePlayedBeforeTurn4"
  | "ambushAsReaction"; // [Ambush] when only Reactions can be played
