import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

// A fresh clone: `npm ci` needs every package that the lockfile names, of every platform, and says nothing about where they
// were fetched from; `engines` promises no version of Node that a dependency refuses.

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly engines?: { readonly node?: string };
  readonly os?: readonly string[];
}

const root = new URL("../", import.meta.url);
const read = (path: string) => JSON.parse(readFileSync(new URL(path, root), "utf8"));
const locked: Readonly<Record<string, Locked>> = read("package-lock.json").packages;
const fetched = Object.entries(locked).filter(([path, { link }]) => path.includes("node_modules/") && !link);

/** The folders in which Node looks for what a package at this path asks for, nearest first. */
function* lookedIn(path: string): Generator<string> {
  for (let folder = path; folder !== ""; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) yield `${folder}/`;
  yield "";
}

const isListed = (from: string, name: string) => [...lookedIn(from)].some((folder) => `${folder}node_modules/${name}` in locked);

type Version = readonly number[];

const version = (text: string): Version => text.split(".").map(Number);

function compare(one: Version, other: Version): number {
  for (const i of [0, 1, 2]) if ((one[i] ?? 0) !== (other[i] ?? 0)) return (one[i] ?? 0) - (other[i] ?? 0);
  return 0;
}

/** The ranges that packages write into `engines`: alternatives of comparators. */
function allows(range: string, node: string): boolean {
  const wanted = version(node);
  return range.split("||").some((alternative) =>
    alternative
      .replace(/([<>=^~])\s+/g, "$1")
      .trim()
      .split(/\s+/)
      .every((comparator) => {
        const [, operator = "", given = ""] = /^(>=|<=|>|<|\^|~|=)?v?([\d.]+|\*)(?:\.x)?$/.exec(comparator) ?? [];
        if (given === "*") return true;
        const bound = version(given);
        if (bound.some(Number.isNaN)) throw new Error(`"${comparator}" is no range that this test reads`);
        if (operator === ">=") return compare(wanted, bound) >= 0;
        if (operator === ">") return compare(wanted, bound) > 0;
        if (operator === "<") return compare(wanted, bound) < 0;
        if (operator === "^") return compare(wanted, bound) >= 0 && wanted[0] === bound[0];
        return bound.every((part, i) => wanted[i] === part);
      }),
  );
}

describe("the lockfile", () => {
  test("lists every dependency, and the builds for every platform", () => {
    const missing = Object.entries(locked).flatMap(([path, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !isListed(path, name))
        .map((name) => `${name}, which ${path || "the workspace"} asks for`),
    );
    // Choose a version of the package whose builds are all published.
    expect(missing).toEqual([]);
  });

  test("knows the contents of every package, and no address", () => {
    expect(fetched.length).toBeGreaterThan(500);
    expect(fetched.filter(([, { integrity }]) => !integrity?.startsWith("sha512-")).map(([path]) => path)).toEqual([]);
    expect(fetched.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
  });

  test("has builds of what is native for Linux, macOS and Windows", () => {
    for (const name of ["@biomejs/", "@rolldown/", "@rollup/", "@esbuild/", "@typescript/", "lightningcss-", "@node-rs/"]) {
      const systems = new Set(fetched.filter(([path]) => path.startsWith(`node_modules/${name}`)).flatMap(([, { os }]) => os ?? []));
      expect([...systems], name).toEqual(expect.arrayContaining(["linux", "darwin", "win32"]));
    }
  });
});

describe("engines", () => {
  test("the workspace promises Node 22.12 and later, and no dependency refuses it", () => {
    expect(read("package.json").engines.node).toBe(">=22.12.0");
    for (const node of ["22.12.0", "22.23.3", "24.0.0", "24.21.0"])
      for (const [path, { engines }] of fetched) expect([path, allows(engines?.node ?? "*", node)]).toEqual([path, true]);
  });

  test("Node 20.19 is refused by two packages alone, which run on it all the same", () => {
    const refusing = fetched.filter(([, { engines }]) => !allows(engines?.node ?? "*", "20.19.0"));
    expect(refusing.map(([path]) => path)).toEqual(["node_modules/content-disposition", "node_modules/cookie"]);
  });

  test("a range is read as npm reads it", () => {
    expect(allows("^20.19.0 || >=22.12.0", "22.11.0")).toBe(false);
    expect(allows("^20.19.0 || >=22.12.0", "20.20.0")).toBe(true);
    expect(allows("18 || 20 || >=22", "21.0.0")).toBe(false);
    expect(allows(">= 10.x", "22.0.0")).toBe(true);
    expect(allows("^16 || ^18 || >=20", "19.0.0")).toBe(false);
  });
});
