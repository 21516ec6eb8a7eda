import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type * as Server from "@rulebound/server";
import { type Command, InvalidArgumentError } from "commander";
import { projectFolder, sayingErrors, UserError, wholeNumber } from "../options.ts";

interface Options {
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly redis?: string;
  readonly origin: readonly string[];
  readonly trustProxy: readonly string[];
  readonly metricsPort?: number;
  readonly metricsHost: string;
  readonly logLevel: string;
  readonly web: string | false;
  readonly versions?: string;
  readonly botThreads: number;
  readonly botPause: number;
  readonly connectionsPerAddress: number;
  readonly roomsPerAddress: number;
  readonly json?: boolean;
}

/** A bundle of its own, loaded when it is needed: other commands do not wait for it. */
const loadServer = async (): Promise<typeof Server> => (await import(new URL("./server.mjs", import.meta.url).href)) as typeof Server;

const env = process.env;
const DATABASE = env.DATABASE_URL ?? "data/rulebound.db";
const LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"];

const level = (text: string): string => {
  if (!LEVELS.includes(text)) throw new InvalidArgumentError(`It is one of ${LEVELS.join(", ")}.`);
  return text;
};
const port = (text: string): number => {
  const n = wholeNumber(text);
  if (n < 0 || n > 65535) throw new InvalidArgumentError("A port is a number from 0 to 65535; 0 takes one that is free.");
  return n;
};

const metricsPort = (): number | undefined => (env.METRICS_PORT === undefined ? undefined : port(env.METRICS_PORT));

export function serve(program: Command): void {
  program
    .command("serve")
    .description("run the game server: rooms, accounts, stored games, and the web client where it is built")
    .option("--host <address>", "where to listen; 0.0.0.0 for every network [HOST]", env.HOST ?? "127.0.0.1")
    .option("--port <number>", "[PORT]", port, Number(env.PORT ?? 8080))
    .option("--database <address>", "postgres://..., or a file for SQLite [DATABASE_URL]", DATABASE)
    .option("--redis <address>", "redis://...: share rooms with other processes [REDIS_URL]", env.REDIS_URL)
    .option("--origin <origin...>", "pages that may connect beside the server's own [ORIGINS, with commas]", env.ORIGINS?.split(",") ?? [])
    .option(
      "--trust-proxy <address...>",
      "proxies in front that say who a client is: addresses, networks, loopback, private [TRUST_PROXY, with commas]",
      env.TRUST_PROXY?.split(",") ?? [],
    )
    .option("--metrics-port <number>", "serve the metrics at this port; else nowhere [METRICS_PORT]", port, metricsPort())
    .option("--metrics-host <address>", "and at this address [METRICS_HOST]", env.METRICS_HOST ?? "127.0.0.1")
    .option("--log-level <level>", "[LOG_LEVEL]", level, env.LOG_LEVEL ?? "info")
    .option("--web <folder>", "the built web client", join(projectFolder(), "apps/web/dist"))
    .option("--no-web", "serve no web client")
    .option("--versions <folder>", "where the rules of each version are kept, to finish the games it began [VERSIONS]", env.VERSIONS)
    .option("--bot-threads <number>", "threads for bots that think", wholeNumber, 1)
    .option("--bot-pause <ms>", "how long a bot waits before it answers", wholeNumber, 500)
    .option("--connections-per-address <number>", "connections that one address may have", wholeNumber, 64)
    .option("--rooms-per-address <number>", "rooms from one address that are open or played", wholeNumber, 20)
    .option("--json", "print the address as JSON; the log is JSON anyway")
    .addHelpText(
      "after",
      "\nExamples:\n  $ rulebound serve\n  $ rulebound serve --host 0.0.0.0 --port 80 --database /var/lib/rulebound/games.db\n" +
        "  $ DATABASE_URL=postgres://... REDIS_URL=redis://... rulebound serve     one of several processes\n\n" +
        "Games survive the end of the process, however it comes; start it again and they go on. docs/SERVER.md tells the rest.",
    )
    .action(sayingErrors(run));

  program
    .command("backup <file>")
    .description("copy the server's SQLite database, while it runs")
    .option("--database <file>", "[DATABASE_URL]", DATABASE)
    .option("--json", "print the result as JSON")
    .addHelpText("after", "\nExample:\n  $ rulebound backup games-2026-11-16.db")
    .action(
      sayingErrors(async (file: string, { database, json }: { database: string; json?: boolean }) => {
        const { backUp } = await loadServer();
        await sayingBackupErrors(() => backUp(database, file));
        console.log(json === true ? JSON.stringify({ database, backup: file }) : `${database} is copied to ${file}.`);
      }),
    );

  program
    .command("restore <file>")
    .description("put a backup in the place of the server's SQLite database; stop the server first")
    .option("--database <file>", "[DATABASE_URL]", DATABASE)
    .option("--json", "print the result as JSON")
    .addHelpText("after", "\nExample:\n  $ rulebound restore games-2026-11-16.db")
    .action(
      sayingErrors(async (file: string, { database, json }: { database: string; json?: boolean }) => {
        const { restore } = await loadServer();
        const before = await sayingBackupErrors(() => restore(database, file));
        const kept = before === null ? "" : ` What was there is kept as ${before}.`;
        console.log(json === true ? JSON.stringify({ database, from: file, before }) : `${database} is what ${file} was.${kept}`);
      }),
    );
}

async function sayingBackupErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error));
  }
}

async function run(options: Options): Promise<void> {
  const { collectSeldom, startServer } = await loadServer();
  const { host, port: wanted, database, redis, origin, logLevel, botThreads, botPause, connectionsPerAddress, roomsPerAddress } = options;
  const web = options.web !== false && existsSync(join(options.web, "index.html")) ? options.web : null;
  collectSeldom();
  const server = await startServer({
    host,
    port: wanted,
    database,
    redis: redis ?? null,
    origins: origin,
    trustProxy: options.trustProxy,
    metricsPort: options.metricsPort ?? null,
    metricsHost: options.metricsHost,
    logLevel,
    web,
    versions: options.versions ?? (/^postgres/.test(database) ? null : join(dirname(database), "versions")),
    adminToken: operatorsToken(),
    botThreads,
    botPause,
    connectionsPerAddress,
    roomsPerAddress,
  }).catch((error: Error) => {
    throw new UserError(`The server cannot start: ${error.message}`);
  });
  if (options.json === true) console.log(JSON.stringify({ address: server.address, pid: process.pid, web }));
  else
    console.error(
      `Rulebound listens at ${server.address}${web === null ? " (no web client: apps/web is not built)" : ""}. Ctrl-C stops it; games go on when it starts again.`,
    );
  await stopped();
  await server.close();
}

/** Never an option: what is on a command line, everybody on the machine can read. */
function operatorsToken(): string | null {
  const token = env.ADMIN_TOKEN ?? "";
  if (token === "") return null;
  if (!/^\S{24,200}$/.test(token)) throw new UserError("ADMIN_TOKEN has to be 24 to 200 characters without blanks.");
  return token;
}

/** Until somebody wants the process to end; whoever insists is obeyed at once. */
const stopped = (): Promise<void> =>
  new Promise((resolve) => {
    let isStopping = false;
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.on(signal, () => {
        if (isStopping) process.exit(1);
        isStopping = true;
        resolve();
      });
  });
