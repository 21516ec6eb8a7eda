import type { Cluster, Packet, Waiting } from "./cluster.ts";

/** One process, alone. */
export class LocalCluster implements Cluster {
  readonly isShared = false;
  private receive: (packet: Packet) => void = () => {};
  private readonly lines = new Map<string, Map<string, Waiting>>();

  constructor(readonly node: string) {}

  async start(receive: (packet: Packet) => void): Promise<void> {
    this.receive = receive;
  }

  async send(node: string, packet: Packet): Promise<boolean> {
    if (node !== this.node) return false;
    this.receive(packet);
    return true;
  }

  async sendAll(packet: Packet): Promise<void> {
    this.receive(packet);
  }

  async isAlive(node: string): Promise<boolean> {
    return node === this.node;
  }

  async presence(own: number): Promise<number> {
    return own;
  }

  async join(queue: string, waiting: Waiting): Promise<void> {
    const line = this.lines.get(queue) ?? new Map<string, Waiting>();
    this.lines.set(queue, line.set(waiting.account, waiting));
  }

  async leave(queue: string, account: string): Promise<boolean> {
    const line = this.lines.get(queue);
    const was = line?.delete(account) ?? false;
    if (line?.size === 0) this.lines.delete(queue);
    return was;
  }

  async waiting(queue: string): Promise<readonly Waiting[]> {
    return [...(this.lines.get(queue)?.values() ?? [])];
  }

  async queues(): Promise<readonly string[]> {
    return [...this.lines.keys()];
  }

  async isMatchmaker(): Promise<boolean> {
    return true;
  }

  async isReady(): Promise<boolean> {
    return true;
  }

  async close(): Promise<void> {}
}
