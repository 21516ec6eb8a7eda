import { type EventType, type FlatEvent, flatEvent, type Seat, type State } from "@rulebound/engine/internal";

/** What has to happen: an event of this kind, by that player if one is named. */
export interface Goal {
  readonly type: EventType;
  readonly player?: Seat;
  /** Of the object, or of what caused it. */
  readonly card?: string;
}

/** `from`: events of the set-up do not count. */
export const isReached = (state: State, goal: Goal, from: number): boolean =>
  (state.events ?? []).some((event, at) => at >= from && isGoal(state, goal, flatEvent(event)));

function isGoal(state: State, goal: Goal, event: FlatEvent): boolean {
  const nameOf = (id: number) => (id < 0 ? null : state.pool.cards[state.objects[id].card].data.name);
  return (
    event.type === goal.type &&
    (goal.player === undefined || event.player === goal.player) &&
    (goal.card === undefined || nameOf(event.object) === goal.card || nameOf(event.source) === goal.card)
  );
}
