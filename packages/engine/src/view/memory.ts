import { type DerivedBoard, STRIDE } from "../derive/board.ts";
import { board } from "../derive/layers.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import type { BattlefieldRecord, GameObject, PlayerRecord, State } from "../state/records.ts";
import type { CardView, PermanentView, RestedView, TableView } from "./view.ts";

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
  /** Bits of the seats that own or control what was written since the last look. */
  private changedSeats = 0;
  private readonly records: GameObject[] = [];
  /** By object, as its zone shows it; null: written since, or not made yet. */
  readonly cards: (CardView | null)[] = [];
  readonly rested: (RestedView | null)[] = [];
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
    this.changedSeats = 0;
    // A game that was played again from its start may have fewer objects.
    if (objects.length < records.length) records.length = 0;
    for (let id = 0; id < objects.length; id++) {
      const o = objects[id];
      if (records[id] === o) continue;
      records[id] = o;
      this.cards[id] = null;
      this.rested[id] = null;
      this.permanents[id] = null;
      this.changedSeats |= (1 << o.owner) | (1 << Math.max(0, o.controller));
    }
  }

  /** Nothing was written that could be at that player's. */
  isStill(seat: Seat): boolean {
    return (this.changedSeats & (1 << seat)) === 0;
  }

  get isAllStill(): boolean {
    return this.changedSeats === 0;
  }

  /** No permanent was written, and none is derived to be anything else. */
  get isBoardStill(): boolean {
    return this.changedSeats === 0 && !this.isDerivedAnew;
  }

  /** One that nothing is attached to, and that is attached to nothing. */
  permanent(s: State, id: ObjectId, tags: readonly string[], make: () => PermanentView): PermanentView {
    const known = this.permanents[id];
    if (known !== null && !this.isDerivedAnew) return known.view;
    const { values } = board(s);
    if (known !== null && known.tags === tags && isAlike(known.values, values, id)) return known.view;
    const view = make();
    this.permanents[id] = { view, tags, values: values.slice(id * STRIDE, (id + 1) * STRIDE) };
    return view;
  }
}

/** A permanent is what is written of it and what is derived for it. */
interface Made {
  readonly view: PermanentView;
  readonly tags: readonly string[];
  readonly values: readonly number[];
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
