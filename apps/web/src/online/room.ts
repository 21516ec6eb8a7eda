import type { EventView, Refusal } from "@rulebound/engine/internal";
import type { ClockView, Emote, Person, RoomView, ServerMessageOf } from "@rulebound/protocol";
import { type SeatSnapshot, shownNext } from "@rulebound/protocol/seat";
import { createStore } from "zustand/vanilla";
import { type Told, ToldError } from "../strings/refusals.ts";
import { connection, type RoomNews, type Saying } from "./connection.ts";
import { grown, type KeptLog, storedLog, storeLog } from "./kept-log.ts";

/** A room as this page knows it: kept in step with the server, entered again whenever the connection comes back. */

export interface Spoken {
  readonly id: number;
  readonly from: Person;
  readonly seat: number | null;
  readonly text: string | null;
  readonly emote: Emote | null;
  /** It was said before this page came, or came back. */
  readonly isOld: boolean;
}

type Line = Extract<RoomNews, { readonly type: "talk" }>["lines"][number];

export interface ShownGame {
  readonly at: number;
  readonly number: number;
  readonly snapshot: SeatSnapshot;
  /** With causes as indices into this list. */
  readonly events: readonly EventView[];
  readonly fresh: number;
  readonly clock: ClockView | null;
  /** When the clock was told, by this page's own time. */
  readonly heardAt: number;
}

export interface RoomState {
  readonly view: RoomView | null;
  /** When the view was told, by this page's own time. */
  readonly viewAt: number;
  readonly game: ShownGame | null;
  readonly talk: readonly Spoken[];
  readonly muted: readonly string[];
  /** Why there is nothing to see. */
  readonly gone: Told | null;
  /** The server cannot go on with the game for a while. */
  readonly held: boolean;
}

const LONGEST_TALK = 100;
type WithoutRoom<T> = T extends { readonly room: string } ? Omit<T, "room"> : never;
type RoomSaying = WithoutRoom<Saying>;

export class OnlineRoom {
  readonly store = createStore<RoomState>(() => ({ view: null, viewAt: 0, game: null, talk: [], muted: [], gone: null, held: false }));
  private seq = 0;
  private spoken = 0;
  private log: KeptLog | null = null;
  private id: string | null = null;
  private deaf: () => void = () => {};
  private readonly unwatch: () => void;
  private isClosed = false;

  /** By id or code. */
  constructor(readonly key: string) {
    this.unwatch = connection.store.subscribe((now, before) => {
      if (now.status === "open" && before.status !== "open") void this.enter();
    });
    if (typeof addEventListener !== "undefined") addEventListener("pagehide", this.keepLog);
    if (connection.store.getState().status === "open") void this.enter();
    else void connection.open();
  }

  private readonly keepLog = (): void => {
    if (this.log !== null) storeLog(this.log);
  };

  /** Whether this is the room of that id or code. */
  is(key: string): boolean {
    return key === this.key || key === this.id || key === this.store.getState().view?.code;
  }

  async say(saying: RoomSaying): Promise<void> {
    await connection.ask({ ...saying, room: this.id ?? this.key } as Saying);
  }

  async foresee(saying: { readonly at: number; readonly answer: unknown; readonly aim?: number }): Promise<unknown> {
    const reply = await connection.ask({ type: "foresee", room: this.id ?? this.key, ...saying } as Saying);
    return reply.type === "foresight" ? reply.foresight : null;
  }

  async explain(saying: { readonly at: number; readonly answer: unknown }): Promise<Refusal | null> {
    const reply = await connection.ask({ type: "explain", room: this.id ?? this.key, ...saying } as Saying);
    return reply.type === "explained" ? reply.refusal : null;
  }

  mute(account: string, muted: boolean): void {
    void this.say({ type: "mute", account, muted });
    const others = this.store.getState().muted.filter((one) => one !== account);
    this.store.setState({ muted: muted ? [...others, account] : others });
  }

  /** This page looks elsewhere; a seat stays what it is. */
  close(): void {
    this.isClosed = true;
    if (typeof removeEventListener !== "undefined") removeEventListener("pagehide", this.keepLog);
    this.unwatch();
    this.deaf();
  }

  private async enter(): Promise<void> {
    if (this.isClosed) return;
    this.seq = 0;
    // Codes are how people find a room, ids how messages do: before the id is known, one listens to both.
    this.deaf();
    this.deaf = connection.listen(this.id ?? this.key, (news) => this.hear(news));
    try {
      const reply = await connection.ask({ type: "enter", room: this.id ?? this.key });
      if (reply.type !== "done" || reply.room === undefined || reply.room === this.id) return;
      this.id = reply.room;
      this.deaf();
      // The reply comes before what is shown.
      this.deaf = connection.listen(reply.room, (news) => this.hear(news));
    } catch (error) {
      if (connection.store.getState().status === "open")
        this.store.setState({ gone: error instanceof ToldError ? error : { detail: String(error) } });
    }
  }

  private hear(news: RoomNews): void {
    if (news.type === "held") {
      this.store.setState({ held: news.held });
      return;
    }
    if (news.type === "left") {
      if (news.moving) setTimeout(() => void this.enter(), 500);
      else this.store.setState({ gone: { detail: news.reason, why: news.why } });
      return;
    }
    const isReset = "reset" in news && news.reset === true;
    if (!isReset && this.seq > 0 && news.seq !== this.seq + 1) void this.say({ type: "resync" });
    this.seq = news.seq;
    if (news.type === "room") this.store.setState({ view: news.view, viewAt: performance.now(), gone: null });
    else if (news.type === "game") this.show(news, isReset);
    else if (news.type === "warning")
      this.store.setState(({ game }) => ({ game: game && { ...game, clock: news.clock, heardAt: performance.now() } }));
    else if (news.type === "talk") {
      // A room that has moved to another process does not remember: what this page heard stays.
      if (news.lines.length > 0) this.store.setState({ talk: news.lines.map((line) => this.spokenAs(line, true)) });
    } else
      this.store.setState(({ talk }) => ({
        talk: [...talk.slice(1 - LONGEST_TALK), this.spokenAs(news)],
      }));
  }

  private spokenAs({ from, seat, text, emote }: Line, isOld = false): Spoken {
    return { id: ++this.spoken, from, seat, text: text ?? null, emote: emote ?? null, isOld };
  }

  private show(news: ServerMessageOf<"game">, isReset: boolean): void {
    const before = this.store.getState().game;
    const shown = shownNext(before, news);
    if (shown === null) {
      void this.say({ type: "resync" });
      return;
    }
    // Every match has a promise of its own: a rematch is another game, though it is the first of its match again.
    const name = `${this.store.getState().view?.commitment}/${news.game}`;
    const { isNew, ...log } = grown(this.log ?? storedLog(name), name, news.since, news.events as EventView[]);
    this.log = log;
    this.store.setState({
      game: {
        at: shown.at,
        // The same question asked again is another one.
        snapshot: { ...shown.snapshot, question: shown.snapshot.question && { ...shown.snapshot.question } },
        number: news.game,
        events: log.events,
        fresh: isNew || isReset || before === null ? 0 : news.events.length,
        clock: news.clock,
        heardAt: performance.now(),
      },
    });
  }
}
