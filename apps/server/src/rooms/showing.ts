import { type Body, type Member, Viewer } from "./audience.ts";
import type { Room } from "./room.ts";
import { roomBody } from "./view.ts";

const SPECTATORS = -1;

/** What those in a room are shown of it and of its game: each seat, and the spectators together, what they may see. */
export class Showing {
  private readonly viewers = new Map<number, Viewer>();

  constructor(private readonly room: Room) {}

  /** Another game, or the same one with answers taken back. */
  restart(): void {
    const state = this.room.table.game?.state;
    if (state !== undefined) for (const viewer of this.viewers.values()) viewer.restart(state);
  }

  /** Nobody looks from there any more. */
  forget(seat: number | null): void {
    this.viewers.delete(seat ?? SPECTATORS);
  }

  private viewer(seat: number): Viewer {
    const known = this.viewers.get(seat);
    if (known !== undefined) return known;
    const viewer = new Viewer(this.room.id, seat);
    this.viewers.set(seat, viewer);
    return viewer;
  }

  /** The position in the game that this seat was last shown. */
  shownTo(seat: number): number {
    return this.viewer(seat).at;
  }

  /** What everybody has to be told now, to be sent when the time has come. Who cannot be told can ask again. */
  news(aboutRoom: boolean): (() => void)[] {
    try {
      return this.gathered(aboutRoom);
    } catch (error) {
      this.room.services.log.error({ room: this.room.id, err: error }, "a room could not be shown");
      return [];
    }
  }

  private gathered(aboutRoom: boolean): (() => void)[] {
    const { room } = this;
    const { game } = room.table;
    const out: (() => void)[] = [];
    const bySeat = new Map<number, Member[]>();
    for (const member of room.members.values()) {
      const seat = member.seat ?? SPECTATORS;
      const others = bySeat.get(seat);
      if (others === undefined) bySeat.set(seat, [member]);
      else others.push(member);
    }
    const clock = game?.clocks?.view(room.services.now()) ?? null;
    for (const [seat, members] of bySeat) {
      const bodies: Body[] = [];
      if (aboutRoom) bodies.push(roomBody(room, seat < 0 ? null : seat, false));
      const body = game === null ? null : this.viewer(seat).update(game.state, room.gameNumber, clock);
      if (body !== null) bodies.push(body);
      if (bodies.length > 0) out.push(() => room.send(members, bodies));
    }
    return out;
  }

  /** The room and the game as they are, for one. */
  all({ seat }: Member): Body[] {
    const { room } = this;
    const { game } = room.table;
    const bodies = [roomBody(room, seat, true)];
    const clock = game?.clocks?.view(room.services.now()) ?? null;
    if (game !== null) bodies.push(this.viewer(seat ?? SPECTATORS).whole(game.state, room.gameNumber, clock));
    return bodies;
  }
}
