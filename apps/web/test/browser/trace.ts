import { writeFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";

/** What the browser's own trace says about the time that its threads have worked. */

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  /** The time that the thread was at work, without what others took from it: microseconds of the processor. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

export interface Tasks {
  /** Milliseconds, the longest first: the page's own thread, and those of its workers. */
  readonly page: readonly number[];
  readonly workers: readonly number[];
}

export async function tasksWhile(page: Page, browser: Browser, doing: () => Promise<void>): Promise<Tasks> {
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"] });
  let trace: Buffer;
  try {
    await doing();
  } finally {
    trace = await browser.stopTracing();
  }
  if (process.env.TRACE !== undefined) writeFileSync(process.env.TRACE, trace); // to be looked at in the browser's own tools
  const { traceEvents } = JSON.parse(trace.toString("utf8")) as { traceEvents: readonly TraceEvent[] };
  return { page: tasksOf(traceEvents, "CrRendererMain"), workers: tasksOf(traceEvents, "DedicatedWorker thread") };
}

/** A task that the trace does not know the working time of counts by the clock, which is never less. */
function tasksOf(events: readonly TraceEvent[], thread: string): number[] {
  const key = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
  const threads = new Set(events.filter(({ name, args }) => name === "thread_name" && args?.name === thread).map(key));
  return events
    .filter((event) => event.name === "RunTask" && event.ph === "X" && threads.has(key(event)))
    .map(({ dur = 0, tdur = dur }) => tdur / 1000)
    .sort((a, b) => b - a);
}

export const inWords = (tasks: readonly number[]): string =>
  `${tasks
    .slice(0, 5)
    .map((ms) => `${ms.toFixed(1)} ms`)
    .join(", ")} of ${tasks.length}`;
