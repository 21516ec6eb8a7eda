import type { Answer, NamedDeck } from "@rulebound/engine/internal";
import type { ServerReason, Terms } from "@rulebound/protocol";

/** A deck as it was registered: by the names of its cards, so that it survives a new card pool. */
export interface RegisteredList extends NamedDeck {
  readonly name: string;
  readonly sideboard: readonly string[];
}

/** Who sits there. `account` of a bot is `bot:` and its name. */
export interface Sitter {
  readonly account: string;
  readonly name: string;
  readonly kind: "guest" | "member" | "bot";
}

export interface NamedSwap {
  readonly out: readonly string[];
  readonly in: readonly string[];
  readonly champion?: string;
}

export type LossReason = "conceded" | "timeout" | "abandoned";

/** What a match began with; entries of the first version do not say. */
export interface Begun {
  /** The rules, by the fingerprint of their bundle, and the version of their engine. */
  readonly rules: string;
  readonly version: string;
  /** The fingerprint of the cards in the decks. */
  readonly cards: string;
}

/** As it is kept: with what the game has come to, where it has gone on. */
export function storedText(entry: Entry, { game }: { readonly game: { readonly trace: number } | null }): string {
  const text = JSON.stringify(entry);
  const isTraced = game !== null && (entry.do === "answer" || entry.do === "start" || entry.do === "next");
  return isTraced ? `${text.slice(0, -1)},"trace":${game.trace}}` : text;
}

/** Played again, a game goes another way than it went, from this answer on. */
export class Differs extends Error {
  constructor(readonly answers: number) {
    super(`after ${answers} answers the game is not what it was`);
  }
}

/**
 * Everything that changes a room for good. A room is the fold of its entries, each with the time at which it was accepted.
 * `trace`: what the game had come to (rules/trace.ts).
 */
export type Entry =
  | { readonly do: "open"; readonly terms: Terms; readonly host: string; readonly code: string }
  | { readonly do: "sit"; readonly seat: number; readonly sitter: Sitter; readonly deck: RegisteredList }
  | { readonly do: "stand"; readonly seat: number }
  /** Whoever sits there has another name. */
  | { readonly do: "rename"; readonly seat: number; readonly name: string }
  | { readonly do: "ready"; readonly seat: number; readonly ready: boolean }
  /** Seed and salt are secret until the match is over. */
  | { readonly do: "start"; readonly seed: readonly number[]; readonly salt: string; readonly begun?: Begun; readonly trace?: number }
  | { readonly do: "answer"; readonly seat: number; readonly answer: Answer; readonly trace?: number }
  | { readonly do: "lose"; readonly seat: number; readonly reason: LossReason }
  /** Back to the game after so many answers. */
  | { readonly do: "takeBack"; readonly to: number }
  | { readonly do: "sideboard"; readonly seat: number; readonly swap: NamedSwap }
  | { readonly do: "first"; readonly seat: number }
  | { readonly do: "next"; readonly trace?: number }
  | { readonly do: "rematch"; readonly seat: number; readonly wanted: boolean }
  /** Nobody led the room, or nothing could be written: the time since then, or since the last entry, is nobody's. */
  | { readonly do: "resume"; readonly since?: number }
  /** The room is closed without a result. In words: by a server from before reasons were data. */
  | { readonly do: "close"; readonly why: ServerReason | string };
