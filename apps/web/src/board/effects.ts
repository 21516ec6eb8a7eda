import type { EventView } from "@rulebound/engine/internal";
import { type RefObject, useEffect } from "react";
import type { StoreApi } from "zustand/vanilla";
import { prefersStillness } from "../app/settings.ts";
import { play, type Sound } from "../app/sound.ts";
import type { TableState } from "../engine/table.ts";
import { stringsNow } from "../strings/index.ts";
import styles from "./overlay.module.css";

/** Small signs of what has just happened, where it happened, and the sounds of it. */

interface Float {
  readonly text: string;
  readonly kind: "damage" | "good" | "points" | "word";
  readonly selector: string;
}

function floatOf(event: EventView): Float | null {
  const { board } = stringsNow();
  const object = `[data-object="${event.object}"]`;
  switch (event.type) {
    case "dealt":
      return { text: `−${event.amount}`, kind: "damage", selector: object };
    case "gaveMight":
      return {
        text: `${event.amount < 0 ? "−" : "+"}${Math.abs(event.amount)}`,
        kind: event.amount < 0 ? "damage" : "good",
        selector: object,
      };
    case "buffed":
      return { text: "+1", kind: "good", selector: object };
    case "stunned":
      return { text: board.effects.stunned, kind: "word", selector: object };
    case "countered":
      return { text: board.effects.countered, kind: "word", selector: object };
    case "gainedPoints":
      return { text: `+${event.amount}`, kind: "points", selector: `[data-score="${event.player}"]` };
    case "conquer":
      return { text: board.effects.conquer, kind: "points", selector: `[data-place="${event.at}"]` };
    case "hold":
      return { text: board.effects.hold, kind: "points", selector: `[data-place="${event.at}"]` };
    default:
      return null;
  }
}

const SOUNDS: Readonly<Partial<Record<EventView["type"], Sound>>> = {
  played: "play",
  finalized: "play",
  drew: "draw",
  moved: "move",
  dealt: "hit",
  died: "die",
  conquer: "score",
  hold: "score",
  turnBegan: "turn",
  triggered: "chime",
  won: "win",
};
const MOST_SOUNDS = 3;
const MOST_FLOATS = 8;

export function useEffects(store: StoreApi<TableState>, root: RefObject<HTMLElement | null>, layer: RefObject<HTMLElement | null>): void {
  useEffect(
    () =>
      store.subscribe((now, then) => {
        if (now.events === then.events || now.fresh === 0 || now.fresh > 60) return;
        const events = now.events.slice(now.events.length - now.fresh);
        const sounds = new Set(events.flatMap(({ type }) => SOUNDS[type] ?? []));
        for (const sound of [...sounds].slice(0, MOST_SOUNDS)) play(sound);
        if (prefersStillness()) return;
        const floats = events.flatMap((event) => floatOf(event) ?? []);
        const { current: layerElement } = layer;
        if (layerElement === null) return;
        // Where it was before the page changes, so that what dies shows what killed it; all are measured before one is drawn.
        const placed = floats.slice(0, MOST_FLOATS).flatMap((float) => {
          const rect = root.current?.querySelector(float.selector)?.getBoundingClientRect();
          return rect === undefined ? [] : [{ ...float, rect }];
        });
        for (const { text, kind, rect } of placed) {
          const element = document.createElement("span");
          element.className = styles.float;
          element.dataset.kind = kind;
          element.textContent = text;
          element.style.left = `${rect.left + rect.width / 2}px`;
          element.style.top = `${rect.top + rect.height / 2}px`;
          layerElement.append(element);
          element.animate(
            [
              { opacity: 0, transform: "scale(0.5)" },
              { opacity: 1, transform: "scale(1.25)", offset: 0.2 },
              { opacity: 1, transform: "scale(1)", offset: 0.6 },
              { opacity: 0, transform: "translateY(-24px)" },
            ],
            { duration: 1100, easing: "ease-out" },
          ).onfinish = () => element.remove();
        }
      }),
    [store, root, layer],
  );
}
