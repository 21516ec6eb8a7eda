/** Whether the other end of a connection still answers. Times are milliseconds. */

const BEAT = 350;
/** Whoever has not been heard for so long is asked for a sign of life. */
const QUIET = 700;
/** So long an answer may take before it is said that there is none: with what comes before, three seconds at most. */
const PATIENCE = 1400;
/** So long it may take before the connection is given up: a slow line is better than none. */
const HOPE = 5000;
/** A beat that comes so late was held up by the browser (a page in the background, a lid that was closed): it says nothing. */
const LATE = 4 * BEAT;

interface Listener {
  ask(): void;
  /** No answer comes; null: one has come after all. */
  silent(lastHeard: number | null, givenUpAt: number): void;
  lost(lastHeard: number): void;
}

export class Heartbeat {
  private timer: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  private askedAt: number | null = null;
  private isSilent = false;
  private beatAt = 0;

  constructor(private readonly listener: Listener) {}

  start(): void {
    this.stop();
    this.heard();
    this.beatAt = performance.now();
    this.timer = setInterval(() => this.beat(), BEAT);
  }

  stop(): void {
    clearInterval(this.timer);
    this.isSilent = false;
    this.askedAt = null;
  }

  heard(): void {
    this.heardAt = performance.now();
    this.askedAt = null;
    if (this.isSilent) this.listener.silent(null, 0);
    this.isSilent = false;
  }

  private beat(): void {
    const now = performance.now();
    const isLate = now - this.beatAt > LATE;
    this.beatAt = now;
    if (this.askedAt === null || isLate) {
      if (!isLate && now - this.heardAt < QUIET) return;
      this.askedAt = now;
      this.listener.ask();
      return;
    }
    const waited = now - this.askedAt;
    if (waited > HOPE) {
      const { heardAt } = this;
      this.stop();
      this.listener.lost(heardAt);
    } else if (waited > PATIENCE && !this.isSilent) {
      this.isSilent = true;
      this.listener.silent(this.heardAt, this.askedAt + HOPE);
    }
  }
}
