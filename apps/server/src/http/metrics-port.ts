import { createServer, type Server } from "node:http";
import type { Metrics } from "../metrics.ts";

/** However often it is asked, it is written anew so often at most, in milliseconds. */
const EVERY = 1000;

/** The metrics have a port of their own, which only the operator's network needs to reach: they take a while to write. */
export async function serveMetrics(
  metrics: Metrics,
  host: string,
  port: number,
): Promise<{ readonly address: string; close(): Promise<void> }> {
  let written: Promise<string> | null = null;
  const text = (): Promise<string> => {
    if (written === null) {
      written = metrics.registry.metrics();
      setTimeout(() => {
        written = null;
      }, EVERY).unref();
    }
    return written;
  };
  const server = createServer({ headersTimeout: 5000, requestTimeout: 5000, connectionsCheckingInterval: 1000 }, (request, response) => {
    if (request.url !== "/metrics") {
      response.writeHead(404).end("the metrics are at /metrics\n");
      return;
    }
    text().then(
      (all) => response.writeHead(200, { "content-type": metrics.registry.contentType }).end(all),
      () => response.writeHead(500).end(),
    );
  });
  server.maxConnections = 32;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return { address: `http://${host.includes(":") ? `[${host}]` : host}:${portOf(server)}`, close: () => closed(server) };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
