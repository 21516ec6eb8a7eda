import { create } from "zustand";
import { forgetMoved, onceMoved } from "../app/resting.ts";
import type { CardState } from "../card/index.ts";

/** The card that is looked at closely, and where it lies. */
export interface Inspected {
  /** Its alias; -1 where the card is not in the game. */
  readonly id: number;
  readonly card: number;
  readonly state: CardState | undefined;
  /** What it was pointed at on: the large card keeps clear of it. */
  readonly near: DOMRect;
  /** Stays until it is closed, as by a long press. */
  readonly pinned: boolean;
}

export const useInspected = create<{ readonly what: Inspected | null }>(() => ({ what: null }));

const AFTER_MS = 320;
let timer = 0;

export const inspect = (what: Inspected | null): void => {
  clearTimeout(timer);
  useInspected.setState({ what });
};

/** Under the mouse for a moment, when it has been moved there. */
export const hover = (what: Inspected): void => onceMoved(() => considerInspecting(what));

/** Under the pointer, or with the focus, for a moment. */
export function considerInspecting(what: Inspected): void {
  clearTimeout(timer);
  if (useInspected.getState().what?.pinned) return;
  const isOpen = useInspected.getState().what !== null;
  timer = window.setTimeout(() => useInspected.setState({ what }), isOpen ? 60 : AFTER_MS);
}

export function leaveInspecting(): void {
  forgetMoved();
  clearTimeout(timer);
  if (!useInspected.getState().what?.pinned) useInspected.setState({ what: null });
}
