import type { RoomMessage } from "@rulebound/protocol";
import { newSecret } from "../fairness/commitment.ts";
import { type Address, type Body, type Caller, type Member, numbered, Viewer } from "./audience.ts";
import { obey } from "./commands.ts";
import type { Entry } from "./entries.ts";
import { EngineFailure } from "./game.ts";
import { Problem } from "./problem.ts";
import { SeatedBots } from "./seated-bots.ts";
import type { RoomServices } from "./services.ts";
import type { Table } from "./table.ts";
import { roomBody } from "./view.ts";

export const keyOf = ({ node, connection }: Address): string => `${node}/${connection}`;
const SPECTATORS = -1;
const MOST_MEMBERS = 500;
/** The longest that a timer can wait. */
const LONGEST = 0x7fffffff;
const NEVER = Number.MAX_SAFE_INTEGER;

/** A room that is led by this process: who is in it, and what they are told. What lasts is in its table. */
export class Room {
  readonly members = new Map<string, Member>();
  private readonly viewers = new Map<number, Viewer>();
  /** Since when a seat has nobody who is connected. */
  readonly awaySince: (number | null)[];
  takeBack: { readonly by: number; readonly consents: Set<number>; readonly answers: number } | null = null;
  private flushed: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | null = null;
  private timerAt = NEVER;
  private readonly bots = new SeatedBots(this);
  isGone = false;
  lastActive: number;

  constructor(
    readonly services: RoomServices,
    readonly table: Table,
    readonly fence: number,
    private n: number,
    private lastAt: number,
  ) {
    const now = services.now();
    this.lastActive = now;
    this.awaySince = table.chairs.map(() => now);
  }

  get id(): string {
    return this.table.id;
  }

  // ------------------------------------------------------------------------------------------------------ messages

  /** Obeys a client, or tells it why not. */
  receive(caller: Caller, message: RoomMessage) {
    if (this.isGone)
      return this.reply(caller, { type: "error", n: message.n, code: "unavailable", detail: "the room is moving; try again" });
    this.lastActive = this.services.now();
    try {
      obey(this, caller, message);
    } catch (error) {
      this.reply(caller, { type: "error", n: message.n, ...this.explained(error) });
    }
  }

  private explained(error: unknown): { code: string; detail: string; rule?: string } {
    if (error instanceof Problem)
      return { code: error.code, detail: error.message, ...(error.rule === undefined ? {} : { rule: error.rule }) };
    if (error instanceof EngineFailure)
      this.services.log.error({ room: this.id, failure: error.message }, "the engine failed on an answer");
    else this.services.log.error({ room: this.id, err: error }, "a message could not be obeyed");
    return { code: "unavailable", detail: "the server could not do this; nothing was changed" };
  }

  /** Outside of the numbered messages of the room. */
  reply(to: Address, fields: Readonly<Record<string, unknown>>): void {
    this.services.deliver(to, JSON.stringify({ v: 1, ...fields }));
  }

  // ------------------------------------------------------------------------------------------------------- entries

  /** Takes an entry; when it is on the disk, everybody who may know hears of it, first of all who asked for it. */
  commit(entry: Entry, asked?: { readonly caller: Address; readonly n: number }): void {
    const at = Math.max(this.services.now(), this.lastAt);
    const before = this.table.phase;
    const games = this.table.finished.length;
    const { game } = this.table;
    this.table.apply(entry, at);
    this.lastAt = at;
    const stored = this.services.journal.append({ room: this.id, fence: this.fence, n: this.n++, at, body: JSON.stringify(entry) });
    if (this.takeBack !== null && this.takeBack.answers !== this.table.game?.answers.length) this.takeBack = null;
    if (this.table.game !== game || entry.do === "takeBack") this.restartViewers();
    const news = this.news(entry.do !== "answer" || this.table.phase !== before || this.takeBack !== null);
    this.flushed = this.flushed
      .then(() => stored)
      .then(() => {
        this.services.onStored(this, entry);
        if (asked !== undefined) this.reply(asked.caller, { type: "done", n: asked.n });
        for (const send of news) send();
        if (this.table.finished.length !== games || this.table.phase !== before) this.services.onProgress(this);
      })
      .catch((error) => this.abandon(error));
    this.goOn();
  }

  /** What was accepted could not be kept: this process does not lead the room any more. Somebody will, from the store. */
  private abandon(error: unknown): void {
    if (this.isGone) return;
    this.services.log.warn({ room: this.id, reason: error instanceof Error ? error.message : String(error) }, "a room is given up");
    this.dissolve("the room is moving to another process", true);
    this.services.onAbandoned(this);
  }

  /** Nothing more is accepted; what was accepted is on the disk when this is done. */
  async retire(reason: string): Promise<void> {
    this.isGone = true;
    await this.flushed;
    this.dissolve(reason, this.table.phase !== "over");
  }

  private dissolve(reason: string, isMoving: boolean): void {
    this.isGone = true;
    if (this.timer !== null) clearTimeout(this.timer);
    for (const member of this.members.values()) this.reply(member, { type: "left", room: this.id, reason, moving: isMoving });
    this.members.clear();
  }

  /** What follows by itself: a start, a bot's answer, the end of somebody's time. */
  private goOn() {
    const { table } = this;
    if (table.phase === "open" && table.isReady) return this.commit({ do: "start", ...newSecret() });
    if (table.phase === "between" && table.isReady) return this.commit({ do: "next" });
    if (table.isRematchWanted) return this.commit({ do: "start", ...newSecret() });
    this.bots.ask();
    this.arm();
  }

  /** After the room was loaded from the store. */
  wake(): void {
    if (this.table.phase === "playing" || this.table.phase === "between") this.commit({ do: "resume" });
    else this.goOn();
  }

  /** What nobody asked for has nobody to tell that it failed: then the room is closed, and the others go on. */
  byItself(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.services.log.error({ room: this.id, err: error }, "a room failed and is closed");
      this.commit({ do: "close", why: "the server failed in this room" });
    }
  }

  // --------------------------------------------------------------------------------------------------------- clocks

  forfeitAt(seat: number): number | null {
    const { terms, phase } = this.table;
    const since = this.awaySince[seat];
    if (terms.away === null || since === null || this.table.isBot(seat) || this.hasLeft(seat)) return null;
    return phase === "playing" || phase === "between" ? since + terms.away * 1000 : null;
  }

  private hasLeft(seat: number): boolean {
    return this.table.game?.state.players[seat]?.lost === true && this.table.phase === "playing";
  }

  get betweenUntil(): number | null {
    return this.table.phase === "between" ? this.table.betweenSince + this.table.terms.between * 1000 : null;
  }

  private get deadline(): number {
    const clock = this.table.phase === "playing" ? this.table.game?.clocks?.deadline() : null;
    return Math.min(clock ?? NEVER, this.betweenUntil ?? NEVER, ...this.awaySince.map((_, seat) => this.forfeitAt(seat) ?? NEVER));
  }

  /** One timer a room, which is set anew only if something ends sooner than it rings. */
  private arm(): void {
    const { deadline } = this;
    if (deadline >= this.timerAt || this.isGone) return;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timerAt = deadline;
    this.timer = setTimeout(() => this.byItself(() => this.ring()), Math.min(LONGEST, Math.max(1, deadline - this.services.now())));
  }

  private ring(): void {
    this.timer = null;
    this.timerAt = NEVER;
    if (this.isGone) return;
    const now = this.services.now();
    const { table } = this;
    const clocks = table.phase === "playing" ? table.game?.clocks : null;
    const asked = table.game?.asked ?? null;
    const late = clocks?.deadline() ?? NEVER;
    const away = this.awaySince.findIndex((_, seat) => (this.forfeitAt(seat) ?? NEVER) <= now);
    if (late <= now && asked !== null) this.commit({ do: "lose", seat: asked, reason: "timeout" });
    else if (away >= 0) this.commit({ do: "lose", seat: away, reason: "abandoned" });
    else if ((this.betweenUntil ?? NEVER) <= now) this.commit({ do: "next" });
    this.arm();
  }

  // -------------------------------------------------------------------------------------------------------- members

  enter(caller: Caller): Member {
    if (this.members.size >= MOST_MEMBERS) throw new Problem("tooMuch", "the room is full");
    const seat = this.table.seatOf(caller.account);
    const isPlaying = this.table.phase === "playing" || this.table.phase === "between";
    if (seat === null && isPlaying && !this.table.terms.spectators) throw new Problem("notAllowed", "this room has no spectators");
    const known = this.members.get(keyOf(caller));
    const member = known ?? { ...caller, seat, seq: 0, muted: new Set<string>(), spoken: [] };
    this.members.set(keyOf(caller), member);
    this.notePresence();
    this.showAll(member);
    return member;
  }

  leave(address: Address): void {
    const member = this.members.get(keyOf(address));
    if (member === undefined) return;
    this.members.delete(keyOf(address));
    this.lastActive = this.services.now();
    if (![...this.members.values()].some(({ seat }) => seat === member.seat)) this.viewers.delete(member.seat ?? SPECTATORS);
    this.notePresence();
  }

  /** Members whose process has died. */
  leaveAllOf(node: string): void {
    for (const member of [...this.members.values()]) if (member.node === node) this.leave(member);
  }

  memberOf(caller: Address): Member {
    const member = this.members.get(keyOf(caller));
    if (member === undefined) throw new Problem("notAllowed", "enter the room first");
    return member;
  }

  isPresent(seat: number): boolean {
    return this.table.isBot(seat) || [...this.members.values()].some((member) => member.seat === seat);
  }

  get spectators(): number {
    return [...this.members.values()].filter(({ seat }) => seat === null).length;
  }

  /** Seats may have been taken or left: who sits where, and who is there. */
  notePresence(): void {
    for (const member of this.members.values()) member.seat = this.table.seatOf(member.account);
    const now = this.services.now();
    this.table.chairs.forEach((_, seat) => {
      if (this.isPresent(seat)) this.awaySince[seat] = null;
      else this.awaySince[seat] ??= now;
    });
    this.afterwards(this.news(true));
    this.arm();
  }

  /** When everything that was accepted until now is on the disk: nobody hears of what could still be lost. */
  private afterwards(news: readonly (() => void)[]): void {
    this.flushed = this.flushed.then(() => {
      for (const send of news) send();
    });
  }

  // ----------------------------------------------------------------------------------------------------------- news

  private restartViewers(): void {
    const state = this.table.game?.state;
    if (state !== undefined) for (const viewer of this.viewers.values()) viewer.restart(state);
  }

  private viewer(seat: number): Viewer {
    const known = this.viewers.get(seat);
    if (known !== undefined) return known;
    const viewer = new Viewer(this.id, seat);
    this.viewers.set(seat, viewer);
    return viewer;
  }

  /** The position in the game that this seat was last shown. */
  shownTo(seat: number): number {
    return this.viewer(seat).at;
  }

  get gameNumber(): number {
    return this.table.finished.length + (this.table.phase === "playing" ? 1 : 0);
  }

  /** What everybody has to be told now, to be sent when the time has come. Who cannot be told can ask again. */
  private news(aboutRoom: boolean): (() => void)[] {
    try {
      return this.gathered(aboutRoom);
    } catch (error) {
      this.services.log.error({ room: this.id, err: error }, "a room could not be shown");
      return [];
    }
  }

  private gathered(aboutRoom: boolean): (() => void)[] {
    const out: (() => void)[] = [];
    const { game } = this.table;
    const bySeat = new Map<number, Member[]>();
    for (const member of this.members.values()) {
      const seat = member.seat ?? SPECTATORS;
      const others = bySeat.get(seat);
      if (others === undefined) bySeat.set(seat, [member]);
      else others.push(member);
    }
    const clock = game?.clocks?.view(this.services.now()) ?? null;
    for (const [seat, members] of bySeat) {
      const bodies: Body[] = [];
      if (aboutRoom) bodies.push(roomBody(this, seat < 0 ? null : seat, false));
      const body = game === null ? null : this.viewer(seat).update(game.state, this.gameNumber, clock);
      if (body !== null) bodies.push(body);
      if (bodies.length > 0) out.push(() => this.send(members, bodies));
    }
    return out;
  }

  /** The room and the game as they are. */
  showAll(member: Member): void {
    const { game } = this.table;
    const bodies = [roomBody(this, member.seat, true)];
    if (game !== null)
      bodies.push(
        this.viewer(member.seat ?? SPECTATORS).whole(game.state, this.gameNumber, game.clocks?.view(this.services.now()) ?? null),
      );
    this.afterwards([() => this.send([member], bodies)]);
  }

  /** Spectators see everything later. */
  send(members: readonly Member[], bodies: readonly Body[]): void {
    const { delay } = this.table.terms;
    const isLater = delay > 0 && members.some(({ seat }) => seat === null) && this.table.phase !== "open";
    if (isLater) setTimeout(() => this.sendNow(members, bodies), delay * 1000).unref();
    else this.sendNow(members, bodies);
  }

  sendNow(members: readonly Member[], bodies: readonly Body[]): void {
    for (const member of members) {
      if (!this.members.has(keyOf(member))) continue;
      for (const body of bodies) this.services.deliver(member, numbered(body, ++member.seq));
    }
  }
}
