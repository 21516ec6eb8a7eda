import { create } from "zustand";
import { keepDeck, type OwnDeck } from "./own.ts";

/** The deck that was deleted last, for as long as it can be had back. */
interface Gone {
  readonly deck: OwnDeck | null;
}

export const useGone = create<Gone>(() => ({ deck: null }));

const STAYS_MS = 15_000;
let timer: ReturnType<typeof setTimeout> | undefined;

export function gone(deck: OwnDeck): void {
  clearTimeout(timer);
  useGone.setState({ deck });
  timer = setTimeout(() => useGone.setState({ deck: null }), STAYS_MS);
}

export function bringBack(): void {
  const { deck } = useGone.getState();
  if (deck !== null) keepDeck(deck);
  useGone.setState({ deck: null });
}
