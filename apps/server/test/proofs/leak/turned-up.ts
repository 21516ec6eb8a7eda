import { type EventType, type FlatEvent, flatEvent, type GameObject, isAmong, nthSeat, type State, Zone } from "@rulebound/engine/internal";

export interface Before {
  readonly cards: readonly number[];
  readonly known: readonly number[];
  readonly events: number;
}

export const snapshotOf = ({ objects, events }: State): Before => ({
  cards: objects.map(({ card }) => card),
  known: objects.map(({ knownTo }) => knownTo),
  events: events?.length ?? 0,
});

const UNSEEN: ReadonlySet<Zone> = new Set([Zone.deck, Zone.runeDeck, Zone.aside]);

/** 128: by where a card lies, without asking the engine who knows it. */
function liesOpen({ zone, owner, controller }: GameObject, viewer: number): boolean {
  if (UNSEEN.has(zone)) return false;
  if (zone === Zone.hand) return owner === viewer;
  return zone === Zone.facedown ? controller === viewer : true;
}

/** Somebody whose effect lets them look at what a player hides (this turn) sees it as soon as it lies there. */
const looksAtHidden = ({ ongoing, pool }: State, { zone, controller }: GameObject, viewer: number): boolean =>
  zone === Zone.facedown &&
  ongoing.some((one) => pool.ongoing[one.effect].kind === "seeFacedown" && one.controller === viewer && one.player === controller);

/** What one does with a card that only oneself may look at, and what shows a card to all. */
const PRIVATE_ACTS: ReadonlySet<EventType> = new Set(["drew", "looked", "predicted"]);
const PUBLIC_ACTS: ReadonlySet<EventType> = new Set(["revealed", "played", "entered", "discarded", "burned", "banished"]);

function turnsUp({ type, object, player, to }: FlatEvent, viewer: number): boolean {
  const isPublic = PUBLIC_ACTS.has(type) || (type === "put" && to === Zone.trash);
  return object >= 0 && (isPublic || (PRIVATE_ACTS.has(type) && player === viewer));
}

/** What turned up a card that differs between the two, or null if nothing did. */
export function revealedIn(states: readonly State[], [before, otherBefore]: readonly Before[], viewer: number): string | null {
  const [one, two] = states;
  const differs = (id: number): boolean =>
    before.cards[id] !== otherBefore.cards[id] || (id >= 0 && one.objects[id]?.card !== two.objects[id]?.card);
  for (const state of states)
    for (const event of state.events?.slice(before.events).map(flatEvent) ?? [])
      if (turnsUp(event, viewer) && differs(event.object)) return event.type;
  // Cards of a deck that the viewer looks at in order to choose among them.
  for (const { decision, objects } of states)
    if (
      decision?.player === viewer &&
      objects.some((o) => differs(o.id) && isAmong(o.knownTo, nthSeat(viewer)) && !isAmong(before.known[o.id], nthSeat(viewer)))
    )
      return "looking";
  for (const state of states) {
    const open = state.objects.find((o) => differs(o.id) && liesOpen(o, viewer));
    if (open !== undefined) return `lies open (zone ${open.zone})`;
    if (state.objects.some((o) => differs(o.id) && looksAtHidden(state, o, viewer))) return "looks at what is hidden";
  }
  // 421.4: when a game ends, what lies facedown is turned up.
  return states.some(({ winners }) => winners.length > 0) ? "the end" : null;
}
