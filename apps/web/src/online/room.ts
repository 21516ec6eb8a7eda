import type { EventView } from "@rulebound/engine";
import type { ClockView, Emote, Person, RoomView, ServerMessageOf } from "@rulebound/protocol";
import { type SeatSnapshot, shownNext } from "@rulebound/protocol/seat";
import { createStore } from "zustand/vanilla";
import { connection, type RoomNews, type Saying } from "./connection.ts";

/** A room as this page knows it: kept in step with the server, entered again whenever the connection comes back. */

export interface Spoken {
  readonly id: number;
  readonly from: Person;
  readonly seat: number | null;
  readonly text: string | null;
  readonly emote: Emote | null;
}

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
  readonly game: ShownGame | null;
  readonly talk: readonly Spoken[];
  readonly muted: readonly string[];
  /** Why there is nothing to see. */
  readonly gone: string | null;
}

const LONGEST_TALK = 100;
type WithoutRoom<T> = T extends { readonly room: string } ? Omit<T, "room"> : never;
type RoomSaying = WithoutRoom<Saying>;

export class OnlineRoom {
  readonly store = createStore<RoomState>(() => ({ view: null, game: null, talk: [], muted: [], gone: null }));
  private seq = 0;
  private spoken = 0;
  /** The number of the first event that is kept. */
  private offset = 0;
  private id: string | null = null;
  private deaf: () => void = () => {};
  private readonly unwatch: () => void;
  private isClosed = false;

  /** By id or code. */
  constructor(private readonly key: string) {
    this.unwatch = connection.store.subscribe((now, before) => {
      if (now.status === "open" && before.status !== "open") void this.enter();
    });
    if (connection.store.getState().status === "open") void this.enter();
    else void connection.open();
  }

  async say(saying: RoomSaying): Promise<void> {
    await connection.ask({ ...saying, room: this.id ?? this.key } as Saying);
  }

  async foresee(saying: { readonly at: number; readonly answer: unknown; readonly aim?: number }): Promise<unknown> {
    const reply = await connection.ask({ type: "foresee", room: this.id ?? this.key, ...saying } as Saying);
    return reply.type === "foresight" ? reply.foresight : null;
  }

  mute(account: string, muted: boolean): void {
    void this.say({ type: "mute", account, muted });
    const others = this.store.getState().muted.filter((one) => one !== account);
    this.store.setState({ muted: muted ? [...others, account] : others });
  }

  /** This page looks elsewhere; a seat stays what it is. */
  close(): void {
    this.isClosed = true;
    this.unwatch();
    this.deaf();
  }

  private async enter(): Promise<void> {
    if (this.isClosed) return;
    // Codes are how people find a room, ids how messages do: before the id is known, one listens to both.
    this.deaf();
    this.deaf = connection.listen(this.id ?? this.key, (news) => this.hear(news));
    try {
      const reply = await connection.ask({ type: "enter", room: this.id ?? this.key });
      if (reply.type !== "done" || reply.room === undefined || reply.room === this.id) return;
      this.id = reply.room;
      this.deaf();
      this.deaf = connection.listen(reply.room, (news) => this.hear(news));
      await this.say({ type: "resync" });
    } catch (error) {
      if (connection.store.getState().status === "open")
        this.store.setState({ gone: error instanceof Error ? error.message : String(error) });
    }
  }

  private hear(news: RoomNews): void {
    if (news.type === "left") {
      if (news.moving) setTimeout(() => void this.enter(), 500);
      else this.store.setState({ gone: news.reason });
      return;
    }
    const isReset = "reset" in news && news.reset === true;
    if (!isReset && this.seq > 0 && news.seq !== this.seq + 1) void this.say({ type: "resync" });
    this.seq = news.seq;
    if (news.type === "room") this.store.setState({ view: news.view, gone: null });
    else if (news.type === "game") this.show(news, isReset);
    else if (news.type === "warning")
      this.store.setState(({ game }) => ({ game: game && { ...game, clock: news.clock, heardAt: performance.now() } }));
    else
      this.store.setState(({ talk }) => ({
        talk: [
          ...talk.slice(1 - LONGEST_TALK),
          {
            id: ++this.spoken,
            from: news.from,
            seat: news.seat,
            text: news.type === "chat" ? news.text : null,
            emote: news.type === "emote" ? news.emote : null,
          },
        ],
      }));
  }

  private show(news: ServerMessageOf<"game">, isReset: boolean): void {
    const before = this.store.getState().game;
    const shown = shownNext(before, news);
    if (shown === null) {
      void this.say({ type: "resync" });
      return;
    }
    const anew = isReset || before === null || before.number !== news.game || news.since > this.offset + before.events.length;
    if (anew) this.offset = news.since;
    const kept = anew || before === null ? [] : before.events.slice(0, news.since - this.offset);
    const fresh = (news.events as EventView[]).map((event) => ({ ...event, cause: Math.max(-1, event.cause - this.offset) }));
    this.store.setState({
      game: {
        at: shown.at,
        // The same question asked again is another one.
        snapshot: { ...shown.snapshot, question: shown.snapshot.question && { ...shown.snapshot.question } },
        number: news.game,
        events: [...kept, ...fresh],
        fresh: anew ? 0 : fresh.length,
        clock: news.clock,
        heardAt: performance.now(),
      },
    });
  }
}
