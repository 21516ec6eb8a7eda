import { CARDS } from "@rulebound/cards";
import { everyCard, gameAfter, readCases } from "@rulebound/cases/judging";
import {
  type Answer,
  apply,
  type Choice,
  decision,
  type EventType,
  fork,
  fromAliases,
  type GameEvent,
  isRefusal,
  legal,
  type Refusal,
  type Seat,
  type State,
  toAliases,
} from "@rulebound/engine";
import { type Scene, shown } from "./scene.ts";

/** A board from a case that somebody plays from: one seat is theirs, the others do the least they can. */

/** What has to happen: an event of this kind, by that player if one is named. */
export interface Goal {
  readonly type: EventType;
  readonly player?: Seat;
  /** Of the object, or of what caused it. */
  readonly card?: string;
  readonly amount?: number;
}

export interface Played {
  readonly scene: Scene;
  readonly refusal: Refusal | null;
  /** For each goal, whether it has been reached. */
  readonly reached: readonly boolean[];
  readonly isOver: boolean;
  readonly winners: readonly Seat[];
  readonly canUndo: boolean;
}

interface Position {
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly goals: readonly Goal[];
  readonly start: State;
  /** Events of the set-up do not count. */
  readonly from: number;
  state: State;
  past: State[];
}

let position: Position | null = null;

export function begin(text: string, seat: Seat, names: readonly string[], goals: readonly Goal[]): Played {
  const [from] = readCases("lesson", text, everyCard());
  const { state } = gameAfter(from.steps.length, from, CARDS);
  state.windows = "useful";
  position = { seat, names, goals, start: fork(state), from: state.events?.length ?? 0, state, past: [] };
  lettingOthersAct(position);
  return played(position, null);
}

export function answer(answers: readonly Answer[], hopes: readonly Choice[]): Played | null {
  if (position === null) return null;
  const { seat } = position;
  const before = fork(position.state);
  let refusal: Refusal | null = null;
  for (const one of answers) {
    const meant = fromAliases(position.state, seat, one);
    refusal = isRefusal(meant) ? meant : apply(position.state, meant);
    if (refusal !== null) break;
  }
  if (refusal === null) {
    position.past.push(before);
    for (const hope of hopes) fulfil(position, hope);
    lettingOthersAct(position);
  } else position.state = before;
  return played(position, refusal);
}

/** Picks what was hoped for, if it is asked for. */
function fulfil({ state, seat }: Position, hope: Choice): void {
  if (state.decision?.player !== seat || state.decision.kind !== "choose") return;
  const found = legal(state).find((one) => {
    const named = toAliases(state, seat, one);
    return named.do === "pick" && named.pick === hope;
  });
  if (found !== undefined) apply(state, found);
}

export function back(): Played | null {
  const before = position?.past.pop();
  if (position === null || before === undefined) return null;
  position.state = before;
  return played(position, null);
}

export function again(): Played | null {
  if (position === null) return null;
  position.state = fork(position.start);
  position.past = [];
  lettingOthersAct(position);
  return played(position, null);
}

/** Passes, ends the turn, declines, and takes the first of what must be chosen. */
function lettingOthersAct({ state, seat }: Position): void {
  for (let asked = decision(state); asked !== null && asked.player !== seat; asked = decision(state)) {
    const open = legal(state);
    const least = open.find((one) => one.do === "pass" || one.do === "endTurn" || one.do === "no" || one.do === "done") ?? open[0];
    if (least === undefined || apply(state, least) !== null) return;
  }
}

function played({ state, seat, names, goals, from, past }: Position, refusal: Refusal | null): Played {
  const events = (state.events ?? []).slice(from);
  return {
    scene: shown(state, seat, { open: false, names, still: decision(state) === null, moments: past.map(momentOf) }),
    refusal,
    reached: goals.map((goal) => events.some((event) => isGoal(state, goal, event))),
    isOver: decision(state) === null,
    winners: state.winners,
    canUndo: past.length > 0,
  };
}

const momentOf = ({ turnNumber, events }: State) => ({ turn: turnNumber, events: events?.length ?? 0 });

function isGoal(state: State, goal: Goal, event: GameEvent): boolean {
  const nameOf = (id: number) => (id < 0 ? null : state.pool.cards[state.objects[id].card].data.name);
  return (
    event.type === goal.type &&
    (goal.player === undefined || event.player === goal.player) &&
    (goal.card === undefined || nameOf(event.object) === goal.card || nameOf(event.source) === goal.card) &&
    (goal.amount === undefined || event.amount >= goal.amount)
  );
}
