import { create } from "zustand";
import { say } from "../../app/toasts.tsx";
import type { Verdict } from "../../study/judge.ts";
import { study } from "../../study/study.ts";

/** The case on the judge's desk: its text, which everything else is made from, and what came of running it. */
interface Desk {
  readonly text: string;
  readonly past: readonly string[];
  readonly future: readonly string[];
  readonly verdict: Verdict | null;
  readonly isRunning: boolean;
  /** The chapter whose board is shown; null: the last one. */
  readonly chapter: number | null;
}

const KEPT = "rulebound.judge";
const MOST_STEPS_BACK = 200;

export const NEW_CASE = `name: A question of rules
players:
  P1:
    hand: [Hextech Ray]
    runes: {fury: 3}
    base: [V3]
battlefields:
  - BF-A: {units: {P2: [Stalwart Poro]}}
  - BF-B
`;

export const useDesk = create<Desk>(() => ({
  text: localStorage.getItem(KEPT) ?? NEW_CASE,
  past: [],
  future: [],
  verdict: null,
  isRunning: false,
  chapter: null,
}));

const { getState, setState } = useDesk;

/** Typing is one step back until there is a pause. */
let typedAt = 0;
const PAUSE_MS = 900;

export function write(text: string, how: "typed" | "changed" = "changed"): void {
  const { text: before, past } = getState();
  if (text === before) return;
  const now = Date.now();
  const goesOn = how === "typed" && now - typedAt < PAUSE_MS;
  typedAt = how === "typed" ? now : 0;
  setState({ text, past: goesOn ? past : [...past.slice(-MOST_STEPS_BACK), before], future: [] });
  runSoon(how === "typed" ? 300 : 0);
}

export const change = (how: (text: string) => string): void => write(how(getState().text));

export function undo(): void {
  const { text, past, future } = getState();
  const before = past.at(-1);
  if (before === undefined) return;
  setState({ text: before, past: past.slice(0, -1), future: [text, ...future] });
  runSoon(0);
}

export function redo(): void {
  const { text, past, future } = getState();
  const [after, ...rest] = future;
  if (after === undefined) return;
  setState({ text: after, past: [...past, text], future: rest });
  runSoon(0);
}

export const show = (chapter: number | null): void => setState({ chapter });

let soon: ReturnType<typeof setTimeout> | undefined;

export function runSoon(delay: number): void {
  clearTimeout(soon);
  soon = setTimeout(() => void run(), delay);
}

export async function run(): Promise<void> {
  const { text } = getState();
  localStorage.setItem(KEPT, text);
  setState({ isRunning: true });
  try {
    const verdict = await study("judge", text);
    if (getState().text === text) setState({ verdict, isRunning: false, chapter: null });
  } catch (error) {
    setState({ isRunning: false });
    say(error instanceof Error ? error.message : String(error));
  }
}
