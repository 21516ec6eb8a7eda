import { ask, type Bot, createRng, type Rng } from "@rulebound/bots";
import {
  type Answer,
  applyInPlace,
  describe,
  fromAliases,
  type GameSetup,
  newGame,
  observe,
  type Seat,
  type State,
} from "@rulebound/engine";
import { actionsOf } from "./actions.ts";
import { slotsOf } from "./slots.ts";
import { tensorOf } from "./tensor.ts";

/** What a learner gets: of the seat that is to decide, and nothing that this seat may not know. */
export interface Step {
  /** Whose turn it is to decide; -1: the game is over. */
  readonly player: Seat;
  /** Numbers of the legal actions. */
  readonly legal: readonly number[];
  readonly observation: readonly number[];
  /** By seat: 0 until the end, then what the game was worth. */
  readonly rewards: readonly number[];
  readonly done: boolean;
  /** Stopped because it went on for too long: nobody gets anything. */
  readonly truncated: boolean;
}

export interface GymSetup extends GameSetup {
  /** By seat: who plays it; null: the learner. */
  readonly bots: readonly (Bot | null)[];
  readonly mostDecisions: number;
}

/** An action that is not legal now. */
export class ActionError extends Error {}

/** One game, as a learner drives it. */
export class GymGame {
  private readonly state: State;
  private readonly chances: readonly Rng[];
  private actions: ReadonlyMap<number, Answer> = new Map();
  private decisions = 0;
  private current: Step;

  constructor(private readonly setup: GymSetup) {
    this.state = newGame(setup);
    this.chances = setup.bots.map((_, seat) => createRng(setup.seed, seat));
    this.current = this.goOn();
  }

  get step(): Step {
    return this.current;
  }

  act(action: number): Step {
    if (this.current.done) throw new ActionError("the game is over");
    const answer = this.actions.get(action);
    if (answer === undefined)
      throw new ActionError(`action ${action} is not legal now; legal are ${[...this.actions.keys()].slice(0, 20).join(", ")}`);
    const meant = fromAliases(this.state, this.current.player, answer);
    const refusal = "rule" in meant ? meant : applyInPlace(this.state, meant);
    if (refusal !== null) throw new Error(`a listed action is refused (${refusal.rule}): ${refusal.detail}`);
    this.decisions++;
    this.current = this.goOn();
    return this.current;
  }

  /** The legal actions as action lines. */
  describe(): { readonly action: number; readonly line: string }[] {
    return [...this.actions].map(([action, answer]) => {
      const meant = fromAliases(this.state, this.current.player, answer);
      return { action, line: "rule" in meant ? "" : describe(this.state, meant) };
    });
  }

  /** Bots play their seats until the learner is to decide, or nobody. */
  private goOn(): Step {
    const { bots, mostDecisions } = this.setup;
    for (let d = this.state.decision; d !== null && this.decisions < mostDecisions; d = this.state.decision) {
      const bot = bots[d.player];
      if (bot === null || bot === undefined) return this.asked(d.player);
      const refusal = applyInPlace(this.state, ask(bot, this.state, this.chances[d.player]));
      if (refusal !== null) throw new Error(`${bot.name} gave an illegal answer (${refusal.rule}): ${refusal.detail}`);
      this.decisions++;
    }
    this.actions = new Map();
    const truncated = this.state.winners.length === 0;
    return { player: -1, legal: [], observation: [], rewards: rewardsOf(this.state), done: true, truncated };
  }

  private asked(player: Seat): Step {
    const view = observe(this.state, player);
    const slots = slotsOf(view);
    this.actions = actionsOf(view, slots);
    const observation = tensorOf(view, slots, this.state.pool);
    const rewards = this.state.players.map(() => 0);
    return { player, legal: [...this.actions.keys()], observation, rewards, done: false, truncated: false };
  }
}

/** 1 for each winner; the others share what that costs, so that it all adds up to nothing. */
function rewardsOf({ players, winners }: State): number[] {
  const losers = players.length - winners.length;
  return players.map(({ seat }) => (winners.length === 0 ? 0 : winners.includes(seat) ? 1 : -winners.length / losers));
}
