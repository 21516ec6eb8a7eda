import { type Piece, type Slot, withPiece, withPieceMoved } from "@rulebound/cases/edit";
import { create } from "zustand";
import { change } from "./store.ts";

/** What is being dragged: a card from the search, or a piece from where it lies. */
export type Dragged =
  | { readonly from: "search"; readonly piece: Piece }
  | { readonly from: "board"; readonly piece: Piece; readonly slot: Slot; readonly index: number };

/** Browsers do not say what is dragged until it is dropped; so it is kept here. */
export const useDragged = create<{ readonly dragged: Dragged | null }>(() => ({ dragged: null }));

export const drag = (dragged: Dragged | null): void => useDragged.setState({ dragged });

export function dropOn(slot: Slot): void {
  const { dragged } = useDragged.getState();
  drag(null);
  if (dragged === null) return;
  if (dragged.from === "search") change((text) => withPiece(text, slot, dragged.piece));
  else if (JSON.stringify(dragged.slot) !== JSON.stringify(slot)) change((text) => withPieceMoved(text, dragged.slot, dragged.index, slot));
}
