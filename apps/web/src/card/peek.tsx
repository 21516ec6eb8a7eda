import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { scaledPx } from "../app/looks.ts";
import { cardFacts } from "./facts.ts";
import { CardLarge } from "./large.tsx";
import styles from "./peek.module.css";

/** Under a resting mouse, whatever says `data-card` shows that card large beside it. Other ways to read a card are for others. */

interface Shown {
  readonly card: number;
  readonly left: number;
  readonly top: number;
}

const RESTS_MS = 380;
const WIDTH = 330;
const GAP = 12;

function beside(element: HTMLElement, card: number): Shown {
  const { left, right, top } = element.getBoundingClientRect();
  const width = scaledPx(WIDTH);
  const isRoom = right + GAP + width < window.innerWidth;
  return {
    card,
    left: isRoom ? right + GAP : Math.max(GAP, left - GAP - width),
    top: top - 30,
  };
}

/** Not below the window, and rather below the bar than above it. */
function keepWhole(element: HTMLElement | null): void {
  if (element === null) return;
  const top = Math.min(element.offsetTop, window.innerHeight - element.offsetHeight - GAP);
  element.style.top = `${Math.max(GAP, top)}px`;
}

export function Peek({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const over = useRef<HTMLElement | null>(null);
  const hide = () => {
    clearTimeout(timer.current);
    over.current = null;
    setShown(null);
  };
  const look = ({ target, pointerType }: PointerEvent) => {
    const element = pointerType === "mouse" && target instanceof Element ? target.closest<HTMLElement>("[data-card]") : null;
    if (element === over.current) return;
    hide();
    over.current = element;
    if (element !== null) timer.current = setTimeout(() => setShown(beside(element, Number(element.dataset.card))), RESTS_MS);
  };
  useEffect(() => {
    window.addEventListener("scroll", hide, { passive: true });
    return () => {
      window.removeEventListener("scroll", hide);
      clearTimeout(timer.current);
    };
  });
  return (
    <div className={className} onPointerOver={look} onPointerLeave={hide} onPointerDown={hide}>
      {children}
      {shown !== null &&
        createPortal(
          <div className={styles.peek} ref={keepWhole} style={{ left: shown.left, top: shown.top }} aria-hidden="true" inert>
            <CardLarge card={cardFacts(shown.card)} />
          </div>,
          document.body,
        )}
    </div>
  );
}
