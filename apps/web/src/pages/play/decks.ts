import { STARTER_DECKS, TOURNAMENT_DECKS } from "@rulebound/cards";
import { useMemo } from "react";
import { useOwnDecks } from "../decks/own.ts";

/** A deck to sit down with. */
export interface PlayableDeck {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly plan: string;
  readonly kind: "own" | "starter" | "tournament";
}

const READY: readonly PlayableDeck[] = [
  ...STARTER_DECKS.map(({ id, name, plan, text }): PlayableDeck => ({ id, name, text, plan, kind: "starter" })),
  ...TOURNAMENT_DECKS.map(
    ({ id, result, text }): PlayableDeck => ({ id, name: nameIn(text) ?? id, text, plan: result, kind: "tournament" }),
  ),
];

function nameIn(text: string): string | null {
  return /^#\s*Deck:\s*(.+)$/m.exec(text)?.[1] ?? null;
}

/** Whose legend it is: "Jinx, Loose Cannon". */
export const legendOf = ({ text }: PlayableDeck): string => /^Legend:\s*\n1 (.+?)(?: \(|$)/m.exec(text)?.[1] ?? "";

export function usePlayableDecks(): readonly PlayableDeck[] {
  const own = useOwnDecks(({ decks }) => decks);
  return useMemo(() => [...own.map(({ id, name, text }): PlayableDeck => ({ id, name, text, plan: "", kind: "own" })), ...READY], [own]);
}

export const deckById = (decks: readonly PlayableDeck[], id: string): PlayableDeck => decks.find((deck) => deck.id === id) ?? READY[0];
