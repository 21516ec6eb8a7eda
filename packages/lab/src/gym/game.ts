import { ask, type Bot, createRng, Encoder } from "@rulebound/bots";
import {
  type Answer,
  applyInPlace,
  describe,
  determinize,
  FIRST_SEAT,
  fork,
  type GameSetup,
  hash,
  load,
  NOBODY,
  newGame,
  observe,
  type Seat,
  type State,
  save,
  toAliases,
  type View,
} from "@rulebound/engine/internal";

export interface GymSetup extends GameSetup {
  /** By seat: who plays it; null: the learner. */
  readonly bots: readonly (Bot | null)[];
  readonly mostDecisions: number;
  /** How much is added to the seed of the game that begins when this one is over; 0: none begins. */
  readonly again: number;
}

const encoder = new Encoder();

/** One game, as a learner drives it. It shows a seat nothing that this seat may not know. */
export class GymGame {
  /** Whose turn it is to decide; -1: the game is over. */
  player: Seat = NOBODY;
  /** Numbers of the legal actions, in the engine's order. Known once the position has been encoded. */
  actions: readonly number[] = [];
  private answers: readonly Answer[] = [];

  private constructor(
    private readonly state: State,
    readonly setup: GymSetup,
    public decisions: number,
  ) {
    this.letBotsPlay();
  }

  static begin(setup: GymSetup): GymGame {
    return new GymGame(newGame(setup), setup, 0);
  }

  /** From what `save` gave. Throws a SaveError for a text that is no game. */
  static load(setup: GymSetup, saved: { readonly state: string; readonly decisions: number }): GymGame {
    return new GymGame(load(setup.pool, saved.state), setup, saved.decisions);
  }

  get isOver(): boolean {
    return this.player === NOBODY;
  }

  /** Stopped because it took too long: nobody gets anything. */
  get isTruncated(): boolean {
    return this.isOver && this.state.winners.length === 0;
  }

  get seats(): number {
    return this.state.players.length;
  }

  /** By seat: 0 until the end; then 1 for each winner, and the others share what that costs, so that it adds up to 0. */
  reward(seat: Seat): number {
    const { players, winners } = this.state;
    if (winners.length === 0 || !this.isOver || seat >= players.length) return 0;
    return winners.includes(seat) ? 1 : -winners.length / (players.length - winners.length);
  }

  /** Writes what the player who is asked may know, and the legal answers. */
  encode(observation: Int16Array, answers: Int16Array): void {
    if (this.isOver) {
      observation.fill(0);
      answers.fill(0);
      this.actions = [];
      return;
    }
    encoder.encode(this.state, observation, answers);
    this.answers = encoder.answers;
    this.actions = encoder.actions.slice();
  }

  /** Writes what a seat may know, whoever is asked. */
  observe(seat: Seat, observation: Int16Array): void {
    encoder.observe(this.state, seat, observation);
  }

  /** Does a legal action; who is asked next is another question. */
  act(action: number): void {
    const at = this.actions.indexOf(action);
    if (at < 0) throw new Error(`action ${action} is not legal now`);
    const refusal = applyInPlace(this.state, this.answers[at]);
    if (refusal !== null) throw new Error(`a listed action is refused (${refusal.rule}): ${refusal.detail}`);
    this.decisions++;
    this.letBotsPlay();
  }

  /** The legal actions as action lines. */
  describe(): { readonly action: number; readonly line: string }[] {
    return this.actions.map((action, i) => ({ action, line: describe(this.state, this.answers[i]) }));
  }

  /** What the player who is asked may know, with names, and the legal actions as the engine asks for them. */
  view(): { readonly view: View; readonly actions: readonly { readonly action: number; readonly answer: Answer }[] } {
    const viewer = this.isOver ? FIRST_SEAT : this.player;
    const actions = this.actions.map((action, i) => ({ action, answer: toAliases(this.state, viewer, this.answers[i]) }));
    return { view: observe(this.state, viewer), actions };
  }

  hash(): string {
    return hash(this.state);
  }

  /** All of the game, the hidden cards too. */
  save(): { readonly state: string; readonly decisions: number } {
    return { state: save(this.state), decisions: this.decisions };
  }

  fork(): GymGame {
    return new GymGame(fork(this.state), this.setup, this.decisions);
  }

  /** A game that could be this one for all that the player who is asked knows. */
  determinize(seed: number): GymGame {
    return new GymGame(determinize(this.state, this.player, createRng(seed)), this.setup, this.decisions);
  }

  /** Bots play their seats until the learner is to decide, or nobody. Their chance is that of the decision: a saved game goes on alike. */
  private letBotsPlay(): void {
    const { bots, mostDecisions, seed } = this.setup;
    for (let d = this.state.decision; d !== null && this.decisions < mostDecisions; d = this.state.decision) {
      const bot = bots[d.player] ?? null;
      if (bot === null) {
        this.player = d.player;
        return;
      }
      const refusal = applyInPlace(this.state, ask(bot, this.state, createRng(seed, this.decisions)));
      if (refusal !== null) throw new Error(`${bot.name} gave an illegal answer (${refusal.rule}): ${refusal.detail}`);
      this.decisions++;
    }
    this.player = NOBODY;
  }
}
