import { serverReason } from "@rulebound/protocol";
import { type Address, type Caller, keyOf, type Member } from "./audience.ts";
import { Problem } from "./problem.ts";
import type { Room } from "./room.ts";

/** Without a seat; whoever has one is always let in. */
const MOST_SPECTATORS = 500;
/** Connections of one account in a room; the oldest has to go. */
const MOST_DEVICES = 8;
/** How often those in a room are told how many watch, in milliseconds. */
const COUNT_EVERY = 1000;

/** Who is in a room, in which seat, and whether anybody is there. */
export class Members {
  private readonly all = new Map<string, Member>();
  private counting: NodeJS.Timeout | null = null;

  constructor(private readonly room: Room) {}

  get size(): number {
    return this.all.size;
  }

  values(): IterableIterator<Member> {
    return this.all.values();
  }

  has(address: Address): boolean {
    return this.all.has(keyOf(address));
  }

  /** Whoever asks for something has to be in the room. */
  demand(address: Address): Member {
    const member = this.all.get(keyOf(address));
    if (member === undefined) throw new Problem("notAllowed", "enterFirst");
    return member;
  }

  in(seat: number): Member[] {
    return [...this.all.values()].filter((member) => member.seat === seat);
  }

  get spectators(): number {
    let count = 0;
    for (const { seat } of this.all.values()) if (seat === null) count++;
    return count;
  }

  *watching(): Iterable<Member> {
    for (const member of this.all.values()) if (member.seat === null) yield member;
  }

  isPresent(seat: number): boolean {
    return this.room.table.isBot(seat) || this.in(seat).some(({ isSilent }) => !isSilent);
  }

  rename(account: string, name: string): void {
    for (const member of this.all.values()) if (member.account === account) member.name = name;
  }

  // -------------------------------------------------------------------------------------------------- coming and going

  enter(caller: Caller): Member {
    const { news, table } = this.room;
    const seat = table.seatOf(caller.account);
    const known = this.all.get(keyOf(caller));
    if (seat === null && known === undefined) this.demandRoomToWatch();
    const member = known ?? { ...caller, seat, since: this.room.services.now(), seq: 0, isSilent: false, muted: new Set<string>() };
    if (known === undefined) {
      this.makeRoomFor(caller.account);
      this.all.set(keyOf(caller), member);
      this.notePresenceOf(member);
    }
    news.showAll(member);
    if (known === undefined) news.tellTalk(member);
    return member;
  }

  private demandRoomToWatch(): void {
    const { phase, terms } = this.room.table;
    const isPlaying = phase === "playing" || phase === "between";
    if (isPlaying && !terms.spectators) throw new Problem("notAllowed", "noSpectators");
    if (this.spectators >= MOST_SPECTATORS) throw new Problem("tooMuch", "tooManySpectators", MOST_SPECTATORS);
  }

  private makeRoomFor(account: string): void {
    const devices = [...this.all.values()].filter((member) => member.account === account);
    for (const oldest of devices.slice(0, Math.max(0, devices.length - MOST_DEVICES + 1))) {
      this.room.tellLeft(oldest, serverReason("tooManyDevices"), false);
      this.leave(oldest);
    }
  }

  leave(address: Address): void {
    const { room } = this;
    const member = this.all.get(keyOf(address));
    if (member === undefined) return;
    this.all.delete(keyOf(address));
    room.lastActive = room.services.now();
    if (![...this.all.values()].some(({ seat }) => seat === member.seat)) {
      room.showing.forget(member.seat);
      if (member.seat === null) room.news.clear();
    }
    if (member.seat !== null && !this.isPresent(member.seat)) this.awaitReturn(member.seat);
    this.notePresenceOf(member);
  }

  /** Members whose process has died; of one that was stopped and continues, those who have just come back stay. True: some left. */
  leaveAllOf(node: string, before: number): boolean {
    const gone = [...this.all.values()].filter((member) => member.node === node && member.since < before);
    for (const member of gone) this.leave(member);
    return gone.length > 0;
  }

  /** The room is not led here any more: they are members of nothing. */
  clear(): void {
    if (this.counting !== null) clearTimeout(this.counting);
    this.all.clear();
  }

  /** Nobody is there any more who could see a game begin: they are asked again when they are back. */
  private awaitReturn(seat: number): void {
    const { room } = this;
    const { phase, chairs } = room.table;
    if (room.isGone) return;
    if (phase === "open" && chairs[seat].ready) room.commit({ do: "ready", seat, ready: false });
    else if (phase === "over" && chairs[seat].wantsRematch) room.commit({ do: "rematch", seat, wanted: false });
  }

  // ---------------------------------------------------------------------------------------------------------- presence

  /** Seats may have been taken or left: who sits where, and who is there. */
  notePresence(): void {
    const { room } = this;
    for (const member of this.all.values()) member.seat = room.table.seatOf(member.account);
    room.deadlines.notePresence();
    room.afterwards(room.showing.news(() => true));
  }

  /** Players are told at once who of them comes and goes; how many watch, now and then. */
  private notePresenceOf({ seat }: Member) {
    if (seat !== null || this.room.table.phase === "open") return this.notePresence();
    this.counting ??= setTimeout(() => {
      this.counting = null;
      if (!this.room.isGone) this.notePresence();
    }, COUNT_EVERY).unref();
  }

  /** A member has not been heard of for some seconds, or is heard again. */
  noteSilence(address: Address, isSilent: boolean): void {
    const member = this.all.get(keyOf(address));
    if (member === undefined || member.isSilent === isSilent) return;
    member.isSilent = isSilent;
    if (member.seat !== null) this.notePresence();
  }
}
