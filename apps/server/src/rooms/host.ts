import { setTimeout as pause } from "node:timers/promises";
import { serverReason, type Terms } from "@rulebound/protocol";
import type { Cluster } from "../cluster/cluster.ts";
import { newCode, newId } from "../ids.ts";
import type { Database } from "../store/database.ts";
import type { Lives } from "../store/lives.ts";
import { isLasting } from "../store/trouble.ts";
import { formatNamed } from "./decks.ts";
import { endOf } from "./ends.ts";
import type { Entry } from "./entries.ts";
import { Hole, playAgain } from "./played.ts";
import { Problem } from "./problem.ts";
import { Register } from "./register.ts";
import { Room } from "./room.ts";
import type { RoomServices } from "./services.ts";
import { Table } from "./table.ts";

export type HostServices = Omit<RoomServices, "onProgress" | "onAbandoned"> & {
  readonly database: Database;
  readonly cluster: Cluster;
  readonly lives: Pick<Lives, "isAlive" | "deadAfter">;
  /** Another process leads a room that this one led. */
  onMoved(room: string, node: string): void;
  /** Rooms that are open or played and come from one network. */
  readonly roomsPerAddress: number;
  recordResults(room: Room): Promise<void>;
};

/** Where a room is led. */
export type Leader = { readonly here: Room } | { readonly node: string; readonly room: string };

/** Of one account, and seats that it may have in games that go on. */
const MOST_ROOMS = 10;
const MOST_SEATS = 5;
/** Of everybody, on one process. */
const MOST_LED = 5000;
/** Between two attempts to write something that is not in the journal. */
const RETRY = 200;
const LONGEST_RETRY = 5000;

/** Who opens a room: the account, and the network that it comes from. */
export interface Opener {
  readonly account: string;
  readonly network: string;
}

/** The rooms that this process leads: opened here, or taken over from the store. */
export class RoomHost {
  private readonly rooms = new Map<string, Promise<Room | null>>();
  private readonly led = new Map<string, Room>();
  private readonly roomServices: RoomServices;
  /** Writing that nobody waits for, but the end. */
  private readonly writing = new Map<string, Promise<void>>();
  private readonly register: Register;
  /** From where each room was opened, while this process leads it. */
  private readonly networks = new Map<string, string>();
  /** Rooms that are being written: they count, so that nobody opens many at once before the first is there. */
  private readonly opening = new Map<string, Opener>();
  private isClosing = false;
  private isHurried = false;

  constructor(private readonly services: HostServices) {
    this.register = new Register(services.database.query, services.cluster.node, services.now);
    this.roomServices = {
      ...services,
      onStored: (room, entry) => {
        services.onStored(room, entry);
        if (entry.do === "sit" || entry.do === "stand") this.meanwhile(room, () => this.noteSeats(room));
      },
      onProgress: (room) => this.meanwhile(room, () => this.progress(room)),
      onAbandoned: (room) => this.abandoned(room),
    };
  }

  get size(): number {
    return this.led.size;
  }

  list(): Iterable<Room> {
    return this.led.values();
  }

  // --------------------------------------------------------------------------------------------------------- opening

  /** Whether one more room is not too many of this account, of its network, and of all. */
  demandRoomFor({ account, network }: Opener): void {
    if (this.led.size >= MOST_LED) throw new Problem("unavailable", "full");
    let own = 0;
    let near = 0;
    for (const { id, table } of this.led.values()) {
      if (table.phase === "over") continue;
      if (table.host === account) own++;
      if (this.networks.get(id) === network) near++;
    }
    for (const opener of this.opening.values()) {
      if (opener.account === account) own++;
      if (opener.network === network) near++;
    }
    if (own >= MOST_ROOMS) throw new Problem("tooMuch", "tooManyOpened", own);
    if (near >= this.services.roomsPerAddress) throw new Problem("tooMuch", "tooManyOpenedNear", near);
  }

  /** Whether it may have a seat in one more game. */
  demandSeatFor(account: string): void {
    let seats = 0;
    for (const { table } of this.led.values()) if (table.phase !== "over" && table.seatOf(account) !== null) seats++;
    if (seats >= MOST_SEATS) throw new Problem("tooMuch", "tooManySeats", seats);
  }

  async open(terms: Terms, opener: Opener): Promise<Room> {
    if (this.isClosing) throw new Problem("unavailable", "stopping");
    formatNamed(terms.format);
    const id = newId();
    const now = this.services.now();
    const entry: Entry = { do: "open", terms, host: opener.account, code: newCode() };
    this.opening.set(id, opener);
    try {
      await this.register.add(id, entry.code, terms, entry, now);
    } finally {
      this.opening.delete(id);
    }
    this.networks.set(id, opener.network);
    const table = new Table(id, this.services.versions.present);
    table.apply(entry, now);
    const room = new Room(this.roomServices, table, 1, 1, now);
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
    if (row === undefined) throw new Problem("notFound", "noSuchRoom");
    const { node } = this.services.cluster;
    if (row.id !== idOrCode) {
      const led = await this.rooms.get(row.id);
      if (led != null) return { here: led };
    }
    if (row.owner !== node && (await this.services.lives.isAlive(row.owner))) return { node: row.owner, room: row.id };
    const room = await this.takeOver(row.id, row.fence);
    if (room === null) throw new Problem("unavailable", "roomMoving");
    return { here: room };
  }

  /** Null: somebody else was faster. */
  takeOver(id: string, fence: number): Promise<Room | null> {
    const known = this.rooms.get(id);
    if (known !== undefined) return known;
    const loading = this.load(id, fence).then(
      (room) => {
        if (room === null) this.rooms.delete(id);
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
    if (this.isClosing) throw new Problem("unavailable", "stopping");
    const { node } = this.services.cluster;
    if (!(await this.register.claim(id, fence))) return null;
    const inputs = await this.register.inputsOf(id);
    if (inputs[0]?.n !== 0) throw new Problem("notFound", "roomForgotten");
    const { table, last, lost } = await playAgain(id, inputs, this.services.versions);
    if (lost !== null) {
      this.services.log.error({ room: id, begun: table.begun, err: lost }, "a room cannot be played again and is closed");
      if (await this.register.isOver(id)) throw new Problem("notFound", "roomForgotten");
    }
    // Nothing can be written behind a hole.
    if (lost instanceof Hole) table.apply({ do: "close", why: serverReason("closedIncomplete") }, last);
    const room = new Room(this.roomServices, table, fence + 1, inputs.length, last);
    const byOlder = table.rules !== this.services.versions.present;
    this.services.log.info({ room: id, inputs: inputs.length, phase: table.phase, byOlder }, "room taken over from the store");
    // Before anything can happen to it: what is given up again at once must not be led.
    this.led.set(id, room);
    if (lost === null || table.closed !== null) room.wake();
    else room.close("closedUnplayable");
    this.meanwhile(room, () => this.progress(room));
    // Who does not hear of it, because Redis is away, asks again when it is back.
    await this.services.cluster
      .sendAll({ kind: "moved", room: id, node, fence: room.fence })
      .catch((error) => this.services.log.warn({ err: error }, "other processes could not be told of a room"));
    return room.isGone ? null : room;
  }

  /** Rooms in which something is going on and which nobody leads. */
  async adopt(): Promise<number> {
    const { cluster, lives } = this.services;
    const rows = await this.register.live();
    const alive = new Map<string, boolean>();
    let adopted = 0;
    for (const { id, owner, fence } of rows) {
      if (this.rooms.has(id) || this.isClosing) continue;
      if (owner !== cluster.node && !alive.has(owner)) alive.set(owner, await lives.isAlive(owner));
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
    this.led.get(roomId)?.members.leave({ node, connection });
  }

  /** A client has not been heard of for some seconds, or is heard again. */
  silence(roomId: string, node: string, connection: string, isSilent: boolean): void {
    this.led.get(roomId)?.members.noteSilence({ node, connection }, isSilent);
  }

  /** What the database says of a room follows what the room is. */
  private progress(room: Room): Promise<void> {
    return this.persist(room, "the result of a room could not be written", async () => {
      await this.services.recordResults(room);
      await this.register.noteStatus(room.table, room.fence);
    });
  }

  private noteSeats(room: Room): Promise<void> {
    return this.persist(room, "the seats of a room could not be written", () => this.register.noteSeats(room.table));
  }

  /** Until it is done, somebody else leads the room and does it, or it never will be. */
  private async persist(room: Room, problem: string, work: () => Promise<void>): Promise<void> {
    for (let wait = RETRY; ; wait = Math.min(LONGEST_RETRY, wait * 2)) {
      try {
        return await work();
      } catch (error) {
        this.services.log.error({ room: room.id, err: error }, problem);
        if (isLasting(error) || this.isHurried || room.isLost) return;
        await pause(wait, undefined, { ref: false });
      }
    }
  }

  // ----------------------------------------------------------------------------------------- losing rooms, and standing still

  private abandoned(room: Room): void {
    if (this.led.get(room.id) !== room) return;
    this.drop(room);
    this.meanwhile(room, () =>
      this.persist(room, "who leads a room now could not be read", async () => {
        const row = await this.register.find(room.id);
        if (row !== undefined && row.owner !== this.services.cluster.node && row.owner !== "") this.services.onMoved(room.id, row.owner);
      }),
    );
  }

  /** Somebody says that they lead a room now. */
  yieldTo(id: string, fence: number): void {
    const room = this.led.get(id);
    if (room !== undefined && room.fence < fence) room.giveUp();
  }

  /** This process stood still since then: what was taken over meanwhile is given up, and the time is nobody's in what was not. */
  async stoodStill(since: number): Promise<void> {
    for (const rows of await this.register.fencesOf([...this.led.keys()])) for (const { id, fence } of rows) this.yieldTo(id, fence);
    for (const room of [...this.led.values()]) room.skip(since);
  }

  /** Nothing can be written: games wait. */
  hold(): void {
    for (const room of this.led.values()) room.hold();
  }

  release(): void {
    for (const room of [...this.led.values()]) room.release();
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

  rename(account: string, name: string): void {
    for (const room of [...this.led.values()]) room.rename(account, name);
  }

  /** Wherever it is led. */
  async end(id: string, why: string): Promise<void> {
    const leader = await this.find(id);
    if ("here" in leader) leader.here.end(why);
    else if (!(await this.services.cluster.send(leader.node, { kind: "end", room: leader.room, why })))
      throw new Problem("unavailable", "roomMoving");
  }

  /** By which matches are played that are not over. */
  rulesInUse(): Promise<ReadonlySet<string>> {
    return this.register.rulesInUse();
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
      if (node !== this.services.cluster.node && !(await this.services.lives.isAlive(node)))
        for (const room of this.led.values())
          if (room.members.leaveAllOf(node, now - this.services.lives.deadAfter)) this.tellStrayed(node, room.id);
    for (const room of this.led.values()) {
      const why = endOf(room, now);
      if (why === null) continue;
      if (room.table.phase === "over") await this.forget(room);
      else room.close(why);
    }
  }

  /** A process that only seemed dead brings its clients in again: they wait for news, and would say nothing. */
  private tellStrayed(node: string, room: string): void {
    void this.services.cluster.send(node, { kind: "strayed", room }).catch(() => {});
  }

  private async forget(room: Room): Promise<void> {
    await room.retire("roomOver");
    this.drop(room);
  }

  private drop({ id }: Room): void {
    this.led.delete(id);
    this.rooms.delete(id);
    this.networks.delete(id);
  }

  /** Nobody waits any longer for what cannot be written. */
  hurry(): void {
    this.isHurried = true;
  }

  /** Every room is on the disk and free for others when this is done. */
  async close(): Promise<void> {
    this.isClosing = true;
    const rooms = [...this.led.values()];
    await Promise.all(rooms.map((room) => room.retire("stopped")));
    await Promise.all(this.writing.values());
    await this.register.free(rooms.map(({ id }) => id));
    this.led.clear();
    this.rooms.clear();
  }
}
