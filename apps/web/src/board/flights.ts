import { type EventView, Zone } from "@rulebound/engine/internal";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { StoreApi } from "zustand/vanilla";
import { prefersStillness } from "../app/settings.ts";
import type { TableState } from "../engine/table.ts";
import { useEvents, useFrame } from "./context.ts";

/**
 * Cards fly from where they were to where they are. Where they were is measured when a frame arrives, where they are as soon
 * as it is on the page, and they set off just before the browser paints it: what has to be reckoned is shared out among three
 * tasks. The page itself never waits: it is always up to date, only drawn as if things were still on their way.
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
function originOf(event: EventView | undefined): string | null {
  if (event === undefined) return null;
  switch (event.type) {
    case "drew":
      return `[data-pile="deck-${event.player}"]`;
    case "channelled":
      return `[data-pile="runeDeck-${event.player}"]`;
    case "played":
    case "entered":
    case "revealed":
      return `[data-hand-of="${event.player}"]`;
    default:
      return null;
  }
}

type Gone = Pick<EventView, "type" | "player" | "to">;

/** Whatever leaves the board goes to its owner (056.2), whoever has done it. */
export function destinationOf(event: Gone, { dataset }: Pick<HTMLElement, "dataset">): string {
  const pile = pileOf(event);
  const owner = dataset.owner ?? event.player;
  return pile === null ? `[data-hand-of="${owner}"]` : `[data-pile="${pile}-${owner}"]`;
}

/** Null: a hand. */
function pileOf({ type, to }: Gone): "deck" | "banished" | "trash" | null {
  switch (type) {
    case "recycled":
      return "deck";
    case "banished":
      return "banished";
    case "returned":
      return null;
    case "put":
      return to === Zone.hand ? null : to === Zone.deck ? "deck" : "trash";
    default:
      return "trash";
  }
}

interface Flight {
  readonly element: HTMLElement;
  readonly from: DOMRect | null;
  readonly to: DOMRect | null;
}

/** What comes, and what goes. Everything is measured here, before the first of them moves. */
function flightsOf(root: HTMLElement, was: ReadonlyMap<string, Seen>, news: ReadonlyMap<string, EventView>) {
  const is = measure(root);
  const places = new Map<string, DOMRect | null>();
  const placeOf = (selector: string | null): DOMRect | null => {
    if (selector === null) return null;
    if (!places.has(selector)) places.set(selector, root.querySelector(selector)?.getBoundingClientRect() ?? null);
    return places.get(selector) ?? null;
  };
  const come: Flight[] = [];
  const go: Flight[] = [];
  for (const [id, { rect, element }] of is) {
    const known = was.get(id);
    if (known !== undefined && element.dataset.rune !== undefined) continue; // runes only close ranks
    const from = known?.rect ?? placeOf(originOf(news.get(id)));
    if (from === null || isFar(from, rect)) come.push({ element, from, to: rect });
  }
  for (const [id, { rect, element }] of was) {
    const event = news.get(id);
    if (!is.has(id) && event !== undefined) go.push({ element, from: rect, to: placeOf(destinationOf(event, element)) });
  }
  return { come, go };
}

const isFar = (from: DOMRect, to: DOMRect): boolean =>
  Math.abs(from.left - to.left) >= 3 || Math.abs(from.top - to.top) >= 3 || Math.abs(from.width / (to.width || from.width) - 1) >= 0.05;

/** From the middle of one to the middle of the other. Nothing but transforms and opacity, which the browser moves by itself. */
function between(from: DOMRect, to: DOMRect): string {
  const dx = to.left + to.width / 2 - from.left - from.width / 2;
  const dy = to.top + to.height / 2 - from.top - from.height / 2;
  return `translate(${dx}px, ${dy}px) scale(${from.width === 0 ? 1 : to.width / from.width})`;
}

function arrive({ element, from, to }: Flight, duration: number): void {
  if (from === null || to === null) {
    element.animate({ opacity: [0, 1], scale: [0.85, 1] }, { duration: duration / 2 });
    return;
  }
  element.style.zIndex = "10";
  element.animate({ transform: [between(to, from), "none"] }, { duration, easing: EASE }).finished.finally(() => {
    element.style.zIndex = "";
  });
}

/** Something that has left the table is drawn on its way out. */
function leave(layer: HTMLElement, { element, from, to }: Flight, duration: number): void {
  if (from === null) return;
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const name of ["data-object", "data-nav", "data-light", "id"]) ghost.removeAttribute(name);
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "absolute",
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: "0",
    transform: "none",
  });
  ghost.style.setProperty("--card-w", `${from.width}px`);
  layer.append(ghost);
  ghost.animate(
    { transform: ["none", to === null ? "scale(0.8)" : between(from, to)], opacity: [1, to === null ? 0 : 0.4] },
    { duration, easing: EASE },
  ).onfinish = () => ghost.remove();
}

export function useFlights(store: StoreApi<TableState>, root: RefObject<HTMLElement | null>, layer: RefObject<HTMLElement | null>): void {
  const before = useRef<ReadonlyMap<string, Seen> | null>(null);
  const told = useRef(0);
  const times = useRef<number[]>([]);
  const frame = useFrame();
  const events = useEvents();
  useEffect(
    () =>
      store.subscribe((now, then) => {
        if (now.frame !== then.frame && root.current !== null && before.current === null && !prefersStillness())
          before.current = measure(root.current);
      }),
    [store, root],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever the frame has changed
  useLayoutEffect(() => {
    const was = before.current;
    const news = new Map<string, EventView>();
    for (const event of events.slice(told.current)) if (event.object >= 0) news.set(String(event.object), event);
    before.current = null;
    told.current = events.length;
    if (was === null || root.current === null) return;
    const now = performance.now();
    times.current = [...times.current.filter((time) => now - time < 1000), now];
    const rush = times.current.length;
    if (rush > MOST_A_SECOND) return;
    const duration = rush > 3 ? DURATION_MS / 2 : DURATION_MS;
    const { come, go } = flightsOf(root.current, was, news);
    requestAnimationFrame(() => {
      for (const flight of come) arrive(flight, duration);
      if (layer.current !== null) for (const flight of go) leave(layer.current, flight, duration);
    });
  }, [frame]);
}
