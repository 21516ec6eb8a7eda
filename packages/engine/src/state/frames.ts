import type { RuleId } from "@rulebound/rules";
import {
  type About,
  type Answer,
  type AssignDecision,
  type Choice,
  type ChooseDecision,
  type Decision,
  type DecisionKind,
  objectsOfChoices,
} from "./decision.ts";
import { editFrame } from "./fork.ts";
import type { Frame, FrameData } from "./frame-data.ts";
import { NO_OBJECT, type ObjectId, type Seat } from "./ids.ts";
import type { State } from "./records.ts";

/** Procedures by number. Everything that can be interrupted by a decision is a frame. */
export const FrameKind = {
  game: 0,
  turn: 1,
  chain: 3,
  cleanup: 4,
  finalize: 5,
  resolve: 6,
  effect: 7,
  showdown: 8,
  combat: 9,
  kill: 10,
  take: 11,
  predict: 12,
  pay: 13,
  damage: 17,
  group: 18,
  newChoices: 19,
  deckOrder: 20,
  setup: 21,
  replace: 22,
  hide: 23,
} as const;

export type FrameKind = (typeof FrameKind)[keyof typeof FrameKind];

/** What a step returns where no other step comes next: the procedure is over, and the runner takes its frame away. */
export const FINISHED = -1;
/** Or: the step has taken its frame away itself, so that what it has started is in its place. */
export const REPLACED = -2;

/** The steps of a procedure by name. Saved games hold their numbers: a new step gets the next number, wherever it belongs. */
export type StepNumbers = Readonly<Record<string, number>>;
export type Next<Steps extends StepNumbers> = Steps[keyof Steps] | typeof FINISHED | typeof REPLACED;

/**
 * A step works, and may ask or push what has to be done first; it returns what comes after that. As a method, so that a step may
 * declare the data of its own kind of frame: `pushFrame` sees to it that a frame of that kind has no other.
 */
export type Run = { step(s: State, data: object, frame: number): number }["step"];

export interface Procedure {
  readonly rule: RuleId;
  readonly steps: readonly Run[];
}

export function procedure<Data extends object, Steps extends StepNumbers>(
  rule: RuleId,
  numbers: Steps,
  steps: { readonly [Name in keyof Steps]: (s: State, data: Data, frame: number) => Next<Steps> },
): Procedure {
  const list: Run[] = [];
  for (const name in numbers) list[numbers[name]] = steps[name] as Run;
  return { rule, steps: list };
}

export function pushFrame<Kind extends FrameKind>(s: State, kind: Kind, data: FrameData[Kind]): void {
  s.frames.push({ epoch: s.epoch, kind, step: 0, data } as Frame);
}

export function popFrame(s: State): void {
  s.frames.pop();
}

/** The frame of a procedure goes on with another step, whatever it would have done: for what intervenes from outside. */
export function resumeAt(s: State, frame: number, step: number): void {
  editFrame(s, frame).step = step;
}

/** The data of a frame, to write; `data` is what its step was given. */
export function editData<Data extends object>(s: State, frame: number, _data: Data): Data {
  return editFrame(s, frame).data as Data;
}

export const topFrame = (s: State): Frame => s.frames[s.frames.length - 1];

const NONE: readonly number[] = [];

/** What may be left out of a question. */
interface Question {
  readonly player: Seat;
  readonly kind: Exclude<DecisionKind, "assign">;
  readonly about: About;
  readonly rule: RuleId;
  readonly source?: ObjectId;
  readonly options: readonly Choice[];
  readonly min: number;
  readonly max: number;
  readonly group?: number;
  readonly label?: string;
  readonly rooms?: readonly number[];
}

/** Decisions of all kinds have one shape at run time; their types say which fields mean something (docs/decisions/0006). */
type Shape = Omit<ChooseDecision, "kind"> & Omit<AssignDecision, "kind"> & { readonly kind: DecisionKind };

export function ask(s: State, question: Question): void {
  const { player } = question;
  s.decision = {
    player: player < 0 ? s.turnPlayer : player, // 190.6.b: for what nobody controls, the turn player decides
    kind: question.kind,
    about: question.about,
    rule: question.rule,
    source: question.source ?? NO_OBJECT,
    label: question.label ?? "",
    options: question.options,
    min: question.min,
    max: question.max,
    picked: NONE,
    group: question.group ?? -1,
    rooms: question.rooms ?? NONE,
    total: 0,
    needs: NONE,
    ranks: NONE,
  } satisfies Shape as Decision;
}

/** With `needed`, no is no answer. */
export function askMay(s: State, player: Seat, rule: RuleId, source: ObjectId, label = "", needed = false): void {
  ask(s, { player, kind: "may", about: "may", rule, source, options: NONE, min: needed ? 1 : 0, max: 1, label });
}

/** 444.2: an instructed payment that may be declined. */
export function askPayment(s: State, player: Seat, rule: RuleId, source: ObjectId): void {
  ask(s, { player, kind: "may", about: "pay", rule, source, options: NONE, min: 0, max: 1 });
}

export function askAssign(
  s: State,
  question: Pick<AssignDecision, "player" | "about" | "rule" | "source" | "options" | "total" | "needs" | "ranks">,
): void {
  s.decision = {
    player: question.player,
    kind: "assign",
    about: question.about,
    rule: question.rule,
    source: question.source,
    label: "",
    options: question.options,
    min: 0,
    max: 0,
    picked: NONE,
    group: -1,
    rooms: NONE,
    total: question.total,
    needs: question.needs,
    ranks: question.ranks,
  } satisfies Shape as Decision;
}

/** The same question, with more of it answered. */
export function withPicked(decision: Decision, picked: readonly Choice[]): Decision {
  const d = decision as Shape;
  return {
    player: d.player,
    kind: d.kind,
    about: d.about,
    rule: d.rule,
    source: d.source,
    label: d.label,
    options: d.options,
    min: d.min,
    max: d.max,
    picked,
    group: d.group,
    rooms: d.rooms,
    total: d.total,
    needs: d.needs,
    ranks: d.ranks,
  } satisfies Shape as Decision;
}

/** What was picked in answer to the last question. */
export function picks(s: State): readonly Choice[] {
  const answer = s.answer as Answer;
  return answer.do === "choose" ? answer.picks : NONE;
}

/** The same where only objects could be picked. */
export const pickedObjects = (s: State): readonly ObjectId[] => objectsOfChoices(picks(s));

export const saidYes = (s: State): boolean => s.answer?.do === "yes";
