import { type DerivedBoard, STRIDE } from "../derive/board.ts";
import { board } from "../derive/layers.ts";
import { type ObjectId, type Seat, TypeBit, Zone } from "../state/ids.ts";
import type { BattlefieldRecord, GameObject, PlayerRecord, State } from "../state/records.ts";
import type { CardView, PermanentView, PiledView, RestedView, TableView } from "./view.ts";

/**
 * What one viewer was last shown of one game, and of which records it was made. Whoever is shown a game again and again looks
 * with such a memory: what nobody has written since is the same object in the next view, and need not be made, compared or
 * sent again. `observe` sees to it that records which were looked at are copied before they are written (fork.ts).
 */
export class Memory {
  last: TableView | null = null;
  readonly players: (PlayerRecord | undefined)[] = [];
  readonly battlefields: (BattlefieldRecord | undefined)[] = [];
  chain: State["chain"] | null = null;
  ongoing: State["ongoing"] | null = null;
  /** By seat: bits of the zones in which something that it owns or controls was written since the last look, or from which it went. */
  private readonly changedAt: number[] = [];
  /** Of all seats. */
  private changed = 0;
  private readonly records: GameObject[] = [];
  /** By object, as its zone shows it; null: written since, or not made yet. */
  readonly cards: (CardView | null)[] = [];
  readonly rested: (RestedView | null)[] = [];
  readonly piled: (PiledView | null)[] = [];
  private readonly permanents: (Made | null)[] = [];
  private derived: DerivedBoard | null = null;
  private isDerivedAnew = true;

  /** What was made of records that have been written is forgotten. */
  lookAt(s: State): void {
    const { objects } = s;
    const { records } = this;
    // Whoever derives after a look does so on a board of its own (layers.ts): what was looked at stays as it was.
    const derived = this.last === null ? null : board(s);
    this.isDerivedAnew = derived === null || derived !== this.derived;
    this.derived = derived;
    this.changed = 0;
    for (let seat = 0; seat < s.players.length; seat++) this.changedAt[seat] = 0;
    // A game that was played again from its start may have fewer objects.
    if (objects.length < records.length) records.length = 0;
    for (let id = 0; id < objects.length; id++) {
      const o = objects[id];
      if (records[id] === o) continue;
      if (id < records.length) this.note(s, records[id]);
      this.note(s, o);
      records[id] = o;
      this.cards[id] = null;
      this.rested[id] = null;
      this.piled[id] = null;
      const made = this.permanents[id] ?? null;
      if (made !== null) made.isWritten = true;
      this.permanents[id] = made;
    }
  }

  private note(s: State, o: GameObject): void {
    const at = 1 << (o.zone === Zone.board && (s.pool.cards[o.card].types & TypeBit.rune) !== 0 ? RUNES : o.zone);
    this.changed |= at;
    this.changedAt[o.owner] |= at;
    if (o.controller >= 0) this.changedAt[o.controller] |= at;
  }

  /** Nothing was written that could be at that player's. */
  isStill(seat: Seat): boolean {
    return this.changedAt[seat] === 0;
  }

  /** Nothing was written in that zone of a player, nor came into it, nor left it. */
  isZoneStill(seat: Seat, zone: Zone): boolean {
    return (this.changedAt[seat] & (1 << zone)) === 0;
  }

  areRunesStill(seat: Seat): boolean {
    return (this.changedAt[seat] & (1 << RUNES)) === 0;
  }

  get isAllStill(): boolean {
    return this.changed === 0;
  }

  /** What is in play beside the permanents: battlefields, and what lies facedown at them. */
  get areBattlefieldsStill(): boolean {
    return (this.changed & ((1 << Zone.battlefield) | (1 << Zone.facedown))) === 0;
  }

  /** No permanent was written, and none is derived to be anything else. */
  get isBoardStill(): boolean {
    return (this.changed & (1 << Zone.board)) === 0 && !this.isDerivedAnew;
  }

  /** The same, and nothing was written or moved but runes, so that whatever gives Might is where it was. */
  get isMightStill(): boolean {
    return (this.changed & ~(1 << RUNES)) === 0 && !this.isDerivedAnew;
  }

  /** `make` is given what it was last, to use again what has stayed of it. */
  permanent(s: State, id: ObjectId, tags: readonly string[], make: (before: PermanentView | null) => PermanentView): PermanentView {
    const known = this.permanents[id];
    if (known !== null && !known.isWritten) {
      if (!this.isDerivedAnew) return known.view;
      if (known.tags === tags && isAlike(known.values, board(s).values, id)) return known.view;
    }
    const view = make(known === null ? null : known.view);
    this.permanents[id] = { view, tags, values: board(s).values.slice(id * STRIDE, (id + 1) * STRIDE), isWritten: false };
    return view;
  }
}

/** Beside the zones: runes are on the board, and shown apart from what else is there. */
const RUNES = 13;

/** A permanent is what is written of it and what is derived for it. */
interface Made {
  readonly view: PermanentView;
  readonly tags: readonly string[];
  readonly values: readonly number[];
  isWritten: boolean;
}

function isAlike(known: readonly number[], values: readonly number[], id: ObjectId): boolean {
  for (let i = 0; i < STRIDE; i++) if (known[i] !== values[id * STRIDE + i]) return false;
  return true;
}

/** The same list again if all that is in it is the same. `of` is asked twice for what is not, and remembers. */
export function again<T>(before: readonly T[] | undefined, ids: readonly ObjectId[], of: (id: ObjectId) => T): readonly T[] {
  if (before !== undefined && before.length === ids.length) {
    let same = 0;
    while (same < ids.length && before[same] === of(ids[same])) same++;
    if (same === ids.length) return before;
  }
  const out: T[] = [];
  for (let i = 0; i < ids.length; i++) out.push(of(ids[i]));
  return out;
}
