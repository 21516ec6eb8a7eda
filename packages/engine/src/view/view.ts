import type { RuleId } from "@rulebound/rules";
import type { ModeName } from "../modes/modes.ts";
import type { About, Answer, Choice, DecisionKind } from "../state/decision.ts";
import type { EventType } from "../state/events.ts";
import type { CardId, LocationId, ObjectId, Phase, Seat, Zone } from "../state/ids.ts";

/**
 * A game as one seat, or a spectator (-1), may know it (105-109, 128): plain JSON. Objects bear aliases (aliases.ts), seats
 * and locations their own numbers; `card` is an index into the pool.
 */
export interface View extends TableView {
  readonly decision: DecisionView | null;
}

export interface TableView {
  readonly viewer: Seat;
  readonly mode: ModeName;
  readonly victoryScore: number;
  readonly winners: readonly Seat[];
  readonly turn: TurnView;
  readonly players: readonly PlayerView[];
  readonly battlefields: readonly BattlefieldView[];
  /** Permanents at bases and battlefields, in order of arrival. */
  readonly board: readonly PermanentView[];
  /** Oldest first. */
  readonly chain: readonly ItemView[];
  readonly ongoing: readonly OngoingView[];
}

export interface TurnView {
  readonly number: number;
  readonly player: Seat;
  readonly phase: Phase;
  readonly firstPlayer: Seat;
  /** Additional turns to come (734), next first. */
  readonly queue: readonly Seat[];
  /** "neutral open" and so on (307-311). */
  readonly state: string;
  readonly priority: Seat;
  readonly focus: Seat;
  readonly invited: Seat;
  readonly showdown: { readonly at: LocationId; readonly combat: boolean; readonly attacker: Seat; readonly defender: Seat } | null;
}

export interface CardView {
  readonly id: ObjectId;
  readonly card: CardId;
  readonly name: string;
}

/** A legend or a rune. */
export interface RestedView extends CardView {
  readonly exhausted: boolean;
}

/** Cards of which only some are known: all of one's own hand, what was revealed, looked at, or seen to go there. */
export interface HandView {
  readonly count: number;
  readonly cards: readonly CardView[];
}

export interface PileView {
  readonly count: number;
  readonly known: readonly PiledView[];
}

export interface PiledView extends CardView {
  /** 0 is the top card. */
  readonly fromTop: number;
}

export interface PlayerView {
  readonly seat: Seat;
  readonly team: number;
  readonly lost: boolean;
  readonly points: number;
  readonly xp: number;
  readonly pool: {
    readonly energy: number;
    readonly power: readonly number[];
    readonly limitedEnergy: number;
    readonly limitedPower: number;
    readonly limit: number;
  };
  /** The Chosen Champion's card. */
  readonly chosen: number;
  readonly turnsTaken: number;
  readonly thisTurn: {
    readonly cards: readonly number[];
    readonly drawn: number;
    readonly discarded: number;
    readonly unitsLost: number;
    readonly xpGained: number;
  };
  readonly hand: HandView;
  readonly deck: PileView;
  readonly runeDeck: PileView;
  readonly trash: readonly CardView[];
  readonly banished: readonly CardView[];
  readonly champion: readonly CardView[];
  readonly legends: readonly RestedView[];
  readonly runes: readonly RestedView[];
}

/** 107.3.f: that it lies there is public, what it is is not: then `card` is -1 and there is no name. */
export interface FacedownView {
  readonly id: number;
  readonly controller: Seat;
  readonly owner: Seat;
  readonly since: number;
  readonly card: CardId;
  readonly name: string;
}

export interface BattlefieldView extends CardView {
  readonly location: LocationId;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly contestedBy: Seat;
  readonly showdownStaged: boolean;
  readonly combatStaged: boolean;
  readonly scoredBy: readonly Seat[];
  readonly facedown: readonly FacedownView[];
}

export interface PermanentView extends CardView {
  readonly location: LocationId;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly token: boolean;
  /** What it is a copy of, or -1; its name is then that card's. */
  readonly copyOf: CardId;
  readonly types: readonly string[];
  readonly tags: readonly string[];
  /** The true value (143.2.b.1); 0 for what has none. */
  readonly might: number;
  readonly damage: number;
  /** Keywords in force with their values (1 where they have none). */
  readonly keywords: Readonly<Record<string, number>>;
  readonly exhausted: boolean;
  readonly stunned: boolean;
  readonly buffs: number;
  readonly empowered: number;
  readonly role: "attacker" | "defender" | null;
  readonly prevent: number;
  readonly attachedTo: number;
  readonly attached: readonly ObjectId[];
  readonly named: string;
  readonly moves: number;
  readonly since: number;
}

export interface ItemView {
  readonly id: number;
  readonly kind: "card" | "activated" | "triggered";
  /** The card on the chain or the ability's source; -1 if it has gone out of sight. */
  readonly object: ObjectId;
  /** Whose text it is. */
  readonly card: CardId;
  readonly name: string;
  readonly controller: Seat;
  readonly finalized: boolean;
  /** Objects, items (ITEM), players and locations by target slot; -1: out of sight. */
  readonly targets: readonly (readonly Choice[])[];
  readonly modes: readonly number[];
  readonly destinations: readonly LocationId[];
  readonly place: LocationId;
  readonly repeats: number;
  /** What triggered it, if that can be seen. */
  readonly about: number;
}

export interface OngoingView {
  readonly id: number;
  readonly controller: Seat;
  readonly card: CardId;
  readonly about: readonly number[];
  readonly until: number;
  readonly turn: number;
  readonly amount: number;
  readonly location: LocationId;
  readonly player: Seat;
}

/** For everybody but the player who is asked: who it is, and whether they act or answer a question. */
export type DecisionView =
  | OthersDecisionView
  | (OwnDecisionView & {
      /** All legal answers, in aliases. */
      readonly answers: readonly Answer[];
    });

export interface OthersDecisionView {
  readonly player: Seat;
  readonly asked: "act" | "question";
}

export interface OwnDecisionView {
  readonly player: Seat;
  readonly asked: "you";
  readonly kind: DecisionKind;
  readonly about: About;
  readonly rule: RuleId;
  readonly source: ObjectId;
  readonly label: string;
  readonly options: readonly OptionView[];
  readonly min: number;
  readonly max: number;
  readonly picked: readonly Choice[];
  readonly total: number;
  /** Null: it never has enough. */
  readonly needs: readonly (number | null)[];
  readonly ranks: readonly number[];
}

/** `name` is empty where the viewer does not know what it is, or where the number says it all. */
export interface OptionView {
  readonly option: Choice;
  readonly name: string;
}

/** What a viewer may know of an event. `card` is -1 where they did not see which one it was. */
export interface EventView {
  readonly type: EventType;
  readonly rule: RuleId;
  readonly cause: number;
  readonly player: Seat;
  readonly object: ObjectId;
  readonly card: CardId;
  readonly source: ObjectId;
  readonly sourceCard: number;
  readonly amount: number;
  readonly from: Zone | LocationId;
  readonly to: Zone | LocationId;
  readonly at: LocationId;
  readonly result: string;
}
