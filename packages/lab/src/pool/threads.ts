import type { Runner } from "./runner.ts";

/** Threads of this machine. `file` is a module whose default export is `playHere`. */
export async function inThreads(file: string, threads: number): Promise<Runner> {
  const { Piscina } = await import("piscina");
  const pool = new Piscina({ filename: file, minThreads: threads, maxThreads: threads });
  return {
    // One more for each, so that nobody waits for the next one.
    width: 2 * threads,
    run: (job) => pool.run(job),
    close: () => pool.destroy(),
  };
}
