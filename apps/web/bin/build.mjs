// Builds the client if its sources have changed since it was built last.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

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
  const hash = createHash("sha256");
  for (const file of files.sort()) hash.update(file.slice(web.length)).update(readFileSync(file));
  return hash.digest("hex");
}

export async function buildIfNeeded(say = () => {}) {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  say("Building the client, once...");
  const { build } = await import("vite");
  await build({ root: web, logLevel: "error" });
  writeFileSync(stamp, wanted);
}
