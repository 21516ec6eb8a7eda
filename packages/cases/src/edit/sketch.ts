import { isMap, isScalar, isSeq, type YAMLMap } from "yaml";
import { FIRST_SEAT, NOBODY, nthSeat, type Seat } from "../adapter.ts";
import { type Mode, type PhaseName, SEATS_OF_MODE } from "../case.ts";
import { Draft, keyOf } from "./draft.ts";

/** A case as a board editor shows it: what is where, without asking whether it makes sense. That is the reader's business. */
export interface Sketch {
  readonly name: string;
  readonly rules: readonly string[];
  readonly mode: Mode;
  readonly turn: Seat;
  readonly phase: PhaseName;
  readonly turnNumber: number;
  readonly players: readonly PlayerSketch[];
  readonly battlefields: readonly BattlefieldSketch[];
}

/** Something on the table: its card, and what is said of it beyond that. */
export interface Piece {
  readonly card: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

export const LISTS = ["hand", "base", "deck", "trash", "banished"] as const;
export type ListName = (typeof LISTS)[number];
const SINGLES = ["legend", "champion"] as const;
export type SingleName = (typeof SINGLES)[number];

export interface PlayerSketch extends Readonly<Record<ListName, readonly Piece[]>>, Readonly<Record<SingleName, Piece | null>> {
  readonly points: number;
  readonly xp: number;
  readonly runes: Readonly<Record<string, { readonly ready: number; readonly exhausted: number }>>;
  readonly pool: Readonly<Record<string, number>>;
}

export interface BattlefieldSketch {
  readonly name: string;
  readonly card: string;
  /** A seat; -1: said to be nobody's; null: whoever is there alone. */
  readonly controller: number | null;
  readonly contested: number | null;
  /** Per seat. */
  readonly units: readonly (readonly Piece[])[];
  readonly facedown: readonly (readonly Piece[])[];
}

/** Null where the text is not YAML. */
export function sketchOf(text: string): Sketch | null {
  const draft = Draft.of(text);
  if (draft === null) return null;
  const root = plain(draft.root.toJS(draft.document));
  const mode = (Object.hasOwn(SEATS_OF_MODE, String(root.mode)) ? root.mode : "duel") as Mode;
  const seats = Array.from({ length: SEATS_OF_MODE[mode] }, (_, seat) => nthSeat(seat));
  const players = plain(root.players);
  return {
    name: words(root.name),
    rules: list(root.rules).map(String),
    mode,
    turn: seatOf(root.turn) ?? FIRST_SEAT,
    phase: (words(root.phase) || "main") as PhaseName,
    turnNumber: number(root.turnNumber, 5),
    players: seats.map((seat) => playerSketch(plain(players[`P${seat + 1}`]))),
    battlefields: list(root.battlefields).map((one) => battlefieldSketch(one, seats)),
  };
}

function playerSketch(player: Fields): PlayerSketch {
  const deck = player.deck;
  return {
    legend: player.legend === undefined ? null : piece(player.legend),
    champion: player.champion === undefined ? null : piece(player.champion),
    points: number(player.points, 0),
    xp: number(player.xp, 0),
    hand: pieces(player.hand),
    base: pieces(player.base),
    deck: pieces(Array.isArray(deck) ? deck : plain(deck).exactly),
    trash: pieces(player.trash),
    banished: pieces(player.banished),
    runes: Object.fromEntries(
      Object.entries(plain(player.runes)).map(([domain, count]) => [
        domain,
        typeof count === "object"
          ? { ready: number(plain(count).ready, 0), exhausted: number(plain(count).exhausted, 0) }
          : { ready: number(count, 0), exhausted: 0 },
      ]),
    ),
    pool: Object.fromEntries(Object.entries(plain(player.pool)).map(([what, amount]) => [what, number(amount, 0)])),
  };
}

function battlefieldSketch(one: unknown, seats: readonly Seat[]): BattlefieldSketch {
  const [name, rest] = typeof one === "object" && one !== null ? (Object.entries(one)[0] ?? ["", {}]) : [words(one), {}];
  const fields = plain(rest);
  const bySeat = (value: unknown) => seats.map((seat) => pieces(plain(value)[`P${seat + 1}`]));
  return {
    name,
    card: words(fields.card) || name,
    controller: fields.controller === "none" ? NOBODY : seatOf(fields.controller),
    contested: seatOf(fields.contested),
    units: bySeat(fields.units),
    facedown: bySeat(fields.facedown),
  };
}

type Fields = Readonly<Record<string, unknown>>;
const plain = (value: unknown): Fields => (typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]);
const words = (value: unknown): string => (value === undefined || value === null || typeof value === "object" ? "" : String(value));
const number = (value: unknown, otherwise: number): number => (Number.isFinite(Number(value ?? Number.NaN)) ? Number(value) : otherwise);

function seatOf(value: unknown): Seat | null {
  const found = /^P([1-4])$/.exec(words(value));
  return found === null ? null : nthSeat(Number(found[1]) - 1);
}

const pieces = (value: unknown): readonly Piece[] => list(value).map(piece);

function piece(value: unknown): Piece {
  if (typeof value !== "object" || value === null) return { card: words(value), facts: {} };
  const { card, ...facts } = value as Fields;
  return { card: words(card), facts };
}

/** How many steps there are. */
export function stepCount(text: string): number {
  const steps = Draft.of(text)?.root.get("steps", true);
  return isSeq(steps) ? steps.items.length : 0;
}

/** What a battlefield's entry is called, and its map if it has one. */
export function entryOf(item: unknown): { readonly name: string; readonly map: YAMLMap | null } {
  if (!isMap(item)) return { name: isScalar(item) ? String(item.value) : "", map: null };
  const [pair] = item.items;
  return { name: pair === undefined ? "" : keyOf(pair), map: pair !== undefined && isMap(pair.value) ? pair.value : null };
}
