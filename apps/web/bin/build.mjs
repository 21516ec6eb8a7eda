// Builds the client if its sources have changed since it was built last.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const web = fileURLToPath(new URL("../", import.meta.url));
const packages = fileURLToPath(new URL("../../../packages/", import.meta.url));
const stamp = join(web, "dist/.built");

/** A fingerprint of everything that goes into the client: contents, not dates, so that checkouts and copies do not matter. */
function fingerprint() {
  const folders = [join(web, "src"), join(web, "public"), ...readdirSync(packages).map((name) => join(packages, name))];
  const files = [join(web, "index.html"), join(web, "vite.config.ts"), join(web, "package.json")];
  for (const folder of folders)
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (entry.isFile() && !/node_modules|[\\/](test|dist)([\\/]|$)/.test(entry.parentPath))
        files.push(join(entry.parentPath, entry.name));
  const hash = createHash("sha256").update("production");
  for (const file of files.sort()) hash.update(file.slice(web.length)).update(readFileSync(file));
  return hash.digest("hex");
}

export async function buildIfNeeded(say = () => {}) {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  say("Building the client, once...");
  // Whoever runs this may be testing: the client is the one that people get all the same, without what helps to develop it.
  process.env.NODE_ENV = "production";
  const { build } = await import("vite");
  await build({ root: web, logLevel: "error" });
  compress(join(web, "dist"));
  writeFileSync(stamp, wanted);
}

/** Beside each text its compressed forms, so that whoever serves it does not do it again and again. */
function compress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|html|svg|json|webmanifest)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const text = readFileSync(path);
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
    writeFileSync(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
  }
}
