import type { RuleId } from "@rulebound/rules";
import type { About, Answer, Choice, Decision, DecisionKind } from "./decision.ts";
import { editFrame } from "./fork.ts";
import type { Frame, State } from "./records.ts";

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

/** One step of a procedure: works, and says where it is by goTo, pushFrame, popFrame or ask. */
export type Run = (s: State, data: never, frame: number) => void;
export interface Procedure {
  readonly rule: RuleId;
  readonly steps: readonly Run[];
}

export function pushFrame(s: State, kind: number, data: object): void {
  s.frames.push({ epoch: s.epoch, kind, step: 0, data });
}

export function popFrame(s: State): void {
  s.frames.pop();
}

/** The next step of the procedure on top. */
export function goTo(s: State, step: number): void {
  editFrame(s, s.frames.length - 1).step = step;
}

/** The data of a frame, to write. */
export function editData<Data extends object>(s: State, index: number): Data {
  return editFrame(s, index).data as Data;
}

/** Nothing is asked, nothing comes first: a step may go on with the next one of its procedure, without a detour through the machine. */
export const isOnTop = (s: State, frame: number): boolean => s.decision === null && s.frames.length - 1 === frame && s.winners.length === 0;

export const topFrame = (s: State): Frame => s.frames[s.frames.length - 1];

const NONE: readonly number[] = [];

export function ask(
  s: State,
  player: number,
  kind: DecisionKind,
  about: About,
  rule: RuleId,
  source: number,
  options: readonly Choice[],
  min: number,
  max: number,
  group = -1,
  label = "",
  rooms: readonly number[] = NONE,
): void {
  // 190.6.b: for what nobody controls, the turn player decides.
  s.decision = {
    player: player < 0 ? s.turnPlayer : player,
    kind,
    about,
    rule,
    source,
    label,
    options,
    min,
    max,
    picked: NONE,
    group,
    rooms,
    total: 0,
    needs: NONE,
    ranks: NONE,
  };
}

/** With `needed`, no is no answer. */
export function askMay(s: State, player: number, rule: RuleId, source: number, label = "", needed = false): void {
  ask(s, player, "may", "may", rule, source, NONE, needed ? 1 : 0, 1, -1, label);
}

/** 444.2: an instructed payment that may be declined. */
export function askPayment(s: State, player: number, rule: RuleId, source: number): void {
  ask(s, player, "may", "pay", rule, source, NONE, 0, 1);
}

export function askAssign(s: State, decision: Omit<Decision, "kind" | "min" | "max" | "picked" | "group" | "rooms" | "label">): void {
  s.decision = {
    player: decision.player,
    kind: "assign",
    about: decision.about,
    rule: decision.rule,
    source: decision.source,
    label: "",
    options: decision.options,
    min: 0,
    max: 0,
    picked: NONE,
    group: -1,
    rooms: NONE,
    total: decision.total,
    needs: decision.needs,
    ranks: decision.ranks,
  };
}

/** The same question, with more of it answered. */
export const withPicked = (d: Decision, picked: readonly Choice[]): Decision => ({
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
});

/** What was picked in answer to the last question. */
export function picks(s: State): readonly Choice[] {
  const answer = s.answer as Answer;
  return answer.do === "choose" ? answer.picks : NONE;
}

export const saidYes = (s: State): boolean => s.answer?.do === "yes";
