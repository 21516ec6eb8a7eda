import type { WordedEvent } from "@rulebound/engine/internal";

/** What a log line speaks of, before it is put into the cases and persons of a language. */

export interface LogPlayer {
  readonly name: string;
  /** Whoever reads the line: "you draw", not "Anna draws". */
  readonly isYou: boolean;
}

/** A battlefield by its name, a player's base, or a zone by its number (`Zone` of the engine). */
export type LogPlace = { readonly battlefield: string } | { readonly base: LogPlayer } | { readonly zone: number };

/** The fields of an event as they are called; null: the event has none, or it is not to be seen. */
export interface LogNames {
  readonly player: LogPlayer | null;
  /** Names of cards. */
  readonly object: string | null;
  readonly source: string | null;
  readonly at: LogPlace | null;
  readonly from: LogPlace | null;
  readonly to: LogPlace | null;
}

/** An event as a line of a log, with a capital letter and without a full stop. */
export type LogLine = (event: WordedEvent, names: LogNames) => string;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
