import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

/** The Python package, where there is a Python with numpy: `python3`, or another one that PYTHON names. */
const python = process.env.PYTHON ?? "python3";
const folder = fileURLToPath(new URL("../../../python/", import.meta.url));
const hasNumpy = spawnSync(python, ["-c", "import numpy"]).status === 0;
if (!hasNumpy) console.log(`${python} with numpy (Debian: python3-numpy) is not installed here: the Python package is not tested`);

const canInstall = hasNumpy && spawnSync(python, ["-c", "import pip, venv, ensurepip, wheel"]).status === 0;
const isLong = process.env.LONG !== undefined;
if (isLong && !canInstall) console.log(`${python} has no pip, venv or wheel: the Python package is not installed and tried`);

const run = (...args: string[]) => spawnSync(python, args, { cwd: folder, encoding: "utf8", timeout: 280_000 });

describe("the Python package", { timeout: 300_000 }, () => {
  it.skipIf(!hasNumpy)("passes its own tests", () => {
    const { stderr, status } = run("-m", "unittest", "discover", "-s", "tests", "-v");
    for (const [, missing] of stderr.matchAll(/skipped '(.*)'/g)) console.log(missing);
    expect(stderr).toMatch(/Ran \d\d tests/);
    expect(status, stderr).toBe(0);
  });

  it.skipIf(!hasNumpy)("measures its speed, and says what it can do", () => {
    const { stdout, stderr, status } = run("-m", "rulebound_gym", "bench", "--seconds", "0.5", "--warm-up", "0.2", "--games", "8");
    expect(stdout, stderr).toMatch(/1 worker, 8 games each, duel: [\d,]+ decisions a second/);
    expect(stdout).toMatch(/2 workers, 8 games each/);
    expect(status).toBe(0);
    expect(run("-m", "rulebound_gym", "--help").stdout).toContain("check");
  });

  it.skipIf(!isLong || !canInstall)("is installed from its wheel, and plays every golden game", { timeout: 1_800_000 }, () => {
    const tool = fileURLToPath(new URL("../../../tools/try-gym.mjs", import.meta.url));
    const { stdout, stderr, status } = spawnSync(process.execPath, [tool, "--seconds", "1", "--warm-up", "1"], { encoding: "utf8" });
    expect(status, stderr).toBe(0);
    for (const mode of ["duel", "match", "ffa3", "ffa4", "2v2"])
      expect(stdout).toMatch(new RegExp(`^${mode}: 1000 games, \\d+ decisions, 0 differ`, "m"));
  });
});
