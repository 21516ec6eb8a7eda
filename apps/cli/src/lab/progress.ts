/** A bar with the time left: one line that rewrites itself on a terminal, and now and then a line elsewhere. On standard error. */

const BAR = 24;
/** How often there is something new, in milliseconds. */
const EVERY = { terminal: 100, elsewhere: 10_000 };

export class Progress {
  private readonly started = performance.now();
  private readonly isTerminal = process.stderr.isTTY === true;
  private last = this.started;

  constructor(
    private readonly isQuiet: boolean,
    /** What is counted: "games". */
    private readonly what: string,
  ) {}

  get seconds(): number {
    return (performance.now() - this.started) / 1000;
  }

  /** `total`: of how many, so far as is known; `more`: what else there is to say. */
  show(done: number, total: number, more = ""): void {
    const now = performance.now();
    if (this.isQuiet || done === 0 || now - this.last < (this.isTerminal ? EVERY.terminal : EVERY.elsewhere)) return;
    this.last = now;
    const share = Math.min(1, done / Math.max(1, total));
    const full = Math.round(share * BAR);
    const left = (this.seconds / done) * Math.max(0, total - done);
    const words = `${done} of ${total} ${this.what}, ${paceWords(done / this.seconds)}/s, about ${timeWords(left)} left${more === "" ? "" : `, ${more}`}`;
    if (this.isTerminal) process.stderr.write(`\r\x1b[K[${"#".repeat(full)}${"·".repeat(BAR - full)}] ${words}`);
    else process.stderr.write(`${words}\n`);
  }

  end(): void {
    if (this.isTerminal && !this.isQuiet) process.stderr.write("\r\x1b[K");
  }
}

export const paceWords = (perSecond: number): string => perSecond.toFixed(perSecond < 10 ? 2 : 0);

function timeWords(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  if (seconds < 5_400) return `${Math.round(seconds / 60)} min`;
  return `${(seconds / 3600).toFixed(1)} h`;
}
