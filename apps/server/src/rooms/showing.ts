import { nthSeat } from "@rulebound/engine/internal";
import { type Body, type Member, Viewer } from "./audience.ts";
import type { Room } from "./room.ts";
import { roomBody } from "./view.ts";

const SPECTATORS = -1;

const isShownTheSame = (one: Member, other: Member): boolean =>
  one.seat === other.seat && (one.seat !== null || one.language === other.language);

/**
 * What those in a room are shown of it and of its game: each seat, and the spectators of each language together, what they may
 * see. Whoever sits there on several devices reads all of them in the language of the last one.
 */
export class Showing {
  private readonly viewers = new Map<string, Viewer>();

  constructor(private readonly room: Room) {}

  /** Another game, or the same one with answers taken back. */
  restart(): void {
    const state = this.room.table.game?.state;
    if (state !== undefined) for (const viewer of this.viewers.values()) viewer.restart(state);
  }

  /** Nobody looks from there any more. */
  forget(seat: number | null): void {
    for (const key of [...this.viewers.keys()]) if (key.split(" ", 1)[0] === String(seat ?? SPECTATORS)) this.viewers.delete(key);
  }

  private viewer(seat: number, language?: string): Viewer {
    const key = seat === SPECTATORS ? `${seat} ${language}` : String(seat);
    const viewer = this.viewers.get(key) ?? new Viewer(this.room.id, nthSeat(seat), () => this.room.table.rules);
    this.viewers.set(key, viewer);
    if (language !== undefined) viewer.speak(language);
    return viewer;
  }

  /** The position in the game that this seat was last shown. */
  shownTo(seat: number): number {
    return this.viewer(seat).at;
  }

  /** What everybody has to be told now, to be sent when the time has come. Who cannot be told can ask again. */
  news(isAboutRoom: (seat: number) => boolean): (() => void)[] {
    try {
      return this.gathered(isAboutRoom);
    } catch (error) {
      this.room.services.log.error({ room: this.room.id, err: error }, "a room could not be shown");
      return [];
    }
  }

  private gathered(isAboutRoom: (seat: number) => boolean): (() => void)[] {
    const { room } = this;
    const { game } = room.table;
    const out: (() => void)[] = [];
    const groups: Member[][] = [];
    for (const member of room.members.values()) {
      const others = groups.find(([one]) => isShownTheSame(one, member));
      if (others === undefined) groups.push([member]);
      else others.push(member);
    }
    const now = room.now();
    const beats = game?.seen() ?? [];
    for (const members of groups) {
      const last = members.at(-1);
      const seat = last?.seat ?? SPECTATORS;
      const viewer = this.viewer(seat, last?.language ?? "en");
      const clock = game?.clocks?.view(now, seat) ?? null;
      const bodies: Body[] = [];
      if (isAboutRoom(seat)) bodies.push(roomBody(room, seat < 0 ? null : seat, false));
      const tell = (body: Body | null): void => {
        if (body !== null) bodies.push(body);
      };
      for (const beat of beats) tell(viewer.update(beat, room.gameNumber, clock, true));
      if (game !== null) tell(viewer.update(game.state, room.gameNumber, clock));
      if (bodies.length > 0) out.push(() => room.news.send(members, bodies));
    }
    return out;
  }

  /** The room and the game as they are, for one. */
  all({ seat, language }: Member): Body[] {
    const { room } = this;
    const { game } = room.table;
    const bodies = [roomBody(room, seat, true)];
    const clock = game?.clocks?.view(room.now(), seat ?? SPECTATORS) ?? null;
    if (game !== null) bodies.push(this.viewer(seat ?? SPECTATORS, language).whole(game.state, room.gameNumber, clock));
    return bodies;
  }
}
