// Makes a fresh clone ready with nothing but Node and npm: installs what package-lock.json lists, if it is not there yet.
import { readFileSync } from "node:fs";

const root = new URL("../", import.meta.url);

const packagesOf = (path) => JSON.parse(readFileSync(new URL(path, root), "utf8")).packages;

// npm keeps what it installed in node_modules/.package-lock.json. Comparing contents, not dates, survives checkouts and copies.
function isInstalled() {
  let installed;
  try {
    installed = packagesOf("node_modules/.package-lock.json");
  } catch {
    return false;
  }
  return Object.entries(packagesOf("package-lock.json")).every(([path, wanted]) => {
    if (path === "" || wanted.optional || wanted.devOptional || wanted.peer) return true;
    const found = installed[path];
    return found !== undefined && found.version === wanted.version;
  });
}

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19) || (major === 22 && minor < 12)) {
  console.error(`Rulebound needs Node 22.12 or later (20.19 still works); this is Node ${process.versions.node}.`);
  process.exit(1);
}

if (!isInstalled()) {
  const { spawnSync } = await import("node:child_process");
  console.error("Installing dependencies, once (about a minute)...");
  const npm = process.env.npm_execpath;
  // Not `npm ci`: it deletes node_modules first. This keeps to the locked versions, too, and leaves the lockfile as it is.
  const options = ["install", "--no-save", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const [command, args] = npm ? [process.execPath, [npm, ...options]] : ["npm", options];
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    shell: !npm && process.platform === "win32",
  });
  if (status !== 0) {
    console.error("npm install failed: the lines above say why. When that is mended, run the same command again.");
    process.exit(status ?? 1);
  }
}
