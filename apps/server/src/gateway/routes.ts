import { setTimeout as pause } from "node:timers/promises";
import { PROTOCOL_VERSION, type RoomMessage } from "@rulebound/protocol";
import type { Leader } from "../rooms/host.ts";
import { Problem } from "../rooms/problem.ts";
import { charging } from "./charging.ts";
import type { Connection } from "./connection.ts";
import type { Connections } from "./connections.ts";
import { COST } from "./limits.ts";
import type { GatewayServices } from "./services.ts";

/** How often, and after how many milliseconds, a room is looked for whose leader cannot be reached. */
const MOST_TRIES = 60;
const TRY_AGAIN = 500;
const MOST_ROOMS = 20;

/** The way from a client to the process that leads its room, wherever that is by now. */
export class Routes {
  /** Rooms that are looked for. */
  private readonly sought = new Set<string>();

  constructor(
    private readonly services: Pick<GatewayServices, "cluster" | "host" | "log" | "ratings">,
    private readonly connections: Connections,
  ) {}

  /** Brings a message to whoever leads its room. */
  async forward(connection: Connection, message: RoomMessage): Promise<void> {
    const { cluster } = this.services;
    if (message.type === "enter") {
      if (connection.rooms.size >= MOST_ROOMS) throw new Problem("tooMuch", "tooManyEntered", MOST_ROOMS);
      await this.services.ratings.remember(connection.caller.account);
    }
    if (await this.sentOn(connection, message)) return;
    const leader = await this.leaderOf(connection, message.room);
    if ("here" in leader) {
      const { here } = leader;
      const isMember = (): boolean => here.members.has({ node: connection.node, connection: connection.id });
      // The room has just been taken over by this process: what was said to the one before is lost, and all is shown anew.
      if (connection.rooms.has(here.id) && !isMember() && message.type !== "enter" && message.type !== "leave") {
        connection.rooms.set(here.id, cluster.node);
        here.members.enter(connection.caller);
        throw new Problem("unavailable", "roomMoved");
      }
      charging(connection, 0, () => here.receive(connection.caller, message));
      if (isMember()) connection.rooms.set(here.id, cluster.node);
      else connection.rooms.delete(here.id);
      return;
    }
    const { node, room } = leader;
    if (message.type !== "enter" && !connection.rooms.has(room)) throw new Problem("notAllowed", "enterFirst");
    if (message.type === "enter") connection.rooms.set(room, node);
    if (message.type === "leave") connection.rooms.delete(room);
    if (!(await cluster.send(node, { kind: "want", room, caller: connection.caller, message: { ...message, room } })))
      throw new Problem("unavailable", "roomMoving");
  }

  /** Looking for rooms that are nowhere is how codes would be guessed; and loading one that is over takes a while. */
  private async leaderOf(connection: Connection, idOrCode: string): Promise<Leader> {
    const { host } = this.services;
    if (host.at(idOrCode) !== undefined) return host.find(idOrCode);
    if (!connection.mayGuess()) throw new Problem("tooMuch", "tooManyGuesses");
    const before = host.size;
    try {
      const leader = await host.find(idOrCode);
      connection.forgiveGuess();
      if (host.size > before && "here" in leader) connection.charge(COST.loading + leader.here.length * COST.entry);
      return leader;
    } catch (error) {
      if (!(error instanceof Problem && error.code === "notFound")) connection.forgiveGuess();
      throw error;
    }
  }

  /** To the process that the client entered the room at, without asking the database; false: it has to be looked for. */
  private async sentOn(connection: Connection, message: RoomMessage): Promise<boolean> {
    const { cluster } = this.services;
    const node = connection.rooms.get(message.room);
    if (node === undefined || node === cluster.node || message.type === "enter") return false;
    if (!(await cluster.send(node, { kind: "want", room: message.room, caller: connection.caller, message }))) return false;
    if (message.type === "leave") connection.rooms.delete(message.room);
    return true;
  }

  // ------------------------------------------------------------------------------------------------- rooms that have moved

  /** Wherever the room is led now, its clients here are brought to it. */
  async findAgain(room: string): Promise<void> {
    if (this.sought.has(room)) return;
    this.sought.add(room);
    await this.seek(room).finally(() => this.sought.delete(room));
  }

  private async seek(room: string): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      try {
        const leader = await this.services.host.find(room);
        if (await this.follow(room, "here" in leader ? this.services.cluster.node : leader.node)) return;
      } catch (error) {
        if (error instanceof Problem && error.code === "notFound") return;
        this.services.log.warn({ err: error }, "a room could not be found again");
      }
      await pause(TRY_AGAIN, undefined, { ref: false });
    }
  }

  /** That process leads the room now. */
  async bring(room: string, node: string): Promise<void> {
    const isThere = await this.follow(room, node).catch(() => false);
    if (!isThere) await this.findAgain(room);
  }

  /** Clients in a room enter it again, and are shown everything anew; false: whoever leads it could not be told. */
  private async follow(room: string, node: string): Promise<boolean> {
    const { cluster, host } = this.services;
    // The news may come before whoever sent it, this process itself, has made the room its own.
    const here = node === cluster.node ? await host.leading(room) : null;
    if (node === cluster.node && here === null) return false;
    for (const connection of this.connections.values()) {
      if (!connection.rooms.has(room) || connection.account === null) continue;
      connection.rooms.set(room, node);
      connection.say({ type: "held", room, held: false });
      const message: RoomMessage = { v: PROTOCOL_VERSION, n: 1, type: "enter", room };
      if (here !== null) here.enterAgain(connection.caller);
      else if (!(await cluster.send(node, { kind: "want", room, caller: connection.caller, message }))) return false;
    }
    return true;
  }
}
