import type { EventType } from "@rulebound/engine/internal";
import type { CardData, Domain, KeywordName } from "@rulebound/engine/language";
import type { RuleId } from "@rulebound/rules";
import type { Action, Named, Place, Thing } from "./actions/action.ts";
import type { Seat } from "./adapter.ts";

/** A case as it is read: every name is known and every action line is understood, but nothing is on a board yet. */
export interface Case {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly rules: readonly RuleId[];
  readonly mode: Mode;
  readonly seats: number;
  /** The last so many seats have nothing to do with the case: `bystanders.ts`. */
  readonly bystanders: number;
  /** Why it makes no sense among more than two players; null: it does. */
  readonly duelOnly: string | null;
  readonly seed: number;
  readonly turn: Seat;
  readonly phase: PhaseName;
  readonly turnNumber: number;
  /** Per seat: names of battlefields. */
  readonly scored: readonly (readonly string[])[];
  readonly moved: readonly { readonly line: number; readonly unit: Named; readonly times: number }[];
  /** Per seat: names of cards. */
  readonly played: readonly (readonly string[])[];
  /** Cards that exist only here, textless ones among them. */
  readonly cards: readonly CardData[];
  /** Per seat of the mode. */
  readonly players: readonly PlayerSetup[];
  readonly battlefields: readonly BattlefieldSetup[];
  readonly steps: readonly Step[];
}

export const MODES = ["duel", "match", "ffa3", "ffa4", "2v2"] as const;
export type Mode = (typeof MODES)[number];
export const SEATS_OF_MODE: Readonly<Record<Mode, number>> = { duel: 2, match: 2, ffa3: 3, ffa4: 4, "2v2": 4 };

export const PHASES = ["awaken", "beginning", "channel", "draw", "main", "ending"] as const;
export type PhaseName = (typeof PHASES)[number];

export interface KeywordSetup {
  readonly keyword: KeywordName;
  readonly value: number;
}

export interface ObjectSetup {
  readonly line: number;
  /** The card's name as the pool spells it. */
  readonly card: string;
  /** `as`, or the whole of `V3 a`. */
  readonly alias: string | null;
  readonly exhausted: boolean;
  readonly damage: number;
  readonly buffs: number;
  readonly stunned: boolean;
  readonly empowered: number;
  readonly might: number;
  readonly keywords: readonly KeywordSetup[];
  readonly granted: readonly KeywordSetup[];
  readonly tags: readonly string[];
  readonly attached: readonly ObjectSetup[];
  readonly copyOf: string | null;
  readonly controller: Seat | null;
  readonly owner: Seat | null;
}

export interface RuneSetup {
  readonly domain: Domain;
  readonly ready: number;
  readonly exhausted: number;
}

export type PoolSetup = Readonly<Partial<Record<"energy" | "any" | Domain, number>>>;

export interface PlayerSetup {
  readonly legend: ObjectSetup | null;
  /** Legends beside the first that a card may add. */
  readonly legends: readonly ObjectSetup[];
  readonly champion: ObjectSetup | null;
  readonly chosen: string | null;
  readonly points: number;
  readonly xp: number;
  readonly hand: readonly ObjectSetup[];
  readonly deck: readonly ObjectSetup[];
  /** Ten Fillers follow what the deck names. */
  readonly filled: boolean;
  readonly trash: readonly ObjectSetup[];
  readonly banished: readonly ObjectSetup[];
  readonly runes: readonly RuneSetup[];
  /** Top first; null: filled up to twelve. */
  readonly runeDeck: readonly Domain[] | null;
  readonly pool: PoolSetup;
  readonly base: readonly ObjectSetup[];
}

export interface BattlefieldSetup {
  readonly line: number;
  readonly name: string;
  readonly card: string;
  readonly owner: Seat;
  /** Null: a lone occupant controls it. -1: nobody. */
  readonly controller: Seat | null;
  /** Per seat. */
  readonly units: readonly (readonly ObjectSetup[])[];
  readonly facedown: readonly (readonly ObjectSetup[])[];
  readonly contested: Seat | null;
}

export type ActStep = Extract<Step, { kind: "act" }>;

export type Step =
  | { readonly kind: "act"; readonly line: number; readonly text: string; readonly player: Seat; readonly action: Action }
  | {
      readonly kind: "cannot";
      readonly line: number;
      readonly text: string;
      readonly player: Seat;
      readonly action: Action;
      readonly because: RuleId | null;
    }
  | { readonly kind: "all pass" | "settle" | "next turn"; readonly line: number }
  | { readonly kind: "expect"; readonly line: number; readonly expectations: readonly Expectation[] };

// ------------------------------------------------------------------------------------------------------- expectations

export const TURN_STATES = ["neutral open", "neutral closed", "showdown open", "showdown closed"] as const;
export type TurnState = (typeof TURN_STATES)[number];

export const ZONES = ["hand", "deck", "trash", "banished", "champion", "chain", "board", "facedown", "runeDeck", "legend", "none"] as const;
export type ZoneWord = (typeof ZONES)[number];

export const TOPICS = [
  "targets",
  "may",
  "order",
  "assign",
  "pay",
  "mode",
  "number",
  "location",
  "cards",
  "player",
  "name",
  "combat",
] as const;
export type Topic = (typeof TOPICS)[number];

/** A zone's contents: how many, or which. */
export type Contents = { readonly count: number } | { readonly exactly: readonly Thing[] };

export type PlayerCheck =
  | { readonly key: "points" | "xp" | "runes" | "readyRunes" | "runeDeck"; readonly n: number }
  | { readonly key: "hand" | "trash" | "banished" | "base"; readonly contents: Contents }
  | {
      readonly key: "deck";
      readonly contents: { readonly count: number } | { readonly top: readonly Thing[] } | { readonly contains: readonly Thing[] };
    }
  | { readonly key: "pool"; readonly pool: PoolSetup }
  | { readonly key: "lost"; readonly is: boolean }
  /** Whether what the player owns, as a deck, goes against each of these rules, or against none of them. */
  | { readonly key: "breaks" | "keeps"; readonly rules: readonly RuleId[] };

export type CostCheck = { readonly energy: number | null; readonly power: number | null };

export type ObjectCheck =
  | { readonly key: "zone"; readonly zone: ZoneWord }
  | { readonly key: "at"; readonly place: Place }
  | { readonly key: "exhausted" | "stunned" | "attacker" | "defender"; readonly is: boolean }
  | { readonly key: "buffed" | "empowered"; readonly times: number | boolean }
  | { readonly key: "damage" | "might" | "base might"; readonly n: number }
  | { readonly key: "keywords" | "lacks"; readonly keywords: readonly KeywordSetup[] }
  | { readonly key: "tags"; readonly tags: readonly string[] }
  | { readonly key: "controller" | "owner"; readonly seat: Seat }
  | { readonly key: "attachedTo"; readonly thing: Thing | null }
  | { readonly key: "attached"; readonly things: readonly Thing[] }
  | { readonly key: "cost" | "printed cost"; readonly cost: CostCheck };

export type BattlefieldCheck =
  | { readonly key: "controller" | "contested"; readonly seat: Seat }
  | { readonly key: "showdown"; readonly is: boolean }
  | { readonly key: "combat"; readonly combat: "staged" | "ongoing" | "none" }
  | { readonly key: "facedown" | "units"; readonly things: readonly Thing[] }
  | { readonly key: "zone"; readonly zone: ZoneWord };

export type Located<T> = T & { readonly line: number };

export interface QuestionCheck {
  readonly player: Seat | null;
  readonly about: Topic | null;
  readonly options: readonly Thing[] | null;
  readonly includes: readonly Thing[];
  readonly excludes: readonly Thing[];
}

export interface EventCheck {
  readonly line: number;
  readonly type: EventType;
  readonly player: Seat | null;
  readonly object: Thing | null;
  readonly source: Thing | null;
  readonly amount: number | null;
  readonly from: ZoneWord | Place | null;
  readonly to: ZoneWord | Place | null;
  readonly at: Place | null;
  readonly result: string | null;
}

export interface ActionCheck {
  readonly line: number;
  readonly text: string;
  readonly player: Seat;
  readonly action: Action;
}

export type Expectation = { readonly line: number } & (
  | { readonly what: "player"; readonly seat: Seat; readonly checks: readonly Located<PlayerCheck>[] }
  | { readonly what: "object"; readonly named: Named; readonly checks: readonly Located<ObjectCheck>[] }
  | { readonly what: "battlefield"; readonly place: Place; readonly checks: readonly Located<BattlefieldCheck>[] }
  | { readonly what: "state"; readonly state: TurnState }
  | { readonly what: "turn" | "priority" | "focus"; readonly seat: Seat }
  | { readonly what: "phase"; readonly phase: PhaseName }
  | { readonly what: "showdown"; readonly place: Place | null }
  | { readonly what: "winner"; readonly seats: readonly Seat[] }
  | { readonly what: "victoryScore"; readonly n: number }
  | { readonly what: "chain"; readonly things: readonly Thing[] }
  | { readonly what: "question"; readonly question: QuestionCheck | null }
  | { readonly what: "can" | "cannot"; readonly actions: readonly ActionCheck[] }
  | { readonly what: "events" | "no events"; readonly events: readonly EventCheck[] }
);
