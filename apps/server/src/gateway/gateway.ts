import type { Duplex } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { languageNow } from "@rulebound/languages/all";
import { isUnreadable, LONGEST_MESSAGE, type MessageOf, PROTOCOL_VERSION, readClientMessage, serverReason } from "@rulebound/protocol";
import type { WebSocket } from "ws";
import type { Packet } from "../cluster/cluster.ts";
import { newId } from "../ids.ts";
import { DeckProblem } from "../rooms/decks.ts";
import { Problem, toldAs } from "../rooms/problem.ts";
import { charging } from "./charging.ts";
import { networkOf } from "./clients.ts";
import { Connection, POLICY } from "./connection.ts";
import { Connections } from "./connections.ts";
import { COST, costOf, GUEST_BYTES, LONGEST_WAIT, MAY_ALWAYS_BE_STORED, storedBy } from "./limits.ts";
import { Routes } from "./routes.ts";
import type { GatewayServices } from "./services.ts";

const HELLO_WITHIN = 10_000;

/** The clients of this process: what they say goes to the process that leads their room, what rooms say goes to them. */
export class Gateway {
  readonly connections: Connections;
  readonly routes: Routes;

  constructor(private readonly services: GatewayServices) {
    this.connections = new Connections(services);
    this.routes = new Routes(services, this.connections);
  }

  // ----------------------------------------------------------------------------------------------------- connections

  accept(socket: WebSocket, stream: Duplex, device: string, address: string): void {
    const { cluster, clients, limits, work, now } = this.services;
    const connection = new Connection(newId(), cluster.node, socket, stream, device, address, clients.at(address), limits, work, now);
    connection.charge(COST.connection);
    stream.on("data", (chunk: Buffer) => connection.read(chunk.length));
    this.connections.add(connection);
    const hello = setTimeout(() => {
      if (connection.account === null) connection.close(POLICY, "say hello first");
    }, HELLO_WITHIN);
    hello.unref();
    socket.on("message", (data, isBinary) => {
      if (connection.isClosing) return;
      this.connections.noteSign(connection);
      if (isBinary) connection.refuse(null, toldAs("malformed", serverReason("onlyText")));
      else this.onMessage(connection, data as Buffer);
    });
    socket.on("ping", (payload) => connection.ping(payload));
    socket.on("pong", () => this.connections.noteSign(connection));
    socket.on("error", () => socket.terminate());
    socket.on("close", () => {
      clearTimeout(hello);
      this.forget(connection);
    });
  }

  private forget(connection: Connection): void {
    this.connections.remove(connection);
    void this.services.matchmaker.leave(connection).catch((error) => this.services.log.error({ err: error }, "a queue could not be left"));
  }

  /** Sessions of an account were revoked, or all with the account: whoever is connected by one has to go, on every process. */
  async endSessions(account: string, sessions: readonly string[] | "all"): Promise<void> {
    this.connections.dismiss(account, sessions);
    // Processes that do not hear of it, because Redis is away, look for themselves when it is back.
    await this.services.cluster
      .sendAll({ kind: "ended", account, sessions })
      .catch((error) => this.services.log.warn({ err: error }, "other processes could not be told of a session's end"));
  }

  /** An account has another name, from now on and on every process. */
  async rename(account: string, name: string): Promise<void> {
    this.noteName(account, name);
    await this.services.cluster
      .sendAll({ kind: "renamed", account, name })
      .catch((error) => this.services.log.warn({ err: error }, "other processes could not be told of a name"));
  }

  private noteName(account: string, name: string): void {
    this.connections.rename(account, name);
    this.services.host.rename(account, name);
  }

  // ------------------------------------------------------------------------------------------------- other processes

  /** They cannot be reached: who waits for an opponent, or plays in a room that one of them leads, has to wait, and knows it. */
  away(): void {
    for (const connection of this.connections.values()) {
      if (connection.queue !== null) connection.say({ type: "held", room: null, held: true });
      for (const [room, node] of connection.rooms) if (node !== connection.node) connection.say({ type: "held", room, held: true });
    }
  }

  /** They can be reached again. What was said meanwhile is lost, so everything that it can have been about is looked at again. */
  async back(): Promise<void> {
    const { accounts, cluster } = this.services;
    const all = [...this.connections.values()];
    const ended = await accounts.endedOf(all.flatMap(({ session }) => (session === null ? [] : [session])));
    for (const connection of all) {
      if (connection.session !== null && ended.has(connection.session)) connection.close(POLICY, "this session has ended");
      if (connection.queue !== null) connection.say({ type: "held", room: null, held: false });
    }
    const elsewhere = new Set(all.flatMap(({ rooms }) => [...rooms].flatMap(([room, node]) => (node === cluster.node ? [] : [room]))));
    await Promise.all([...elsewhere].map((room) => this.routes.findAgain(room)));
  }

  // -------------------------------------------------------------------------------------------------------- messages

  private onMessage(connection: Connection, data: Buffer) {
    // What is refused is not read: only its number, if it stands where clients write it.
    if (!connection.mayTalk()) return connection.refuse(numberAtStart(data), toldAs("tooMuch", serverReason("tooManyMessages")));
    const wait = connection.overdrawn;
    if (wait > LONGEST_WAIT)
      return connection.refuse(numberAtStart(data), toldAs("tooMuch", serverReason("tooMuchWork", Math.ceil(wait / 1000))));
    if (connection.isBusy) return connection.refuse(numberAtStart(data), toldAs("tooMuch", serverReason("tooManyWaiting")));
    const text = String(data);
    if (text.length > LONGEST_MESSAGE)
      return connection.refuse(numberAtStart(data), toldAs("tooMuch", serverReason("tooLong", LONGEST_MESSAGE)));
    const message = readClientMessage(text);
    if (isUnreadable(message)) {
      this.services.onMessage("malformed");
      connection.charge(costOf("ping", text.length, 0));
      if (!/^v:/.test(message.detail)) return connection.refuse(message.n, toldAs("malformed", serverReason("unreadable", message.detail)));
      connection.refuse(message.n, toldAs("version", serverReason("otherVersion", PROTOCOL_VERSION)));
      return connection.account === null ? connection.close(POLICY, "another version of the protocol") : undefined;
    }
    this.services.onMessage(message.type);
    if (!connection.isNext(message.n)) return connection.refuse(message.n, toldAs("malformed", serverReason("numbersRise")));
    if (connection.account === null && message.type !== "hello")
      return connection.refuse(message.n, toldAs("unauthorised", serverReason("helloFirst")));
    const mute = message.type === "chat" || message.type === "emote" ? this.services.sanctions.muteOf(connection.caller.account) : null;
    if (mute !== null) return connection.refuse(message.n, toldAs("notAllowed", mute));
    const bytes = storedBy(message.type);
    if (bytes > 0 && !connection.mayStore(bytes) && !MAY_ALWAYS_BE_STORED.has(message.type))
      return connection.refuse(message.n, toldAs("tooMuch", serverReason("tooMuchKept")));
    const cost = (): number =>
      costOf(message.type, text.length, "room" in message ? (this.services.host.at(message.room)?.members.size ?? 0) : 0);
    if ("room" in message) {
      const room = connection.isIdle && wait === 0 ? this.services.host.at(message.room) : undefined;
      if (room !== undefined && connection.rooms.get(message.room) === connection.node) {
        if (message.type === "leave") connection.rooms.delete(message.room);
        return charging(connection, cost(), () => room.receive(connection.caller, message));
      }
    }
    connection.enqueue(async () => {
      for (let ms = connection.overdrawn; ms > 0 && !connection.isClosing; ms = connection.overdrawn)
        await pause(Math.min(ms, LONGEST_WAIT));
      if (!connection.isClosing) await charging(connection, cost(), () => this.handle(connection, message));
    });
  }

  private async handle(connection: Connection, message: ReturnType<typeof readClientMessage>): Promise<void> {
    if (isUnreadable(message)) return;
    try {
      if ("room" in message) return await this.routes.forward(connection, message);
      switch (message.type) {
        case "hello":
          return await this.hello(connection, message);
        case "ping":
          return connection.say({ type: "pong", n: message.n });
        case "open": {
          const opener = { account: connection.caller.account, network: networkOf(connection.address) };
          this.services.host.demandRoomFor(opener);
          const room = await this.services.host.open(message.terms, opener);
          connection.rooms.set(room.id, connection.node);
          room.members.enter(connection.caller);
          return connection.say({ type: "done", n: message.n, room: room.id, code: room.table.code });
        }
        case "queue":
          await this.services.matchmaker.join(connection, message);
          return connection.say({ type: "queued", n: message.n });
        case "unqueue":
          await this.services.matchmaker.leave(connection);
          return connection.say({ type: "done", n: message.n });
      }
    } catch (error) {
      this.sendError(connection, message.n, error);
    }
  }

  private sendError(connection: Connection, n: number, error: unknown) {
    const problem = error instanceof DeckProblem ? error.told : error;
    if (problem instanceof Problem) return connection.refuse(n, toldAs(problem.code, problem.why, problem.rule));
    this.services.log.error({ err: error }, "a message could not be obeyed");
    connection.say({ type: "error", n, ...toldAs("unavailable", serverReason("failed")) });
  }

  private async hello(connection: Connection, { n, token, language }: MessageOf<"hello">): Promise<void> {
    if (connection.account !== null) throw new Problem("notAllowed", "helloTwice");
    const { accounts, host } = this.services;
    if (token === undefined && !connection.network.guests.take(1, this.services.now())) throw new Problem("tooMuch", "tooManyGuests");
    if (token === undefined && !connection.mayStore(GUEST_BYTES)) throw new Problem("tooMuch", "tooMuchKept");
    const guest = token === undefined ? await accounts.newGuest(connection.device) : null;
    const signedIn = token === undefined ? guest : await accounts.signedIn(token);
    if (signedIn === null) {
      connection.refuse(n, toldAs("unauthorised", serverReason("noSession")));
      return connection.close(POLICY, "no such session");
    }
    const { account, session } = signedIn;
    const ban = this.services.sanctions.banOf(account.id, connection.address);
    if (ban !== null) {
      connection.refuse(n, toldAs("notAllowed", ban));
      return connection.close(POLICY, "banned");
    }
    if (this.connections.isDismissed(session)) return connection.close(POLICY, "this session has ended");
    connection.account = account;
    connection.member = this.services.clients.account(account.id);
    connection.session = session;
    // What spectators are shown is made once for each language: there are as many as are spoken.
    connection.language = languageNow(language ?? connection.language);
    const person = { account: account.id, name: account.name, kind: account.kind, rating: null };
    const rooms = guest === null ? await host.roomsOf(account.id) : [];
    connection.say({ type: "welcome", n, person, ...(guest === null ? {} : { token: guest.token }), rooms });
  }

  /** From another process, or from this one. */
  receive(packet: Packet) {
    const { host, cluster, matchmaker } = this.services;
    switch (packet.kind) {
      case "want": {
        const room = host.at(packet.room);
        const { caller, message } = packet;
        // Whoever was thought gone with their process, and is not, comes in again.
        const isLost = room !== undefined && !room.members.has(caller) && message.type !== "enter" && message.type !== "leave";
        if (isLost) room.enterAgain(caller);
        else if (room !== undefined) return room.receive(caller, message);
        const refusal = toldAs("unavailable", serverReason(isLost ? "roomMoved" : "roomMoving"));
        const text = JSON.stringify({ v: PROTOCOL_VERSION, type: "error", n: message.n, ...refusal });
        void cluster.send(caller.node, { kind: "tell", connection: caller.connection, text }).catch(() => {});
        if (room === undefined) void cluster.send(caller.node, { kind: "strayed", room: packet.room }).catch(() => {});
        return;
      }
      case "strayed":
        void this.routes.findAgain(packet.room);
        return;
      case "gone":
        return host.gone(packet.room, packet.node, packet.connection);
      case "silence":
        return host.silence(packet.room, packet.node, packet.connection, packet.isSilent);
      case "end":
        return host.at(packet.room)?.end(packet.why);
      case "tell":
        return this.connections.get(packet.connection)?.send(packet.text);
      case "moved":
        if (packet.node !== cluster.node) host.yieldTo(packet.room, packet.fence);
        void this.routes.bring(packet.room, packet.node);
        return;
      case "ended":
        return this.connections.dismiss(packet.account, packet.sessions);
      case "renamed":
        return this.noteName(packet.account, packet.name);
      case "matched":
        for (const connection of this.connections.values())
          if (connection.account !== null && connection.queue !== null && packet.accounts.includes(connection.account.id)) {
            void matchmaker.leave(connection).catch(() => {}); // it may have been put back meanwhile
            connection.say({ type: "matched", room: packet.room });
          }
        return;
    }
  }
}

/** The number of a message that nobody reads, if it stands at the start, as clients write it. */
function numberAtStart(data: Buffer): number | null {
  const n = Number(/^\{"v":\d{1,9},"n":(\d{1,15})[,}]/.exec(data.toString("latin1", 0, 48))?.[1] ?? Number.NaN);
  return Number.isSafeInteger(n) ? n : null;
}
