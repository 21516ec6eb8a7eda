import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { NO_BOUNDS, type ServerOptions } from "../../src/index.ts";
import type { Strain } from "./strain.ts";

/** The program of a server process: bundled beside a bundle of the proofs, or built for a test. */
export async function buildServer(): Promise<{ readonly program: string; readonly attacker: string; remove(): void }> {
  const beside = (name: string): string => fileURLToPath(new URL(`./${name}.mjs`, import.meta.url));
  // Another build of it: to see a proof fail on a server of old.
  if (process.env.PROOF_SERVER !== undefined) return { program: process.env.PROOF_SERVER, attacker: "", remove: () => {} };
  if (!import.meta.url.endsWith(".ts")) return { program: beside("serve"), attacker: beside("attacker"), remove: () => {} };
  const { bundle } = await import("../../tools/bundle.mjs");
  const { folder, remove } = await bundle(["serve", "attacker"]);
  return { program: join(folder, "serve.mjs"), attacker: join(folder, "attacker.mjs"), remove };
}

export interface ServerProcess {
  readonly address: string;
  /** Where its metrics are; null: nowhere of their own. */
  readonly metrics: string | null;
  readonly pid: number;
  /** After a collection of garbage. */
  memory(): Promise<NodeJS.MemoryUsage>;
  /** Since this was last asked. */
  strain(): Promise<Strain>;
  /** Begins to look where its main thread spends time, or writes to this file where it did. */
  profile(file: string): Promise<void>;
  /** Lines of its log. */
  readonly logged: readonly string[];
  signal(name: NodeJS.Signals): void;
  kill(): Promise<void>;
  stop(): Promise<void>;
  readonly isRunning: boolean;
}

/** As apps/cli/bin/rulebound.mjs sets them. */
const AS_SERVED = ["--no-turbo-loop-peeling", "--max-inlined-bytecode-size-cumulative=1000", "--max-inlined-bytecode-size=200"];

/** Limits for clients that are all at one address and quicker than people. */
export const ROOMY: Partial<ServerOptions> = {
  port: 0,
  logLevel: "error",
  botPause: 0,
  connectionsPerAddress: 100_000,
  requestsPerMinute: 1_000_000,
  limits: { burst: 1000, rate: 1000, mistakes: 100, backlog: 4 * 1024 * 1024, pending: 100, guests: 1_000_000 },
  work: NO_BOUNDS,
  roomsPerAddress: 100_000,
};

export async function startProcess(
  program: string,
  options: Partial<ServerOptions>,
  flags: readonly string[] = [],
): Promise<ServerProcess> {
  const child = fork(program, [JSON.stringify({ ...ROOMY, ...options })], {
    execArgv: ["--expose-gc", "--enable-source-maps", ...AS_SERVED, ...flags],
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const logged: string[] = [];
  if (child.stdout !== null) createInterface({ input: child.stdout }).on("line", (line) => logged.push(line));
  const { address, metrics = null } = (await reply(child)) as { address: string; metrics?: string | null };
  const end = async (signal: "SIGKILL" | "SIGTERM"): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  };
  return {
    address,
    metrics,
    pid: child.pid ?? 0,
    memory: async () => {
      child.send("memory");
      return ((await reply(child)) as { memory: NodeJS.MemoryUsage }).memory;
    },
    strain: async () => {
      child.send("strain");
      return ((await reply(child)) as { strain: Strain }).strain;
    },
    profile: async (file) => {
      child.send({ profile: file });
      await reply(child);
    },
    logged,
    signal: (name) => void child.kill(name),
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
    get isRunning() {
      return child.exitCode === null && child.signalCode === null;
    },
  };
}

function reply(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const gone = (code: number | null): void => reject(new Error(`the server's process ended (${code})`));
    child.once("exit", gone);
    child.once("message", (message) => {
      child.off("exit", gone);
      resolve(message);
    });
  });
}
