import type { CardPool } from "@rulebound/engine";
import type { Terms } from "@rulebound/protocol";
import type { Cluster } from "../cluster/cluster.ts";
import { newCode, newId } from "../ids.ts";
import type { Database } from "../store/database.ts";
import { formatNamed } from "./decks.ts";
import { endOf } from "./ends.ts";
import type { Entry } from "./entries.ts";
import { Problem } from "./problem.ts";
import { Register } from "./register.ts";
import { Room } from "./room.ts";
import type { RoomServices } from "./services.ts";
import { Table } from "./table.ts";

export type HostServices = Omit<RoomServices, "onProgress" | "onAbandoned"> & {
  readonly database: Database;
  readonly cluster: Cluster;
  recordResults(room: Room): Promise<void>;
};

/** Where a room is led. */
export type Leader = { readonly here: Room } | { readonly node: string; readonly room: string };

const MOST_ROOMS = 10;

/** The rooms that this process leads: opened here, or taken over from the store. */
export class RoomHost {
  private readonly rooms = new Map<string, Promise<Room | null>>();
  private readonly led = new Map<string, Room>();
  private readonly roomServices: RoomServices;
  /** Writing that nobody waits for, but the end. */
  private readonly writing = new Map<string, Promise<void>>();
  private readonly register: Register;
  private isClosing = false;

  constructor(private readonly services: HostServices) {
    this.register = new Register(services.database.query, services.cluster.node, services.now);
    this.roomServices = {
      ...services,
      onStored: (room, entry) => {
        services.onStored(room, entry);
        if (entry.do === "sit" || entry.do === "stand") this.meanwhile(room, () => this.noteSeats(room));
      },
      onProgress: (room) => this.meanwhile(room, () => this.progress(room)),
      onAbandoned: (room) => {
        this.led.delete(room.id);
        this.rooms.delete(room.id);
      },
    };
  }

  get size(): number {
    return this.led.size;
  }

  list(): Iterable<Room> {
    return this.led.values();
  }

  private get pool(): CardPool {
    return this.services.pool;
  }

  // --------------------------------------------------------------------------------------------------------- opening

  async open(terms: Terms, host: string): Promise<Room> {
    if (this.isClosing) throw new Problem("unavailable", "the server is about to stop");
    formatNamed(terms.format);
    const own = [...this.led.values()].filter(({ table }) => table.host === host && table.phase !== "over").length;
    if (own >= MOST_ROOMS) throw new Problem("tooMuch", `you have ${own} rooms already; end one first`);
    const id = newId();
    const now = this.services.now();
    const entry: Entry = { do: "open", terms, host, code: newCode() };
    await this.register.add(id, entry.code, terms, entry, now);
    const table = new Table(id, this.pool);
    table.apply(entry, now);
    return this.lead(new Room(this.roomServices, table, 1, 1, now));
  }

  private lead(room: Room): Room {
    this.led.set(room.id, room);
    this.rooms.set(room.id, Promise.resolve(room));
    return room;
  }

  // --------------------------------------------------------------------------------------------------------- finding

  /** By id or code: the room if it is led here, or the process that leads it; takes it over if nobody does. */
  async find(idOrCode: string): Promise<Leader> {
    const known = this.rooms.get(idOrCode);
    if (known !== undefined) {
      const room = await known;
      if (room !== null) return { here: room };
    }
    const row = await this.register.find(idOrCode.toUpperCase());
    if (row === undefined) throw new Problem("notFound", "there is no such room");
    const { node } = this.services.cluster;
    if (row.id !== idOrCode) {
      const led = await this.rooms.get(row.id);
      if (led != null) return { here: led };
    }
    if (row.owner !== node && (await this.services.cluster.isAlive(row.owner))) return { node: row.owner, room: row.id };
    const room = await this.takeOver(row.id, row.fence);
    if (room === null) throw new Problem("unavailable", "the room is moving; try again");
    return { here: room };
  }

  /** Null: somebody else was faster. */
  takeOver(id: string, fence: number): Promise<Room | null> {
    const known = this.rooms.get(id);
    if (known !== undefined) return known;
    const loading = this.load(id, fence).then(
      (room) => {
        if (room === null) this.rooms.delete(id);
        else this.led.set(id, room);
        return room;
      },
      (error) => {
        this.rooms.delete(id);
        throw error;
      },
    );
    this.rooms.set(id, loading);
    return loading;
  }

  private async load(id: string, fence: number): Promise<Room | null> {
    if (this.isClosing) throw new Problem("unavailable", "the server is about to stop");
    const { node } = this.services.cluster;
    if (!(await this.register.claim(id, fence))) return null;
    const inputs = await this.register.inputsOf(id);
    const table = new Table(id, this.pool);
    const last = this.replay(table, inputs);
    const room = new Room(this.roomServices, table, fence + 1, inputs.length, last);
    this.services.log.info({ room: id, inputs: inputs.length, phase: table.phase }, "room taken over from the store");
    room.wake();
    await this.services.cluster.sendAll({ kind: "moved", room: id, node });
    this.meanwhile(room, () => this.progress(room));
    return room;
  }

  /** A room that this version cannot play any further is closed, and says so. */
  private replay(table: Table, inputs: readonly { readonly at: number; readonly body: string }[]): number {
    let last = 0;
    for (const { at, body } of inputs) {
      try {
        table.apply(JSON.parse(body) as Entry, at);
      } catch (error) {
        this.services.log.error({ room: table.id, err: error }, "a room cannot be played again and is closed");
        table.apply({ do: "close", why: "this version of the server cannot go on with a game of an older one" }, at);
        return at;
      }
      last = at;
    }
    return last;
  }

  /** Rooms in which something is going on and which nobody leads. */
  async adopt(): Promise<number> {
    const { cluster } = this.services;
    const rows = await this.register.live();
    const alive = new Map<string, boolean>();
    let adopted = 0;
    for (const { id, owner, fence } of rows) {
      if (this.rooms.has(id) || this.isClosing) continue;
      if (owner !== cluster.node && !alive.has(owner)) alive.set(owner, await cluster.isAlive(owner));
      if (alive.get(owner) === true) continue;
      try {
        if ((await this.takeOver(id, fence)) !== null) adopted++;
      } catch (error) {
        this.services.log.error({ room: id, err: error }, "a room could not be taken over");
      }
    }
    return adopted;
  }

  // --------------------------------------------------------------------------------------------------------- leading

  gone(roomId: string, node: string, connection: string): void {
    this.led.get(roomId)?.leave({ node, connection });
  }

  /** A client has not been heard of for some seconds, or is heard again. */
  silence(roomId: string, node: string, connection: string, isSilent: boolean): void {
    this.led.get(roomId)?.noteSilence({ node, connection }, isSilent);
  }

  /** What the database says of a room follows what the room is. */
  private async progress(room: Room): Promise<void> {
    try {
      await this.services.recordResults(room);
      await this.register.noteStatus(room.table, room.fence);
    } catch (error) {
      this.services.log.error({ room: room.id, err: error }, "the result of a room could not be written");
    }
  }

  private async noteSeats(room: Room): Promise<void> {
    try {
      await this.register.noteSeats(room.table);
    } catch (error) {
      this.services.log.error({ room: room.id, err: error }, "the seats of a room could not be written");
    }
  }

  /** One after another for each room. */
  private meanwhile({ id }: Room, work: () => Promise<void>): void {
    const done = (this.writing.get(id) ?? Promise.resolve()).then(work).finally(() => {
      if (this.writing.get(id) === done) this.writing.delete(id);
    });
    this.writing.set(id, done);
  }

  /** Matches of an account that are not over. */
  roomsOf(account: string): Promise<string[]> {
    return this.register.roomsOf(account);
  }

  /** The room, if it is led here or about to be. */
  async leading(id: string): Promise<Room | null> {
    return (await this.rooms.get(id)) ?? null;
  }

  /** The room, if it is led here: without asking anybody. */
  at(id: string): Room | undefined {
    return this.led.get(id);
  }

  /** Rooms that nobody needs in memory any more, and members of processes that are gone. */
  async sweep(): Promise<void> {
    const now = this.services.now();
    const nodes = new Set([...this.led.values()].flatMap((room) => [...room.members.values()].map(({ node }) => node)));
    for (const node of nodes)
      if (node !== this.services.cluster.node && !(await this.services.cluster.isAlive(node)))
        for (const room of this.led.values()) room.leaveAllOf(node);
    for (const room of this.led.values()) {
      const why = endOf(room, now);
      if (why === null) continue;
      if (room.table.phase === "over") await this.forget(room);
      else room.commit({ do: "close", why });
    }
  }

  private async forget(room: Room): Promise<void> {
    await room.retire("the room is over");
    this.led.delete(room.id);
    this.rooms.delete(room.id);
  }

  /** Every room is on the disk and free for others when this is done. */
  async close(): Promise<void> {
    this.isClosing = true;
    const rooms = [...this.led.values()];
    await Promise.all(rooms.map((room) => room.retire("the server stops; come back in a moment")));
    await Promise.all(this.writing.values());
    await this.register.free(rooms.map(({ id }) => id));
    this.led.clear();
    this.rooms.clear();
  }
}
