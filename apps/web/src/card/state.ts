import type { CardFacts } from "./facts.ts";

/** What has become of a card in play. Every field has the name and meaning that a `PermanentView` gives it; all may be left out. */
export interface CardState {
  readonly might?: number;
  readonly damage?: number;
  readonly exhausted?: boolean;
  readonly stunned?: boolean;
  readonly buffs?: number;
  readonly empowered?: number;
  readonly role?: "attacker" | "defender" | null;
  readonly prevent?: number;
  /** Keywords in force with their values. */
  readonly keywords?: Readonly<Record<string, number>>;
  /** What is attached to it, by whatever it is called by. */
  readonly attached?: readonly (number | string)[];
  /** It lies face down. A card with this state is one that the viewer may know. */
  readonly facedown?: boolean;
  readonly token?: boolean;
}

export type Change = "same" | "more" | "less";

/** How its Might compares with what is printed. */
export function mightChange({ might: printed }: CardFacts, { might }: CardState): Change {
  if (might === undefined || printed === null || might === printed) return "same";
  return might > printed ? "more" : "less";
}

/** Keywords in force that are not printed on it. */
export const gainedKeywords = ({ keywords: printed }: CardFacts, { keywords = {} }: CardState): string[] =>
  Object.keys(keywords).filter((keyword) => !(printed as readonly string[]).includes(keyword));
