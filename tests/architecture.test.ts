import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

/** What each workspace may import, lowest first: nothing imports what stands below it in this list. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  "packages/rules": [],
  "packages/engine": ["rules"],
  "packages/cards": ["rules", "engine"],
  "packages/cases": ["rules", "engine", "cards"],
  "packages/bots": ["rules", "engine"],
  "packages/lab": ["rules", "engine", "cards", "cases", "bots"],
  "packages/languages": ["rules", "engine"],
  "packages/protocol": ["rules", "engine", "languages"],
  "apps/server": ["rules", "engine", "languages", "cards", "cases", "bots", "protocol"],
  "apps/cli": ["rules", "engine", "languages", "cards", "cases", "bots", "lab", "protocol", "server"],
  "apps/web": ["rules", "engine", "languages", "cards", "cases", "bots", "lab", "protocol"],
};

/** Workspaces that run anywhere, on nothing but each other. */
const WITHOUT_DEPENDENCIES = ["packages/rules", "packages/engine", "packages/languages", "packages/cards", "packages/bots"];

/** What makes a game depend on anything but its inputs. */
const FORBIDDEN_IN_ENGINE: readonly (readonly [what: string, pattern: RegExp])[] = [
  ["Math.random", /\bMath\s*\.\s*random\b/],
  ["Date", /(?<![.\w$])Date\b(?!\s*:)/],
  ["performance", /(?<![.\w$])performance\b(?!\s*:)/],
  ["process", /(?<![.\w$])process\b(?!\s*:)/],
  ["console", /(?<![.\w$])console\b(?!\s*:)/],
  ["globalThis", /(?<![.\w$])globalThis\b/],
];

type SourceFile = { readonly path: string; readonly code: string };
type Import = { readonly from: string; readonly typeOnly: boolean };

const root = fileURLToPath(new URL("../", import.meta.url));
const manifestOf = (workspace: string) =>
  JSON.parse(readFileSync(join(root, workspace, "package.json"), "utf8")) as { dependencies?: Record<string, string> };
const workspaces = ["packages", "apps"].flatMap((parent) =>
  readdirSync(join(root, parent))
    .map((name) => `${parent}/${name}`)
    .filter((workspace) => existsSync(join(root, workspace, "package.json"))),
);

function sourcesOf(workspace: string): SourceFile[] {
  const folder = join(root, workspace, "src");
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(root, path).split(sep).join("/"), code: readFileSync(path, "utf8") }));
}

const STRING_OR_COMMENT = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
const withoutComments = (code: string) => code.replace(STRING_OR_COMMENT, (text) => (text.startsWith("/") ? " " : text));
const withoutCommentsAndStrings = (code: string) => code.replace(STRING_OR_COMMENT, (text) => (text.startsWith("/") ? " " : '""'));

function importsOf(file: SourceFile): Import[] {
  const code = withoutComments(file.code);
  const statements = [...code.matchAll(/\b(?:import|export)\s+(type\s+)?(?:[\w$*{][^"';]*?\bfrom\s*)?["']([^"']+)["']/g)];
  const dynamic = [...code.matchAll(/\bimport\s*\(\s*["']([^"']+)["']/g)];
  return [
    ...statements.map(([, typeOnly, from]) => ({ from, typeOnly: typeOnly !== undefined })),
    ...dynamic.map(([, from]) => ({ from, typeOnly: false })),
  ];
}

/** The workspace that an import names: "engine" for "@rulebound/engine" and for anything under it. */
const workspaceNamed = (from: string) => /^@rulebound\/([\w-]+)/.exec(from)?.[1];

function wrongPackageImports(workspace: string, files: readonly SourceFile[]): string[] {
  const allowed = MAY_IMPORT[workspace] ?? [];
  return files.flatMap((file) =>
    importsOf(file)
      .filter(({ from }) => {
        if (from.startsWith(".")) return !isWithinWorkspace(posix.join(posix.dirname(file.path), from), workspace);
        const name = workspaceNamed(from);
        return name !== undefined && !allowed.includes(name);
      })
      .map(({ from }) => `${file.path} imports ${from}`),
  );
}

const isWithinWorkspace = (path: string, workspace: string) => path.startsWith(`${workspace}/`);

const ENGINE_SOURCE = "packages/engine/src/";

function forbiddenIn(file: SourceFile): string[] {
  const code = withoutCommentsAndStrings(file.code);
  const words = FORBIDDEN_IN_ENGINE.filter(([, pattern]) => pattern.test(code)).map(([what]) => `${file.path} uses ${what}`);
  const modules = importsOf(file).filter(({ from }) => from.startsWith("node:"));
  return [...words, ...modules.map(({ from }) => `${file.path} imports ${from}`)];
}

describe("imports go one way", () => {
  it("every workspace has a row in the table", () => {
    expect([...workspaces].sort()).toEqual(Object.keys(MAY_IMPORT).sort());
  });

  it.each(Object.keys(MAY_IMPORT))("%s imports only what stands above it", (workspace) => {
    expect(wrongPackageImports(workspace, sourcesOf(workspace))).toEqual([]);
  });

  it.each(Object.keys(MAY_IMPORT))("%s declares the workspaces that it imports, and may import those that it declares", (workspace) => {
    const declared = Object.keys(manifestOf(workspace).dependencies ?? {}).flatMap((name) => workspaceNamed(name) ?? []);
    const imported = sourcesOf(workspace).flatMap((file) => importsOf(file).flatMap(({ from }) => workspaceNamed(from) ?? []));
    expect(imported.filter((name) => !declared.includes(name))).toEqual([]);
    expect(declared.filter((name) => !MAY_IMPORT[workspace].includes(name))).toEqual([]);
  });
});

describe("a game is its inputs", () => {
  it("the engine has no clock, no chance of its own and no input or output", () => {
    expect(sourcesOf("packages/engine").flatMap(forbiddenIn)).toEqual([]);
  });

  it.each(WITHOUT_DEPENDENCIES)("%s has no run-time dependency outside the project", (workspace) => {
    const dependencies = Object.keys(manifestOf(workspace).dependencies ?? {});
    expect(dependencies.filter((name) => workspaceNamed(name) === undefined)).toEqual([]);
  });
});

describe("these checks see what they look for", () => {
  const engineFile = (name: string, code: string): SourceFile => ({ path: `${ENGINE_SOURCE}${name}`, code });

  it("an import upwards, by name or by path, on one line or several, static or not", () => {
    const wrong = [
      'import { a } from "@rulebound/cards";',
      'import type {\n  A,\n  B,\n} from "@rulebound/lab";',
      'export * from "@rulebound/bots";',
      'import "@rulebound/cases/src/x.ts";',
      'const late = await import("@rulebound/cards");',
      'import { b } from "../../cards/src/b.ts";',
    ];
    for (const code of wrong) expect(wrongPackageImports("packages/engine", [engineFile("index.ts", code)]), code).toHaveLength(1);
    const right = 'import { isRuleId } from "@rulebound/rules";\n// import { a } from "@rulebound/cards";\nimport { c } from "./c.ts";';
    expect(wrongPackageImports("packages/engine", [engineFile("index.ts", right)])).toEqual([]);
  });

  it("clocks, chance, input and output in code, not in comments and strings", () => {
    const wrong = [
      "Math.random()",
      "new Date()",
      "Date.now()",
      "performance.now()",
      "process.env.HOME",
      "console.log(1)",
      'import { readFileSync } from "node:fs";',
    ];
    for (const code of wrong) expect(forbiddenIn(engineFile("a.ts", code)), code).toHaveLength(1);
    expect(forbiddenIn(engineFile("a.ts", '/** Date of */ // console\nconst a = "Math.random";'))).toEqual([]);
  });
});
