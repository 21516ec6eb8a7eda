// A Python that has what is needed: the first on the PATH may be another one than the system's, without the system's packages.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Found, not imported: setuptools after pip is refused by Debian's own. */
const LOOK = "import sys; from importlib.util import find_spec; sys.exit(not all(map(find_spec, sys.argv[1:])))";

/** The first of $PYTHON, python3, /usr/bin/python3 and python that has all of these; null: none has. */
export function pythonWith(modules, candidates = [process.env.PYTHON, "python3", "/usr/bin/python3", "python"]) {
  const can = (python) => spawnSync(python, ["-c", LOOK, ...modules]).status === 0;
  return candidates.find((python) => python !== undefined && python !== "" && can(python)) ?? null;
}

/** What the package's tests need, and what it takes to build its wheel and install it. */
export const TO_RUN = ["numpy"];
export const TO_INSTALL = ["numpy", "pip", "venv", "ensurepip", "setuptools", "wheel"];
/** The packages of Debian that have all of it. */
export const DEBIAN = "python3-numpy python3-pip python3-venv python3-setuptools python3-wheel";

// node tools/python.mjs: prints the one that can do everything; fails where there is none.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const python = pythonWith(TO_INSTALL);
  console.log(python ?? `no Python has all of ${TO_INSTALL.join(", ")} (Debian: ${DEBIAN})`);
  process.exitCode = python === null ? 1 : 0;
}
