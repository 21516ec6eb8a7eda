import { CARDS } from "@rulebound/cards";
import { EVERYBODY, fork, redact, type Seat, type State, Zone } from "@rulebound/engine";
import type { CardData } from "@rulebound/engine/language";
import { seatSnapshot } from "@rulebound/protocol/seat";
import type { Frame, SeatInfo } from "../engine/table.ts";

/** Boards to study: everybody's hands and facedown cards lie open, and nobody is in a hurry. */

/** A copy in which hands and facedown cards can be seen by all. It is for looking: the game goes on elsewhere. */
export function laidOpen(s: State): State {
  const open = fork(s);
  for (const o of s.objects) {
    if (o.zone === Zone.hand || o.zone === Zone.facedown) open.objects[o.id] = { ...o, knownTo: EVERYBODY };
  }
  open.events = (s.events ?? []).map((event) => ({ ...event, seenBy: EVERYBODY }));
  return open;
}

/** Cards of a case that no set has, by their number in its pool. */
export type OwnCards = readonly (readonly [number: number, data: CardData])[];

export const ownCards = ({ pool }: State): OwnCards => pool.cards.slice(CARDS.length).map(({ data }, i) => [CARDS.length + i, data]);

/** What a board shows. */
export interface Scene {
  readonly frame: Frame;
  readonly events: readonly ReturnType<typeof redact>[];
  readonly cards: OwnCards;
}

export function sceneOf(s: State, viewer: Seat, seats: readonly SeatInfo[], at: number): Scene {
  const snapshot = seatSnapshot(s, viewer);
  const frame: Frame = {
    viewer,
    snapshot,
    seats,
    mode: snapshot.view.mode,
    seed: 0,
    at,
    moments: [],
    auto: null,
    stops: { chain: true, showdown: true },
    match: null,
    curtain: false,
  };
  return { frame, events: (s.events ?? []).map((event) => redact(event, s, viewer)), cards: ownCards(s) };
}

export const namedSeats = (s: State, names: readonly string[] = []): SeatInfo[] =>
  s.players.map(({ seat }) => ({ name: names[seat] ?? `P${seat + 1}`, bot: null, deck: "" }));
