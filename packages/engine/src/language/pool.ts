import type { StaticKind } from "../derive/static-kinds.ts";
import type { TotalCost as Price } from "../procedures/cost/cost.ts";
import type { AbilityId, CardId, LocationId, ObjectId, Zone } from "../state/ids.ts";
import type { State } from "../state/records.ts";
import type { CompiledCost } from "./compile/costs.ts";
import type { Traits } from "./compile/dependency.ts";
import type { KeywordAbilities } from "./compile/keywords.ts";
import type { CompiledFilter, Cond, GroupCheck, Num, Test } from "./compile/terms.ts";
import type { CompiledTrigger } from "./compile/triggers.ts";
import type { Program, Step } from "./run/program.ts";
import type { Ability, AddLimit, CardData, Replacement, StaticEffect } from "./types.ts";

/** All cards that may take part in a game, compiled. Immutable; games of one pool share it. */
export interface CardPool {
  readonly cards: readonly CompiledCard[];
  /** By name in lower case. */
  readonly byName: ReadonlyMap<string, CardId>;
  readonly abilities: readonly CompiledAbility[];
  readonly programs: readonly Program[];
  /** Lists of instructions by number, as frames name them. */
  readonly blocks: readonly (readonly Step[])[];
  readonly groups: readonly GroupCheck[];
  readonly costs: readonly CompiledCost[];
  readonly ongoing: readonly CompiledOngoing[];
  /** TriggerEvent numbers to which some delayed trigger listens. */
  readonly delayedEvents: readonly boolean[];
  /** Words that can be named (759): card names and tags. */
  readonly words: readonly string[];
  readonly tagWords: ReadonlySet<string>;
  readonly keywords: KeywordAbilities;
  readonly hash: string;
}

export interface CompiledCard {
  readonly index: CardId;
  readonly data: CardData;
  readonly types: number;
  readonly domains: number;
  readonly energy: number;
  /** Number of Power pips, each payable by any of its domains (135.2.e.6). */
  readonly power: number;
  readonly powerMask: number;
  /** The domain of a rune, by number. */
  readonly domainNumber: number;
  readonly might: number;
  readonly mightBonus: number;
  readonly tags: readonly string[];
  readonly champion: boolean;
  readonly token: boolean;
  readonly keywords: number;
  readonly assault: number;
  readonly shield: number;
  readonly deflect: number;
  readonly hunt: number;
  readonly disarm: number;
  readonly effectKeywords: number;
  readonly effectAssault: number;
  readonly effectShield: number;
  readonly effectDeflect: number;
  readonly effectHunt: number;
  readonly abilities: readonly CompiledAbility[];
  readonly effectText: readonly CompiledAbility[];
  readonly hasBoardAbilities: boolean;
  readonly hasZoneAbilities: boolean;
  /** A spell's instructions, or null. */
  readonly program: Program | null;
  /** Choices made as it is played (355.1), or null. */
  readonly asYouPlay: Program | null;
  /** [Show Off]: what may be revealed from hand or picked on the board as it is played. */
  readonly showOff: CompiledFilter | null;
  readonly costs: readonly AdditionalCost[];
  readonly repeats: readonly CompiledCost[];
  readonly flows: readonly CompiledCost[];
  readonly equip: CompiledAbility | null;
  /** "You may play me (from your trash) for [..]" */
  readonly alternativeCosts: readonly AlternativeCost[];
  /** Static effects on its own cost, place and timing, which apply wherever it can be played from (366.2.a). */
  readonly own: readonly CompiledStatic[];
  /** Action and Reaction that it may have by its own text (806.4, 813.4). */
  readonly ownTiming: number;
  readonly copiesText: boolean;
  /** What happens as it is looked at or revealed in a deck. */
  readonly whenSeen: readonly CompiledAbility[];
  /** Something of its own may lower its cost. */
  readonly mayBeCheaper: boolean;
  /** An additional cost of its own takes something off the rest. */
  readonly costsTakeOff: boolean;
  /** It restricts where it is played. */
  readonly playedOnlySomewhere: boolean;
  /** Nothing of its own changes its cost or adds to it: what it costs. */
  readonly plainCost: Price | null;
  readonly gainsNamedTag: boolean;
  /** "You may have me enter ready": and what follows from that. */
  readonly mayEnterReady: Program | null;
  /** Abilities that can be activated while this is on the board and only Add: sources of a payment (429.3). */
  readonly resourceAbilities: readonly CompiledAbility[];
}

export interface AlternativeCost {
  readonly cost: CompiledCost;
  readonly from: Zone;
  readonly condition: Cond | null;
  readonly thenBanish: boolean;
}

export interface AdditionalCost {
  readonly name: string;
  readonly optional: boolean;
  readonly cost: CompiledCost;
  readonly condition: Cond | null;
  readonly data: Extract<Ability, { kind: "additionalCost" }>;
  /** Who pays it plays the card to that location; NOWHERE: it says nothing of where. */
  readonly at: LocationId;
  /** Whose text lends it, and the key under which that object remembers that it has been taken this turn; -1: its own card's, as often as one likes. */
  readonly lender: ObjectId;
  readonly onceKey: number;
}

export interface Looks {
  readonly source: boolean;
  readonly cause: boolean;
  readonly memory: boolean;
}

export interface CompiledAbility {
  readonly id: AbilityId;
  readonly card: CardId;
  readonly kind: "triggered" | "activated" | "static" | "replacement";
  readonly zone: Zone;
  readonly data: Ability;
  /** Equal triggers differ by what their text looks at: their source, their cause, what a delayed one remembers. */
  readonly looks: Looks;
  /** TriggerEvent numbers it listens to. */
  readonly listens: readonly number[];
  /** And only where it is about its own source. */
  readonly ofSelf: boolean;
  readonly triggers: readonly CompiledTrigger[];
  /** Dependent keywords (726) and `while`: must hold for the ability to be active. */
  readonly gate: Cond | null;
  /** Right after the trigger (383.2.a.1). */
  readonly condition: Cond | null;
  readonly may: boolean;
  readonly cost: CompiledCost | null;
  readonly program: Program | null;
  /** The number under which it knows a unit that must have died for it to go on ("if this kills it"); -1 none. */
  readonly victim: number;
  readonly deathknell: boolean;
  /** 383.4.a: it triggers on its own permanent being played. */
  readonly isPlayEffect: boolean;
  readonly timing: number; // bits of Keyword.Action, Keyword.Reaction
  readonly only: Cond | null;
  readonly oncePerTurn: boolean;
  /** Each player may use it, not only the controller of its source. */
  readonly byEachPlayer: boolean;
  /** Its cost has the exhaust symbol. */
  readonly exhausts: boolean;
  /** Its cost kills or banishes its own source. */
  readonly spendsItself: boolean;
  /** It Adds resources and does nothing else (429.2); what payments can count on. */
  readonly isAdd: boolean;
  /** It Adds as much of one resource as is paid of this one. */
  readonly converts: "energy" | "power" | null;
  /** It Adds this for a cost beside its own exhaustion. */
  readonly exchanges: AddSource | null;
  readonly adds: AddSource | null;
  readonly keyword: "Equip" | "Empower" | null;
  /** What it costs where nothing changes that and no resource is limited in its use. */
  readonly plainCost: Price | null;
  readonly costLess: {
    readonly energy: number;
    readonly power: readonly number[];
    readonly each: Num | null;
    readonly condition: Cond | null;
    readonly energyBy: Num | null;
  } | null;
  readonly replacement: CompiledReplacement | null;
  readonly statics: readonly CompiledStatic[];
}

export interface AddSource {
  readonly energy: number;
  readonly power: readonly number[]; // masks of domains; 63 with `universal`
  readonly universal: number;
  readonly limit: AddLimit | null;
  /** "If ..., Add ... instead." */
  readonly instead: { readonly condition: Cond; readonly source: AddSource } | null;
}

export interface CompiledStatic<Data extends StaticEffect = StaticEffect> {
  readonly kind: StaticKind;
  readonly data: Data;
  /** When it is applied among those that change what objects are like (477). */
  readonly layer: number;
  readonly condition: Cond | null;
  readonly of: "me" | CompiledFilter | null;
  readonly num: Num | null;
  readonly keywords: number;
  readonly values: readonly { readonly keyword: number; readonly value: Num }[];
  readonly abilities: readonly CompiledAbility[];
  /** What it looks at of that which the layers make, and what it changes there (478). */
  readonly reads: Traits;
  readonly gives: Traits;
  /** It has a condition or a computed amount, or looks at statuses, that may change without the traits (layers-only.ts). */
  readonly sensitive: boolean;
  readonly choosing: "me" | CompiledFilter | null;
  /** Of a change to costs: cards that are played with Action or Reaction, by whatever gives it to them (806.4, 811.6, 813.4, 822.1.b). */
  readonly playedWith: number;
  /** What a card costs depends on what is chosen for it. */
  readonly dependsOnChoice: boolean;
  readonly fromBattlefield: boolean;
  readonly costs: readonly CompiledCost[];
  /** For keywords of cards that are not on the board: does it reach this card? */
  readonly reachesCards: Test | null;
  /** Of a prohibition: by what alone it is forbidden. */
  readonly by: Test | null;
  /** The objects it reaches (for granting abilities). */
  readonly subjects: (s: State, source: ObjectId, self: ObjectId) => readonly ObjectId[];
}

export interface CompiledReplacement {
  readonly event: Replacement["event"];
  readonly data: Replacement;
  readonly of: "me" | "it" | CompiledFilter;
  readonly condition: Cond | null;
  readonly cost: CompiledCost | null;
  readonly program: Program;
  /** Its source is used up by applying it, so that it can save one of several only. */
  readonly single: boolean;
}

/** Effects with a duration, by number (Ongoing.effect). */
export type CompiledOngoing =
  | { readonly kind: "delayed"; readonly ability: CompiledAbility; readonly times: number } // times: how often it triggers; 0: whenever
  | { readonly kind: "abilities"; readonly abilities: readonly CompiledAbility[] }
  /** `onPlayEffect`: the number of what comes to the one that uses it up, when that has been played; -1 nothing. */
  | { readonly kind: "static"; readonly static: CompiledStatic; readonly next: boolean; readonly onPlayEffect: number }
  | { readonly kind: "replacement"; readonly ability: CompiledAbility; readonly once: boolean }
  | { readonly kind: "control" }
  | { readonly kind: "copy" }
  | { readonly kind: "copiedText" }
  | { readonly kind: "doubleDamage" }
  | { readonly kind: "preventAll" }
  | { readonly kind: "setMight" }
  | { readonly kind: "might" }
  | { readonly kind: "becomesUnit" }
  | { readonly kind: "addedLegend" }
  | { readonly kind: "hideFree" }
  | { readonly kind: "repeat" }
  | { readonly kind: "flow" }
  | { readonly kind: "preventNext" }
  | { readonly kind: "permit" }
  | { readonly kind: "seeFacedown" }
  | { readonly kind: "preventAmount" };
