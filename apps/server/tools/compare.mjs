#!/usr/bin/env node
// What an answer costs in another version of the server and in this one, in turn: `node apps/server/tools/compare.mjs COMMIT`,
// with the options of `prove.mjs load` and `--rounds N` (3). Both are bundled as this version is served, and each is measured by
// its own clients.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundle } from "./bundle.mjs";
import { CLIENT_FLAGS } from "./clients.mjs";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const [commit, ...rest] = process.argv.slice(2);
if (commit === undefined || commit.startsWith("-")) {
  console.error("Which version? node apps/server/tools/compare.mjs COMMIT [--rounds 3] [--games 500] [--rate 2.5] [--seconds 30]");
  process.exit(2);
}
const at = rest.indexOf("--rounds");
const rounds = at < 0 ? 3 : Number(rest.splice(at, 2)[1]);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error("--rounds: a whole number was expected");
  process.exit(2);
}
const options = rest.includes("--rate") ? rest : [...rest, "--rate", "2.5"];

// Inside of this one, so that it finds the same dependencies; its own packages are linked.
mkdirSync(join(root, "apps/server/dist"), { recursive: true });
const other = mkdtempSync(join(root, "apps/server/dist/other-"));
const now = await bundle(["main", "serve"]);
process.on("exit", () => {
  rmSync(other, { recursive: true, force: true });
  now.remove();
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

execFileSync("tar", ["-x", "-C", other], { input: execFileSync("git", ["archive", commit], { cwd: root, maxBuffer: 2 ** 30 }) });
mkdirSync(join(other, "node_modules/@rulebound"), { recursive: true });
for (const folder of ["packages", "apps"])
  for (const name of readdirSync(join(other, folder)))
    if (existsSync(join(other, folder, name, "package.json")))
      symlinkSync(`../../${folder}/${name}`, join(other, "node_modules/@rulebound", name));
const before = await bundle(["main", "serve"], { root: other });

/** Whether it holds is not asked here. */
function figuresOf(folder) {
  const { stdout } = spawnSync(process.execPath, [...CLIENT_FLAGS, join(folder, "main.mjs"), "load", ...options], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  // Servers may have written to their logs before.
  const at = stdout.indexOf('{\n  "proof"');
  if (at < 0) throw new Error(`there are no figures: ${stdout.slice(0, 500)}`);
  return JSON.parse(stdout.slice(at)).figures;
}

const costs = { before: [], now: [] };
for (let round = 1; round <= rounds; round++)
  for (const [name, { folder }] of Object.entries({ before, now })) {
    const { answersPerSecond, p50, p99, serverCpuMsPerAnswer, serverMainMsPerAnswer, clientCpuMsPerAnswer } = figuresOf(folder);
    costs[name].push(serverCpuMsPerAnswer);
    console.log(
      `${name.padEnd(6)} ${answersPerSecond}/s: ${serverCpuMsPerAnswer} ms of the server's CPU an answer (${serverMainMsPerAnswer} of its main thread), ${clientCpuMsPerAnswer} of the clients'; p50 ${p50} ms, p99 ${p99} ms`,
    );
  }
const middle = (list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)];
const [was, is] = [middle(costs.before), middle(costs.now)];
console.log(`the middle one: ${was} ms before, ${is} ms now: ${Math.round((100 * is) / was)} of 100`);
