// Asks the registry whether what a release runs on has known holes. A registry that does not answer that is named, and passes.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const { stdout, error } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
  cwd: fileURLToPath(new URL("../", import.meta.url)),
  encoding: "utf8",
  shell: process.platform === "win32",
  timeout: 120_000,
});

let report = {};
try {
  report = JSON.parse(stdout ?? "");
} catch {
  // Told below: no counts.
}
const counts = report.metadata?.vulnerabilities;
if (counts === undefined) {
  const why = error?.message ?? report.message ?? report.error?.summary ?? "no answer";
  console.log(`Not audited: the package registry does not answer (${String(why).split(" - ")[0]}).`);
} else {
  const serious = (counts.high ?? 0) + (counts.critical ?? 0);
  console.log(`Audited: ${counts.total ?? 0} known vulnerabilities, ${serious} of them high or critical.`);
  for (const [name, { severity, range }] of Object.entries(report.vulnerabilities ?? {})) console.log(`  ${name} ${range}: ${severity}`);
  if (serious > 0) process.exit(1);
}
