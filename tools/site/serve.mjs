// A plain server of files, as simple as they come: node tools/site/serve.mjs FOLDER [--port 8000] [--under /some/path/]
import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize, resolve, sep } from "node:path";
import { parseArgs } from "node:util";

const TYPES = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".jpg": "image/jpeg",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: "string", default: "8000" }, under: { type: "string", default: "/" } },
});
const [folder = "dist/site"] = positionals;
const root = resolve(folder);
const under = `/${values.under.replace(/^\/+|\/+$/g, "")}/`.replace("//", "/");

/** Null: there is nothing, or no file system could have a file of that name. */
const kindOf = (path) => {
  try {
    return statSync(path).isDirectory() ? "folder" : "file";
  } catch {
    return null;
  }
};

createServer((request, response) => {
  const [pathname, search = ""] = (request.url ?? "/").split(/(?=\?)/, 2);
  const missing = () => {
    response.writeHead(404, { "content-type": TYPES[".html"] });
    createReadStream(join(root, "404.html"))
      .on("error", () => response.end())
      .pipe(response);
  };
  if (!pathname.startsWith(under)) return missing();
  let path;
  try {
    path = normalize(join(root, decodeURIComponent(pathname.slice(under.length))));
  } catch {
    return missing();
  }
  if (path !== root && !path.startsWith(root + sep) && path !== root + sep) return missing();
  if (kindOf(path) === "folder" && !pathname.endsWith("/")) {
    response.writeHead(301, { location: `${pathname}/${search}` });
    return response.end();
  }
  const file = kindOf(path) === "folder" ? join(path, "index.html") : path;
  if (kindOf(file) !== "file") return missing();
  response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" });
  createReadStream(file).pipe(response);
}).listen(Number(values.port), "127.0.0.1", () => console.log(`http://127.0.0.1:${values.port}${under}`));
