import { readdirSync, readFileSync } from "node:fs";
import { monitorEventLoopDelay, PerformanceObserver } from "node:perf_hooks";

/** How hard a server's process worked since it was last asked; all in milliseconds. */
export interface Strain {
  readonly cpu: number;
  /** Of that, what the system did for it. */
  readonly kernel: number;
  /** Of the main thread alone; NaN where the system does not tell. */
  readonly mainCpu: number;
  /** By thread, the busiest first. */
  readonly threads: readonly number[];
  readonly stallP99: number;
  readonly stallWorst: number;
  readonly gc: number;
  readonly gcWorst: number;
}

const INTERVAL = 5;

export class StrainGauge {
  private readonly delay = monitorEventLoopDelay({ resolution: INTERVAL });
  private cpu = process.cpuUsage();
  private threads = threadsCpu();
  private pauses: number[] = [];
  private readonly observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) this.pauses.push(duration);
  });

  constructor() {
    this.delay.enable();
    this.observer.observe({ entryTypes: ["gc"] });
  }

  taken(): Strain {
    const { user, system } = process.cpuUsage(this.cpu);
    const threads = threadsCpu();
    const since = (id: string): number => (threads.get(id) ?? Number.NaN) - (this.threads.get(id) ?? 0);
    const { pauses, delay } = this;
    const strain = {
      cpu: (user + system) / 1000,
      kernel: system / 1000,
      mainCpu: since(String(process.pid)),
      threads: [...threads.keys()].map(since).sort((a, b) => b - a),
      stallP99: Math.max(0, delay.percentile(99) / 1e6 - INTERVAL),
      stallWorst: Math.max(0, delay.max / 1e6 - INTERVAL),
      gc: pauses.reduce((sum, pause) => sum + pause, 0),
      gcWorst: Math.max(0, ...pauses),
    };
    this.cpu = process.cpuUsage();
    this.threads = threads;
    this.pauses = [];
    delay.reset();
    return strain;
  }
}

/** By thread; Linux tells it in hundredths of a second, others do not. */
function threadsCpu(): ReadonlyMap<string, number> {
  const out = new Map<string, number>();
  try {
    for (const id of readdirSync("/proc/self/task")) {
      const fields = readFileSync(`/proc/self/task/${id}/stat`, "latin1").split(") ")[1].split(" ");
      out.set(id, (Number(fields[11]) + Number(fields[12])) * 10);
    }
  } catch {}
  return out;
}
