// `npm start`: builds the client if need be, and runs the game server, which serves it. PORT chooses another port, HOST
// another address, DATABASE_URL another place for games.
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { buildIfNeeded } from "./build.mjs";

const rulebound = fileURLToPath(new URL("../../cli/bin/rulebound.mjs", import.meta.url));
const dist = fileURLToPath(new URL("../dist/", import.meta.url));
const data = fileURLToPath(new URL("../../../data/rulebound.db", import.meta.url));
const host = process.env.HOST ?? "127.0.0.1";
const MOST_PORTS = 20;

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });

/** The port that is wanted, or the next that is free. */
async function freePort(wanted) {
  for (let port = wanted; port < wanted + MOST_PORTS; port++) if (await isFree(port)) return port;
  throw new Error(`no port from ${wanted} to ${wanted + MOST_PORTS - 1} is free; PORT chooses another`);
}

const since = Date.now();
try {
  await buildIfNeeded((line) => console.error(line));
  const port = await freePort(Number(process.env.PORT ?? 4173));
  const database = process.env.DATABASE_URL ?? data;
  const server = spawn(
    process.execPath,
    [rulebound, "serve", "--json", "--host", host, "--port", String(port), "--database", database, "--web", dist, "--log-level", "warn"],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  server.stdout.once("data", () => {
    const address = `http://${host === "127.0.0.1" ? "localhost" : host}:${port}/`;
    console.log(`Rulebound is at ${address} (ready after ${((Date.now() - since) / 1000).toFixed(1)} s). Ctrl+C ends it.`);
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
  server.on("exit", (code) => process.exit(code ?? 1));
} catch (error) {
  console.error(`The client could not be started: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
