import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { scaledPx } from "../app/looks.ts";
import { CardFace } from "./face.tsx";
import type { CardFacts } from "./facts.ts";
import styles from "./grid.module.css";

/** Many cards in rows, of which only those near the window are there. One stop for the Tab key; arrows walk. */

export interface CardGridProps {
  readonly cards: readonly CardFacts[];
  readonly label: string;
  readonly pick: (card: CardFacts) => void;
  /** The least width of a card. */
  readonly least?: number;
  readonly selected?: number | null;
  /** What lies over a card, such as how many of it there are. */
  readonly over?: (card: CardFacts) => ReactNode;
  /** Further words for the card's button. */
  readonly says?: (card: CardFacts) => string;
  /** By a right click or a long press: to read it. */
  readonly onLook?: (card: CardFacts) => void;
  readonly onKey?: (card: CardFacts, event: KeyboardEvent) => void;
}

const GAP = 10;
const SPARE_ROWS = 2;

interface Layout {
  readonly columns: number;
  readonly width: number;
  readonly row: number;
  readonly first: number;
  readonly rows: number;
}

function layoutOf(box: HTMLElement, least: number): Layout {
  const wide = box.clientWidth;
  const columns = Math.max(3, Math.floor((wide + GAP) / (scaledPx(least) + GAP)));
  const width = Math.floor((wide - GAP * (columns - 1)) / columns);
  const row = Math.ceil(width * 1.4) + GAP;
  const { top } = box.getBoundingClientRect();
  const first = Math.max(0, Math.floor(-top / row) - SPARE_ROWS);
  const rows = Math.ceil(window.innerHeight / row) + 2 * SPARE_ROWS + 1;
  return { columns, width, row, first, rows };
}

const isSame = (a: Layout | null, b: Layout): boolean =>
  a !== null && a.columns === b.columns && a.width === b.width && a.first === b.first && a.rows === b.rows;

export function CardGrid({ cards, label, pick, least = 132, selected = null, over, says, onLook, onKey }: CardGridProps) {
  const box = useRef<HTMLDivElement>(null);
  const [layout, setLayout] = useState<Layout | null>(null);
  const [stop, setStop] = useState(0);
  const wanted = useRef<number | null>(null);
  const press = useLongPress(onLook);

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () =>
      setLayout((old) => {
        if (element.clientWidth === 0) return old; // it is hidden
        const next = layoutOf(element, least);
        return isSame(old, next) ? old : next;
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener("scroll", measure, { passive: true, capture: true });
    window.addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      window.removeEventListener("scroll", measure, { capture: true });
      window.removeEventListener("resize", measure);
    };
  }, [least]);

  useEffect(() => {
    if (stop >= cards.length) setStop(0);
  }, [cards, stop]);

  // The card that the arrows went to may only now have come into being.
  useEffect(() => {
    if (wanted.current === null) return;
    const button = box.current?.querySelector<HTMLElement>(`[data-at="${wanted.current}"]`);
    if (button) {
      wanted.current = null;
      button.focus();
    }
  });

  const walk = (event: KeyboardEvent, at: number) => {
    if (layout === null) return;
    const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: layout.columns, ArrowUp: -layout.columns };
    const goal = event.key === "Home" ? 0 : event.key === "End" ? cards.length - 1 : at + (steps[event.key] ?? Number.NaN);
    if (Number.isNaN(goal)) {
      onKey?.(cards[at], event);
      return;
    }
    event.preventDefault();
    if (goal < 0 || goal >= cards.length) return;
    wanted.current = goal;
    setStop(goal);
    intoView(box.current, Math.floor(goal / layout.columns), layout.row);
  };

  const from = layout === null ? 0 : Math.min(layout.first * layout.columns, cards.length);
  const to = layout === null ? 0 : Math.min(cards.length, from + layout.rows * layout.columns);
  const height = layout === null ? 0 : Math.ceil(cards.length / layout.columns) * layout.row;
  const tabStop = stop >= from && stop < to ? stop : from;
  return (
    <div ref={box} className={styles.grid} style={{ height }} role="toolbar" aria-label={label}>
      {layout !== null &&
        cards.slice(from, to).map((card, i) => {
          const at = from + i;
          const x = (at % layout.columns) * (layout.width + GAP);
          const y = Math.floor(at / layout.columns) * layout.row;
          return (
            <button
              key={card.number}
              type="button"
              className={styles.cell}
              style={{
                transform: `translate(${x}px, ${y}px)`,
                ["--card-w" as string]: `${layout.width}px`,
                ["--place-w" as string]: `${layout.width}px`,
              }}
              data-at={at}
              data-card={card.number}
              data-selected={card.number === selected || undefined}
              aria-current={card.number === selected || undefined}
              tabIndex={at === tabStop ? 0 : -1}
              onClick={() => {
                setStop(at);
                if (!press.wasLong()) pick(card);
              }}
              onPointerDown={(event) => press.begin(card, event)}
              onPointerUp={press.end}
              onPointerCancel={press.end}
              onPointerLeave={press.end}
              onKeyDown={(event) => walk(event, at)}
              onContextMenu={(event) => {
                if (onLook === undefined) return;
                event.preventDefault();
                onLook(card);
              }}
            >
              <CardFace card={card} size="medium" />
              {says !== undefined && <span className="visually-hidden">{says(card)}</span>}
              {over?.(card)}
            </button>
          );
        })}
    </div>
  );
}

const LONG_MS = 450;

/** A finger that rests on a card reads it, and does not take it as well. */
function useLongPress(look: CardGridProps["onLook"]) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isLong = useRef(false);
  return {
    begin: (card: CardFacts, { pointerType }: PointerEvent) => {
      isLong.current = false;
      if (look === undefined || pointerType !== "touch") return;
      timer.current = setTimeout(() => {
        isLong.current = true;
        look(card);
      }, LONG_MS);
    },
    end: () => clearTimeout(timer.current),
    wasLong: () => isLong.current,
  };
}

/** Scrolls so that a row of the grid can be seen whole. */
function intoView(box: HTMLElement | null, row: number, height: number): void {
  if (box === null) return;
  const top = box.getBoundingClientRect().top + row * height;
  const margin = 80;
  if (top < margin) window.scrollBy({ top: top - margin });
  else if (top + height > window.innerHeight) window.scrollBy({ top: top + height - window.innerHeight + GAP });
}
