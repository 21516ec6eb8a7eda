import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Whoever walks with keys, or hears the page, must not be thrown back to its beginning because what had the focus is gone or
 * cannot be pressed now. It follows the card to where it lies, else it goes to the main button, as soon as that can be pressed.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>, frame: unknown): void {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const board = root.current;
    if (board === null) return;
    const focused = ({ target }: FocusEvent): void => {
      last.current = target instanceof HTMLElement ? target : null;
    };
    // Where somebody has gone by themselves, nothing is brought back.
    const elsewhere = ({ target }: FocusEvent): void => {
      if (target instanceof Node && !board.contains(target)) last.current = null;
    };
    board.addEventListener("focusin", focused);
    document.addEventListener("focusin", elsewhere);
    return () => {
      board.removeEventListener("focusin", focused);
      document.removeEventListener("focusin", elsewhere);
    };
  }, [root]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each frame may take away what had the focus
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (last.current === null || (activeElement !== null && activeElement !== document.body && !isDisabled(activeElement))) return;
    const object = last.current.dataset.object;
    const places = [
      last.current,
      ...(object === undefined ? [] : [root.current?.querySelector<HTMLElement>(`button[data-object="${object}"]`)]),
      root.current?.querySelector<HTMLElement>("[data-main]"),
    ];
    places.find((element) => element?.isConnected && !isDisabled(element))?.focus({ preventScroll: true });
  }, [root, frame]);
}

const isDisabled = (element: Element): boolean => element instanceof HTMLButtonElement && element.disabled;
