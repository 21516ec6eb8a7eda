/** What an object must be like to be meant: its kind, whose it is, where it is, and what can be read off it. */
import type { Amount } from "./amounts.ts";
import type { CardType, Domain } from "./cards.ts";
import type { KeywordName } from "./keywords.ts";
import type { Sel } from "./selectors.ts";

export type Status =
  | "ready"
  | "exhausted"
  | "stunned"
  | "buffed"
  | "damaged"
  | "mighty"
  | "empowered"
  | "equipped"
  | "attached"
  | "detached"
  | "attacking"
  | "defending"
  | "inCombat"
  | "inShowdown"
  | "alone" //      no other friendly unit is there (740.2.a)
  | "onlyYours" //  the only unit you control there
  | "token"
  | "champion"
  | "facedown"
  | "open"
  | "occupied"
  | "uncontrolled"
  | "chosenChampion"
  | "movedThisTurn"
  | "playedThisTurn"
  | "conqueredThisTurn";

export type Place =
  | "here" //             the source's location (a battlefield's own)
  | "there" //            the location of what `it` means, or of the trigger
  | "battlefield"
  | "base"
  | "yourBase"
  | "myBattlefield"
  | "elsewhere" //        a location other than the source's
  | "movedToOrFrom" //    a battlefield that the trigger's move went to or came from
  | "whereItWas" //       the location that what `it` means left by its last move
  | "otherBattlefield" // a battlefield other than the source's
  | "anywhere" //         "a location", whichever
  | "sameAsIt"
  | "notAsIt" // relative to the previous choice
  | "destination" //      where the move that the text has just mentioned goes
  | "inCombat"
  | { readonly controlledBy: "you" | "enemy" | "none" } // at a battlefield so controlled
  | { readonly of: Sel }; // at the location of that object

/** `none`: a token that has ceased to exist; only what triggered on its leaving looks there (186.1). */
export type ZoneName =
  | "board"
  | "hand"
  | "deck"
  | "trash"
  | "banished"
  | "champion"
  | "chain"
  | "facedown"
  | "legend"
  | "runeDeck"
  | "none";

export type Kind = CardType | "card" | "permanent" | "equipment" | "ability" | "something" | "facedown";

/**
 * Which objects: everything stated must hold. `kinds` is any-of; absent means any.
 * The order of the keys has no meaning for the engine; the text follows it ("units here with [Tank]", "gear with [Deploy] here";
 * `side: yours` before `kinds` is "your units", after it "units you control").
 */
export interface Filter {
  readonly kinds?: readonly Kind[];
  readonly notKinds?: readonly Kind[]; // "a non-unit card"
  /** friendly includes a teammate's (740.1.a); yours is "you control". */
  readonly side?: "friendly" | "enemy" | "yours" | "opponents";
  /** "another": not the source. With `notChosen`, "another" than an earlier choice, or than what the trigger is about. */
  readonly other?: boolean;
  readonly notChosen?: string;
  /** "a unit you don't control", said inside `each`: `caster` is who controls the spell or ability, not the player of the turn of `each`. */
  readonly notController?: "caster";
  /** Of a battlefield: units like these are there ("where you have units"); at least one unless bounds are given. */
  readonly thereAre?: { readonly filter: Filter; readonly exactly?: number };
  /** In combat with an object like that; chosen by a spell or ability like that, which is on the chain. */
  readonly inCombatWith?: Filter;
  readonly chosenBy?: Filter;
  /** Text only: "revealed this way" for "from among them". */
  readonly thisWay?: boolean;
  /** "an Equipment with the same controller": as the choice of that name. */
  readonly sameControllerAs?: string;
  /** Equipment attached to that object. */
  readonly attachedTo?: Sel;
  /** Cards banished by an ability of that object, and still banished. */
  readonly banishedWith?: "me" | "this";
  readonly place?: Place;
  readonly zone?: ZoneName | readonly ZoneName[];
  /** Of the group of that name: cards looked at or revealed ("from among them"). */
  readonly among?: string;
  /** Whose trash, hand, deck: default yours; `any` for "trashes". */
  readonly of?: "you" | "opponent" | "opponents" | "any" | "chosenPlayer" | "itsController";
  readonly is?: readonly Status[];
  readonly not?: readonly Status[];
  readonly tags?: readonly string[]; // any of them
  readonly notTags?: readonly string[];
  readonly domain?: Domain;
  readonly named?: "mine" | "named" | { readonly name: string };
  readonly keyword?: KeywordName;
  readonly lacks?: KeywordName;
  readonly might?: Range;
  readonly energy?: Range;
  readonly power?: Range;
  /** For spells and abilities on the chain: what they choose. */
  readonly choosing?: Filter;
  readonly choosesOnly?: string; // "that chooses it and no other friendly unit": name of the choice
  readonly owner?: "you" | "opponent";
  readonly playedFrom?: "elsewhere"; // "played from anywhere other than a player's hand"
  /** Demands on the group as a whole (355.11). */
  readonly group?: {
    readonly totalMightAtMost?: number;
    readonly sameLocation?: boolean;
    readonly sameController?: boolean;
    readonly oneEachLocation?: boolean;
  };
  /** Any of these alternatives (each a complete filter). Text: "X or Y". */
  readonly or?: readonly Filter[];
}

export interface Range {
  readonly atLeast?: Amount;
  readonly atMost?: Amount;
  readonly lessThan?: Amount;
  readonly moreThan?: Amount;
  readonly moreThanOthers?: Filter; // more than each of these but itself has
}
