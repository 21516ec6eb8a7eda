import type { Duplex } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { languageNow } from "@rulebound/languages/all";
import { isUnreadable, LONGEST_MESSAGE, type MessageOf, PROTOCOL_VERSION, type RoomMessage, readClientMessage } from "@rulebound/protocol";
import type { FastifyBaseLogger } from "fastify";
import type { WebSocket } from "ws";
import type { Accounts } from "../accounts/accounts.ts";
import type { Sanctions } from "../admin/sanctions.ts";
import type { Cluster, Packet } from "../cluster/cluster.ts";
import { newId } from "../ids.ts";
import type { Ratings } from "../rating/ratings.ts";
import { DeckProblem } from "../rooms/decks.ts";
import type { Leader, RoomHost } from "../rooms/host.ts";
import type { Matchmaker } from "../rooms/matchmaker.ts";
import { Problem } from "../rooms/problem.ts";
import { keyOf } from "../rooms/room.ts";
import { type Clients, networkOf } from "./clients.ts";
import { Connection, LISTENED_IN, type Limits, POLICY } from "./connection.ts";
import { COST, costOf, LONGEST_WAIT, MOST_SURPLUS, unitsIn, type WorkLimits } from "./limits.ts";

export interface GatewayServices {
  readonly accounts: Accounts;
  readonly host: RoomHost;
  readonly sanctions: Sanctions;
  readonly cluster: Cluster;
  readonly matchmaker: Matchmaker;
  readonly ratings: Ratings;
  readonly limits: Limits;
  readonly work: WorkLimits;
  readonly clients: Clients;
  readonly log: FastifyBaseLogger;
  now(): number;
  onMessage(type: string): void;
}

/** How often, and after how many milliseconds, a room is looked for whose leader cannot be reached. */
const MOST_TRIES = 60;
const TRY_AGAIN = 500;
const MOST_ROOMS = 20;
const HELLO_WITHIN = 10_000;

/** The clients of this process: what they say goes to the process that leads their room, what rooms say goes to them. */
export class Gateway {
  private readonly connections = new Map<string, Connection>();
  private part = 0;
  /** Rooms that are looked for. */
  private readonly sought = new Set<string>();
  /** Sessions that have ended while this process ran: whoever says hello just then is too late. */
  private readonly dismissed = new Set<string>();

  constructor(private readonly services: GatewayServices) {}

  get size(): number {
    return this.connections.size;
  }

  /** Who is connected: somebody with two windows is one. */
  get people(): number {
    return new Set([...this.connections.values()].flatMap(({ account }) => (account === null ? [] : [account.id]))).size;
  }

  // ----------------------------------------------------------------------------------------------------- connections

  accept(socket: WebSocket, stream: Duplex, device: string, address: string): void {
    const { cluster, clients, limits, work, now } = this.services;
    const connection = new Connection(newId(), cluster.node, socket, stream, device, address, clients.at(address), limits, work, now);
    connection.charge(COST.connection);
    stream.on("data", (chunk: Buffer) => connection.read(chunk.length));
    this.connections.set(connection.id, connection);
    const hello = setTimeout(() => {
      if (connection.account === null) connection.close(POLICY, "say hello first");
    }, HELLO_WITHIN);
    hello.unref();
    socket.on("message", (data, isBinary) => {
      if (connection.isClosing) return;
      this.noteSign(connection);
      if (isBinary) connection.refuse(null, "malformed", "messages are texts");
      else this.hear(connection, data as Buffer);
    });
    socket.on("ping", (payload) => connection.ping(payload));
    socket.on("pong", () => {
      connection.isAlive = true;
      this.noteSign(connection);
    });
    socket.on("error", () => socket.terminate());
    socket.on("close", () => {
      clearTimeout(hello);
      this.forget(connection);
    });
  }

  private forget(connection: Connection): void {
    connection.isClosing = true;
    this.connections.delete(connection.id);
    for (const [room, node] of connection.rooms) this.tellGone(room, node, connection.id);
    connection.rooms.clear();
    void this.services.matchmaker.leave(connection).catch((error) => this.services.log.error({ err: error }, "a queue could not be left"));
  }

  private tellGone(room: string, node: string, connection: string): void {
    const { cluster, host } = this.services;
    if (node === cluster.node) host.gone(room, cluster.node, connection);
    else void cluster.send(node, { kind: "gone", room, node: cluster.node, connection }).catch(() => {});
  }

  /** Connections that did not answer the last ping are gone without a goodbye. */
  checkPulse(): void {
    for (const connection of this.connections.values()) {
      if (!connection.isAlive) connection.socket.terminate();
      else {
        connection.isAlive = false;
        connection.socket.ping();
      }
    }
  }

  /** Clients that may be gone without a goodbye: those who play with them hear of it long before the connection is given up. */
  listen(): void {
    this.part = (this.part + 1) % LISTENED_IN;
    for (const connection of this.connections.values())
      if (connection.part === this.part && connection.beat()) this.tellSilence(connection);
  }

  private noteSign(connection: Connection): void {
    if (connection.isHeardAgain()) this.tellSilence(connection);
  }

  private tellSilence({ id, rooms, isSilent }: Connection): void {
    const { cluster, host } = this.services;
    for (const [room, node] of rooms)
      if (node === cluster.node) host.silence(room, node, id, isSilent);
      else void cluster.send(node, { kind: "silence", room, node: cluster.node, connection: id, isSilent }).catch(() => {});
  }

  /** Sessions of an account were revoked, or all with the account: whoever is connected by one has to go, on every process. */
  async endSessions(account: string, sessions: readonly string[] | "all"): Promise<void> {
    this.dismiss(account, sessions);
    // Processes that do not hear of it, because Redis is away, look for themselves when it is back.
    await this.services.cluster
      .sendAll({ kind: "ended", account, sessions })
      .catch((error) => this.services.log.warn({ err: error }, "other processes could not be told of a session's end"));
  }

  private dismiss(account: string, sessions: readonly string[] | "all"): void {
    if (this.dismissed.size > 10_000) this.dismissed.clear();
    if (sessions !== "all") for (const session of sessions) this.dismissed.add(session);
    for (const connection of this.connections.values()) {
      if (connection.account?.id !== account || connection.session === null) continue;
      if (sessions === "all" || sessions.includes(connection.session)) connection.close(POLICY, "this session has ended");
    }
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
    await Promise.all([...elsewhere].map((room) => this.findAgain(room)));
  }

  /** Wherever the room is led now, its clients here are brought to it. */
  private async findAgain(room: string): Promise<void> {
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

  /** Another process leads a room that was led here. */
  moved(room: string, node: string): void {
    void this.bring(room, node);
  }

  private async bring(room: string, node: string): Promise<void> {
    const isThere = await this.follow(room, node).catch(() => false);
    if (!isThere) await this.findAgain(room);
  }

  /** Whoever is banned has to go. */
  expel(isBanned: (account: string | null, address: string) => boolean): void {
    for (const connection of this.connections.values())
      if (isBanned(connection.account?.id ?? null, connection.address)) connection.close(POLICY, "banned");
  }

  /** From where an account is connected to this process. */
  addressesOf(account: string): { readonly address: string; readonly device: string }[] {
    return [...this.connections.values()].flatMap((one) =>
      one.account?.id === account ? [{ address: one.address, device: one.device }] : [],
    );
  }

  closeAll(reason: string): void {
    for (const connection of this.connections.values()) connection.close(1001, reason);
  }

  // -------------------------------------------------------------------------------------------------------- messages

  private hear(connection: Connection, data: Buffer) {
    // What is refused is not read: only its number, if it stands where clients write it.
    if (!connection.mayTalk()) return connection.refuse(numberAtStart(data), "tooMuch", "too many messages; wait a little");
    const wait = connection.overdrawn;
    if (wait > LONGEST_WAIT)
      return connection.refuse(numberAtStart(data), "tooMuch", `this is too much work; wait ${Math.ceil(wait / 1000)} seconds`);
    if (connection.isBusy) return connection.refuse(numberAtStart(data), "tooMuch", "too many messages wait already");
    const text = String(data);
    if (text.length > LONGEST_MESSAGE)
      return connection.refuse(numberAtStart(data), "tooMuch", `a message has at most ${LONGEST_MESSAGE} characters`);
    const message = readClientMessage(text);
    if (isUnreadable(message)) {
      this.services.onMessage("malformed");
      connection.charge(costOf("ping", text.length, 0));
      if (!/^v:/.test(message.detail)) return connection.refuse(message.n, "malformed", message.detail);
      connection.refuse(
        message.n,
        "version",
        `this server speaks version ${PROTOCOL_VERSION} of the protocol; reload the page, or update your client`,
      );
      return connection.account === null ? connection.close(POLICY, "another version of the protocol") : undefined;
    }
    this.services.onMessage(message.type);
    if (!connection.isNext(message.n)) return connection.refuse(message.n, "malformed", "n: the numbers of messages rise");
    if (connection.account === null && message.type !== "hello") return connection.refuse(message.n, "unauthorised", "say hello first");
    const mute = message.type === "chat" || message.type === "emote" ? this.services.sanctions.muteOf(connection.caller.account) : null;
    if (mute !== null) return connection.refuse(message.n, "notAllowed", mute);
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
      if (!connection.isClosing) await charging(connection, cost(), () => this.obey(connection, message));
    });
  }

  private async obey(connection: Connection, message: ReturnType<typeof readClientMessage>): Promise<void> {
    if (isUnreadable(message)) return;
    try {
      if ("room" in message) return await this.forward(connection, message);
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
          room.enter(connection.caller);
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
      this.excuse(connection, message.n, error);
    }
  }

  private excuse(connection: Connection, n: number, error: unknown) {
    if (error instanceof Problem) return connection.refuse(n, error.code, error.message);
    if (error instanceof DeckProblem) return connection.refuse(n, "illegal", error.message);
    this.services.log.error({ err: error }, "a message could not be obeyed");
    connection.say({ type: "error", n, code: "unavailable", detail: "the server could not do this; try again" });
  }

  private async hello(connection: Connection, { n, token, language }: MessageOf<"hello">): Promise<void> {
    if (connection.account !== null) throw new Problem("notAllowed", "you have said hello already");
    const { accounts, host } = this.services;
    if (token === undefined && !connection.network.guests.take(1, this.services.now()))
      throw new Problem("tooMuch", "too many new guests come from this address; wait a minute");
    const guest = token === undefined ? await accounts.newGuest(connection.device) : null;
    const signedIn = token === undefined ? guest : await accounts.signedIn(token);
    if (signedIn === null) {
      connection.refuse(n, "unauthorised", "there is no such session");
      return connection.close(POLICY, "no such session");
    }
    const { account, session } = signedIn;
    const ban = this.services.sanctions.banOf(account.id, connection.address);
    if (ban !== null) {
      connection.refuse(n, "notAllowed", ban);
      return connection.close(POLICY, "banned");
    }
    if (this.dismissed.has(session)) return connection.close(POLICY, "this session has ended");
    connection.account = account;
    connection.member = this.services.clients.account(account.id);
    connection.session = session;
    // What spectators are shown is made once for each language: there are as many as are spoken.
    connection.language = languageNow(language ?? connection.language);
    const person = { account: account.id, name: account.name, kind: account.kind, rating: null };
    const rooms = guest === null ? await host.roomsOf(account.id) : [];
    connection.say({ type: "welcome", n, person, ...(guest === null ? {} : { token: guest.token }), rooms });
  }

  // ----------------------------------------------------------------------------------------------------------- rooms

  private async forward(connection: Connection, message: RoomMessage): Promise<void> {
    const { cluster } = this.services;
    if (message.type === "enter") {
      if (connection.rooms.size >= MOST_ROOMS) throw new Problem("tooMuch", `nobody is in more than ${MOST_ROOMS} rooms at once`);
      await this.services.ratings.remember(connection.caller.account);
    }
    if (await this.sentOn(connection, message)) return;
    const leader = await this.leaderOf(connection, message.room);
    if ("here" in leader) {
      const { here } = leader;
      const isMember = (): boolean => here.members.has(keyOf({ node: connection.node, connection: connection.id }));
      // The room has just been taken over by this process: what was said to the one before is lost, and all is shown anew.
      if (connection.rooms.has(here.id) && !isMember() && message.type !== "enter" && message.type !== "leave") {
        connection.rooms.set(here.id, cluster.node);
        here.enter(connection.caller);
        throw new Problem("unavailable", "the room has moved; look again");
      }
      charging(connection, 0, () => here.receive(connection.caller, message));
      if (isMember()) connection.rooms.set(here.id, cluster.node);
      else connection.rooms.delete(here.id);
      return;
    }
    const { node, room } = leader;
    if (message.type !== "enter" && !connection.rooms.has(room)) throw new Problem("notAllowed", "enter the room first");
    if (message.type === "enter") connection.rooms.set(room, node);
    if (message.type === "leave") connection.rooms.delete(room);
    if (!(await cluster.send(node, { kind: "want", room, caller: connection.caller, message: { ...message, room } })))
      throw new Problem("unavailable", "the room is moving; try again");
  }

  /** Looking for rooms that are nowhere is how codes would be guessed; and loading one that is over takes a while. */
  private async leaderOf(connection: Connection, idOrCode: string): Promise<Leader> {
    const { host } = this.services;
    if (host.at(idOrCode) !== undefined) return host.find(idOrCode);
    if (!connection.mayGuess()) throw new Problem("tooMuch", "you have asked for too many rooms that are not there; wait a minute");
    const before = host.size;
    try {
      const leader = await host.find(idOrCode);
      connection.forgiveGuess();
      return leader;
    } catch (error) {
      if (!(error instanceof Problem && error.code === "notFound")) connection.forgiveGuess();
      throw error;
    } finally {
      if (host.size > before) connection.charge(COST.loading);
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

  /** From another process, or from this one. */
  receive(packet: Packet) {
    const { host, cluster, matchmaker } = this.services;
    switch (packet.kind) {
      case "want": {
        const room = host.at(packet.room);
        const { caller, message } = packet;
        // Whoever was thought gone with their process, and is not, comes in again.
        const isLost = room !== undefined && !room.members.has(keyOf(caller)) && message.type !== "enter" && message.type !== "leave";
        if (isLost) room.enterAgain(caller);
        else if (room !== undefined) return room.receive(caller, message);
        const detail = isLost ? "the room has moved; look again" : "the room is moving; try again";
        const text = JSON.stringify({ v: PROTOCOL_VERSION, type: "error", n: message.n, code: "unavailable", detail });
        void cluster.send(caller.node, { kind: "tell", connection: caller.connection, text }).catch(() => {});
        if (room === undefined) void cluster.send(caller.node, { kind: "strayed", room: packet.room }).catch(() => {});
        return;
      }
      case "strayed":
        void this.findAgain(packet.room);
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
        void this.bring(packet.room, packet.node);
        return;
      case "ended":
        return this.dismiss(packet.account, packet.sessions);
      case "matched":
        for (const connection of this.connections.values())
          if (connection.account !== null && connection.queue !== null && packet.accounts.includes(connection.account.id)) {
            void matchmaker.leave(connection).catch(() => {}); // it may have been put back meanwhile
            connection.say({ type: "matched", room: packet.room });
          }
        return;
    }
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

/** The number of a message that nobody reads, if it stands at the start, as clients write it. */
function numberAtStart(data: Buffer): number | null {
  const n = Number(/^\{"v":\d{1,9},"n":(\d{1,15})[,}]/.exec(data.toString("latin1", 0, 48))?.[1] ?? Number.NaN);
  return Number.isSafeInteger(n) ? n : null;
}

/** What it costs by its kind, and what it took of the main thread beyond that. */
function charging<Result>(connection: Connection, cost: number, run: () => Result): Result {
  connection.charge(cost);
  const started = performance.now();
  const result = run();
  const surplus = unitsIn(performance.now() - started) - cost;
  if (surplus > 0) connection.charge(Math.min(surplus, MOST_SURPLUS));
  return result;
}
