import { CARDS } from "@rulebound/cards";
import {
  actionOf,
  CaseError,
  everyCard,
  type Game,
  type Offer,
  offersOf,
  readWithWords,
  runCase,
  type Step,
  type Told,
  type Why,
  type WordedCase,
  whyInText,
} from "@rulebound/cases/judging";
import { type Answer, apply, fork, fromAliases, isRefusal, type Refusal, type Seat, type State } from "@rulebound/engine";
import { GISTS } from "@rulebound/rules/gists";
import { laidOpen, namedSeats, type Scene, sceneOf } from "./open.ts";

/** A case run in the worker: what happened at each step, what may be done next, and a board for every moment. */

/** An event with the rule it rests on. */
export interface Line extends Told {
  readonly gist: string;
}

export interface Chapter {
  /** Null: the board before the first step. */
  readonly kind: Step["kind"] | null;
  /** Of the text; 0 for the board. */
  readonly line: number;
  /** The action, or "". */
  readonly text: string;
  readonly status: "done" | "failed";
  readonly lines: readonly Line[];
}

export interface Verdict {
  readonly status: "passed" | "failed" | "unreadable";
  readonly name: string;
  readonly line: number;
  readonly message: string;
  readonly chapters: readonly Chapter[];
  /** What could come next; null: nothing, or the case has failed. */
  readonly offer: Offer | null;
  readonly seats: number;
  /** Cases behind the first, which alone is run. */
  readonly others: number;
}

const FILE = "case";

interface Run {
  readonly states: readonly State[];
  readonly last: Game;
  readonly worded: WordedCase;
  /** Picks of a choice that is not complete yet, in the engine's numbers, and the board as they have left it. */
  picks: readonly Answer[];
  partial: State | null;
}

let run: Run | null = null;

export function judge(text: string): Verdict {
  run = null;
  const unreadable = (line: number, message: string): Verdict => ({
    status: "unreadable",
    name: "",
    line,
    message,
    chapters: [],
    offer: null,
    seats: 2,
    others: 0,
  });
  try {
    const [worded, ...others] = readWithWords(FILE, text, everyCard());
    if (worded === undefined) return unreadable(1, 'there is no case here; a case begins with "name: ...".');
    return { ...judged(worded), others: others.length };
  } catch (error) {
    if (error instanceof CaseError) return unreadable(error.line, error.reason);
    throw error;
  }
}

function judged(worded: WordedCase): Verdict {
  const chapters: Chapter[] = [];
  const states: State[] = [];
  let last: Game | null = null;
  const { status, name, line, message } = runCase(worded.from, CARDS, {
    watch: ({ step, game, told }) => {
      last = game;
      states.push(fork(game.state));
      chapters.push({
        kind: step?.kind ?? null,
        line: step?.line ?? 0,
        text: step !== null && "text" in step ? step.text : "",
        status: "done",
        lines: told.map((one) => ({ ...one, gist: GISTS[one.rule].text })),
      });
    },
  });
  const failedAt = status === "failed" ? chapters.length - 1 : -1;
  const game = last as Game | null;
  if (game !== null) run = { states, last: game, worded, picks: [], partial: null };
  return {
    status,
    name,
    line,
    message,
    chapters: chapters.map((chapter, at) => (at === failedAt ? { ...chapter, status: "failed" } : chapter)),
    offer: game === null || status === "failed" ? null : offersOf(game, worded.vocabulary),
    seats: worded.from.seats,
    others: 0,
  };
}

/** The board after a chapter (0: before the first step), as somebody sees it who sees everything from that seat. */
export function boardAt(chapter: number, viewer: Seat): Scene | null {
  if (run === null) return null;
  const { states } = run;
  const isLast = chapter >= states.length - 1;
  const state = isLast && run.partial !== null ? run.partial : states[Math.min(chapter, states.length - 1)];
  return sceneOf(laidOpen(state), viewer, namedSeats(state), chapter);
}

/** What an answer on the board comes to: a line for the case, a choice that goes on, or the reason why not. */
export type Taken = { readonly line: { readonly player: Seat; readonly action: string } } | { readonly partial: true } | Refusal;

/** Answers of the player who is asked at the end of the case, in that seat's numbers. */
export function answerOnBoard(viewer: Seat, answers: readonly Answer[]): Taken | null {
  if (run === null) return null;
  const { last, worded } = run;
  const state = run.partial ?? fork(last.state);
  const meant: Answer[] = [];
  const asked = state.decision;
  if (asked === null || asked.player !== viewer) return null;
  const trial = new Trial(state);
  for (const answer of answers) {
    const real = fromAliases(laidOpen(trial.state), viewer, answer);
    if (isRefusal(real)) return real;
    const refused = trial.take(real);
    if (refused !== null) return refused;
    meant.push(real);
    if (!trial.isSameQuestion) break;
  }
  const picks = [...run.picks, ...meant];
  if (trial.isSameQuestion) {
    run.picks = picks;
    run.partial = trial.state;
    return { partial: true };
  }
  run.picks = [];
  run.partial = null;
  const action = actionOf(last, picks, worded.vocabulary);
  return action === null ? null : { line: { player: viewer, action } };
}

/** A board on which a choice is being made, pick by pick. */
class Trial {
  readonly state: State;
  private readonly kind: string;
  private readonly options: string;

  constructor(state: State) {
    this.state = fork(state);
    this.kind = state.decision?.kind ?? "";
    this.options = JSON.stringify(state.decision?.options);
  }

  take(answer: Answer): Refusal | null {
    return apply(this.state, answer);
  }

  get isSameQuestion(): boolean {
    const { decision } = this.state;
    return (
      decision !== null && decision.picked.length > 0 && decision.kind === this.kind && JSON.stringify(decision.options) === this.options
    );
  }
}

/** Whether an action would be legal after a step of the case, and why. */
export function whyNot(text: string, action: string, step: number | null): Why | { readonly problem: string; readonly line: number } {
  try {
    return whyInText(FILE, text, action, step === null ? {} : { step })[0];
  } catch (error) {
    if (error instanceof CaseError) return { problem: error.reason, line: error.line };
    throw error;
  }
}
