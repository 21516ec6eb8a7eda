import { type Answer, legal, type Seat, type State } from "@rulebound/engine/internal";
import { Choices, MOST_ANSWERS } from "./answers.ts";
import type { InstinctNetwork } from "./network.ts";
import { Position } from "./position.ts";

/** What a network thinks of imagined games, whose owner may look at everything. It keeps its memory. */
export class Reader {
  private readonly position = new Position();
  private readonly choices = new Choices();
  readonly logits = new Float32Array(MOST_ANSWERS);

  constructor(private readonly network: InstinctNetwork) {}

  /** The chance of a seat to win. */
  chance(s: State, seat: Seat): number {
    if (s.winners.length > 0) return s.winners.includes(seat) ? 1 : 0;
    if (s.players[seat].lost) return 0;
    this.position.write(s, seat);
    return 1 / (1 + Math.exp(-this.network.look(this.position.rows)));
  }

  /** How much each of these answers attracts who is asked, by `logits`; how many were looked at. */
  weigh(s: State, seat: Seat, answers: readonly Answer[]): number {
    this.position.write(s, seat);
    this.choices.write(s, seat, answers, this.position);
    this.network.look(this.position.rows);
    this.network.weigh(this.choices, this.logits);
    return this.choices.count;
  }

  /** What attracts most. */
  favourite(s: State, seat: Seat): Answer {
    const answers = legal(s);
    if (answers.length === 1) return answers[0];
    const count = this.weigh(s, seat, answers);
    let best = 0;
    for (let i = 1; i < count; i++) if (this.logits[i] > this.logits[best]) best = i;
    return answers[best];
  }
}
