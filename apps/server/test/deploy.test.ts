import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

/** What can be said of the files in deploy/ without a container or a service manager: that what they name is there. */
const root = fileURLToPath(new URL("../../../", import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), "utf8");

const unit = read("deploy/rulebound.service");
const dockerfile = read("deploy/Dockerfile");
const compose = read("deploy/compose.yaml");

const help = execFileSync(process.execPath, [join(root, "apps/cli/bin/rulebound.mjs"), "serve", "--help"], { encoding: "utf8" });
const isOption = (word: string): boolean => new RegExp(`^\\s+${word}\\b`, "m").test(help);
/** The help names each variable in brackets; these are Node's own. */
const isVariable = (name: string): boolean =>
  new RegExp(`\\[${name}\\b`).test(help.replace(/\s+/g, " ")) || /^NODE_(ENV|OPTIONS)$/.test(name);

function expectCommand(words: readonly string[]): void {
  const [script, command, ...options] = words;
  expect(existsSync(join(root, script)), script).toBe(true);
  expect(command).toBe("serve");
  for (const option of options.filter((word) => word.startsWith("--"))) expect(isOption(option), option).toBe(true);
}

describe("the systemd unit", () => {
  it("starts a command that there is, with variables that it reads", () => {
    const [, program = "", ...words] =
      /^ExecStart=(\S+) (.+)$/m.exec(unit)?.flatMap((part, i) => (i === 2 ? part.split(" ") : [part])) ?? [];
    expect(program).toBe("/usr/bin/node");
    expectCommand(words);
    const set = [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, pairs]) => pairs.split(" ").map((pair) => pair.split("=")[0]));
    const told = /^# (HOST, .+)$/m.exec(unit)?.[1].split(", ") ?? [];
    expect(set).toContain("DATABASE_URL");
    expect(told.length).toBeGreaterThan(4);
    for (const name of [...set, ...told]) expect(isVariable(name), name).toBe(true);
  });

  const hasAnalyze = spawnSync("systemd-analyze", ["--version"]).error === undefined;
  it.skipIf(!hasAnalyze)(`is one that systemd reads${hasAnalyze ? "" : " (skipped: there is no systemd-analyze here)"}`, () => {
    const { stderr } = spawnSync("systemd-analyze", ["verify", join(root, "deploy/rulebound.service")], { encoding: "utf8" });
    // Where node lies is a matter of the machine.
    expect(stderr.split("\n").filter((line) => line.includes("rulebound.service") && !line.includes("/usr/bin/node"))).toEqual([]);
  });
});

describe("the image", () => {
  it("runs scripts and a command that there are, with variables that it reads", () => {
    expectCommand((JSON.parse(/^CMD (\[.+\])$/m.exec(dockerfile)?.[1] ?? "[]") as string[]).slice(1));
    for (const [, script, workspace] of dockerfile.matchAll(/npm run (\S+) --workspace (\S+)/g))
      expect(JSON.parse(read(`${workspace}/package.json`)).scripts).toHaveProperty(script);
    const names = [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, pairs]) => pairs.split(" ").map((pair) => pair.split("=")[0]));
    expect(names).toContain("NODE_OPTIONS");
    for (const name of names) expect(isVariable(name), name).toBe(true);
    expect(read("apps/server/src/http/health.ts")).toContain('"/health"');
  });

  it("takes neither games nor dependencies of whoever builds it along", () => {
    const left = read("deploy/Dockerfile.dockerignore").split("\n");
    for (const path of ["data", "**/node_modules", ".git"]) expect(left).toContain(path);
  });
});

describe("the compose file", () => {
  const services = compose.slice(compose.indexOf("services:"), compose.indexOf("\nvolumes:"));
  const blocks = new Map([...services.matchAll(/^ {2}(\w+):\n((?: {4}.*\n|\n)+)/gm)].map(([, name, body]) => [name, body]));

  it("builds from what there is, and starts nothing before what it needs", () => {
    expect([...blocks.keys()]).toEqual(["proxy", "server", "postgres", "redis"]);
    const context = join("deploy", /context: (\S+)/.exec(compose)?.[1] ?? "");
    expect(existsSync(join(root, context, /dockerfile: (\S+)/.exec(compose)?.[1] ?? ""))).toBe(true);
    for (const [, needed] of services.matchAll(/^ {6}(\w+): \{ condition/gm)) expect(blocks.has(needed), needed).toBe(true);
    for (const [, kept] of services.matchAll(/volumes: \["(\w+):/g)) expect(compose).toMatch(new RegExp(`^ {2}${kept}:$`, "m"));
  });

  it("gives the server variables that it reads, and addresses of services that there are", () => {
    const [, environment = ""] = /environment:\n((?: {6}.+\n)+)/.exec(blocks.get("server") ?? "") ?? [];
    const pairs = [...environment.matchAll(/^ {6}(\w+): (.+)$/gm)];
    expect(pairs.map(([, name]) => name)).toEqual(["DATABASE_URL", "REDIS_URL"]);
    for (const [, name, address] of pairs) {
      expect(isVariable(name), name).toBe(true);
      const host = /(?:@|\/\/)(\w+)(?:\/\w+)?$/.exec(address)?.[1] ?? "";
      expect(blocks.has(host), address).toBe(true);
    }
    expect(blocks.get("proxy")).toContain(`--to server:${/PORT=(\d+)/.exec(dockerfile)?.[1]}`);
  });
});
