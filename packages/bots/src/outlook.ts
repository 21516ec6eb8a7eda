import {
  type Answer,
  anyLegal,
  type CardPool,
  type Decision,
  isAmong,
  legal,
  type ObjectId,
  observe,
  type Seat,
  type State,
  seenBy,
  type View,
} from "@rulebound/engine/internal";
import { deal } from "./belief.ts";
import type { Choices } from "./instinct/answers.ts";
import type { Position } from "./instinct/position.ts";
import type { Rng } from "./rng.ts";

/** A game as the player who is asked may know it. The game itself stays inside: nobody gets at it from here. */
export class Outlook {
  readonly seat: Seat;
  readonly #state: State;
  private listed: readonly Answer[] | null = null;

  constructor(state: State) {
    if (state.decision === null) throw new Error("nobody is asked: the game is over");
    this.#state = state;
    this.seat = state.decision.player;
  }

  /** All legal answers, in small steps. In every game that `imagine` gives, `legal` lists the same ones. */
  get answers(): readonly Answer[] {
    this.listed ??= legal(this.#state);
    return this.listed;
  }

  /** Any of them, each as likely as another, found without listing all. */
  any(rng: Rng): Answer {
    return anyLegal(this.#state, rng) as Answer;
  }

  /** The question, which is the seat's own. */
  get decision(): Decision {
    return this.#state.decision as Decision;
  }

  get pool(): CardPool {
    return this.#state.pool;
  }

  /** The card that an object is, by its index in the pool; -1 where the seat cannot see it. */
  cardOf(id: ObjectId): number {
    const o = this.#state.objects[id];
    return o !== undefined && isAmong(seenBy(o), this.seat) ? o.card : -1;
  }

  /** Everything the seat can see. */
  view(): View {
    return observe(this.#state, this.seat);
  }

  /** The same, and the answers, as a network is shown them. */
  show(position: Position, choices: Choices): void {
    position.write(this.#state, this.seat);
    choices.write(this.#state, this.seat, this.answers, position);
  }

  /**
   * A game that could be this one for all that the seat knows, to try answers on: what it cannot see is dealt by chance,
   * from its own deck list and from what its opponents may be playing. It is the caller's own.
   */
  imagine(rng: Rng): State {
    return deal(this.#state, this.seat, rng);
  }
}
