import { CARDS } from "@rulebound/cards";
import {
  type Answer,
  type Choice,
  ENGLISH_SPEECH,
  EVERYBODY,
  type EventView,
  explain,
  fork,
  fromAliases,
  isRefusal,
  type Refusal,
  redact,
  type Seat,
  type Speech,
  type State,
  Zone,
} from "@rulebound/engine/internal";
import type { CardData } from "@rulebound/engine/language";
import { speechOf } from "@rulebound/languages";
import { beatSnapshot, type Foresight, foresee, type SeatSnapshot, seatSnapshot } from "@rulebound/protocol/seat";
import { type Frame, type Moment, type Stops, USUAL_STOPS } from "../engine/table.ts";

/** Boards to study, as the board component shows them. */
export interface Scene {
  readonly frame: Frame;
  readonly events: readonly EventView[];
  readonly cards: OwnCards;
}

/** Cards of a case that no set has, by their number in its pool. */
export type OwnCards = readonly (readonly [number: number, data: CardData])[];

const ownCards = ({ pool }: State): OwnCards => pool.cards.slice(CARDS.length).map(({ data }, i) => [CARDS.length + i, data]);

/** A copy in which everybody can see hands and facedown cards. It is for looking: the game goes on elsewhere. */
export function laidOpen(s: State): State {
  const open = fork(s);
  for (const o of s.objects) {
    if (o.zone === Zone.hand || o.zone === Zone.facedown) open.objects[o.id] = { ...o, knownTo: EVERYBODY };
  }
  open.events = (s.events ?? []).map((event) => ({ ...event, seenBy: EVERYBODY }));
  return open;
}

export interface Showing {
  /** Hands and facedown cards lie open. */
  readonly open: boolean;
  /** Names of the seats; P1 and so on where there are none. */
  readonly names: readonly string[];
  readonly moments?: readonly Moment[];
  readonly stops?: Stops;
  /** Nobody is asked anything: the board is only to be looked at, and whoever shows it says who has won. */
  readonly still?: boolean;
}

let last: { readonly state: State; readonly seat: Seat } | null = null;
let count = 0;
let speech: Speech = ENGLISH_SPEECH;

/** The language in which cards speak and ask from now on. */
export async function speak(language: string): Promise<void> {
  speech = await speechOf(language);
}

export function shown(state: State, seat: Seat, showing: Showing): Scene {
  const s = showing.open ? laidOpen(state) : state;
  last = { state: s, seat };
  const snapshot = seatSnapshot(s, seat, speech);
  const frame = frameOf(
    s,
    seat,
    showing,
    showing.still === true
      ? { ...snapshot, question: { mine: false, player: s.decision?.player ?? s.turnPlayer, asked: "act" }, refusals: {} }
      : snapshot,
  );
  return { frame, events: (s.events ?? []).map((event) => redact(event, s, seat)), cards: ownCards(s) };
}

/** A moment on the way to the next question. */
export function passing(state: State, seat: Seat, showing: Showing): Frame {
  const s = showing.open ? laidOpen(state) : state;
  return frameOf(s, seat, showing, beatSnapshot(s, seat, speech));
}

function frameOf(
  s: State,
  seat: Seat,
  { names, moments = [], stops = USUAL_STOPS, still = false }: Showing,
  snapshot: SeatSnapshot,
): Frame {
  return {
    viewer: seat,
    snapshot,
    seats: s.players.map((_, i) => ({ name: names[i] ?? `P${i + 1}`, bot: null, deck: "" })),
    mode: snapshot.view.mode,
    seed: 0,
    at: ++count,
    moments,
    auto: null,
    stops,
    match: null,
    curtain: false,
    still,
  };
}

/** Why an answer on the board that was shown last would be refused. */
export function explainShown(answer: Answer): Refusal | null {
  if (last === null) return null;
  const meant = fromAliases(last.state, last.seat, answer);
  return isRefusal(meant) ? meant : explain(last.state, last.seat, meant);
}

/** What would follow from it. */
export const foreseeShown = (answer: Answer, aim?: Choice): Foresight | null =>
  last === null ? null : foresee(last.state, last.seat, answer, aim);
