import { type RefObject, useEffect } from "react";
import { considerInspecting, hover, type Inspected, inspect, leaveInspecting } from "./inspecting.ts";

/**
 * Whatever says `data-read` shows that card large: under a resting mouse, with the focus of the keys, by a long press, the
 * right button or V. Cards on the board have gestures of their own (gestures.ts); this is for all the rest.
 */

const LONG_PRESS_MS = 420;
const FAR = 8;

const readable = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-read]") : null;

const lookAt = (element: HTMLElement, pinned: boolean): Inspected => ({
  id: Number(element.dataset.readId ?? -1),
  card: Number(element.dataset.read),
  state: undefined,
  near: element.getBoundingClientRect(),
  pinned,
});

/** Pressed, as by whoever has no mouse. */
export const readNow = ({ currentTarget }: { readonly currentTarget: HTMLElement }): void => inspect(lookAt(currentTarget, true));

export function useReading(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const table = root.current;
    if (table === null) return;
    let under: HTMLElement | null = null;
    let press = 0;
    let start = { x: 0, y: 0 };
    let wasRead = false;

    const over = (event: PointerEvent): void => {
      if (event.pointerType !== "mouse" || event.buttons !== 0) return;
      const element = readable(event.target);
      if (element === under) return;
      if (under !== null) leaveInspecting();
      under = element;
      if (element !== null) hover(lookAt(element, false));
    };
    const leave = (): void => {
      if (under !== null) leaveInspecting();
      under = null;
    };
    const down = (event: PointerEvent): void => {
      wasRead = false;
      const element = readable(event.target);
      if (event.pointerType === "mouse" || element === null) return;
      start = { x: event.clientX, y: event.clientY };
      press = window.setTimeout(() => {
        wasRead = true; // the click that follows is none
        inspect(lookAt(element, true));
      }, LONG_PRESS_MS);
    };
    const move = ({ clientX, clientY }: PointerEvent): void => {
      if (Math.hypot(clientX - start.x, clientY - start.y) > FAR) clearTimeout(press);
    };
    const up = (): void => clearTimeout(press);
    const click = (event: MouseEvent): void => {
      if (wasRead) {
        event.preventDefault();
        event.stopPropagation();
      } else if (readable(event.target) !== null) leaveInspecting();
      wasRead = false;
    };
    const menu = (event: MouseEvent): void => {
      const element = readable(event.target);
      if (element === null) return;
      event.preventDefault();
      inspect(lookAt(element, true));
    };
    const focus = ({ target }: FocusEvent): void => {
      const element = readable(target);
      if (element?.matches(":focus-visible")) considerInspecting(lookAt(element, false));
    };
    const blur = ({ target }: FocusEvent): void => {
      if (readable(target) !== null) leaveInspecting();
    };
    const key = (event: KeyboardEvent): void => {
      const element = event.key === "v" ? readable(event.target) : null;
      if (element !== null && !(event.target instanceof HTMLInputElement)) inspect(lookAt(element, true));
    };
    const heard = [
      ["pointerover", over],
      ["pointerleave", leave],
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", up],
      ["pointercancel", up],
      ["contextmenu", menu],
      ["focusin", focus],
      ["focusout", blur],
      ["keydown", key],
    ] as const;
    for (const [name, hear] of heard) table.addEventListener(name, hear as EventListener);
    table.addEventListener("click", click, true);
    return () => {
      clearTimeout(press);
      for (const [name, hear] of heard) table.removeEventListener(name, hear as EventListener);
      table.removeEventListener("click", click, true);
    };
  }, [root]);
}
