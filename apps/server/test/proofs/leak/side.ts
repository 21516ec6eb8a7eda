import { type Answer, nthSeat, toAliases } from "@rulebound/engine/internal";
import { PROTOCOL_VERSION } from "@rulebound/protocol";
import pino from "pino";
import type { Caller } from "../../../src/rooms/audience.ts";
import type { BotPlayers } from "../../../src/rooms/bots.ts";
import { Room } from "../../../src/rooms/room.ts";
import type { RoomServices } from "../../../src/rooms/services.ts";
import type { Table } from "../../../src/rooms/table.ts";
import { rules } from "../../../src/rules/present.ts";
import { Versions } from "../../../src/rules/versions.ts";
import { playedAt } from "./deal.ts";

/** A room with one viewer in it, who keeps everything that is sent. */
export class Side {
  private heard: string[] = [];
  private readonly room: Room;
  private readonly caller: Caller;

  constructor(
    readonly table: Table,
    private readonly viewer: number,
  ) {
    this.room = new Room(
      servicesFor((text) => this.heard.push(text)),
      table,
      1,
      1,
      0,
    );
    this.caller = {
      node: "here",
      connection: "viewer",
      account: viewer < 0 ? "watcher" : `p${viewer}`,
      name: "Viewer",
      kind: "guest",
      language: "en",
    };
  }

  async enter(): Promise<void> {
    this.room.receive(this.caller, { v: PROTOCOL_VERSION, n: 1, type: "enter", room: this.room.id });
    await settled();
  }

  /** The viewer's answers go the way of all messages. */
  async give(answer: Answer): Promise<void> {
    const game = playedAt(this.table);
    const seat = game.asked ?? 0;
    if (seat === this.viewer) {
      const at = this.room.showing.shownTo(seat);
      this.room.receive(this.caller, {
        v: PROTOCOL_VERSION,
        n: 2,
        type: "answer",
        room: this.room.id,
        at,
        answer: toAliases(game.state, nthSeat(seat), answer),
      });
    } else this.room.commit({ do: "answer", seat, answer });
    await settled();
  }

  /** What would come of it: the reply, which counts as heard. */
  async foresee(answer: Answer, aim?: number): Promise<string> {
    const { state } = playedAt(this.table);
    const at = this.room.showing.shownTo(this.viewer);
    const meant = toAliases(state, nthSeat(this.viewer), answer);
    const message = { v: PROTOCOL_VERSION, n: 3, type: "foresee", room: this.room.id, at, answer: meant } as const;
    this.room.receive(this.caller, aim === undefined ? message : { ...message, aim });
    await settled();
    return this.heard.at(-1) ?? "";
  }

  taken(): string {
    const text = this.heard.join("\n");
    this.heard = [];
    return text;
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const servicesFor = (hear: (text: string) => void): RoomServices => ({
  pool: rules.pool,
  versions: new Versions(null),
  journal: { append: async () => {} },
  bots: { ask: () => new Promise(() => {}) } as unknown as BotPlayers,
  log: pino({ level: "silent" }),
  now: () => 0,
  deliver: (_, text) => hear(text),
  onStored: () => {},
  onProgress: () => {},
  onAbandoned: () => {},
  onTalk: () => {},
  ratingOf: () => null,
});
