import type { CardData } from "@rulebound/engine/language";
import { isWithin, type RuleId } from "@rulebound/rules";
import { type CardPool, flatEvent } from "./adapter.ts";
import { type BiggerMode, withBystanders } from "./bystanders.ts";
import type { Case, Step } from "./case.ts";
import { checkExpectations } from "./expect.ts";
import { explainEvents, type Told, toldLine } from "./explain.ts";
import { StepFailure } from "./failure.ts";
import { Game } from "./run/game.ts";
import { withManualPayments } from "./run/manual.ts";
import { allPass, nextTurn, settle } from "./run/passing.ts";
import { payBefore } from "./run/payments.ts";
import { perform } from "./run/perform.ts";
import { answersPrice, Prices } from "./run/prices.ts";
import type { Table } from "./run/table.ts";
import { setUp } from "./setup.ts";

/** How a case went. */
export interface Result {
  readonly file: string;
  readonly name: string;
  readonly status: "passed" | "failed";
  /** Of what failed; of the case itself where it passed. */
  readonly line: number;
  readonly message: string;
  /** What does not make it fail, but is most often a mistake: each begins with its line. */
  readonly warnings: readonly string[];
  /** Every event with its rule, if it was asked for. */
  readonly trace: readonly string[];
}

export interface RunOptions {
  readonly explain?: boolean;
  /** Under which conditions answers are applied. */
  readonly table?: Table;
  /** A duel in a game of more players, who have nothing to do with it. */
  readonly among?: BiggerMode;
  /** A warning makes a case fail. */
  readonly strict?: boolean;
  /** Sees the game before the first step and after each, the one that fails among them. */
  readonly watch?: (moment: Moment) => void;
  /** What becomes of the pool before the board is set up. */
  readonly change?: (pool: CardPool) => CardPool;
}

/** A case after a step, or before all of them: then there is none. */
export interface Moment {
  readonly step: Step | null;
  readonly game: Game;
  /** What happened in it. */
  readonly told: readonly Told[];
}

export function runCase(from: Case, cards: readonly CardData[], options: RunOptions = {}): Result {
  const quiet = options.watch === undefined && options.explain !== true;
  const { prices, result } = findPrices(from, cards, quiet ? options : { ...options, watch: undefined, explain: false });
  return quiet ? result : attempt(from, cards, options, prices.again()).result;
}

interface Attempt {
  readonly result: Result;
  readonly prices: Prices;
  /** An action was illegal. */
  readonly stuck: boolean;
}

/** Payments never make a later action impossible, where there is another price that does not. */
function findPrices(from: Case, cards: readonly CardData[], options: RunOptions): Attempt {
  const first = attempt(from, cards, options, new Prices());
  let tried = first;
  for (let n = 0; n < MOST_ATTEMPTS && tried.stuck; n++) {
    const next = tried.prices.next();
    if (next === null) return first;
    tried = attempt(from, cards, options, next);
  }
  return tried.stuck ? first : tried;
}
const MOST_ATTEMPTS = 64;

function attempt(from: Case, cards: readonly CardData[], options: RunOptions, prices: Prices): Attempt {
  const { explain = false, table = "plain", among, change, watch, strict = false } = options;
  const trace: string[] = [];
  const warnings: string[] = [];
  const about = { file: from.file, name: from.name, warnings, trace };
  let { line } = from;
  let acts = false;
  try {
    const seated = among === undefined ? from : withBystanders(from, among);
    const { state, names } = setUp(seated, cards, change);
    const game = new Game(state, names, table, seated.bystanders, prices).begin();
    const run = new Run(game, (at, words) => {
      if (strict) throw new StepFailure(words, at);
      warnings.push(`line ${at}: ${words}`);
    });
    const look = (step: Step | null): void => {
      if (!explain && watch === undefined) return;
      const told = run.told();
      if (explain) trace.push(...told.map((one) => `  ${toldLine(one)}`));
      watch?.({ step, game, told });
    };
    look(null);
    const steps = withManualPayments(from.steps);
    for (const [at, step] of steps.entries()) {
      ({ line } = step);
      acts = step.kind === "act";
      game.leavesPrice = answersPrice(steps[at + 1]);
      if (explain) trace.push("", `line ${line}: ${stepText(step)}`);
      try {
        run.step(step);
      } finally {
        look(step);
      }
    }
    return { result: { ...about, status: "passed", line: from.line, message: "" }, prices, stuck: false };
  } catch (error) {
    if (error instanceof StepFailure)
      return { result: { ...about, status: "failed", line: error.line ?? line, message: error.message }, prices, stuck: acts };
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { result: { ...about, status: "failed", line, message: `the engine broke down: ${words}` }, prices, stuck: false };
  }
}

/** The game of a case when its first steps have been taken, to try something out in. Throws a StepFailure if one goes wrong. */
export function gameAfter(steps: number, from: Case, cards: readonly CardData[]): Game {
  const { state, names } = setUp(from, cards);
  const game = new Game(state, names).begin();
  const run = new Run(game, () => {});
  const taken = withManualPayments(from.steps.slice(0, steps));
  for (const [at, step] of taken.entries()) {
    game.leavesPrice = answersPrice(taken[at + 1]);
    try {
      run.step(step);
    } catch (error) {
      if (error instanceof StepFailure) throw new StepFailure(error.message, error.line ?? step.line);
      throw error;
    }
  }
  return game;
}

const stepText = (step: Step): string => {
  if (step.kind === "act") return step.text;
  return step.kind === "cannot" ? `cannot ${step.text}` : step.kind;
};

/** A case under way. */
class Run {
  /** Events before this one were there at the last `expect`; the first one sees what happened before the first step, too. */
  private mark = 0;
  private shown = 0;
  private refusals: Told[] = [];
  /** A `settle` right before this step that a question has stopped: its line and the question. */
  private stopped: { readonly line: number; readonly at: string } | null = null;

  constructor(
    private readonly game: Game,
    private readonly warn: (line: number, words: string) => void,
  ) {}

  /** What happened, or was refused, since it was last asked. */
  told(): Told[] {
    const events = (this.game.state.events ?? []).map(flatEvent);
    const told = [...this.refusals, ...explainEvents(events, this.shown, this.game.state, this.game.names)];
    this.shown = events.length;
    this.refusals = [];
    return told;
  }

  step(step: Step): void {
    const { stopped } = this;
    this.stopped = null;
    try {
      this.take(step);
    } catch (error) {
      if (!(error instanceof StepFailure) || stopped === null) throw error;
      const reason = `(The settle of line ${stopped.line} stopped at a question: ${stopped.at}.)`;
      throw new StepFailure(`${error.message}\n${reason}`, error.line);
    }
  }

  private take(step: Step): void {
    const { game } = this;
    payBefore(step, game);
    switch (step.kind) {
      case "act": {
        const refused = perform(game, step.player, step.action);
        if (refused !== null)
          throw new StepFailure(`"${step.text}" is illegal: ${refused.detail} (${refused.rule}). Now ${game.pending()}.`);
        return;
      }
      case "cannot":
        this.cannot(step);
        return;
      case "all pass":
        if (!allPass(game)) this.warn(step.line, `"all pass" does nothing here: nobody has priority or focus to pass, ${game.pending()}.`);
        return;
      case "settle":
        if (!settle(game)) this.stopped = { line: step.line, at: game.pending() };
        return;
      case "next turn":
        nextTurn(game);
        return;
      case "expect": {
        const events = (game.state.events ?? []).map(flatEvent);
        checkExpectations(
          step.expectations,
          { state: game.state, names: game.names, decision: game.decision, events: events.slice(this.mark) },
          (action) => {
            const refused = perform(game.fork(), action.player, action.action);
            return { refused: refused === null ? null : `${refused.detail} (${refused.rule})` };
          },
        );
        this.mark = events.length;
        return;
      }
    }
  }

  private cannot({ player, action, because, text }: Extract<Step, { kind: "cannot" }>): void {
    const refused = perform(this.game.fork(), player, action);
    if (refused === null) throw new StepFailure(`expected "${text}" to be illegal, but it is legal.`);
    this.refusals.push({ depth: 0, words: `refused: ${refused.detail}`, rule: refused.rule, refused });
    if (because !== null && !isAkin(refused.rule, because)) {
      throw new StepFailure(
        `expected "${text}" to be illegal because of ${because}, but the reason is ${refused.rule}: ${refused.detail}.`,
      );
    }
  }
}

/** The same rule, or one above or below it. */
const isAkin = (a: RuleId, b: RuleId): boolean => isWithin(a, b) || isWithin(b, a);
