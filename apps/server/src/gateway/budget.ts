/** So much at once, and so much a second after that. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** What somebody may use up. It may be overdrawn by what is done already; who has overdrawn it waits until it is made up for. */
export class Budget {
  private level: number;
  private at: number;

  constructor(
    private readonly rate: Rate,
    now: number,
  ) {
    this.level = rate.burst;
    this.at = now;
  }

  private fill(now: number): void {
    this.level = Math.min(this.rate.burst, this.level + (Math.max(0, now - this.at) / 1000) * this.rate.perSecond);
    this.at = now;
  }

  /** Uses it up, whether it is there or not. */
  charge(cost: number, now: number): void {
    this.fill(now);
    this.level -= cost;
  }

  /** Uses it up only if it is there. */
  take(cost: number, now: number): boolean {
    this.fill(now);
    if (this.level < cost) return false;
    this.level -= cost;
    return true;
  }

  /** Milliseconds until nothing is overdrawn. */
  wait(now: number): number {
    this.fill(now);
    return this.level >= 0 ? 0 : Math.ceil((-this.level / this.rate.perSecond) * 1000);
  }

  isFull(now: number): boolean {
    this.fill(now);
    return this.level >= this.rate.burst;
  }
}
