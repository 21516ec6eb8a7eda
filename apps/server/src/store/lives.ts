import { hostname } from "node:os";
import { sql } from "kysely";
import type { Cluster } from "../cluster/cluster.ts";
import type { Database } from "./database.ts";

/**
 * Which processes live. Each renews a row in the database and a key in Redis; it is thought dead when neither was renewed for a
 * while, so that neither a Redis nor a database that was away makes the living look dead.
 */
export class Lives {
  /** Since when this process itself could renew without a failure: whoever was cut off cannot judge others. */
  private steadySince: number | null = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly database: Database,
    private readonly cluster: Cluster,
    readonly deadAfter: number,
    private readonly now: () => number,
  ) {}

  /** The database's own clock, where processes on several machines share it. */
  private get time() {
    return this.database.kind === "postgres"
      ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
      : sql<number>`${this.now()}`;
  }

  /** This process lives, and the database can be written. */
  async beat(): Promise<void> {
    try {
      await this.database.query
        .insertInto("nodes")
        .values({ id: this.cluster.node, seen_at: this.time, process: process.pid, host: hostname() })
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ seen_at: this.time }))
        .execute();
      this.steadySince ??= performance.now();
    } catch (error) {
      this.steadySince = null;
      throw error;
    }
  }

  async isAlive(node: string): Promise<boolean> {
    if (node === this.cluster.node) return true;
    if (node === "" || !this.cluster.isShared) return false;
    if (this.steadySince === null || performance.now() - this.steadySince < this.deadAfter) return true;
    const row = await this.database.query
      .selectFrom("nodes")
      .select("id")
      .where("id", "=", node)
      .where("seen_at", ">", sql<number>`${this.time} - ${this.deadAfter}`)
      .executeTakeFirst();
    // Without Redis the database alone decides.
    return row !== undefined || (await this.cluster.isAlive(node).catch(() => false));
  }

  /** This process is about to end. */
  async end(): Promise<void> {
    await this.database.query.deleteFrom("nodes").where("id", "=", this.cluster.node).execute();
  }
}
