import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const bin = fileURLToPath(new URL("../bin/rulebound.mjs", import.meta.url));
const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;
if (!hasRedis) console.warn("queue.test.ts: games on a real queue are left out, because redis-server is not installed here.");

/** A command that runs beside the test, and what it has printed so far. */
class Running {
  readonly child: ChildProcess;
  stdout = "";
  stderr = "";

  constructor(command: string, args: readonly string[]) {
    this.child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
    this.child.stdout?.on("data", (data) => {
      this.stdout += data;
    });
    this.child.stderr?.on("data", (data) => {
      this.stderr += data;
    });
  }

  async ended(): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, "close");
    return this.child.exitCode;
  }

  async kill(signal: NodeJS.Signals): Promise<void> {
    this.child.kill(signal);
    await this.ended();
  }
}

const rulebound = (...args: string[]): Running => new Running(process.execPath, [bin, ...args]);

async function until(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (let i = 0; i < 1_200; i++) {
    if (await condition()) return;
    await sleep(50);
  }
  throw new Error(`in vain: ${what}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address !== null ? address.port : 0;
}

describe.skipIf(!hasRedis)("games on a queue (needs redis-server)", () => {
  let redis: Running;
  let client: Redis;
  let url: string;
  const running: Running[] = [];
  const start = (...args: string[]): Running => {
    const command = rulebound(...args);
    running.push(command);
    return command;
  };

  beforeAll(async () => {
    const port = await freePort();
    url = `redis://127.0.0.1:${port}`;
    redis = new Running("redis-server", ["--save", "", "--port", String(port), "--bind", "127.0.0.1"]);
    await until(() => redis.stdout.includes("Ready to accept connections"), "the server is ready");
    client = new Redis(url);
  });

  afterAll(async () => {
    for (const command of running) await command.kill("SIGKILL");
    client?.disconnect();
    await redis?.kill("SIGTERM");
  });

  const underWay = async (): Promise<number> => {
    const [list] = await client.keys("bull:rulebound-*:active");
    return list === undefined ? 0 : client.llen(list);
  };

  it("gives what two threads give, to the last digit, though a worker is killed half-way", { timeout: 240_000 }, async () => {
    const wanted = ["simulate", "jinx", "ahri", "--bots", "random", "--games", "1200", "--seed", "3", "--json", "--quiet"];
    const local = start(...wanted, "--threads", "2");
    expect(await local.ended()).toBe(0);

    const killed = start("worker", "--queue", url, "--threads", "1");
    const survivor = start("worker", "--queue", url, "--threads", "1");
    const queued = start(...wanted, "--queue", url);
    await until(() => killed.stdout.includes(" jobs, "), "the first worker has done a job");
    await killed.kill("SIGKILL");
    expect(queued.stdout).toBe("");
    await until(async () => (await underWay()) === 2, "the dead worker's job and another one are under way");

    expect(await queued.ended()).toBe(0);
    expect(queued.stdout).toBe(local.stdout);
    expect(JSON.parse(queued.stdout)).toMatchObject({ contests: 1200, games: 1200, failures: [] });
    await survivor.kill("SIGTERM");
    expect(survivor.stdout).toContain("leaving");
    expect(survivor.child.exitCode).toBe(0);
  });

  it("says that it waits when there is no worker, and leaves no job behind when it is interrupted", { timeout: 60_000 }, async () => {
    const waiting = start("simulate", "jinx", "ahri", "--bots", "random", "--games", "10", "--queue", url);
    await until(() => waiting.stderr.includes("No worker of this version"), "it says so");
    await until(async () => (await client.keys("bull:rulebound-*:wait")).length > 0, "jobs wait");
    await waiting.kill("SIGINT");
    expect(waiting.stdout).toContain("0 of 10 games");
    expect(await client.keys("bull:rulebound-*:wait")).toEqual([]);
  });
});

describe("a queue that is not there", () => {
  it.each(["simulate", "worker"])("is said by %s", async (command) => {
    const decks = command === "simulate" ? ["jinx", "ahri"] : [];
    const refused = rulebound(command, ...decks, "--queue", `redis://user:secret@127.0.0.1:${await freePort()}`);
    expect(await refused.ended()).toBe(1);
    expect(refused.stderr).toMatch(/^No Redis server answers at redis:\/\/127\.0\.0\.1:\d+: /);
    expect(refused.stderr).not.toContain("secret");
  });

  it("must have an address", async () => {
    const refused = rulebound("worker", "--queue", "localhost");
    expect(await refused.ended()).toBe(1);
    expect(refused.stderr).toContain("it looks like redis://host:6379");
  });
});
