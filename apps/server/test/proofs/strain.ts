import { readFileSync } from "node:fs";
import { monitorEventLoopDelay, PerformanceObserver } from "node:perf_hooks";

/** How hard a server's process worked since it was last asked; all in milliseconds. */
export interface Strain {
  readonly cpu: number;
  /** Of the main thread alone; NaN where the system does not tell. */
  readonly mainCpu: number;
  readonly stallP99: number;
  readonly stallWorst: number;
  readonly gc: number;
  readonly gcWorst: number;
}

const INTERVAL = 5;

export class StrainGauge {
  private readonly delay = monitorEventLoopDelay({ resolution: INTERVAL });
  private cpu = process.cpuUsage();
  private mainCpu = mainThreadCpu();
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
    const mainCpu = mainThreadCpu();
    const { pauses, delay } = this;
    const strain = {
      cpu: (user + system) / 1000,
      mainCpu: mainCpu - this.mainCpu,
      stallP99: Math.max(0, delay.percentile(99) / 1e6 - INTERVAL),
      stallWorst: Math.max(0, delay.max / 1e6 - INTERVAL),
      gc: pauses.reduce((sum, pause) => sum + pause, 0),
      gcWorst: Math.max(0, ...pauses),
    };
    this.cpu = process.cpuUsage();
    this.mainCpu = mainCpu;
    this.pauses = [];
    delay.reset();
    return strain;
  }
}

/** Linux tells it in hundredths of a second. */
function mainThreadCpu(): number {
  try {
    const fields = readFileSync(`/proc/self/task/${process.pid}/stat`, "latin1").split(") ")[1].split(" ");
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}
