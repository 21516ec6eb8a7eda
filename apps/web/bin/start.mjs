// `npm start`: builds the client if need be, and runs the game server, which serves it.
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { buildIfNeeded } from "./build.mjs";

const rulebound = fileURLToPath(new URL("../../cli/bin/rulebound.mjs", import.meta.url));
const dist = fileURLToPath(new URL("../dist/", import.meta.url));
const data = fileURLToPath(new URL("../../../data/rulebound.db", import.meta.url));
const MOST_PORTS = 20;

const HELP = `npm start [-- OPTIONS]: a game in the browser, against a bot or online; prints the address

  --port NUMBER   the port, or the next that is free (or PORT; default: 4173)
  --host ADDRESS  who may connect: 0.0.0.0 is everybody (or HOST; default: 127.0.0.1, this machine alone)
  --help          this text

DATABASE_URL chooses another place for games and accounts than data/rulebound.db.

  npm start
  npm start -- --port 8080
  npm start -- --host 0.0.0.0`;

/** `npm start --port 8080` lacks the `--` that hands options on: npm takes them for its own. */
function checkTaken(given) {
  for (const name of ["port", "host"]) {
    const value = process.env[`npm_config_${name}`];
    if (value === undefined || given[name] !== undefined) continue;
    const meant = value === "true" ? (process.argv[2] ?? "") : value;
    throw new Error(`npm took "--${name}" for itself: npm start -- --${name} ${meant}`);
  }
}

/** What is wanted, or an end: with the help that was asked for, or with what is wrong. */
function options() {
  try {
    const { values, positionals } = parseArgs({
      options: { port: { type: "string" }, host: { type: "string" }, help: { type: "boolean", short: "h" } },
      allowPositionals: true,
    });
    if (values.help) {
      console.log(HELP);
      process.exit(0);
    }
    checkTaken(values);
    if (positionals.length > 0) throw new Error(`"${positionals[0]}" stands alone: options come before a value`);
    const port = values.port ?? process.env.PORT ?? "4173";
    if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
      throw new Error(`"${port}" is no port: a number from 1 to 65535`);
    return { port: Number(port), host: values.host ?? process.env.HOST ?? "127.0.0.1" };
  } catch (error) {
    console.error(`${error.message}\n\n${HELP}`);
    process.exit(2);
  }
}

const { host, port: wanted } = options();

const isFree = (port) =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", ({ code }) => {
      if (code === "EADDRINUSE") resolve(false);
      else if (code === "EACCES") reject(new Error(`port ${port} is not for everybody: --port chooses another`));
      else reject(new Error(`"${host}" is no address of this machine (${code})`));
    });
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });

/** The port that is wanted, or the next that is free. */
async function freePort(first) {
  for (let port = first; port < first + MOST_PORTS; port++) if (await isFree(port)) return port;
  throw new Error(`no port from ${first} to ${first + MOST_PORTS - 1} is free; --port chooses another`);
}

const since = Date.now();
try {
  // Asked twice: what is wrong is said before the client is built, and the port may be taken meanwhile.
  await freePort(wanted);
  await buildIfNeeded((line) => console.error(line));
  const port = await freePort(wanted);
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
