import { type ServerOptions, startServer } from "../../src/index.ts";

/** The program of a server process that a proof starts and kills: options come as JSON, the address goes to the parent. */
const options = JSON.parse(process.argv[2] ?? "{}") as Partial<ServerOptions>;
const server = await startServer(options);
process.send?.({ address: server.address });

process.on("message", (message) => {
  if (message !== "memory") return;
  (globalThis as { gc?: () => void }).gc?.();
  process.send?.({ memory: process.memoryUsage() });
});
process.on("disconnect", () => process.exit(0));
process.on("SIGTERM", () => void server.close().then(() => process.exit(0)));
