// Serves the built client from memory, compressed: nothing but Node is needed.
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const dist = fileURLToPath(new URL("../dist/", import.meta.url));

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
  ".json": "application/json",
};

const isText = (type) => !type.startsWith("font/") && type !== "application/octet-stream";

function filesOf(folder) {
  const files = new Map();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const type = TYPES[extname(entry.name)] ?? "application/octet-stream";
    files.set(`/${relative(folder, path).split(sep).join("/")}`, { type, path, body: null });
  }
  return files;
}

/** A server that listens on `port`, or on the next that is free. */
export function serve(port, host = "127.0.0.1") {
  const files = filesOf(dist);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    // Every address that is not a file is a page of the client.
    const file =
      files.get(pathname) ?? (extname(pathname) === "" || /^\/\w+\/[\d.a-z]+$/.test(pathname) ? files.get("/index.html") : undefined);
    if (file === undefined || (request.method !== "GET" && request.method !== "HEAD")) {
      response.writeHead(file === undefined ? 404 : 405).end();
      return;
    }
    const zips = isText(file.type) && /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
    file.body ??= isText(file.type) ? gzipSync(readFileSync(file.path)) : readFileSync(file.path);
    response.writeHead(200, {
      "content-type": file.type,
      "cache-control": pathname.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
      ...(zips ? { "content-encoding": "gzip" } : {}),
    });
    response.end(request.method === "HEAD" ? undefined : zips || !isText(file.type) ? file.body : readFileSync(file.path));
  });
  return new Promise((resolve, reject) => {
    let next = port;
    server.on("error", (error) => {
      if (error.code !== "EADDRINUSE" || next >= port + 20) return reject(error);
      next++;
      server.listen(next, host);
    });
    server.listen(next, host, () => resolve({ server, address: `http://${host === "127.0.0.1" ? "localhost" : host}:${next}/` }));
  });
}
