import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { Client } from "./client.ts";
import { hasRedis, type Machine, postgresFolder, startPostgres, startRedis } from "./machines.ts";
import { open, seat } from "./start.ts";

/**
 * What deploy/ makes containers of, here as processes: a release, twice, with the variables of the compose file, a PostgreSQL
 * and a Redis. Where the tests run as root, the servers run as nobody, who can write nothing.
 */
const root = fileURLToPath(new URL("../../../", import.meta.url));
const missing = [hasRedis ? [] : ["redis-server"], postgresFolder === null ? ["postgresql"] : []].flat();
if (missing.length > 0) console.warn(`SKIPPED: a release among its services, because Debian's ${missing.join(" and ")} is not installed`);

const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
const datesIn = (folder: string): string[] => filesIn(folder).map((path) => `${path} ${statSync(path).mtimeMs}`);

describe.skipIf(missing.length > 0)("a release", () => {
  const parent = mkdtempSync(join(tmpdir(), "rulebound-release-"));
  const release = join(parent, "app");
  const children: ChildProcess[] = [];
  let redis: Machine;
  let postgres: Machine;

  beforeAll(async () => {
    chmodSync(parent, 0o755);
    await promisify(execFile)(process.execPath, [join(root, "tools/release.mjs"), release]);
    [redis, postgres] = await Promise.all([startRedis(), startPostgres(postgresFolder ?? "")]);
  }, 300_000);
  afterAll(async () => {
    for (const child of children) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill("SIGTERM");
      await once(child, "exit");
    }
    await Promise.all([redis?.stop(), postgres?.stop()]);
    rmSync(parent, { recursive: true, force: true });
  });

  async function serve(): Promise<string> {
    const { services } = parse(readFileSync(join(root, "deploy/compose.yaml"), "utf8"));
    const { DATABASE_URL, REDIS_URL } = services.server.environment as Record<string, string>;
    expect([new URL(DATABASE_URL.replace(/\$\{.*?\}/, "x")).protocol, new URL(REDIS_URL).protocol]).toEqual(["postgres:", "redis:"]);
    const child = spawn(process.execPath, ["apps/cli/bin/rulebound.mjs", "serve", "--json", "--log-level", "error"], {
      cwd: release,
      env: { PATH: process.env.PATH ?? "", PORT: "0", DATABASE_URL: postgres.url, REDIS_URL: redis.url },
      stdio: ["ignore", "pipe", "inherit"],
      ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
    });
    children.push(child);
    const [line] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
    return (JSON.parse(line) as { address: string }).address;
  }

  it("holds no sources, no development packages and no tests of ours, and names what it is made of", () => {
    const files = filesIn(release).map((path) => path.slice(release.length + 1));
    expect(files.filter((path) => /^(packages|apps\/[^/]+\/(src|test)|tests)\//.test(path))).toEqual([]);
    for (const name of ["typescript", "vitest", "esbuild", "vite", "@playwright/test"])
      expect(
        files.some((path) => path.startsWith(`node_modules/${name}/`)),
        name,
      ).toBe(false);
    const { components } = JSON.parse(readFileSync(join(release, "sbom.cdx.json"), "utf8")) as {
      components: { name: string; version: string; licenses: unknown[] }[];
    };
    expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(["fastify", "pg", "ioredis", "react"]));
    const notices = readFileSync(join(release, "THIRD-PARTY.txt"), "utf8");
    for (const { name, version } of components) expect(notices).toContain(`${name} ${version}: `);
  });

  it("runs twice among its services, serves its pages, and writes nothing to its folder", async () => {
    const before = datesIn(release);
    const [here, there] = [await serve(), await serve()];
    for (const address of [here, there]) {
      expect((await fetch(`${address}/ready`)).status).toBe(200);
      expect(await (await fetch(address)).text()).toContain("<title>");
    }
    const [first, second] = [await Client.connect(here), await Client.connect(there)];
    await seat(await open(first), [first, second]);
    expect(second.snapshot).not.toBeNull();
    await Promise.all([first.close(), second.close()]);
    expect(datesIn(release)).toEqual(before);
  }, 180_000);
});
