/**
 * The card language: what a card is, as plain data. Nothing in it is a function.
 *
 * The engine compiles it (compile.ts), and the text a player reads is rendered from it (render/): behaviour and text
 * cannot disagree. What the rules distinguish, the language distinguishes: a target (355.10) is `a`, what is found on
 * execution is `all`, what is chosen on execution is `pick`; a cost within an instruction (204.3) is `payTo`, a payment
 * that a later sentence looks at (205) is `may` + `pay` + `if: did`.
 */

export type Domain = "fury" | "calm" | "mind" | "body" | "chaos" | "order";
export type CardType = "unit" | "gear" | "spell" | "rune" | "legend" | "battlefield";
export type Supertype = "basic" | "champion" | "signature" | "token";

/** The keywords of section 800 (and Radiance's three, by their reminder text). */
export type Keyword =
  | "Accelerate"
  | "Action"
  | "Ambush"
  | "Assault"
  | "Backline"
  | "Deathknell"
  | "Deflect"
  | "Empower"
  | "Empowered"
  | "Equip"
  | "Flow"
  | "Ganking"
  | "Hidden"
  | "Hunt"
  | "Legion"
  | "Level"
  | "Quick-Draw"
  | "Reaction"
  | "Repeat"
  | "Shield"
  | "Tank"
  | "Temporary"
  | "Unique"
  | "Vision"
  | "Weaponmaster"
  | "Deploy"
  | "Disarm"
  | "Show Off";

/** [A] is `any`, [C] is `own`: one of the card's own domains (135.2.e.6). */
export type PowerSymbol = Domain | "any" | "own";

export interface Resources {
  readonly energy?: number;
  readonly power?: readonly PowerSymbol[];
}

// ---------------------------------------------------------------------------------------------------------- costs (201)

/** One component of a cost, in printed order. `what` selectors in costs are picked while paying and never target (355.10.c). */
export type CostPart =
  | { readonly pay: Resources }
  | { readonly payEither: readonly Resources[] } //                    "[1] or [Body]"
  | { readonly anyAmount: "power" | "energy" } //                      "any amount of [A]": the amount is `paidAmount`
  | { readonly exhaust: Sel }
  | { readonly kill: Sel }
  | { readonly banish: Sel }
  | { readonly return: Sel }
  | { readonly recycle: Sel } //                                       "Recycle 3 from your trash", "Recycle me"
  | { readonly discard: number; readonly filter?: Filter }
  | { readonly spendXp: number }
  | { readonly spendBuff: Sel } //                                     `me`, or a unit you control
  | { readonly disempower: Sel }
  | { readonly burn: number };

export type Cost = readonly CostPart[];

// -------------------------------------------------------------------------------------------------- what is acted upon

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
  | "alone"
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

export type ZoneName = "board" | "hand" | "deck" | "trash" | "banished" | "champion" | "chain" | "facedown" | "legend" | "runeDeck";

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
  readonly keyword?: Keyword;
  readonly lacks?: Keyword;
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

// ---------------------------------------------------------------------------------------------- amounts and conditions

export type Amount =
  | number
  | { readonly might: Sel } //                           its current Might; null if it is not there (359.3.e.12)
  | { readonly hadMight: Sel } //                        its Might when it was last on the board
  | { readonly damageOn: Sel }
  | { readonly damageOnTarget: true } //                 damage marked on what this instruction deals to
  | { readonly energyOf: Sel }
  | { readonly powerOf: Sel }
  | { readonly keywordOf: Keyword; readonly sel: Sel }
  | { readonly count: Filter } //                        how many there are
  | { readonly size: Sel; readonly say?: "many" } //                            how many of a group (outcome)
  | { readonly tagsAmong: readonly string[]; readonly of: Filter } // how many of these tags occur among them
  | { readonly highestMight: Filter }
  | { readonly totalMight: Filter }
  | { readonly points: Who }
  | { readonly xp: Who }
  | { readonly handSize: Who }
  | { readonly runesOf: Who }
  | { readonly paidAmount: true } //                      what was paid by "any amount"
  | { readonly excessDamage: true }
  | { readonly triggerAmount: true } //                   the number of the trigger (damage dealt, cards, ...)
  | { readonly timesThisTurn: History; readonly who?: Who; readonly filter?: Filter }
  | { readonly killedByThis: true } //                    how many units this spell or ability has killed so far
  | { readonly whoDid: "opponents" } //                   how many of them did what the `each` before offered
  | { readonly empoweredTimes: Sel }
  | { readonly buffs: Sel }
  | { readonly plus: readonly Amount[] }
  | { readonly times: readonly [number, Amount] }
  | { readonly atMost: readonly [Amount, number] };

/** What has happened this turn (or in all, where said). */
export type History =
  | "playedCard"
  | "playedSpell"
  | "playedUnit"
  | "playedGear"
  | "playedEquipment"
  | "discarded"
  | "unitDied"
  | "moved"
  | "drew"
  | "spentPower"
  | "spentEnergyOnSpell"
  | "gainedXp"
  | "choseEnemy"
  | "heldPoints"
  | "conquered"
  | "turnsTaken"
  | "dealtDamageByThis"
  | "attachedToMe"
  | "beginningPhaseDeaths"
  | "playedToBattlefield";

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
  | { readonly history: History; readonly who?: Who; readonly filter?: Filter; readonly atLeast?: number }
  | { readonly scoreWithin: number; readonly of: "you" | "opponent" } // of the Victory Score
  | { readonly turn: "yours" | "opponents" }
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

// ------------------------------------------------------------------------------------------------------- instructions

/** `turn`: this turn. `combat`: this combat. Absent: for as long as it is where it is (801.3.a.3). */
export type Duration = "turn" | "combat" | "whileAttached" | "whileMeOnBoard";

export interface GrantedKeyword {
  readonly keyword: Keyword;
  readonly value?: Amount;
  readonly cost?: Cost | "itsCost" | "itsBaseCost"; // Repeat, Flow, Equip
}

export type Destination =
  | "any" //                                   chosen on finalization among all legal locations
  | "base"
  | "itsBase"
  | "yourBase"
  | "here"
  | "battlefield"
  | "myBattlefield"
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

export interface CostChange {
  readonly ignore?: "cost" | "energy" | "power" | "all"; //   356.1.b, 356.5.a
  readonly for?: Cost | Resources; //                         356.1.a
  readonly less?: Resources;
  readonly onlyEnergy?: boolean; // `less` reduces the Energy cost alone
  readonly lessEnergy?: Amount;
  readonly say?: "without" | "sentence"; // text only: "without paying its Energy cost"; "Reduce its Energy cost by ..."
}

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
  | { readonly do: "double"; readonly what: Sel; readonly for?: Duration; readonly keyword?: Keyword; readonly say?: "lead" } // say: text only, "this turn, ..."
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
      readonly bare?: boolean; // text only: "from hand" goes without saying
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

export type AddLimit = "spells" | "gear" | "units" | "showdowns";

// ----------------------------------------------------------------------------------------------------------- triggers

export type TriggerEvent =
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
  readonly on: TriggerEvent;
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

// ---------------------------------------------------------------------------------------------------------- abilities

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
  | { readonly effect: "ignore"; readonly keyword: Keyword; readonly during: "assignment" | "payment" }
  | { readonly effect: "damageLast" } //                                     the older wording of Backline
  | { readonly effect: "moreBuffs" }
  | { readonly effect: "empowerTimes"; readonly n: number }
  | { readonly effect: "buffsGive"; readonly n: number; readonly of: Filter }
  | { readonly effect: "moreTriggers"; readonly of: "deathknell" | "conquer" | "hold"; readonly place?: Place }
  | { readonly effect: "noTriggers"; readonly of: Keyword; readonly place?: Place }
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

/** "This ability costs [1] less for each ...", "if ...". */
export interface CostLess {
  readonly less: Resources;
  readonly each?: Amount;
  readonly if?: Condition;
  readonly energyBy?: Amount; // "its Energy cost is reduced by ..."
}

export type Ability =
  | {
      readonly kind: "keyword";
      readonly keyword: Keyword;
      readonly value?: number;
      readonly cost?: Cost;
      readonly costs?: readonly Cost[];
      readonly costLess?: CostLess; // Empower, Equip
    }
  | {
      readonly kind: "triggered";
      readonly when: readonly Trigger[];
      readonly if?: Condition;
      readonly may?: boolean;
      readonly by?: Who;
      readonly cost?: Cost;
      readonly then: readonly Instruction[];
      readonly deathknell?: boolean;
      readonly zone?: "trash" | "hand" | "board";
      readonly hold?: boolean;
    }
  | {
      readonly kind: "activated";
      readonly cost: Cost;
      readonly timing?: "Action" | "Reaction";
      readonly only?: Condition;
      readonly oncePerTurn?: boolean;
      readonly costLess?: CostLess;
      readonly then: readonly Instruction[];
      readonly keyword?: "Equip" | "Empower";
      readonly oldTiming?: boolean;
    }
  | {
      readonly kind: "static";
      readonly while?: Condition;
      readonly effects: readonly StaticEffect[];
      readonly conditionLast?: boolean;
      readonly unless?: boolean; // text only: the negated `while` is said as "unless"
      readonly instead?: { readonly while: Condition; readonly effects: readonly StaticEffect[] }; // while that holds, these and not the others
    }
  | { readonly kind: "replacement"; readonly replacement: Replacement; readonly while?: Condition; readonly zone?: "trash" } // zone: where it works from, if not from the board
  | {
      readonly kind: "additionalCost";
      readonly name: string;
      readonly optional: boolean;
      readonly cost: Cost;
      readonly if?: Condition;
      readonly less?: Resources;
      readonly lessEach?: Resources;
      readonly ignoreCost?: boolean;
      readonly entersReady?: boolean;
      readonly asYouPlay?: boolean;
      readonly costFirst?: boolean; // text only: "As an additional cost ..., you may"
      readonly perObject?: boolean;
      readonly lessByItsCost?: boolean;
      readonly ambushThere?: boolean; // may be played by [Ambush] where the killed unit was
    }
  | { readonly kind: "showOff"; readonly of: Filter } //  [Show Off]: as you play it, you may reveal one from your hand or pick another friendly one; it is `shown`
  | { readonly kind: "asYouPlay"; readonly then: readonly Instruction[] } //  choices made as it is played (355.1)
  | {
      readonly kind: "dependent";
      readonly on: "Legion" | "Empowered" | { readonly level: number };
      readonly ability: Ability;
      readonly instead?: boolean;
    }
  | { readonly kind: "spell"; readonly then: readonly Instruction[] }; //     a paragraph of a spell's instructions

// -------------------------------------------------------------------------------------------------------------- cards

export interface CardData {
  readonly id: string; //           the collector id, "OGN-077"
  readonly name: string;
  readonly type: CardType;
  readonly types?: readonly CardType[]; // where it has more than one (177)
  readonly supertypes?: readonly Supertype[];
  readonly domains: readonly Domain[];
  readonly energy?: number;
  readonly power?: number; //       pips of its own domains
  readonly might?: number;
  readonly mightBonus?: number;
  readonly tags?: readonly string[];
  /** How it speaks of itself (053) where that is not as its type does; text only. */
  readonly voice?: "I" | "this";
  /** Paragraphs in printed order. */
  readonly abilities: readonly Ability[];
  /** Effect text of an Equipment (136). */
  readonly effectText?: readonly Ability[];
}
