import { useEffect, useRef } from "react";
import { useBoardInput, useHighlights, useQuestion } from "./context.ts";
import { useDragged } from "./gestures.ts";
import styles from "./overlay.module.css";
import { usePanels } from "./panels.ts";

const centre = (element: Element): { x: number; y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

export const curve = (from: { x: number; y: number }, to: { x: number; y: number }): string => {
  const lift = Math.min(120, Math.hypot(to.x - from.x, to.y - from.y) / 3);
  return `M${from.x} ${from.y} Q${(from.x + to.x) / 2} ${Math.min(from.y, to.y) - lift} ${to.x} ${to.y}`;
};

/** From what is held, or what asks, to the pointer or to what has the focus. */
export function Arrow() {
  const path = useRef<SVGPathElement>(null);
  const { held } = useBoardInput();
  const question = useQuestion();
  const { isPointing } = useHighlights();
  const from = held[0] ?? (question !== null && question.kind === "choose" ? question.source : -1);
  const isOn = isPointing && from >= 0;
  useEffect(() => {
    if (!isOn) return;
    let at: { x: number; y: number } | null = null;
    let asked = 0;
    const draw = (): void => {
      asked = 0;
      const start = document.querySelector(`[data-table] [data-object="${from}"]`);
      if (path.current === null || start === null || at === null) return;
      path.current.setAttribute("d", curve(centre(start), at));
    };
    const request = (): void => {
      asked ||= requestAnimationFrame(draw);
    };
    const onMove = ({ clientX, clientY }: PointerEvent): void => {
      at = { x: clientX, y: clientY };
      request();
    };
    const onFocus = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
      at = centre(target);
      request();
    };
    window.addEventListener("pointermove", onMove);
    window.addEventListener("focusin", onFocus);
    return () => {
      cancelAnimationFrame(asked);
      path.current?.removeAttribute("d");
      window.removeEventListener("pointermove", onMove);
      window.removeEventListener("focusin", onFocus);
    };
  }, [isOn, from]);
  return (
    <svg className={styles.arrows} aria-hidden="true">
      <defs>
        <marker id="arrow-head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto">
          <path d="M0 0 10 5 0 10 3 5z" fill="var(--accent)" />
        </marker>
      </defs>
      <path ref={path} className={styles.arrow} markerEnd="url(#arrow-head)" />
    </svg>
  );
}

/** Rings around what a line of the log or an item of the chain speaks of. */
export function Rings() {
  const shown = usePanels((panels) => panels.shown);
  const rects = shown.flatMap((id) => {
    const element = document.querySelector(`[data-table] [data-object="${id}"]`);
    return element === null ? [] : [{ id, rect: element.getBoundingClientRect() }];
  });
  return rects.map(({ id, rect }) => (
    <div
      key={id}
      className={styles.ring}
      style={{ left: rect.left - 5, top: rect.top - 5, width: rect.width + 10, height: rect.height + 10 }}
    />
  ));
}

/** What is being dragged, under the pointer. */
export function Ghost() {
  const what = useDragged((state) => state.what);
  if (what === null) return null;
  return <GhostCard card={what.card} x={what.x} y={what.y} />;
}

import { CardFace, cardFacts } from "../card/index.ts";

function GhostCard({ card, x, y }: { readonly card: number; readonly x: number; readonly y: number }) {
  return (
    <div className={styles.ghost} style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -58%) rotate(-3deg)` }}>
      <CardFace card={cardFacts(card)} size="small" />
    </div>
  );
}
