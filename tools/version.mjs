// Gives all packages a new version and closes the list of unreleased changes: node tools/version.mjs 0.2.0 [DATE]
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
const [version, date = new Date().toISOString().slice(0, 10)] = process.argv.slice(2);
const fail = (message) => {
  console.error(message);
  process.exit(2);
};
if (!/^\d+\.\d+\.\d+$/.test(version ?? "")) fail("Usage: node tools/version.mjs MAJOR.MINOR.PATCH [DATE]");

const changelog = join(root, "CHANGELOG.md");
const changes = readFileSync(changelog, "utf8");
if (changes.includes(`\n## ${version}`)) fail(`CHANGELOG.md has a section ${version} already.`);
if (!/\n## Unreleased\n\n[^#\s]/.test(changes)) fail("CHANGELOG.md has nothing under Unreleased: say what has changed first.");

const manifests = ["package.json", ...["packages", "apps"].flatMap((folder) => below(folder))];
const lockfile = "package-lock.json";
for (const path of manifests) edit(path, (manifest) => renumber(manifest));
edit(lockfile, (lock) => {
  lock.version = version;
  for (const [path, entry] of Object.entries(lock.packages)) if (!path.includes("node_modules/")) renumber(entry);
});
// Replays name the engine's version.
const source = join(root, "packages/engine/src/version.ts");
writeFileSync(source, readFileSync(source, "utf8").replace(/"\d+\.\d+\.\d+"/, `"${version}"`));
writeFileSync(changelog, changes.replace("\n## Unreleased\n", `\n## Unreleased\n\n## ${version} (${date})\n`));
console.log(`${version}: ${manifests.length} manifests, package-lock.json, CHANGELOG.md. Commit this, and tag the commit v${version}.`);

function below(folder) {
  return readdirSync(join(root, folder)).map((name) => join(folder, name, "package.json"));
}

function renumber(manifest) {
  manifest.version = version;
  for (const kind of ["dependencies", "devDependencies"])
    for (const name of Object.keys(manifest[kind] ?? {})) if (name.startsWith("@rulebound/")) manifest[kind][name] = version;
}

function edit(path, change) {
  const file = join(root, path);
  const data = JSON.parse(readFileSync(file, "utf8"));
  change(data);
  writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);
}
