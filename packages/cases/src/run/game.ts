import type { RuleId } from "@rulebound/rules";
import type { Paid } from "../actions/action.ts";
import { type Answer, type Decision, decision, explain, fork, isAboutPrices, type Reason, type Seat, type State } from "../adapter.ts";
import { StepFailure } from "../failure.ts";
import type { Names } from "../names.ts";
import { questionText } from "../question.ts";
import { asSeenByTheCase, bystandersAnswer } from "./bystanders.ts";
import type { Unfinished } from "./clauses.ts";
import { Prices } from "./prices.ts";
import { APPLY, type Table } from "./table.ts";

/** Why something is illegal; with the reason as data where the engine says so. */
export interface Refused extends Partial<Reason> {
  readonly rule: RuleId;
  readonly detail: string;
}

/** A game while a case runs: the state, what things are called, and what an action line has still to say. */
export class Game {
  /** A play or activation of which the engine has not asked everything yet. */
  unfinished: Unfinished | null = null;
  /** How many prices have been chosen, whether the next one is left to the next step, and what was added by hand for it. */
  private priced = 0;
  leavesPrice = false;
  paid: Paid | null = null;

  constructor(
    public state: State,
    readonly names: Names,
    private readonly table: Table = "plain",
    private readonly bystanders = 0,
    private readonly prices = new Prices(),
  ) {}

  /** What bystanders do, and what answers itself, before the first step. */
  begin(): this {
    this.letBystandersPass();
    this.takeOnlyOptions();
    return this;
  }

  /** For trying something out. */
  fork(): Game {
    const copy = new Game(fork(this.state), this.names.copy(), this.table, this.bystanders, this.prices);
    copy.unfinished = this.unfinished;
    copy.priced = this.priced;
    copy.leavesPrice = this.leavesPrice;
    copy.paid = this.paid;
    return copy;
  }

  /** Takes over what was tried out. */
  adopt(tried: Game): void {
    this.state = tried.state;
    this.unfinished = tried.unfinished;
    this.priced = tried.priced;
    this.paid = tried.paid;
    this.names.note(this.state);
  }

  get decision(): Decision | null {
    return asSeenByTheCase(this.state, decision(this.state), this.bystanders);
  }

  whyNot(player: Seat, answer: Answer): Refused | null {
    return explain(this.state, player, answer);
  }

  /** Answers for a player, then whatever answers itself. */
  answer(player: Seat, answer: Answer): Refused | null {
    const refused = explain(this.state, player, answer) ?? this.apply(answer);
    if (refused === null) {
      this.names.note(this.state);
      this.letBystandersPass();
      if (this.unfinished === null) this.takeOnlyOptions();
    }
    return refused;
  }

  private apply(answer: Answer): Refused | null {
    const { state, refused } = APPLY[this.table](this.state, answer);
    this.state = state;
    return refused;
  }

  /** Questions with a single possible answer answer themselves, except a may. */
  takeOnlyOptions(): void {
    for (let asked = this.decision; asked !== null; asked = this.decision) {
      const only = onlyAnswer(asked) ?? this.priceFor(asked);
      if (only === null || this.apply(only) !== null) return;
      this.names.note(this.state);
      this.letBystandersPass();
    }
  }

  /** Which price is paid, unless the next step says it. */
  priceFor(asked: Decision): Answer | null {
    if (!isAboutPrices(asked) || this.leavesPrice) return null;
    return { do: "choose", picks: [this.prices.choose(this.state, asked, this.priced++, this.paid)] };
  }

  private letBystandersPass(): void {
    for (
      let answer = bystandersAnswer(this.state, this.bystanders);
      answer !== null;
      answer = bystandersAnswer(this.state, this.bystanders)
    ) {
      if (this.apply(answer) !== null) throw new StepFailure(`a bystander cannot pass: ${this.pending()}.`);
      this.names.note(this.state);
    }
  }

  /** What is going on, for messages. */
  pending(): string {
    const asked = this.decision;
    return asked === null ? "the game is over" : questionText(asked, this.state, this.names);
  }

  /** The question that is asked. It may be another player's: then the engine refuses this one's answer. */
  question(player: Seat, kinds: readonly Decision["kind"][], what: string): Decision {
    const asked = this.decision;
    if (asked === null || !kinds.includes(asked.kind)) throw new StepFailure(`P${player + 1} is not asked for ${what}: ${this.pending()}.`);
    return asked;
  }
}

/** All of the options, if all of them must be taken. */
export function onlyAnswer({ kind, options, min, max }: Decision): Answer | null {
  if (kind !== "choose" && kind !== "mode" && kind !== "number") return null;
  if (options.length === 0 && min === 0) return { do: "choose", picks: [] };
  return min === options.length && max === min ? { do: "choose", picks: options } : null;
}
