/** A card as it is printed: the facts of its frame, and its text as a list of abilities. */
import type { Ability } from "./abilities.ts";

export type Domain = "fury" | "calm" | "mind" | "body" | "chaos" | "order";
export type CardType = "unit" | "gear" | "spell" | "rune" | "legend" | "battlefield";
export type Supertype = "basic" | "champion" | "signature" | "token";

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
