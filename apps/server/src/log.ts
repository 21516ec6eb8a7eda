import { wordsOf } from "./store/trouble.ts";

/** So many of a kind are written at once; after them one a minute, which says how many there were. */
const AT_ONCE = 3;
const EVERY = 60_000;
const MOST_KINDS = 500;
const WARN = 40;

interface Kind {
  since: number;
  count: number;
}

/** What goes wrong again and again fills no log: a hook for pino, which asks it about every line. */
export function sparingly(now: () => number = () => performance.now()) {
  const kinds = new Map<string, Kind>();
  return function logMethod(this: unknown, args: unknown[], method: (...args: unknown[]) => void, level: number): void {
    if (level < WARN) {
      method.apply(this, args);
      return;
    }
    const key = kindOf(args);
    const time = now();
    const known = kinds.get(key);
    if (known === undefined || time - known.since > EVERY) {
      if (kinds.size >= MOST_KINDS) kinds.clear();
      const left = known === undefined ? 0 : Math.max(0, known.count - AT_ONCE);
      kinds.set(key, { since: time, count: 1 });
      method.apply(this, left === 0 ? args : withRepeated(args, left));
      return;
    }
    known.count++;
    if (known.count <= AT_ONCE) method.apply(this, args);
  };
}

/** The words of a line and of its error; rooms and numbers in it are not looked at. */
function kindOf([first, second]: readonly unknown[]): string {
  if (typeof first !== "object" || first === null) return String(first);
  const { err, reason } = first as { err?: unknown; reason?: unknown };
  return `${String(second)} ${err === undefined ? String(reason ?? "") : wordsOf(err)}`;
}

const withRepeated = ([first, ...rest]: unknown[], repeated: number): unknown[] =>
  typeof first === "object" && first !== null ? [{ ...first, repeated }, ...rest] : [{ repeated }, first, ...rest];
