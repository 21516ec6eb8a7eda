// node tools/try-gym.mjs [--games 1000] [--seconds 20]: the Python package as a stranger takes it. Builds its wheel, installs it in
// a fresh environment away from the repository, plays the golden games of every mode through it, runs PettingZoo's and Gymnasium's own
// tests where they are installed, and measures decisions a second with one worker and with two. Needs a Python with pip, venv, wheel
// and numpy (tools/python.mjs looks for one); nothing is fetched. PYTHON names another Python.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { DEBIAN, pythonWith, TO_INSTALL } from "./python.mjs";

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "1000" },
    seconds: { type: "string", default: "20" },
    "warm-up": { type: "string", default: "5" },
  },
});
const root = fileURLToPath(new URL("../", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "rulebound-try-gym-"));
const python = pythonWith(TO_INSTALL);
const bin = join(root, "apps/cli/bin/rulebound.mjs");
const env = { ...process.env, RULEBOUND_COMMAND: `'${process.execPath}' '${bin}'`, PYTHONPATH: "", PYTHONDONTWRITEBYTECODE: "1" };

class Failed extends Error {}

function run(command, args, { shown = true } = {}) {
  const done = spawnSync(command, args, { cwd: folder, env, encoding: "utf8", stdio: ["ignore", shown ? "inherit" : "pipe", "pipe"] });
  if (done.status !== 0) throw new Failed(`${command} ${args.join(" ")}\n${done.error ?? done.stderr}`);
  return done;
}

function tryIt() {
  if (python === null) throw new Failed(`no Python here has all of ${TO_INSTALL.join(", ")} (Debian: ${DEBIAN}); PYTHON names another one`);
  cpSync(join(root, "python"), join(folder, "source"), { recursive: true });
  cpSync(join(root, "python/tests"), join(folder, "tests"), { recursive: true }); // away from the sources: they test what is installed
  const quiet = ["--quiet", "--no-index", "--no-deps"];
  run(python, ["-m", "pip", "wheel", ...quiet, "--no-build-isolation", "--wheel-dir", "wheel", "./source"], { shown: false });
  const [wheel] = readdirSync(join(folder, "wheel"));
  run(python, ["-m", "venv", "--system-site-packages", "fresh"], { shown: false });
  const fresh = join(folder, process.platform === "win32" ? "fresh/Scripts/python" : "fresh/bin/python");
  run(fresh, ["-m", "pip", "install", ...quiet, join("wheel", wheel)], { shown: false });
  const where = run(fresh, ["-c", "import rulebound_gym; print(rulebound_gym.__file__)"], { shown: false }).stdout.trim();
  if (!where.startsWith(join(folder, "fresh"))) throw new Failed(`the installed package is not the one that is used, but ${where}`);
  console.log(`${wheel}: installed in a fresh environment (${run(fresh, ["--version"], { shown: false }).stdout.trim()})`);

  spawnSync(process.execPath, [bin, "--version"]); // builds the command where it is not
  run(fresh, ["-m", "rulebound_gym", "check", "--games", values.games, "--golden", join(root, "python/golden")]);

  const tests = ["test_pettingzoo_api", "test_gymnasium_checker"].map((name) => `test_gym.EveryAgent.${name}`);
  const tested = spawnSync(fresh, ["-m", "unittest", "-v", ...tests], { cwd: join(folder, "tests"), env, encoding: "utf8" });
  for (const [, name, outcome] of tested.stderr.matchAll(/^(test_\w+) .*\.\.\. (.*)$/gm)) console.log(`${name}: ${outcome}`);
  if (tested.status !== 0) throw new Failed(tested.stderr);

  run(fresh, ["-m", "rulebound_gym", "bench", "--seconds", values.seconds, "--warm-up", values["warm-up"]]);
}

try {
  tryIt();
} catch (error) {
  if (!(error instanceof Failed)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
