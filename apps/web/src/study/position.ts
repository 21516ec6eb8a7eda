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
import { type Against, bestReply, type Standing, standingOf } from "./opposition.ts";
import { type Scene, shown } from "./scene.ts";

/** A board from a case that somebody plays from: one seat is theirs, the others do the least they can or the best they can. */

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
  /** Whether there is still a sure win this turn; null where nobody asks. */
  readonly standing: Standing | null;
}

interface Position {
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly goals: readonly Goal[];
  /** Null: the others do the least they can. */
  readonly against: Against | null;
  readonly start: State;
  /** Events of the set-up do not count. */
  readonly from: number;
  state: State;
  past: State[];
}

let position: Position | null = null;

/** A board to learn on. The steps of the case have been taken before. */
export function begin(text: string, seat: Seat, names: readonly string[], goals: readonly Goal[]): Played {
  const [from] = readCases("lesson", text, everyCard());
  return beginAt(gameAfter(from.steps.length, from, CARDS).state, { seat, names, goals, against: null });
}

/** A board to be won this turn, by whoever's turn it is. The steps of the case are the solution, and are not looked at. */
export function beginPuzzle(text: string, names: readonly string[], against: Against): Played {
  const [from] = readCases("puzzle", text, everyCard());
  const { state } = gameAfter(0, from, CARDS);
  const seat = state.turnPlayer;
  return beginAt(state, { seat, names: seat === 0 ? names : [...names].reverse(), goals: [{ type: "won", player: seat }], against });
}

function beginAt(state: State, about: Pick<Position, "seat" | "names" | "goals" | "against">): Played {
  state.windows = "useful";
  position = { ...about, start: fork(state), from: state.events?.length ?? 0, state, past: [] };
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

/** In a puzzle nobody plays on behind the turn. */
function lettingOthersAct({ state, seat, against, start }: Position): void {
  for (let asked = decision(state); asked !== null && asked.player !== seat; asked = decision(state)) {
    if (against !== null && state.turnNumber !== start.turnNumber) return;
    const reply = against === null ? leastReply(state) : bestReply(state, seat, against);
    if (reply === null || apply(state, reply) !== null) return;
  }
}

/** Passes, ends the turn, declines, and takes the first of what must be chosen. */
function leastReply(state: State): Answer | null {
  const open = legal(state);
  return open.find((one) => one.do === "pass" || one.do === "endTurn" || one.do === "no" || one.do === "done") ?? open[0] ?? null;
}

function played({ state, seat, names, goals, from, past, against, start }: Position, refusal: Refusal | null): Played {
  const events = (state.events ?? []).slice(from);
  return {
    scene: shown(state, seat, { open: false, names, still: decision(state) === null, moments: past.map(momentOf) }),
    refusal,
    reached: goals.map((goal) => events.some((event) => isGoal(state, goal, event))),
    isOver: decision(state) === null,
    winners: state.winners,
    canUndo: past.length > 0,
    standing: against === null ? null : past.length === 0 ? "winning" : standingOf(state, seat, against, start.turnNumber),
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
