import type { ModeName } from "@rulebound/engine/internal";

/**
 * Formats and ban lists: data with dates, never code. A new list is a new entry; the old ones stay, for decks of their time.
 * The rules of formats are those of the Tournament Rules (601 of 2026-07-16), which have numbers of their own.
 */

export interface BanList {
  /** The day from which it holds. */
  readonly effective: string;
  /** Names of cards, in every mode. */
  readonly banned: readonly string[];
  /** Names that are banned in one mode beside those. */
  readonly bannedIn: Readonly<Partial<Record<ModeName, readonly string[]>>>;
}

export interface Format {
  readonly name: string;
  readonly says: string;
  /** Null: every set. */
  readonly sets: readonly string[] | null;
  /** Exactly so many cards with the Chosen Champion; null: as the core rules have it, at least 40. */
  readonly mainDeck: number | null;
  /** At most so many cards; null: any number. */
  readonly sideboard: number | null;
  /** The oldest first. */
  readonly banLists: readonly BanList[];
}

const CONSTRUCTED_BANS: readonly BanList[] = [
  {
    effective: "2026-09-18",
    banned: [
      "Ekko, Recurrent",
      "Fight or Flight",
      "Stealthy Pursuer",
      "Scrapheap",
      "Stacked Deck",
      "Draven, Vanquisher",
      "Called Shot",
      "Aspirant's Climb",
      "Obelisk of Power",
      "Reaver's Row",
      "The Arena's Greatest",
      "The Dreaming Tree",
    ],
    bannedIn: { "2v2": ["Master Yi, Wuju Bladesman"] },
  },
];

export const FORMATS: readonly Format[] = [
  {
    name: "standard",
    says: "constructed competitions: the sets up to Vendetta, the ban list, exactly 40 cards, a sideboard of at most 10",
    sets: ["OGN", "OGS", "SFD", "UNL", "VEN"],
    mainDeck: 40,
    sideboard: 10,
    banLists: CONSTRUCTED_BANS,
  },
  {
    name: "open",
    says: "every card there is, by the core rules alone",
    sets: null,
    mainDeck: null,
    sideboard: null,
    banLists: [],
  },
];

/** The ban list of that day, as YYYY-MM-DD; null: none is known for it. */
export function banListOf({ banLists }: Format, day?: string): BanList | null {
  return banLists.findLast(({ effective }) => day === undefined || effective <= day) ?? null;
}

/** Names that a ban list forbids in a mode. */
export const bannedNames = ({ banned, bannedIn }: BanList, mode: ModeName): readonly string[] => [...banned, ...(bannedIn[mode] ?? [])];
