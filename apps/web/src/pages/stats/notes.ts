import { create } from "zustand";
import { persist } from "zustand/middleware";

/** What one has written down about games, by their ids: it stays when a game is taken back and ended anew. */
interface Notes {
  readonly notes: Readonly<Record<string, string>>;
}

export const MOST_OF_A_NOTE = 500;

export const useNotes = create<Notes>()(persist((): Notes => ({ notes: {} }), { name: "rulebound.notes" }));

export function writeNote(id: string, text: string): void {
  const note = text.trim().slice(0, MOST_OF_A_NOTE);
  useNotes.setState(({ notes: { [id]: _, ...others } }) => ({ notes: note === "" ? others : { ...others, [id]: note } }));
}

export function forgetNotes(): void {
  useNotes.setState({ notes: {} });
}
