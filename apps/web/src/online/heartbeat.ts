/** Whether the other end of a connection still answers. */

/** So often it is asked for a sign of life, if none came by itself. */
const BEAT_MS = 700;
/** So long it may take: what is lost has to be seen within three seconds. */
const PATIENCE_MS = 2000;
/** A beat that comes so late was held up by the browser (a page in the background, a lid that was closed): it says nothing. */
const LATE_MS = 3 * BEAT_MS;

export class Heartbeat {
  private timer: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  private askedAt: number | null = null;
  private beatAt = 0;

  constructor(
    private readonly ask: () => void,
    private readonly lost: (lastHeard: number) => void,
  ) {}

  start(): void {
    this.stop();
    this.heard();
    this.beatAt = performance.now();
    this.timer = setInterval(() => this.beat(), BEAT_MS);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  heard(): void {
    this.heardAt = performance.now();
    this.askedAt = null;
  }

  private beat(): void {
    const now = performance.now();
    const isLate = now - this.beatAt > LATE_MS;
    this.beatAt = now;
    if (this.askedAt !== null && !isLate && now - this.askedAt > PATIENCE_MS) {
      this.stop();
      this.lost(this.heardAt);
    } else if (isLate || (this.askedAt === null && now - this.heardAt >= BEAT_MS)) {
      this.askedAt = now;
      this.ask();
    }
  }
}
