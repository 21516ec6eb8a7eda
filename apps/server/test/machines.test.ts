import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, it } from "vitest";
import { hasRedis, postgresFolder } from "./machines.ts";

const MACHINES = fileURLToPath(new URL("./machines.ts", import.meta.url));
const hasBoth = hasRedis && postgresFolder !== null;
if (!hasBoth) console.warn("SKIPPED: machines that end with a proof, because Debian's redis or postgresql is not installed");

const isListening = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1", () => resolve(true));
    socket.on("error", () => resolve(false));
    socket.on("connect", () => socket.destroy());
  });

const told = (child: ChildProcess): Promise<string[]> =>
  new Promise((resolve) => child.once("message", (urls) => resolve(urls as string[])));

it.skipIf(!hasBoth)(
  "a program that is told to end leaves neither its PostgreSQL nor its Redis",
  async () => {
    // Beside the sources, so that it finds what they need.
    const program = join(fileURLToPath(new URL("../dist/", import.meta.url)), `machines-${process.pid}.mjs`);
    const source = `import { postgresFolder, startPostgres, startRedis } from ${JSON.stringify(MACHINES)};
    process.on("SIGTERM", () => process.exit(1));
    setInterval(() => {}, 1000);
    const machines = [await startRedis(), await startPostgres(postgresFolder)];
    process.send(machines.map(({ url }) => url));`;
    const stdin = { contents: source, resolveDir: fileURLToPath(new URL(".", import.meta.url)), loader: "ts" as const };
    await build({ stdin, outfile: program, bundle: true, platform: "node", format: "esm", packages: "external", logLevel: "error" });
    const child = spawn(process.execPath, [program], { stdio: ["ignore", "inherit", "inherit", "ipc"] });
    const urls = await told(child);
    expect(await Promise.all(urls.map(isListening))).toEqual([true, true]);
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    expect(await gone).toBe(1);
    rmSync(program);
    let left = urls;
    for (let i = 0; i < 100 && left.length > 0; i++) {
      await wait(100);
      const listening = await Promise.all(left.map(isListening));
      left = left.filter((_, at) => listening[at]);
    }
    expect(left).toEqual([]);
  },
  60_000,
);
