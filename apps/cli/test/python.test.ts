import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { DEBIAN, pythonWith, TO_INSTALL, TO_RUN } from "../../../tools/python.mjs";

/** The Python package, where there is a Python with what it needs. */
const python = pythonWith(TO_RUN);
const isLong = process.env.LONG !== undefined;
const folder = fileURLToPath(new URL("../../../python/", import.meta.url));
if (python === null) console.log(`there is no Python with numpy (Debian: ${DEBIAN}): the Python package is not tested`);

const canInstall = pythonWith(TO_INSTALL) !== null;
if (isLong && !canInstall) console.log(`no Python has ${TO_INSTALL.join(", ")} (Debian: ${DEBIAN}): the wheel is not installed and tried`);

const run = (...args: string[]) => spawnSync(python ?? "python3", args, { cwd: folder, encoding: "utf8", timeout: 280_000 });

describe("the Python package", { timeout: 300_000 }, () => {
  it.skipIf(python === null)("passes its own tests", () => {
    const { stderr, status } = run("-m", "unittest", "discover", "-s", "tests", "-v");
    for (const [, missing] of stderr.matchAll(/skipped '(.*)'/g)) console.log(missing);
    expect(stderr).toMatch(/Ran \d\d tests/);
    expect(status, stderr).toBe(0);
  });

  it.skipIf(python === null)("measures its speed, and says what it can do", () => {
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

  it.skipIf(python === null)("is run by a Python that has what it needs, whichever comes first", () => {
    expect(pythonWith(TO_RUN, [undefined, "", "/nowhere/python3", "false", python ?? ""])).toBe(python);
    expect(pythonWith(["no_such_module"], [python ?? ""])).toBeNull();
  });
});
