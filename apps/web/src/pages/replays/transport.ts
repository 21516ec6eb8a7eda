import { useEffect, useRef, useState } from "react";
import type { Watching } from "../../study/replay.ts";
import type { Point } from "./judging.ts";

/** What has been shown may be looked at for that long before the game goes on. */
const REST_MS = 700;

export interface Transport {
  /** The stop that is shown. */
  readonly at: number;
  readonly isPlaying: boolean;
  go(to: number): void;
  first(): void;
  previous(): void;
  next(): void;
  last(): void;
  toggle(): void;
}

/** Steps through the stops of a game, by buttons, by keys, or by itself; `seen`: the last stop of which everything has been shown. */
export function useTransport(stops: Watching["stops"], points: readonly Point[], speed: number, seen: number): Transport {
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const end = stops.length - 1;
  useEffect(() => {
    if (!isPlaying || seen !== at) return;
    const timer = setTimeout(() => setAt(Math.min(end, at + 1)), REST_MS / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, speed, end, at, seen]);
  useEffect(() => {
    if (at === end) setPlaying(false);
  }, [at, end]);
  const go = (to: number) => {
    setPlaying(false);
    setAt(Math.max(0, Math.min(end, to)));
  };
  const transport: Transport = {
    at,
    isPlaying,
    go,
    first: () => go(0),
    previous: () => go(at - 1),
    next: () => go(at + 1),
    last: () => go(end),
    toggle: () => {
      if (!isPlaying && at === end) setAt(0);
      setPlaying(!isPlaying);
    },
  };
  const turnFrom = (from: number, step: 1 | -1): number => {
    const { turn } = stops[from];
    for (let i = from + step; i >= 0 && i <= end; i += step)
      if (stops[i].turn !== turn && (i === 0 || stops[i - 1].turn !== stops[i].turn)) return i;
    return step > 0 ? end : 0;
  };
  const turnBack = () => go(turnFrom(at, -1));
  const turnOn = () => go(turnFrom(at, 1));
  useKeysFirst({
    ArrowLeft: transport.previous,
    ArrowRight: transport.next,
    ArrowUp: turnBack,
    ArrowDown: turnOn,
    Home: transport.first,
    End: transport.last,
    " ": transport.toggle,
    "[": () => go(points.findLast(({ stop }) => stop < at)?.stop ?? 0),
    "]": () => go(points.find(({ stop }) => stop > at)?.stop ?? end),
  });
  return transport;
}

const OWN_KEYS = /^(input|textarea|select|button|a)$/i;

/** Keys that are heard before the board hears them: here, arrows walk through time. */
function useKeysFirst(keys: Readonly<Record<string, () => void>>): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const act = current.current[event.key];
      const { target } = event;
      if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof HTMLInputElement && target.type !== "range") return;
      if (event.key === " " && target instanceof HTMLElement && OWN_KEYS.test(target.tagName)) return;
      if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      act();
    };
    window.addEventListener("keydown", listen, { capture: true });
    return () => window.removeEventListener("keydown", listen, { capture: true });
  }, []);
}
