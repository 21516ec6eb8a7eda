/** So many at once, and so many a second after that. */
export class Bucket {
  private level: number;
  private at: number;

  constructor(
    private readonly most: number,
    private readonly perSecond: number,
    now: number,
  ) {
    this.level = most;
    this.at = now;
  }

  take(now: number): boolean {
    this.level = Math.min(this.most, this.level + (Math.max(0, now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.level < 1) return false;
    this.level--;
    return true;
  }
}
