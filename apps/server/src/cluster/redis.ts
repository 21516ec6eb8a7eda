import { Redis } from "ioredis";
import { withoutPassword, wordsOf } from "../store/trouble.ts";
import type { Cluster, Connecting, Packet, Waiting } from "./cluster.ts";

/**
 * Any number of processes with a Redis between them. Each is a channel of its own and a key that lives as long as it is
 * renewed; rooms themselves are in the database, and their fences guard them even from a process that only seemed dead.
 */
const KEY = "rulebound:";
const ALL = `${KEY}all`;
const MATCHMAKER = `${KEY}matchmaker`;
const QUEUES = `${KEY}queues`;

const START_WITHIN = 5000;

export class RedisCluster implements Cluster {
  readonly isShared = true;
  private readonly client: Redis;
  private readonly ear: Redis;
  private beat: NodeJS.Timeout | null = null;

  private isAway = false;

  constructor(
    readonly node: string,
    private readonly url: string,
    private readonly deadAfter: number,
  ) {
    const options = {
      lazyConnect: true,
      connectTimeout: 3000,
      commandTimeout: 3000,
      maxRetriesPerRequest: 2,
      retryStrategy: (times: number) => Math.min(1000, times * 100),
    };
    this.client = new Redis(url, options);
    this.ear = new Redis(url, options);
    for (const redis of [this.client, this.ear]) redis.on("error", () => {}); // /ready tells; the library tries again
  }

  async start(receive: (packet: Packet) => void, connecting: Connecting): Promise<void> {
    await this.connect();
    this.ear.on("message", (_, text) => receive(JSON.parse(text) as Packet));
    await this.listen();
    await this.live();
    for (const redis of [this.client, this.ear])
      redis.on("close", () => {
        if (this.isAway) return;
        this.isAway = true;
        connecting.onAway();
      });
    // What was sent meanwhile is lost: it is back when this process can be reached again.
    this.ear.on("ready", () => {
      Promise.all([this.listen(), this.live()])
        .then(() => {
          this.isAway = false;
          connecting.onBack();
        })
        .catch(() => this.ear.disconnect(true));
    });
    this.beat = setInterval(() => void this.live().catch(() => {}), this.deadAfter / 3);
    this.beat.unref();
  }

  private async connect(): Promise<void> {
    let reason: unknown = "it does not answer";
    for (const redis of [this.client, this.ear]) redis.once("error", (error) => (reason = error));
    const late = new Promise<never>((_, reject) => setTimeout(() => reject(reason), START_WITHIN).unref());
    try {
      await Promise.race([Promise.all([this.client.connect(), this.ear.connect()]), late]);
    } catch (error) {
      this.client.disconnect();
      this.ear.disconnect();
      throw new Error(
        `Redis at ${withoutPassword(this.url)} cannot be reached: ${wordsOf(reason === "it does not answer" ? error : reason)}`,
      );
    }
  }

  private async listen(): Promise<void> {
    await this.ear.subscribe(this.channel(this.node), ALL);
  }

  private readonly channel = (node: string): string => `${KEY}node:${node}`;
  private readonly life = (node: string): string => `${KEY}alive:${node}`;
  private readonly line = (queue: string): string => `${KEY}queue:${queue}`;
  private own = 0;

  private async live(): Promise<void> {
    await this.client.set(this.life(this.node), String(this.own), "PX", this.deadAfter);
  }

  async send(node: string, packet: Packet): Promise<boolean> {
    return (await this.client.publish(this.channel(node), JSON.stringify(packet))) > 0;
  }

  async sendAll(packet: Packet): Promise<void> {
    await this.client.publish(ALL, JSON.stringify(packet));
  }

  async isAlive(node: string): Promise<boolean> {
    return node === this.node || (node !== "" && (await this.client.exists(this.life(node))) > 0);
  }

  async presence(own: number): Promise<number> {
    this.own = own;
    await this.live();
    let sum = 0;
    for await (const keys of this.client.scanStream({ match: this.life("*") }) as AsyncIterable<string[]>)
      for (const key of keys) sum += Number((await this.client.get(key)) ?? 0);
    return sum;
  }

  async join(queue: string, waiting: Waiting): Promise<void> {
    await this.client.multi().sadd(QUEUES, queue).hset(this.line(queue), waiting.account, JSON.stringify(waiting)).exec();
  }

  async leave(queue: string, account: string): Promise<boolean> {
    return (await this.client.hdel(this.line(queue), account)) > 0;
  }

  async waiting(queue: string): Promise<readonly Waiting[]> {
    return Object.values(await this.client.hgetall(this.line(queue))).map((text) => JSON.parse(text) as Waiting);
  }

  queues(): Promise<readonly string[]> {
    return this.client.smembers(QUEUES);
  }

  /** Whoever holds this key brings players together; it is renewed by its holder and free when that one is gone. */
  async isMatchmaker(): Promise<boolean> {
    if ((await this.client.set(MATCHMAKER, this.node, "PX", this.deadAfter, "NX")) === "OK") return true;
    if ((await this.client.get(MATCHMAKER)) !== this.node) return false;
    await this.client.pexpire(MATCHMAKER, this.deadAfter);
    return true;
  }

  async isReady(): Promise<boolean> {
    return (await this.client.ping()) === "PONG";
  }

  async close(): Promise<void> {
    if (this.beat !== null) clearInterval(this.beat);
    try {
      await this.client.del(this.life(this.node));
      if ((await this.client.get(MATCHMAKER)) === this.node) await this.client.del(MATCHMAKER);
    } catch {
      // It ends by itself.
    }
    this.ear.disconnect();
    this.client.disconnect();
  }
}
