import type { Seat, State } from "@rulebound/engine/internal";
import { type ClockView, PROTOCOL_VERSION, type SeatMemory, type SeatSnapshot, Sight } from "@rulebound/protocol";
import type { Rules } from "../rules/rules.ts";
import { clockText } from "./clocks.ts";
import { EVENTS_KEPT } from "./game.ts";

/** Where a client can be reached: the process that holds its connection, and the connection there. */
export interface Address {
  readonly node: string;
  readonly connection: string;
}

/** Connections have random numbers of their own: no two are alike, on whatever process. */
export const keyOf = ({ connection }: Address): string => connection;

export interface Caller extends Address {
  readonly account: string;
  readonly name: string;
  readonly kind: "guest" | "member";
  readonly language: string;
}

/** A client in a room. */
export interface Member extends Omit<Caller, "name"> {
  name: string;
  /** When it entered: its process lived then. */
  readonly since: number;
  seat: number | null;
  seq: number;
  /** Nothing has been heard of it for some seconds: it may be gone without a goodbye. */
  isSilent: boolean;
  readonly muted: Set<string>;
}

/** A message of a room without its number, which each member counts for itself. */
export type Body = string;

export const bodyOf = (type: string, room: string, fields: Readonly<Record<string, unknown>>): Body =>
  `"type":"${type}","room":"${room}",${JSON.stringify(fields).slice(1)}`;

export const doneText = (n: number): string => `{"v":${PROTOCOL_VERSION},"type":"done","n":${n}}`;

export const numbered = (body: Body, seq: number): string => `{"v":${PROTOCOL_VERSION},"seq":${seq},${body}`;

/** What one seat, or the spectators (-1), were last shown of a game. */
export class Viewer {
  at = 0;
  private sight = new Sight();
  private memory: SeatMemory | null = null;
  private told = 0;
  /** The question that this seat was last asked. */
  private asked: State["decision"] = null;
  private language = "en";

  constructor(
    private readonly room: string,
    private readonly seat: Seat,
    /** Of the game that is shown. */
    private readonly rules: () => Rules,
  ) {}

  /** The language in which cards speak from now on. */
  speak(language: string): void {
    this.language = language;
  }

  /** The next message; null: nothing has changed that this viewer could see. `isBeat`: it is on the way to the next question. */
  update(state: State, game: number, clock: ClockView | null, isBeat = false): Body | null {
    const since = this.told;
    this.told = state.events?.length ?? 0;
    const seen = this.sight.look(this.snapshot(state, isBeat));
    const asked = isBeat || state.decision?.player !== this.seat ? null : state.decision;
    // "You may spend its buff", no, and the same of the next unit: whoever has answered is asked again, in the same words.
    const isAskedAgain = asked !== null && asked !== this.asked;
    this.asked = asked;
    if (seen === null && since === this.told && !isAskedAgain) return null;
    this.at++;
    return this.body(state, game, clock, since, seen ?? '"changes":{}', false);
  }

  /** Everything, for somebody who has just come or missed something. */
  whole(state: State, game: number, clock: ClockView | null): Body {
    this.update(state, game, clock);
    return this.body(state, game, clock, Math.max(0, this.told - EVENTS_KEPT), this.sight.whole, true);
  }

  /** Another game, or the same one with answers taken back. */
  restart(state: State): void {
    this.told = state.events?.length ?? 0;
    this.sight = new Sight();
    this.memory = null;
  }

  private snapshot(state: State, isBeat: boolean): SeatSnapshot {
    const rules = this.rules();
    this.memory ??= rules.newMemory();
    return (isBeat ? rules.beatSnapshot : rules.seatSnapshot)(state, this.seat, rules.speechNow(this.language), this.memory);
  }

  private body(state: State, game: number, clock: ClockView | null, since: number, seen: string, reset: boolean): Body {
    const { redact, eventText = JSON.stringify } = this.rules();
    let events = "";
    for (let i = since; state.events !== null && i < state.events.length; i++)
      events += `${i === since ? "" : ","}${eventText(redact(state.events[i], state, this.seat))}`;
    return `"type":"game","room":"${this.room}","at":${this.at},"game":${game},${seen},"since":${since},"events":[${events}],"clock":${clockText(clock)}${reset ? ',"reset":true' : ""}}`;
  }
}
