import { type Body, bodyOf, type Member, numbered } from "./audience.ts";
import { DelayedStream } from "./delayed.ts";
import type { Room } from "./room.ts";
import { type Line, Talk } from "./talk.ts";

/** What those in a room hear: players at once, spectators later by the room's delay. */
export class News {
  private readonly talk = new Talk();
  private readonly delayed: DelayedStream;

  constructor(private readonly room: Room) {
    this.delayed = new DelayedStream({
      delay: room.table.terms.delay,
      now: () => room.services.now(),
      spectators: () => room.members.watching(),
      deliver: (member, bodies) => this.sendNow([member], bodies),
      whole: (member) => room.showing.all(member),
    });
  }

  /** The room and the game as they are. */
  showAll(member: Member) {
    if (member.seat === null && this.isLater) return this.room.afterwards([this.delayed.join(member)]);
    const bodies = this.room.showing.all(member);
    this.room.afterwards([() => this.sendNow([member], bodies)]);
  }

  /** What is kept for spectators until they may see it. */
  get waitingBytes(): number {
    return this.delayed.size;
  }

  /** Nobody waits for it any more. */
  clear(): void {
    this.delayed.clear();
  }

  /** Spectators see everything later. */
  private get isLater(): boolean {
    const { terms, phase } = this.room.table;
    return terms.delay > 0 && phase !== "open";
  }

  /** To those of one seat, or to the spectators of one language. */
  send(members: readonly Member[], bodies: readonly Body[]): void {
    const [first] = members;
    if (first.seat === null && this.isLater) this.delayed.add(bodies, first.language);
    else this.sendNow(members, bodies);
  }

  sendNow(members: readonly Member[], bodies: readonly Body[]): void {
    const { room } = this;
    for (const member of members) {
      if (!room.members.has(member)) continue;
      for (const body of bodies) room.services.deliver(member, numbered(body, ++member.seq));
    }
  }

  // ------------------------------------------------------------------------------------------------------------- words

  /** Somebody's words, to those who have not muted them. */
  sendTalk({ type, ...line }: Line & { readonly type: "chat" | "emote" }, { account, seat }: Member): void {
    const { room } = this;
    const body = bodyOf(type, room.id, line);
    // Spectators may know more than players: what they say stays among themselves while a game is played.
    const isAmongSpectators = seat === null && room.table.phase === "playing";
    if (line.text !== undefined) room.services.onTalk(room, account, line.from.name, line.text);
    this.talk.note(line, room.services.now(), isAmongSpectators);
    const listeners = [...room.members.values()].filter(({ muted }) => !muted.has(account));
    const isNow = (one: Member): boolean => (one.seat === null ? !this.isLater : !isAmongSpectators);
    this.sendNow(listeners.filter(isNow), [body]);
    if (this.isLater && room.members.spectators > 0) this.delayed.add([body], null, account);
  }

  /** What was said before, to whoever comes or comes back. */
  tellTalk(member: Member): void {
    const { room } = this;
    const lines = this.talk.heardBy(member.seat, room.services.now() - (this.isLater ? room.table.terms.delay * 1000 : 0));
    room.afterwards([() => this.sendNow([member], [bodyOf("talk", room.id, { lines })])]);
  }
}
