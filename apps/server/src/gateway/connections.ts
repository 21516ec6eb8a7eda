import { type Connection, LISTENED_IN, POLICY } from "./connection.ts";
import type { GatewayServices } from "./services.ts";

/** The clients of this process: whether they are still there, and who of them has to go. */
export class Connections {
  private readonly all = new Map<string, Connection>();
  private part = 0;
  /** Sessions that have ended while this process ran: whoever says hello just then is too late. */
  private readonly dismissed = new Set<string>();

  constructor(private readonly services: Pick<GatewayServices, "cluster" | "host">) {}

  get size(): number {
    return this.all.size;
  }

  /** Who is connected: somebody with two windows is one. */
  get people(): number {
    return new Set([...this.all.values()].flatMap(({ account }) => (account === null ? [] : [account.id]))).size;
  }

  values(): IterableIterator<Connection> {
    return this.all.values();
  }

  get(id: string): Connection | undefined {
    return this.all.get(id);
  }

  add(connection: Connection): void {
    this.all.set(connection.id, connection);
  }

  /** It is closed: the rooms that it was in are told. */
  remove(connection: Connection): void {
    connection.isClosing = true;
    this.all.delete(connection.id);
    for (const [room, node] of connection.rooms) this.tellGone(room, node, connection.id);
    connection.rooms.clear();
  }

  private tellGone(room: string, node: string, connection: string): void {
    const { cluster, host } = this.services;
    if (node === cluster.node) host.gone(room, cluster.node, connection);
    else void cluster.send(node, { kind: "gone", room, node: cluster.node, connection }).catch(() => {});
  }

  // ----------------------------------------------------------------------------------------------------- signs of life

  /** Connections that have said nothing since the last time, though whoever is quiet is asked (`listen`), are gone without a goodbye. */
  checkPulse(): void {
    for (const connection of this.all.values()) {
      if (!connection.isAlive) connection.socket.terminate();
      connection.isAlive = false;
    }
  }

  /** Clients that may be gone without a goodbye: those who play with them hear of it long before the connection is given up. */
  listen(): void {
    this.part = (this.part + 1) % LISTENED_IN;
    for (const connection of this.all.values()) if (connection.part === this.part && connection.beat()) this.tellSilence(connection);
  }

  noteSign(connection: Connection): void {
    if (connection.isHeardAgain()) this.tellSilence(connection);
  }

  private tellSilence({ id, rooms, isSilent }: Connection): void {
    const { cluster, host } = this.services;
    for (const [room, node] of rooms)
      if (node === cluster.node) host.silence(room, node, id, isSilent);
      else void cluster.send(node, { kind: "silence", room, node: cluster.node, connection: id, isSilent }).catch(() => {});
  }

  // -------------------------------------------------------------------------------------------------------- being sent away

  /** Whoever is connected by one of these sessions of the account has to go. */
  dismiss(account: string, sessions: readonly string[] | "all"): void {
    if (this.dismissed.size > 10_000) this.dismissed.clear();
    if (sessions !== "all") for (const session of sessions) this.dismissed.add(session);
    for (const connection of this.all.values()) {
      if (connection.account?.id !== account || connection.session === null) continue;
      if (sessions === "all" || sessions.includes(connection.session)) connection.close(POLICY, "this session has ended");
    }
  }

  isDismissed(session: string): boolean {
    return this.dismissed.has(session);
  }

  rename(account: string, name: string): void {
    for (const connection of this.all.values())
      if (connection.account?.id === account) connection.account = { ...connection.account, name };
  }

  /** Whoever is banned has to go. */
  expel(isBanned: (account: string | null, address: string) => boolean): void {
    for (const connection of this.all.values())
      if (isBanned(connection.account?.id ?? null, connection.address)) connection.close(POLICY, "banned");
  }

  /** From where an account is connected to this process. */
  addressesOf(account: string): { readonly address: string; readonly device: string }[] {
    return [...this.all.values()].flatMap((one) => (one.account?.id === account ? [{ address: one.address, device: one.device }] : []));
  }

  closeAll(reason: string): void {
    for (const connection of this.all.values()) connection.close(1001, reason);
  }
}
