import { nthLocation, nthObject, nthSeat, type ObjectId } from "@rulebound/engine/internal";
import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from "react";
import { create } from "zustand";
import type { CardState } from "../card/index.ts";
import { useThings } from "./context.ts";
import { isMovable, offersFor } from "./highlights.ts";
import { hover, inspect, leaveInspecting } from "./inspecting.ts";

/** Dragging is a shortcut for pointing twice: first at the card, then at where it is let go. */

export interface Dragged {
  readonly id: ObjectId;
  readonly card: number;
  readonly x: number;
  readonly y: number;
}

export const useDragged = create<{ readonly what: Dragged | null }>(() => ({ what: null }));

const FAR = 8;
const LONG_PRESS_MS = 420;

/** The browser takes letting go for a click on whatever lies under both ends of the way. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
}

/** A finger has no other way to look at something than to tap it. */
export const isTap = ({ nativeEvent }: React.MouseEvent): boolean =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === "touch";

/** Tapping it does something, so that it is not read by it. */
const isUsable = ({ dataset }: HTMLElement): boolean => dataset.light !== undefined && dataset.light !== "asking";

interface Options {
  readonly id: ObjectId;
  readonly card: number;
  readonly state?: CardState;
}

export function useGestures({ id, card, state }: Options) {
  const { boardInput } = useThings();
  const start = useRef<{ x: number; y: number } | null>(null);
  const wasDragged = useRef(false);
  const press = useRef(0);
  const isUnder = useRef(false);
  // What goes away under the mouse is not left by it: browsers say nothing.
  useEffect(
    () => () => {
      if (isUnder.current) leaveInspecting();
    },
    [],
  );

  const look = (element: Element, pinned: boolean) => ({ id, card, state, near: element.getBoundingClientRect(), pinned });

  const canBeDragged = (): boolean => {
    const { question } = boardInput;
    return isMovable(question, id) || offersFor(question, id).some(({ answer }) => answer.do === "play" || answer.do === "hide");
  };

  const onMove = (event: PointerEvent): void => {
    if (start.current === null) return;
    const far = Math.hypot(event.clientX - start.current.x, event.clientY - start.current.y);
    if (useDragged.getState().what === null) {
      if (far < FAR) return;
      clearTimeout(press.current);
      if (!canBeDragged()) {
        stop();
        return;
      }
      wasDragged.current = true;
      inspect(null);
      if (!boardInput.store.getState().held.includes(id)) boardInput.object(id);
    }
    useDragged.setState({ what: { id, card, x: event.clientX, y: event.clientY } });
  };

  const onUp = (event: PointerEvent): void => {
    const isDragging = useDragged.getState().what !== null;
    stop();
    if (!isDragging) return;
    swallowClick();
    const { whenForeseen } = boardInput;
    const drop = (): void => dropAt(event.clientX, event.clientY);
    if (whenForeseen === null) drop();
    else void whenForeseen.then(() => requestAnimationFrame(() => requestAnimationFrame(drop))); // once the goals are lit
  };

  const stop = (): void => {
    start.current = null;
    clearTimeout(press.current);
    useDragged.setState({ what: null });
    window.removeEventListener("pointermove", onMove);
    window.removeEventListener("pointerup", onUp);
    window.removeEventListener("pointercancel", stop);
  };

  const dropAt = (x: number, y: number): void => {
    const under = document.elementsFromPoint(x, y);
    const lit = (name: string): number | null => {
      for (const element of under) {
        const found = element.closest<HTMLElement>(`[data-${name}][data-light="goal"]`);
        if (found !== null && Number(found.dataset[name]) !== id) return Number(found.dataset[name]);
      }
      return null;
    };
    const [object, item, player, place] = [lit("object"), lit("item"), lit("player"), lit("place")];
    if (object !== null) boardInput.object(nthObject(object));
    else if (item !== null) boardInput.item(item);
    else if (player !== null) boardInput.player(nthSeat(player));
    else if (place !== null) boardInput.place(nthLocation(place));
    else if (under.some((element) => element.closest("[data-table]")) && !under.some((element) => element.closest("[data-hand]")))
      boardInput.drop(id);
    else boardInput.rest();
  };

  return {
    onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      wasDragged.current = false;
      start.current = { x: event.clientX, y: event.clientY };
      const element = event.currentTarget;
      if (event.pointerType !== "mouse")
        press.current = window.setTimeout(() => {
          wasDragged.current = true; // no click follows
          stop();
          inspect(look(element, true));
        }, LONG_PRESS_MS);
      window.addEventListener("pointermove", onMove);
      window.addEventListener("pointerup", onUp);
      window.addEventListener("pointercancel", stop);
    },
    onPointerEnter: (event: ReactPointerEvent<HTMLElement>) => {
      isUnder.current = true;
      if (event.pointerType === "mouse" && event.buttons === 0) hover(look(event.currentTarget, false));
    },
    onPointerLeave: () => {
      isUnder.current = false;
      leaveInspecting();
    },
    onContextMenu: (event: React.MouseEvent<HTMLElement>) => {
      event.preventDefault();
      inspect(look(event.currentTarget, true));
    },
    onClick: (event: React.MouseEvent<HTMLElement>) => {
      event.stopPropagation();
      if (wasDragged.current) {
        wasDragged.current = false;
        return;
      }
      leaveInspecting();
      boardInput.object(id);
      if (isTap(event) && !isUsable(event.currentTarget)) inspect(look(event.currentTarget, true));
    },
    onKeyDown: (event: React.KeyboardEvent<HTMLElement>) => {
      if (event.key === "v") inspect(look(event.currentTarget, true));
    },
  };
}
