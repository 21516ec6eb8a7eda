import { writeFileSync } from "node:fs";
import { collectSeldom, type ServerOptions, startServer } from "../../src/index.ts";
import { Sampler } from "./profile.ts";
import { StrainGauge } from "./strain.ts";

/** The program of a server process that a proof starts and kills: options come as JSON, the address goes to the parent. */
const options = JSON.parse(process.argv[2] ?? "{}") as Partial<ServerOptions>;
collectSeldom();
// The first stack that is written down reads the map of the bundle, some 40 MiB: not something that a proof finds later.
void new Error("a stack").stack;
const strain = new StrainGauge();
const server = await startServer(options);
process.send?.({ address: server.address, metrics: server.metrics });

let sampler: Sampler | null = null;

/** The first time it begins to look where time goes, the second time it writes down where it went. */
async function profile(file: string): Promise<void> {
  if (sampler === null) {
    sampler = new Sampler();
    await sampler.start();
  } else {
    writeFileSync(file, JSON.stringify(await sampler.stop()));
    sampler = null;
  }
  process.send?.({ profiled: file });
}

process.on("message", (message) => {
  if (message === "strain") process.send?.({ strain: strain.taken() });
  if (typeof message === "object" && message !== null && "profile" in message) void profile(String(message.profile));
  if (message !== "memory") return;
  (globalThis as { gc?: () => void }).gc?.();
  process.send?.({ memory: process.memoryUsage() });
});
process.on("disconnect", () => process.exit(0));
process.on("SIGTERM", () => void server.close().then(() => process.exit(0)));
