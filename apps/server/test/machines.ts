import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** A real Redis and a real PostgreSQL from Debian's packages, in folders of their own, stopped by whoever started them. */

const REDIS = "/usr/bin/redis-server";
const POSTGRES = "/usr/lib/postgresql";

export const hasRedis = existsSync(REDIS);
export const postgresFolder = existsSync(POSTGRES)
  ? (readdirSync(POSTGRES)
      .map((version) => join(POSTGRES, version, "bin"))
      .find((path) => existsSync(join(path, "initdb"))) ?? null)
  : null;

export interface Machine {
  readonly url: string;
  /** As if its power were cut; what it has on the disk stays. */
  down(): Promise<void>;
  /** At the same address. */
  up(): Promise<void>;
  stop(): Promise<void>;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}

function ended(child: ChildProcess): Promise<void> {
  return child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once("exit", () => resolve()));
}

/** Whoever ends without stopping it, as by a signal, leaves neither the machine nor its folder. */
function endedWithUs(folder: string, kill: () => void): { off(): void } {
  const onExit = (): void => {
    try {
      kill();
    } catch {
      // it is down already
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  };
  process.once("exit", onExit);
  return { off: () => process.off("exit", onExit) };
}

async function until(works: () => Promise<boolean> | boolean, what: string): Promise<void> {
  for (let i = 0; i < 300; i++) {
    if (await works()) return;
    await wait(100);
  }
  throw new Error(`${what} does not start`);
}

export async function startRedis(): Promise<Machine> {
  const folder = mkdtempSync(join(tmpdir(), "rulebound-redis-"));
  const port = await freePort();
  const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder];
  let child: ChildProcess | null = null;
  const withUs = endedWithUs(folder, () => child?.kill("SIGKILL"));
  const { Redis } = await import("ioredis");
  const url = `redis://127.0.0.1:${port}`;
  const answers = async (): Promise<boolean> => {
    const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
    redis.on("error", () => {});
    try {
      await redis.connect();
      return (await redis.ping()) === "PONG";
    } catch {
      return false;
    } finally {
      redis.disconnect();
    }
  };
  const up = async (): Promise<void> => {
    child = spawn(REDIS, args, { stdio: "ignore" });
    await until(answers, "Redis");
  };
  const down = async (): Promise<void> => {
    child?.kill("SIGKILL");
    if (child !== null) await ended(child);
  };
  await up();
  return {
    url,
    up,
    down,
    async stop() {
      await down();
      withUs.off();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: then it runs as the user that its package made. */
const isRoot = process.getuid?.() === 0;

function asPostgres(bin: string, program: string, args: readonly string[]): ChildProcess {
  const path = join(bin, program);
  if (!isRoot) return spawn(path, args, { stdio: "ignore" });
  return spawn("su", ["postgres", "-s", "/bin/sh", "-c", `exec ${path} ${args.map((arg) => `'${arg}'`).join(" ")}`], { stdio: "ignore" });
}

export async function startPostgres(bin: string): Promise<Machine> {
  const folder = mkdtempSync(join(tmpdir(), "rulebound-postgres-"));
  if (isRoot) execFileSync("chown", ["postgres", folder]);
  else chmodSync(folder, 0o700);
  const data = join(folder, "data");
  await ended(asPostgres(bin, "initdb", ["-D", data, "-U", "rulebound", "-A", "trust", "--no-sync"]));
  const port = await freePort();
  const args = ["-D", data, "-p", String(port), "-k", folder, "-c", "listen_addresses=127.0.0.1"];
  let child: ChildProcess | null = null;
  // Not the child, which as root is `su`: the server itself.
  const withUs = endedWithUs(folder, () =>
    process.kill(Number.parseInt(readFileSync(join(data, "postmaster.pid"), "utf8"), 10), "SIGQUIT"),
  );
  const url = `postgres://rulebound@127.0.0.1:${port}/postgres`;
  const { default: pg } = await import("pg");
  const answers = async (): Promise<boolean> => {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      return false;
    }
  };
  const up = async (): Promise<void> => {
    child = asPostgres(bin, "postgres", args);
    await until(answers, "PostgreSQL");
  };
  const down = async (): Promise<void> => {
    await ended(asPostgres(bin, "pg_ctl", ["-D", data, "stop", "-m", "immediate"]));
    if (child !== null) await ended(child);
  };
  await up();
  return {
    url,
    up,
    down,
    async stop() {
      await down();
      withUs.off();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
