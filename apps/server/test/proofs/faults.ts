import { removal, restoring, starts, wallClock } from "./faults/alone.ts";
import type { Verdict } from "./faults/arena.ts";
import { diskFull, postgresAway, readOnly, redisAway, stopWithout } from "./faults/outages.ts";
import { ghosts, sessions, stoppedHolder, stoppedLeader } from "./faults/processes.ts";

/** Each fault that a server has to stand, brought about and looked at: with several processes, or alone. */
export const TOGETHER: Readonly<Record<string, () => Promise<Verdict>>> = {
  stoppedLeader,
  stoppedHolder,
  postgresAway,
  readOnly,
  redisAway,
  ghosts,
  sessions,
  starts,
  stopWithout,
};

export const ALONE: Readonly<Record<string, () => Promise<Verdict>>> = {
  diskFull,
  wallClock,
  restoring,
  removal: () => removal({ rooms: 300, entries: 1000 }),
};

/** All of them, or those whose numbers in this list are asked for. */
export async function faults(only: number, tell: (line: string) => void): Promise<{ isProven: boolean; figures: Record<string, Verdict> }> {
  const figures: Record<string, Verdict> = {};
  const all = Object.entries({ ...TOGETHER, ...ALONE });
  for (const [i, [name, run]] of all.entries()) {
    if (only > 0 && only !== i + 1) continue;
    figures[name] = await run().catch((error: unknown) => ({ isProven: false, figures: { error: String(error) } }));
    tell(`${figures[name].isProven ? "holds" : "fails"}  ${i + 1} ${name} ${JSON.stringify(figures[name].figures)}`);
  }
  return { isProven: Object.values(figures).every(({ isProven }) => isProven), figures };
}
