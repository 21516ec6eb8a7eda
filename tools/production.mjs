// Which installed packages a released server needs, and under which licences: read from node_modules, where npm put them.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

/** As Node looks for it: below whoever asks, then below each folder above it. */
function resolve(root, from, name) {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, "node_modules", name);
    if (existsSync(join(root, path, "package.json"))) return path;
    if (folder === ".") return null;
  }
}

/**
 * The packages that a workspace runs on, and theirs: path in the project, name, version, licence. Workspaces themselves are
 * bundled, so only what they depend on is listed; an optional package that was not installed on this platform is left out.
 */
export function productionPackages(root, workspaces) {
  const found = new Map();
  const bundled = new Set();
  const visit = (folder) => {
    const { dependencies = {}, optionalDependencies = {} } = manifestOf(join(root, folder));
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      if (name.startsWith("@rulebound/") || name === "rulebound") {
        const path = resolve(root, ".", name);
        if (path !== null && !bundled.has(path)) {
          bundled.add(path);
          visit(path);
        }
        continue;
      }
      const path = resolve(root, folder, name);
      if (path === null) {
        if (name in optionalDependencies) continue;
        throw new Error(`${folder} needs ${name}, which is not installed: run npm install`);
      }
      if (found.has(path)) continue;
      const { version, license } = manifestOf(join(root, path));
      found.set(path, { path, name, version, licence: typeof license === "string" ? license : (license?.type ?? "none stated") });
      visit(path);
    }
  };
  for (const workspace of workspaces) visit(workspace);
  return [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** A package's own licence text; null: it ships none. */
export function licenceText(folder) {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)([.-].*)?$/i.test(name));
  return file === undefined ? null : readFileSync(join(folder, file), "utf8");
}
