import { type RefObject, useEffect, useRef } from "react";

/**
 * Closes what lies open when somebody presses beside it or goes back: on a phone, Back closes what was opened last and does
 * not leave the page. The element that is returned is what lies open.
 */

interface Opened {
  readonly close: () => void;
}

const stack: Opened[] = [];
/** Steps back that were taken here, because something was closed in another way. */
let ownSteps = 0;

function onBack(): void {
  if (ownSteps > 0) ownSteps--;
  else stack.pop()?.close();
}

function open(one: Opened): void {
  if (stack.length === 0) window.addEventListener("popstate", onBack);
  stack.push(one);
  history.pushState({ ...history.state, opened: stack.length }, "");
}

/** Back takes it off the stack itself; after a link there is another page, and nothing to step back from. */
function shut(one: Opened): void {
  const at = stack.indexOf(one);
  if (at < 0) return;
  stack.splice(at, 1);
  if (history.state?.opened !== undefined) {
    ownSteps++;
    history.back();
  }
}

interface Options {
  /** Pressing beside it does nothing but close it. */
  readonly swallows?: boolean;
}

export function useAway<E extends HTMLElement>(
  isOpen: boolean,
  close: () => void,
  { swallows = false }: Options = {},
): RefObject<E | null> {
  const element = useRef<E>(null);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const one: Opened = { close: () => latest.current() };
    const beside = (event: PointerEvent): void => {
      const { target } = event;
      if (!(target instanceof Element) || element.current?.contains(target) !== false) return;
      // What is read closely lies over whatever else is open.
      if (target.closest("[data-inspector]") !== null) return;
      if (swallows) swallowClick();
      one.close();
    };
    open(one);
    document.addEventListener("pointerdown", beside, { capture: true });
    return () => {
      document.removeEventListener("pointerdown", beside, { capture: true });
      shut(one);
    };
  }, [isOpen, swallows]);
  return element;
}

const CLICK_AFTER_MS = 600;

function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), CLICK_AFTER_MS);
}
