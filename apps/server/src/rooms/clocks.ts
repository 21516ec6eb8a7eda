import type { ClockTerms, ClockView } from "@rulebound/protocol";

/** When the increment comes: after one's own turn; in games of the first version, whenever a decision passed on to somebody else. */
export type IncrementRule = "turn" | "handOver";

/** So long before the end whoever decides is warned, but no longer than for half of what a decision may take. */
const WARNING = 30_000;

/** The clocks of one game. Times are given, never read: the same entries give the same clocks. */
export class Clocks {
  private readonly left: number[];
  private running: number | null = null;
  /** Until when time is counted. */
  private counted = 0;
  /** What each seat has used up of its limit since something happened in the game. */
  private readonly spent: number[];
  /** The open decision does not end before, since its player was warned late. */
  private notBefore = 0;
  private isWarned = false;
  /** Turns up to this one have brought their increment: a turn that is taken back and ended again brings no second one. */
  private paid = 0;
  private readonly limit: number;
  private readonly warning: number;

  constructor(
    private readonly terms: ClockTerms,
    seats: number,
    /** Bots have no clock. */
    private readonly isTimed: (seat: number) => boolean,
    private readonly rule: IncrementRule = "turn",
  ) {
    this.left = Array.from({ length: seats }, () => terms.game * 1000);
    this.spent = this.left.map(() => 0);
    this.limit = terms.decision * 1000;
    this.warning = Math.min(WARNING, this.limit / 2);
  }

  /**
   * A decision of that seat is open from now on; null: nobody's. `idly`: nothing has happened but an invitation or its
   * refusal (489.8.a), so whoever is asked again has what they had left.
   */
  ask(seat: number | null, at: number, idly: "idly" | "anew" = "anew"): void {
    this.count(at);
    const before = this.running;
    this.running = seat !== null && this.isTimed(seat) ? seat : null;
    if (idly === "anew") this.spent.fill(0);
    this.notBefore = 0;
    if (this.rule === "handOver" && before !== null && before !== this.running) this.left[before] += this.terms.increment * 1000;
    // What ends so soon is told with the question.
    this.isWarned = this.running !== null && this.remaining(this.running) <= this.warning;
  }

  /** That seat's turn is over, the first in the game being 1. */
  turnOver(seat: number, turn: number): void {
    if (this.rule !== "turn" || turn <= this.paid) return;
    this.paid = turn;
    if (this.isTimed(seat)) this.left[seat] += this.terms.increment * 1000;
  }

  /** Time went by that is nobody's: since then, or since it was last counted. Whoever has to decide needs a moment to come back. */
  skip(at: number, since = this.counted): void {
    this.count(since);
    this.counted = Math.max(at, this.counted);
    if (this.running !== null && this.remaining(this.running) <= this.warning) this.warn(at);
  }

  /** When the player who has to decide runs out of time. */
  deadline(): number | null {
    return this.running === null ? null : Math.max(this.counted + this.remaining(this.running), this.notBefore);
  }

  /** When that player has to be warned; null: nobody has to be. */
  warningAt(): number | null {
    return this.running === null || this.isWarned ? null : this.counted + this.remaining(this.running) - this.warning;
  }

  /** The player who has to decide is told now that it ends soon, and has all the time of a warning after it. */
  warn(at: number): void {
    this.isWarned = true;
    this.notBefore = at + this.warning;
  }

  /** As a seat is told of them. For how long somebody else's decision is open would tell when they chose what nobody sees. */
  view(now: number, seat: number): ClockView {
    const { running } = this;
    const past = running === null ? 0 : Math.max(0, now - this.counted);
    const left = this.left.map((ms, other) => Math.max(0, other === running ? ms - past : ms));
    const deadline = this.deadline();
    if (running === null || running !== seat || deadline === null) return { left, running, decision: null };
    const endsIn = Math.max(0, deadline - now);
    return {
      left,
      running,
      decision: {
        left: Math.max(0, this.limit - this.spent[running] - past),
        limit: this.limit,
        endsIn,
        warnsIn: this.isWarned ? 0 : Math.max(0, endsIn - this.warning),
      },
    };
  }

  private remaining(seat: number): number {
    return Math.max(0, Math.min(this.left[seat], this.limit - this.spent[seat]));
  }

  private count(at: number): void {
    if (this.running !== null) {
      const past = Math.max(0, at - this.counted);
      this.left[this.running] = Math.max(0, this.left[this.running] - past);
      this.spent[this.running] += past;
    }
    this.counted = Math.max(at, this.counted);
  }
}

/** As JSON, written field by field: two of them go out with each answer. */
export function clockText(clock: ClockView | null): string {
  if (clock === null) return "null";
  const { left, running, decision } = clock;
  const own =
    decision === null
      ? "null"
      : `{"left":${decision.left},"limit":${decision.limit},"endsIn":${decision.endsIn},"warnsIn":${decision.warnsIn}}`;
  return `{"left":[${left.join(",")}],"running":${running},"decision":${own}}`;
}
