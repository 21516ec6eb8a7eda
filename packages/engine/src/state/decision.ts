import type { RuleId } from "@rulebound/rules";
import type { Branded, Plain } from "./brand.ts";
import type { ItemId, LocationId, ObjectId, Seat } from "./ids.ts";

/**
 * What a player may be asked, and what may be answered. One decision is open at a time. Everything that can be chosen is
 * an integer, a `Choice`: an object's id as it is, and chain items, players, locations and words at offsets of their own. A seat, a place
 * or an item as it is does not compile, and a choice is no object before somebody has said so.
 */
export type Choice = Branded<"choice" | "object">;
export const ITEM = 1_000_000;
export const PLAYER = 2_000_000;
export const LOCATION = 3_000_000;
export const WORD = 4_000_000;
/** The objects that choices stand for, where nothing else could be chosen. */
export const objectOfChoice = (choice: Choice): ObjectId => choice as ObjectId;
export const objectsOfChoices = (choices: readonly Choice[]): readonly ObjectId[] => choices as readonly ObjectId[];
export const itemChoice = (id: ItemId): Choice => ITEM + id;
/** The chain item that a choice stands for. */
export const itemOfChoice = (choice: Choice): ItemId => (choice - ITEM) as ItemId;
export const playerChoice = (seat: Seat): Choice => PLAYER + seat;
/** The player whom a choice stands for. */
export const seatOfChoice = (choice: Choice): Seat => (choice - PLAYER) as Seat;
export const locationChoice = (location: LocationId): Choice => LOCATION + location;
/** The place that a choice stands for. */
export const locationOfChoice = (choice: Choice): LocationId => (choice - LOCATION) as LocationId;
export const wordChoice = (word: number): Choice => WORD + word;
export const isItemChoice = (choice: Choice): boolean => choice >= ITEM && choice < PLAYER;
export const isPlayerChoice = (choice: Choice): boolean => choice >= PLAYER && choice < LOCATION;
export const isLocationChoice = (choice: Choice): boolean => choice >= LOCATION && choice < WORD;
export const isWordChoice = (choice: Choice): boolean => choice >= WORD;

export type DecisionKind =
  | "act" //       a discretionary action with priority or focus: play, use, move, hide, invite, pass or end the turn
  | "choose" //    between `min` and `max` of `options`
  | "order" //     all of `options`, first to last
  | "may" //       yes or no; with a `min` of 1 yes alone
  | "mode" //      between `min` and `max` of `options`: indices of modes
  | "number" //    one of `options`, numbers as they are
  | "assign" //    combat damage or a split: an amount for each of `options`, `total` in all
  | "pay" //       a payment by hand: actions of Add abilities, until it is done
  | "name" //      a word (WORD offset)
  | "mulligan" //  up to `max` of the hand's cards
  | "battlefield"; // which battlefield to present (486.5)

export type About =
  | "act"
  | "targets"
  | "may"
  | "order"
  | "assign"
  | "pay"
  | "mode"
  | "number"
  | "location"
  | "cards"
  | "player"
  | "name"
  | "combat"
  | "mulligan";

interface Asked<Kind extends DecisionKind> {
  readonly player: Seat;
  readonly kind: Kind;
  readonly about: About;
  /** The rule by which it is asked. */
  readonly rule: RuleId;
  /** The object whose text asks, or -1. */
  readonly source: ObjectId;
  /** What it is about where that is not plain from the rest: the name of an optional cost. */
  readonly label: string;
  readonly options: readonly Choice[];
  readonly min: number;
  readonly max: number;
  /** What has been picked so far, where it is answered step by step. */
  readonly picked: readonly Choice[];
}

export interface ChooseDecision extends Asked<"choose"> {
  /** Demands on the group (355.11): index of a compiled group check, or -1. */
  readonly group: number;
  /** How many may be chosen together with each option, where damage is split among them (355.14.c); empty: no matter. */
  readonly rooms: readonly number[];
}

export interface AssignDecision extends Asked<"assign"> {
  /** The amount to give away. */
  readonly total: number;
  /** What each option needs to be lethal (NEVER: nothing is). */
  readonly needs: readonly number[];
  /** The rank of each option (465.2.c.6). */
  readonly ranks: readonly number[];
}

/** A split (355.14) has no ranks: all of them are this one. Combat has 0 to 3 (465.2.c.6). */
export const SPLIT_RANK = -1;
export const isSplit = ({ ranks }: Pick<AssignDecision, "ranks">): boolean => ranks[0] === SPLIT_RANK;

/** 164.2: the abilities of a rune, as `use` counts them: exhaust it for Energy, recycle it for Power. */
export const RuneAbility = { exhaust: 0, recycle: 1 } as const;

export type Decision = ChooseDecision | AssignDecision | Asked<Exclude<DecisionKind, "choose" | "assign">>;

/**
 * An answer. `choose`, `order`, `assign` and `move` are whole forms for people; `pick` and `done` answer the same
 * questions step by step, so that no product of options is ever listed.
 */
export type Answer =
  | { readonly do: "pass" } //                                           priority or focus
  | { readonly do: "endTurn" }
  | { readonly do: "concede"; readonly player: Seat } //                 at any time (650)
  | { readonly do: "play"; readonly object: ObjectId; readonly way: number } // way: 0 as usual, else an alternative cost (Flow, "for [..]"): its index + 1
  | { readonly do: "use"; readonly object: ObjectId; readonly ability: number } // the number of the activated ability, from 0, in the order of its text
  | { readonly do: "move"; readonly units: readonly ObjectId[]; readonly to: LocationId } // no units: asks which (a group of two or more)
  | { readonly do: "hide"; readonly object: ObjectId; readonly at: LocationId }
  | { readonly do: "invite"; readonly player: Seat }
  | { readonly do: "choose"; readonly picks: readonly Choice[] }
  | { readonly do: "pick"; readonly pick: Choice }
  | { readonly do: "done" }
  | { readonly do: "yes" }
  | { readonly do: "no" }
  | { readonly do: "assign"; readonly amounts: readonly number[] }; //   beside the options

/** An answer as it comes from outside: its numbers may be anything, and `apply` refuses what they cannot be. */
export type PlainAnswer = Plain<Answer>;
export const answerOf = (answer: PlainAnswer): Answer => answer as Answer;

export type { Refusal } from "./reasons.ts";
