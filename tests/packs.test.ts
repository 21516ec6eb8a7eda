import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../", import.meta.url));
const work = mkdtempSync(join(tmpdir(), "rulebound-test-"));
afterAll(() => rmSync(work, { recursive: true }));

const node = (...args: string[]) => spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });

describe("the packages", () => {
  // Packing, installing and checking types take minutes.
  test.skipIf(!process.env.LONG)("are used by a stranger: examples, strict types, bundles, the command", { timeout: 900_000 }, () => {
    const { status, stdout, stderr } = node("tools/try-packs.mjs");
    console.log(stdout);
    expect(stderr + stdout).toContain("examples: 8 and that of the project run");
    expect(stdout.match(/types: 0 errors/g)).toHaveLength(2);
    // Whoever needs one function does not get the engine.
    expect(Number(/bundle of import \{ hash \}: (\d+) kB/.exec(stdout)?.[1])).toBeLessThan(20);
    expect(stdout).toContain("bundle of a game: played to its end");
    expect(stdout).toMatch(/command: version \S+, \d+ cases/);
    expect(status).toBe(0);
  });

  test("share one version, which replays name, too", () => {
    const manifests = ["packages", "apps"].flatMap((folder) =>
      readdirSync(join(root, folder)).map((name) => JSON.parse(readFileSync(join(root, folder, name, "package.json"), "utf8"))),
    );
    const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    const others = manifests.flatMap(({ version, dependencies = {} }) => [
      version,
      ...Object.entries(dependencies).flatMap(([name, wanted]) => (name.startsWith("@rulebound/") ? [wanted] : [])),
    ]);
    expect(new Set(others)).toEqual(new Set([version]));
    expect(readFileSync(join(root, "packages/engine/src/version.ts"), "utf8")).toContain(`"${version}"`);
  });
});

describe("a new version", () => {
  const copied = join(work, "project");
  const files = ["package.json", "package-lock.json", "CHANGELOG.md", "tools/version.mjs", "packages/engine/src/version.ts"];
  for (const folder of ["packages", "apps"])
    for (const name of readdirSync(join(root, folder))) files.push(join(folder, name, "package.json"));
  for (const path of files) cpSync(join(root, path), join(copied, path));
  const version = (...args: string[]) => node(join(copied, "tools/version.mjs"), ...args);

  test("is given to every package and closes the list of changes", () => {
    const was = readFileSync(join(root, "package.json"), "utf8").match(/"version": "(.*?)"/)?.[1] ?? "";
    expect(version("97.0.0", "2026-01-02").status).toBe(0);
    for (const path of files.filter((path) => path.endsWith("package.json"))) {
      const text = readFileSync(join(copied, path), "utf8");
      expect(text, path).toContain('"version": "97.0.0"');
      expect(text, path).not.toMatch(new RegExp(`"@rulebound/.*": "${was.replaceAll(".", "\\.")}"`));
    }
    expect(readFileSync(join(copied, "CHANGELOG.md"), "utf8")).toContain("## Unreleased\n\n## 97.0.0 (2026-01-02)\n");
  });

  test("is refused if it is none, or if nothing has changed", () => {
    expect(version("1.0").stderr).toContain("Usage");
    expect(version("98.0.0").stderr).toContain("nothing under Unreleased");
    expect(readFileSync(join(copied, "package.json"), "utf8")).not.toContain("98.0.0");
  });
});
