import { bodyOf } from "./audience.ts";
import type { Clocks } from "./clocks.ts";
import type { Room } from "./room.ts";

/** The longest that a timer can wait. */
const LONGEST = 0x7fffffff;
/** A timer that rings so much too late, in milliseconds. */
const LATE = 2000;
const NEVER = Number.MAX_SAFE_INTEGER;

/** What ends by itself in a room: somebody's time, the patience with who is away, the break between two games. */
export class Deadlines {
  private timer: NodeJS.Timeout | null = null;
  private timerAt = NEVER;
  /** Since when a seat has nobody who is connected. */
  private readonly awaySince: (number | null)[];

  constructor(private readonly room: Room) {
    const now = room.now();
    this.awaySince = room.table.chairs.map(() => now);
  }

  /** Who is there may have changed. */
  notePresence(): void {
    const now = this.room.now();
    for (let seat = 0; seat < this.awaySince.length; seat++) {
      if (this.room.members.isPresent(seat)) this.awaySince[seat] = null;
      else this.awaySince[seat] ??= now;
    }
    this.arm();
  }

  /** For how long nobody has been there; null: somebody is. */
  awayFor(seat: number): number | null {
    const since = this.awaySince[seat];
    if (since === null || this.room.table.chairs[seat].sitter === null) return null;
    return Math.max(0, this.room.now() - since);
  }

  /** So long nobody could come back, nor could anything end. */
  putOff(ms: number): void {
    for (const [seat, since] of this.awaySince.entries()) if (since !== null) this.awaySince[seat] = since + ms;
  }

  /** When whoever is away has lost. */
  forfeitAt(seat: number): number | null {
    const { table } = this.room;
    const since = this.awaySince[seat];
    if (table.terms.away === null || since === null || table.isBot(seat) || this.hasLeft(seat)) return null;
    return table.phase === "playing" || table.phase === "between" ? since + table.terms.away * 1000 : null;
  }

  private hasLeft(seat: number): boolean {
    const { table } = this.room;
    return table.game?.state.players[seat]?.lost === true && table.phase === "playing";
  }

  get betweenUntil(): number | null {
    const { table } = this.room;
    return table.phase === "between" ? table.betweenSince + table.terms.between * 1000 : null;
  }

  private get clocks(): Clocks | null {
    const { table } = this.room;
    return table.phase === "playing" ? (table.game?.clocks ?? null) : null;
  }

  private get timeoutAt(): number {
    return this.clocks?.deadline() ?? NEVER;
  }

  private get warningAt(): number {
    return this.clocks?.warningAt() ?? NEVER;
  }

  private get next(): number {
    let next = Math.min(this.warningAt, this.timeoutAt, this.betweenUntil ?? NEVER);
    for (let seat = 0; seat < this.awaySince.length; seat++) next = Math.min(next, this.forfeitAt(seat) ?? NEVER);
    return next;
  }

  /** One timer a room, which is set anew only if something ends sooner than it rings. */
  arm(): void {
    const { next, room } = this;
    if (next >= this.timerAt || room.isGone) return;
    this.stop();
    this.timerAt = next;
    this.timer = setTimeout(() => room.byItself(() => this.ring()), Math.min(LONGEST, Math.max(1, next - room.now())));
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
  }

  private ring() {
    const due = this.timerAt;
    this.timer = null;
    this.timerAt = NEVER;
    const { room } = this;
    if (room.isGone || room.isHeld) return; // it is armed again when the room goes on
    const now = room.now();
    // So late only because the process stood still: nobody could do anything meanwhile.
    if (now - due > LATE) return room.skip(due);
    const asked = room.table.game?.asked ?? null;
    // Before it is looked at who has lost: a warning that comes late puts the end off.
    if (this.warningAt <= now && asked !== null) this.warn(asked, now);
    const away = this.awaySince.findIndex((_, seat) => (this.forfeitAt(seat) ?? NEVER) <= now);
    if (this.timeoutAt <= now && asked !== null) room.commit({ do: "lose", seat: asked, reason: "timeout" });
    else if (away >= 0) room.commit({ do: "lose", seat: away, reason: "abandoned" });
    else if ((this.betweenUntil ?? NEVER) <= now) room.commit({ do: "next" });
    this.arm();
  }

  private warn(seat: number, now: number): void {
    const { room, clocks } = this;
    if (clocks === null) return;
    clocks.warn(now);
    room.news.sendNow(room.members.in(seat), [bodyOf("warning", room.id, { clock: clocks.view(now, seat) })]);
  }
}
