import { type EventView, nthSeat, type Seat } from "@rulebound/engine/internal";
import type { OwnQuestion } from "@rulebound/protocol/seat";
import { createContext, useContext, useMemo } from "react";
import { useStore } from "zustand";
import type { Frame, Table, TableState } from "../engine/table.ts";
import { useStrings } from "../strings/index.ts";
import type { Aiming } from "./aiming.ts";
import type { BoardInput, BoardInputState } from "./board-input.ts";
import { type Highlights, highlightsFor } from "./highlights.ts";
import type { Showing } from "./showing.ts";

/** What every part of the board can ask for. */
export interface BoardThings {
  readonly table: Table;
  readonly boardInput: BoardInput;
  readonly aiming: Aiming;
  readonly showing: Showing;
}

export const BoardContext = createContext<BoardThings | null>(null);

export function useThings(): BoardThings {
  const things = useContext(BoardContext);
  if (things === null) throw new Error("this is not on a board");
  return things;
}

/** What is drawn: the table as it was when drawing began, which may be a moment behind what has arrived. */
export const ShownContext = createContext<TableState | null>(null);

export function useFrame(): Frame {
  const frame = useContext(ShownContext)?.frame ?? null;
  if (frame === null) throw new Error("there is no game on this board yet");
  return frame;
}

export const useEvents = (): readonly EventView[] => useContext(ShownContext)?.events ?? NO_EVENTS;
const NO_EVENTS: readonly EventView[] = [];

export const useBoardInput = (): BoardInputState => useStore(useThings().boardInput.store);
export const useView = (): Frame["snapshot"]["view"] => useFrame().snapshot.view;

/** The question that is put to whoever looks on; null: none. */
export function useQuestion(): OwnQuestion | null {
  const { snapshot, curtain } = useFrame();
  return snapshot.question?.mine === true && !curtain ? snapshot.question : null;
}

/** Found once for the whole board. */
export function useFoundHighlights(): Highlights {
  const question = useQuestion();
  const { held, foresight } = useBoardInput();
  return useMemo(() => highlightsFor(question, held, foresight), [question, held, foresight]);
}

export const HighlightsContext = createContext<Highlights>(highlightsFor(null, [], null));
export const useHighlights = (): Highlights => useContext(HighlightsContext);

/** The seat at the bottom: the viewer's, or the first for spectators. */
export const useMe = (): Seat => nthSeat(Math.max(0, useFrame().viewer));

/** "You", or the name of a seat. */
export function useSeatName(): (seat: Seat) => string {
  const { seats, viewer } = useFrame();
  const { board } = useStrings();
  return (seat) => (seat === viewer ? board.you : (seats[seat]?.name ?? `P${seat + 1}`));
}
