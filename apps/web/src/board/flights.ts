import type { EventView } from "@rulebound/engine";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useStore } from "zustand";
import { prefersStillness } from "../app/settings.ts";
import type { Table } from "../engine/table.ts";

/**
 * Cards fly from where they were to where they are. Where they were is measured just before the page changes; the page
 * itself never waits: it is always up to date, only drawn as if things were still on their way.
 */

interface Seen {
  readonly rect: DOMRect;
  readonly element: HTMLElement;
}

const DURATION_MS = 300;
const EASE = "cubic-bezier(0.2, 0.8, 0.25, 1)";
/** More frames than this in a second, and cards jump. */
const MOST_A_SECOND = 8;

function measure(root: HTMLElement): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-object]")) {
    const id = element.dataset.object;
    if (id !== undefined && !seen.has(id)) seen.set(id, { rect: element.getBoundingClientRect(), element });
  }
  return seen;
}

/** Where something comes from that was not to be seen before: a deck, a rune deck, a hand. */
function originOf(root: HTMLElement, event: EventView | undefined): DOMRect | null {
  if (event === undefined) return null;
  const selector =
    event.type === "drew"
      ? `[data-pile="deck-${event.player}"]`
      : event.type === "channelled"
        ? `[data-pile="runeDeck-${event.player}"]`
        : event.type === "played" || event.type === "entered" || event.type === "revealed"
          ? `[data-hand-of="${event.player}"]`
          : null;
  return selector === null ? null : (root.querySelector(selector)?.getBoundingClientRect() ?? null);
}

function destinationOf(root: HTMLElement, event: EventView | undefined): DOMRect | null {
  if (event === undefined) return null;
  const pile = event.type === "recycled" ? "deck" : event.type === "banished" ? "banished" : event.type === "returned" ? null : "trash";
  const selector = pile === null ? `[data-hand-of="${event.player}"]` : `[data-pile="${pile}-${event.player}"]`;
  return root.querySelector(selector)?.getBoundingClientRect() ?? null;
}

function fly(element: HTMLElement, from: DOMRect, to: DOMRect, duration: number): void {
  const dx = from.left - to.left;
  const dy = from.top - to.top;
  const scale = to.width === 0 ? 1 : from.width / to.width;
  if (Math.abs(dx) < 3 && Math.abs(dy) < 3 && Math.abs(scale - 1) < 0.05) return;
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 10 },
      { transform: "none", transformOrigin: "0 0", zIndex: 10 },
    ],
    { duration, easing: EASE },
  );
}

/** Something that has left the table is drawn on its way out. */
function leave(layer: HTMLElement, { rect, element }: Seen, to: DOMRect | null, duration: number): void {
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const name of ["data-object", "data-nav", "data-light", "id"]) ghost.removeAttribute(name);
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "absolute",
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    margin: "0",
    transform: "none",
  });
  ghost.style.setProperty("--card-w", `${rect.width}px`);
  layer.append(ghost);
  const end =
    to === null ? "scale(0.8)" : `translate(${to.left - rect.left}px, ${to.top - rect.top}px) scale(${Math.min(1, to.width / rect.width)})`;
  ghost.animate(
    [
      { transform: "none", transformOrigin: "0 0", opacity: 1 },
      { transform: end, transformOrigin: "0 0", opacity: to === null ? 0 : 0.4 },
    ],
    { duration, easing: EASE },
  ).onfinish = () => ghost.remove();
}

export function useFlights(table: Table, root: RefObject<HTMLElement | null>, layer: RefObject<HTMLElement | null>): void {
  const before = useRef<ReadonlyMap<string, Seen> | null>(null);
  const times = useRef<number[]>([]);
  const frame = useStore(table.store, (state) => state.frame);
  useEffect(
    () =>
      table.store.subscribe((now, then) => {
        if (now.frame !== then.frame && root.current !== null && before.current === null && !prefersStillness())
          before.current = measure(root.current);
      }),
    [table, root],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever the frame has changed
  useLayoutEffect(() => {
    const was = before.current;
    before.current = null;
    if (was === null || root.current === null || layer.current === null) return;
    const now = performance.now();
    times.current = [...times.current.filter((time) => now - time < 1000), now];
    const rush = times.current.length;
    if (rush > MOST_A_SECOND) return;
    const duration = rush > 3 ? DURATION_MS / 2 : DURATION_MS;
    const { events, fresh } = table.store.getState();
    const news = new Map<string, EventView>();
    for (const event of events.slice(events.length - fresh)) if (event.object >= 0) news.set(String(event.object), event);
    const is = measure(root.current);
    for (const [id, { rect, element }] of is) {
      const from = was.get(id)?.rect ?? originOf(root.current, news.get(id));
      if (from !== null && from !== undefined) fly(element, from, rect, duration);
      else if (was.size > 0)
        element.animate(
          [
            { opacity: 0, scale: 0.85 },
            { opacity: 1, scale: 1 },
          ],
          { duration: duration / 2 },
        );
    }
    for (const [id, seen] of was)
      if (!is.has(id) && news.has(id)) leave(layer.current, seen, destinationOf(root.current, news.get(id)), duration);
  }, [frame]);
}
