import { FIRST_BATTLEFIELD, FIRST_SEAT, type LocationId, type ObjectId, type Seat, type State } from "@rulebound/engine/internal";
import { LOCATIONS, ROWS } from "./layout.ts";

/**
 * One number for every row that something can be about: a target, an option, the object of an answer. 0 is nothing, or
 * something without a row.
 */
function ranges<Name extends string>(sizes: Readonly<Record<Name, number>>): Readonly<Record<Name, number>> {
  let from = 1;
  const out = {} as Record<Name, number>;
  for (const name of Object.keys(sizes) as Name[]) {
    out[name] = from;
    from += sizes[name];
  }
  return out;
}

const SIZES = {
  board: ROWS.board,
  hand: ROWS.hand,
  facedown: ROWS.facedown,
  champions: ROWS.players,
  legends: 2 * ROWS.players,
  battlefields: ROWS.battlefields,
  trash: ROWS.players * ROWS.trash,
  banished: ROWS.players * ROWS.banished,
  known: ROWS.known,
  chain: ROWS.chain,
  players: ROWS.players,
  locations: LOCATIONS,
} as const;

/** Where each kind of row begins among the references. */
export const REFERENCE = ranges(SIZES);
export const REFERENCES: readonly { readonly name: keyof typeof SIZES; readonly from: number; readonly size: number }[] = (
  Object.keys(SIZES) as (keyof typeof SIZES)[]
).map((name) => ({ name, from: REFERENCE[name], size: SIZES[name] }));

/** Who looks, and which object stands in which row. Made once and used for every position. */
export class References {
  private byObject = new Int16Array(1024);
  private readonly used: ObjectId[] = [];
  private readonly order = new Int8Array(ROWS.players);
  viewer = FIRST_SEAT;
  players = 0;

  /** Forgets the last position. */
  begin(s: State, viewer: Seat): void {
    for (let i = 0; i < this.used.length; i++) this.byObject[this.used[i]] = 0;
    this.used.length = 0;
    if (this.byObject.length < s.objects.length) this.byObject = new Int16Array(2 * s.objects.length);
    this.viewer = viewer;
    this.players = s.players.length;
    for (let seat = 0; seat < this.players; seat++) this.order[seat] = (seat - viewer + this.players) % this.players;
  }

  put(id: ObjectId, reference: number): void {
    this.byObject[id] = reference;
    this.used.push(id);
  }

  /** The row of an object; 0: it has none. */
  of(id: ObjectId): number {
    return id < 0 ? 0 : this.byObject[id];
  }

  /** 0: the viewer, then in turn order. */
  relative(seat: Seat): number {
    return this.order[seat];
  }

  /** 0: nobody, 1: the viewer. */
  player(seat: Seat): number {
    return seat < 0 ? 0 : this.order[seat] + 1;
  }

  /** 0: nowhere, then the bases by player, then the battlefields. */
  location(location: LocationId): number {
    if (location < 0) return 0;
    return location < FIRST_BATTLEFIELD ? this.order[location] + 1 : ROWS.players + 1 + location - FIRST_BATTLEFIELD;
  }

  /** Bits of seats as bits of relative numbers. */
  bits(seats: number): number {
    let out = 0;
    for (let seat = 0; seat < this.players; seat++) if ((seats & (1 << seat)) !== 0) out |= 1 << this.order[seat];
    return out;
  }
}
