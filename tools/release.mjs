// Writes a folder that runs the server and nothing else: bundles, the built web client, the packages they need, their licences
// and a bill of materials. Nothing in it has to be built, and nothing is written to it: node tools/release.mjs FOLDER
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { buildIfNeeded } from "../apps/web/bin/build.mjs";
import { licenceText, productionPackages } from "./production.mjs";

const root = fileURLToPath(new URL("../", import.meta.url));
const [given] = process.argv.slice(2);
if (given === undefined || given.startsWith("-")) {
  console.error("Usage: node tools/release.mjs FOLDER\n\nWrites the server, ready to run, to FOLDER, which must be new or empty.");
  process.exit(2);
}
const out = resolve(given);
if (existsSync(out) && readdirSync(out).length > 0) {
  console.error(`${out} is not empty: name a new folder, so that nothing of an older release stays in it.`);
  process.exit(1);
}

const rulebound = join(root, "apps/cli/bin/rulebound.mjs");
const built = spawnSync(process.execPath, [rulebound, "--version"], { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
if (built.status !== 0) process.exit(built.status ?? 1);
await buildIfNeeded((line) => console.error(line));

const served = productionPackages(root, ["apps/cli", "apps/server"]);
const shown = productionPackages(root, ["apps/web"]);

mkdirSync(out, { recursive: true });
for (const path of ["apps/cli/bin/rulebound.mjs", "apps/cli/dist", "apps/web/dist", "LICENSE"])
  cpSync(join(root, path), join(out, path), { recursive: true });
for (const { path } of served) {
  // What is nested below it belongs to somebody else's list.
  const nested = join(root, path, "node_modules");
  cpSync(join(root, path), join(out, path), { recursive: true, dereference: true, filter: (from) => from !== nested });
}
const version = built.stdout.trim();
writeFileSync(
  join(out, "package.json"),
  `${JSON.stringify({ name: "rulebound-server", version, private: true, type: "module" }, null, 2)}\n`,
);

const components = [...new Map([...served, ...shown].map((one) => [`${one.name}@${one.version}`, one])).values()];
writeFileSync(join(out, "THIRD-PARTY.txt"), notices(components));
writeFileSync(join(out, "sbom.cdx.json"), `${JSON.stringify(billOfMaterials(components, version), null, 2)}\n`);
console.log(`${out}: version ${version}, ${served.length} packages, ${components.length} in the bill of materials`);

function notices(packages) {
  return packages
    .map(
      ({ name, version, licence, path }) =>
        `${name} ${version}: ${licence}\n\n${licenceText(join(root, path)) ?? "(no licence text in the package)"}`,
    )
    .join(`\n\n${"-".repeat(80)}\n\n`);
}

/** CycloneDX 1.5. Without a date or a random number: the same sources give the same file. */
function billOfMaterials(packages, version) {
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: {
      component: { type: "application", "bom-ref": "rulebound", name: "rulebound", version, licenses: [{ license: { id: "MIT" } }] },
    },
    components: packages.map(({ name, version, licence }) => {
      const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
      return { type: "library", "bom-ref": purl, name, version, purl, licenses: [{ expression: licence }] };
    }),
  };
}
