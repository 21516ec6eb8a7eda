import type { ClockTerms, ClockView } from "@rulebound/protocol";

/** The clocks of one game. Times are given, never read: the same entries give the same clocks. */
export class Clocks {
  private readonly left: number[];
  private running: number | null = null;
  /** Until when time is counted, and since when the open decision is open. */
  private counted = 0;
  private asked = 0;

  constructor(
    private readonly terms: ClockTerms,
    seats: number,
    /** Bots have no clock. */
    private readonly isTimed: (seat: number) => boolean,
  ) {
    this.left = Array.from({ length: seats }, () => terms.game * 1000);
  }

  /** A decision of that seat is open from now on; null: nobody's. */
  ask(seat: number | null, at: number): void {
    this.count(at);
    const before = this.running;
    this.running = seat !== null && this.isTimed(seat) ? seat : null;
    this.asked = at;
    // It comes back when the decision passes on: many quick answers in a row are worth no more than one.
    if (before !== null && before !== this.running) this.left[before] += this.terms.increment * 1000;
  }

  /** Time went by that is nobody's. */
  skip(at: number): void {
    const gap = Math.max(0, at - this.counted);
    this.counted = at;
    this.asked += gap;
  }

  /** When the player who has to decide runs out of time. */
  deadline(): number | null {
    if (this.running === null) return null;
    return Math.min(this.counted + this.left[this.running], this.asked + this.terms.decision * 1000);
  }

  view(now: number): ClockView {
    const past = this.running === null ? 0 : Math.max(0, now - this.counted);
    return {
      left: this.left.map((ms, seat) => Math.max(0, seat === this.running ? ms - past : ms)),
      running: this.running,
      decision: this.running === null ? null : Math.max(0, this.asked + this.terms.decision * 1000 - now),
    };
  }

  private count(at: number): void {
    if (this.running !== null) this.left[this.running] -= Math.max(0, at - this.counted);
    this.counted = Math.max(at, this.counted);
  }
}
