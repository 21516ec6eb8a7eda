import { PROTOCOL_VERSION, type RoomMessage, type ServerReasonKey, serverReason, type Why, whyInEnglish } from "@rulebound/protocol";
import { newSecret } from "../fairness/commitment.ts";
import { FencedError, HoleError } from "../store/journal.ts";
import { wordsOf } from "../store/trouble.ts";
import { type Address, type Caller, doneText } from "./audience.ts";
import { handle } from "./commands.ts";
import { Deadlines } from "./deadlines.ts";
import { type Entry, storedText } from "./entries.ts";
import { EngineFailure } from "./game.ts";
import { Members } from "./members.ts";
import { News } from "./news.ts";
import { Problem, type Told, toldAs } from "./problem.ts";
import { SeatedBots } from "./seated-bots.ts";
import type { RoomServices } from "./services.ts";
import { Showing } from "./showing.ts";
import type { Table } from "./table.ts";
import type { TakeBack } from "./take-back.ts";
import { TalkLimit } from "./talk-limit.ts";

/** What changes nothing that has to be kept. */
const WHILE_HELD: ReadonlySet<RoomMessage["type"]> = new Set(["enter", "leave", "resync", "foresee", "explain", "chat", "emote", "mute"]);

/** A room that is led by this process: who is in it, and what they are told. What lasts is in its table. */
export class Room {
  readonly members = new Members(this);
  readonly showing = new Showing(this);
  readonly news: News;
  takeBack: TakeBack | null = null;
  /** By seat: after how many answers it last asked for a take-back. Nobody is asked twice for the same. */
  readonly wished = new Map<number, number>();
  private flushed: Promise<void> = Promise.resolve();
  private readonly bots = new SeatedBots(this);
  readonly deadlines: Deadlines;
  readonly talkLimit = new TalkLimit();
  isGone = false;
  /** Something that was accepted could not be kept: nothing after it counts. */
  isLost = false;
  private heldSince: number | null = null;
  /** The room's time never goes back, whatever the clock of the process says that leads it now. */
  private readonly ahead: number;
  lastActive: number;

  constructor(
    readonly services: RoomServices,
    readonly table: Table,
    readonly fence: number,
    private n: number,
    private lastAt: number,
  ) {
    this.lastActive = services.now();
    this.ahead = Math.max(0, lastAt - services.now());
    this.deadlines = new Deadlines(this);
    this.news = new News(this);
  }

  get id(): string {
    return this.table.id;
  }

  /** How many entries it is made of. */
  get length(): number {
    return this.n;
  }

  get gameNumber(): number {
    return this.table.finished.length + (this.table.phase === "playing" ? 1 : 0);
  }

  /** The time by which this room's clocks go. */
  now(): number {
    return this.services.now() + this.ahead;
  }

  // ------------------------------------------------------------------------------------------------------ messages

  /** Obeys a client, or tells it why not. */
  receive(caller: Caller, message: RoomMessage) {
    if (this.isGone) return this.refuse(caller, message.n, toldAs("unavailable", serverReason("roomMoving")));
    this.lastActive = this.services.now();
    try {
      if (this.isHeld && !WHILE_HELD.has(message.type)) throw new Problem("unavailable", "cannotWrite");
      handle(this, caller, message);
      if (this.isHeld && message.type === "enter") this.tellHeld([caller]);
    } catch (error) {
      this.refuse(caller, message.n, this.explained(error));
    }
  }

  private explained(error: unknown): Told {
    if (error instanceof Problem) return toldAs(error.code, error.why, error.rule);
    if (error instanceof EngineFailure)
      this.services.log.error({ room: this.id, failure: error.message }, "the engine failed on an answer");
    else this.services.log.error({ room: this.id, err: error }, "a message could not be obeyed");
    return toldAs("unavailable", serverReason("nothingChanged"));
  }

  /** For somebody who was in the room and has not left it; where they may not any more, they are told. */
  enterAgain(caller: Caller): void {
    try {
      this.members.enter(caller);
    } catch (error) {
      this.tellLeft(caller, this.explained(error).why, false);
    }
  }

  private refuse(to: Address, n: number, refusal: Told): void {
    this.reply(to, { type: "error", n, ...refusal });
  }

  /** They are no longer in the room. */
  tellLeft(to: Address, why: Why, moving: boolean): void {
    this.reply(to, { type: "left", room: this.id, reason: whyInEnglish(why), why, moving });
  }

  /** Outside of the numbered messages of the room. */
  reply(to: Address, fields: Readonly<Record<string, unknown>>): void {
    this.services.deliver(to, JSON.stringify({ v: PROTOCOL_VERSION, ...fields }));
  }

  // ------------------------------------------------------------------------------------------------------- entries

  /** Takes an entry; when it is on the disk, everybody who may know hears of it, first of all who asked for it. */
  commit(entry: Entry, asked?: { readonly caller: Address; readonly n: number }): void {
    const at = Math.max(this.now(), this.lastAt);
    const before = this.table.phase;
    const games = this.table.finished.length;
    const { game } = this.table;
    this.table.apply(entry, at);
    this.lastAt = at;
    const stored = this.services.journal.append({
      room: this.id,
      fence: this.fence,
      n: this.n++,
      at,
      body: storedText(entry, this.table),
    });
    if (this.takeBack !== null && this.takeBack.answers !== this.table.game?.answers.length) this.takeBack = null;
    if (this.table.game !== game || entry.do === "takeBack") this.showing.restart();
    const isAboutRoom = entry.do !== "answer" || this.table.phase !== before || this.takeBack !== null;
    // That somebody changes cards, and how often, is nobody else's business.
    const news = this.showing.news((seat) => isAboutRoom && (entry.do !== "sideboard" || entry.seat === seat));
    this.flushed = this.flushed
      .then(() => stored)
      .then(() => {
        if (this.isLost) throw new HoleError(this.id);
        this.services.onStored(this, entry);
        if (asked !== undefined) this.services.deliver(asked.caller, doneText(asked.n));
        for (const send of news) send();
        if (this.table.finished.length !== games || this.table.phase !== before) this.services.onProgress(this);
      })
      .catch((error) => {
        if (asked !== undefined) this.refuse(asked.caller, asked.n, toldAs("unavailable", serverReason("notKept")));
        this.abandon(error);
      });
    this.goOn();
  }

  /** When everything that was accepted until now is on the disk: nobody hears of what could still be lost. */
  afterwards(news: readonly (() => void)[]): void {
    this.flushed = this.flushed.then(() => {
      for (const send of news) send();
    });
  }

  /** What was accepted could not be kept: this process does not lead the room any more. Somebody will, from the store. */
  private abandon(error: unknown) {
    if (error instanceof FencedError) return this.giveUp();
    if (this.isLost) return;
    this.isLost = true;
    this.services.log.warn({ room: this.id, reason: wordsOf(error) }, "a room is given up");
    this.dissolve("roomMoving", true);
    this.services.onAbandoned(this);
  }

  /** Another process leads the room: that one shows it to its members, who are brought there by whoever holds them. */
  giveUp(): void {
    if (this.isLost) return;
    this.isLost = true;
    this.services.log.warn({ room: this.id }, "a room is led by another process and given up here");
    this.members.clear();
    this.dissolve("roomElsewhere", true);
    this.services.onAbandoned(this);
  }

  /** Nothing more is accepted; what was accepted is on the disk when this is done. */
  async retire(reason: ServerReasonKey): Promise<void> {
    this.isGone = true;
    await this.flushed;
    this.dissolve(reason, this.table.phase !== "over");
  }

  private dissolve(reason: ServerReasonKey, isMoving: boolean): void {
    this.isGone = true;
    this.deadlines.stop();
    this.news.clear();
    for (const member of this.members.values()) this.tellLeft(member, serverReason(reason), isMoving);
    this.members.clear();
  }

  /** What follows by itself: a start, a bot's answer, the end of somebody's time. */
  private goOn() {
    const { table } = this;
    if (table.phase === "open" && table.isReady) return this.start();
    if (table.phase === "between" && table.isReady) return this.commit({ do: "next" });
    if (table.isRematchWanted) return this.start();
    if (!this.isHeld) this.bots.ask();
    this.deadlines.arm();
  }

  /** Whatever was played before in this room, what begins now is played by the rules of this version. */
  private start(): void {
    const { table } = this;
    const { versions } = this.services;
    table.rules = versions.present;
    this.commit({ do: "start", ...newSecret(), begun: versions.begun(table.decks) });
  }

  /** Somebody who is in it, or sits there, has another name. */
  rename(account: string, name: string): void {
    this.members.rename(account, name);
    const seat = this.table.seatOf(account);
    if (seat !== null && !this.isGone && this.table.chairs[seat].sitter?.name !== name)
      this.byItself(() => this.commit({ do: "rename", seat, name }));
  }

  /** Without a result. */
  close(why: ServerReasonKey, ...given: readonly string[]): void {
    this.commit({ do: "close", why: serverReason(why, ...given) });
  }

  /** An operator ends it, and says why. */
  end(why: string): void {
    if (this.table.phase !== "over" && !this.isGone) this.close("closedByOperator", why);
  }

  // -------------------------------------------------------------------------------------------- when nothing can be written

  get isHeld(): boolean {
    return this.heldSince !== null;
  }

  /** Nothing can be written: the game waits, and those in it know why. */
  hold(): void {
    if (this.isHeld || this.isGone) return;
    this.heldSince = this.now();
    this.tellHeld(this.members.values());
  }

  release(): void {
    const since = this.heldSince;
    if (since === null) return;
    this.heldSince = null;
    if (this.isGone) return;
    this.tellHeld(this.members.values());
    this.skip(since);
  }

  private tellHeld(members: Iterable<Address>): void {
    for (const member of members) this.reply(member, { type: "held", room: this.id, held: this.isHeld });
  }

  /** From then until now nobody could act: that time is nobody's. */
  skip(since: number): void {
    if (this.isGone) return;
    this.deadlines.putOff(this.now() - since);
    if (this.table.phase === "playing" || this.table.phase === "between") this.byItself(() => this.commit({ do: "resume", since }));
    else this.goOn();
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
      this.close("closedFailed");
    }
  }
}
