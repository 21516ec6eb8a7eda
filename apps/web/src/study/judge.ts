import { CARDS } from "@rulebound/cards";
import {
  act,
  actionOf,
  CaseError,
  everyCard,
  type Game,
  type Offer,
  offersOf,
  type Refused,
  readWithWords,
  runCase,
  type Step,
  type Told,
  truthsOf,
  type Why,
  type WordedCase,
  whyInText,
} from "@rulebound/cases/judging";
import {
  type Answer,
  apply,
  type Choice,
  fork,
  fromAliases,
  isRefusal,
  legal,
  P1,
  type Refusal,
  type Seat,
  type State,
  toAliases,
} from "@rulebound/engine/internal";
import { laidOpen, type Scene, shown } from "./scene.ts";

/** A case run in the worker: what happened at each step, what may be done next, and a board for every moment. */

export interface Chapter {
  /** Null: the board before the first step. */
  readonly kind: Step["kind"] | null;
  /** Of the text; 0 for the board. */
  readonly line: number;
  /** The action, or "". */
  readonly text: string;
  readonly status: "done" | "failed";
  readonly lines: readonly Told[];
}

export interface Verdict {
  readonly status: "passed" | "failed" | "unreadable";
  readonly name: string;
  readonly line: number;
  readonly message: string;
  readonly chapters: readonly Chapter[];
  /** What could come next; null: nothing, or the case has failed. */
  readonly offer: Offer | null;
  /** What is true at the end, as expectations. */
  readonly truths: Readonly<Record<string, unknown>>;
  readonly seats: number;
  /** Cases behind the first, which alone is run. */
  readonly others: number;
}

const FILE = "case";

interface Run {
  /** The game after each chapter. */
  readonly games: readonly Game[];
  readonly worded: WordedCase;
  /** A choice that is not complete yet: after which chapter, its picks in the engine's numbers, and the board as they leave it. */
  choosing: { readonly after: number; readonly picks: readonly Answer[]; readonly state: State } | null;
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
    truths: {},
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
  const games: Game[] = [];
  const { status, name, line, message } = runCase(worded.from, CARDS, {
    watch: ({ step, game, told }) => {
      games.push(game.fork());
      chapters.push({
        kind: step?.kind ?? null,
        line: step?.line ?? 0,
        text: step !== null && "text" in step ? step.text : "",
        status: "done",
        lines: told,
      });
    },
  });
  const failedAt = status === "failed" ? chapters.length - 1 : -1;
  const last = games.at(-1);
  if (last !== undefined) run = { games, worded, choosing: null };
  return {
    status,
    name,
    line,
    message,
    chapters: chapters.map((chapter, at) => (at === failedAt ? { ...chapter, status: "failed" } : chapter)),
    offer: last === undefined || status === "failed" ? null : offersOf(last, worded.vocabulary),
    truths: last === undefined ? {} : truthsOf(last),
    seats: worded.from.seats,
    others: 0,
  };
}

/** The board after a chapter (0: before the first step), as somebody sees it who sees everything. Null seat: whoever is asked. */
export function boardAt(chapter: number, seat: Seat | null): Scene | null {
  const game = run?.games[chapter];
  if (run === null || game === undefined) return null;
  const state = run.choosing?.after === chapter ? run.choosing.state : game.state;
  return shown(state, seat ?? state.decision?.player ?? P1, { open: true, names: [] });
}

/** What answers on a board come to. */
export interface Taken {
  /** Steps for the case. */
  readonly steps: readonly { readonly player: Seat; readonly action: string }[];
  readonly refusal: Refused | null;
}

/**
 * Answers after a chapter of the player who is asked there, in that seat's numbers. A choice that is not complete yet is
 * kept, and makes no step.
 */
export function answerAfter(chapter: number, seat: Seat, answers: readonly Answer[], queuedTargets: readonly Choice[]): Taken {
  const from = run?.games[chapter];
  if (run === null || from === undefined) return { steps: [], refusal: null };
  const steps: { player: Seat; action: string }[] = [];
  const game = from.fork();
  let { picks, state } = run.choosing?.after === chapter ? run.choosing : { picks: [] as readonly Answer[], state: game.state };
  run.choosing = null;
  const queue: Asked[] = [...answers.map((answer) => ({ answer })), ...queuedTargets.map((queuedTarget) => ({ queuedTarget }))];
  for (const asked of queue) {
    const answer = meant(state, seat, asked);
    if (answer === null) break;
    if (isRefusal(answer)) return { steps, refusal: answer };
    const next = fork(state);
    const refusal = apply(next, answer);
    if (refusal !== null) return { steps, refusal };
    picks = [...picks, answer];
    state = next;
    if (isSameQuestion(next, game.state)) continue;
    const action = actionOf(game, picks, run.worded.vocabulary);
    if (action === null) return { steps, refusal: null };
    const refused = act(game, run.worded.vocabulary, seat, action);
    if (refused !== null) return { steps, refusal: refused };
    steps.push({ player: seat, action });
    ({ state } = game);
    picks = [];
  }
  if (steps.length === 0 && picks.length > 0) run.choosing = { after: chapter, picks, state };
  return { steps, refusal: null };
}

type Asked = { readonly answer: Answer } | { readonly queuedTarget: Choice };

/** In the engine's numbers; null: a queued target that nothing asks for. */
function meant(state: State, seat: Seat, asked: Asked): Answer | Refusal | null {
  const open = laidOpen(state);
  if ("answer" in asked) return fromAliases(open, seat, asked.answer);
  if (state.decision?.player !== seat || state.decision.kind !== "choose") return null;
  const found = legal(state).find((one) => {
    const named = toAliases(open, seat, one);
    return named.do === "pick" && named.pick === asked.queuedTarget;
  });
  return found ?? null;
}

/** A choice that has been begun is still open. */
const isSameQuestion = (now: State, before: State): boolean =>
  now.decision !== null &&
  now.decision.picked.length > 0 &&
  now.decision.kind === before.decision?.kind &&
  JSON.stringify(now.decision.options) === JSON.stringify(before.decision.options);

/** Whether an action would be legal after a step of the case, and why. */
export function whyNot(text: string, action: string, step: number | null): Why | { readonly problem: string; readonly line: number } {
  try {
    return whyInText(FILE, text, action, step === null ? {} : { step })[0];
  } catch (error) {
    if (error instanceof CaseError) return { problem: error.reason, line: error.line };
    throw error;
  }
}
