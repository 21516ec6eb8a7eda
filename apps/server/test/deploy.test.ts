import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly build?: { readonly context: string; readonly dockerfile: string };
        readonly environment?: Readonly<Record<string, string>>;
        readonly command?: string;
        readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
        readonly volumes?: readonly string[];
        readonly security_opt?: readonly string[];
      }
    >
  >;
  readonly volumes: Readonly<Record<string, unknown>>;
}

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
  const [build = "", run = ""] = dockerfile.split(/^FROM .+$/m).slice(1);

  it("is built by scripts that there are, in a stage of its own", () => {
    const scripts = [...build.matchAll(/node (\S+\.mjs)/g)].map(([, script]) => script);
    expect(scripts).toContain("tools/release.mjs");
    for (const script of scripts) expect(existsSync(join(root, script)), script).toBe(true);
    expect(build).toContain(/^COPY --from=build (\S+) /m.exec(run)?.[1]);
    expect(run).not.toMatch(/^COPY (?!--from=build)|npm /m);
    expect(run).toMatch(/^USER node$/m);
  });

  it("runs a command that there is, with variables that it reads", () => {
    expectCommand((JSON.parse(/^CMD (\[.+\])$/m.exec(run)?.[1] ?? "[]") as string[]).slice(1));
    const names = [...run.matchAll(/^ENV (.+)$/gm)].flatMap(([, pairs]) => pairs.split(" ").map((pair) => pair.split("=")[0]));
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
  const { services, volumes } = parse(compose) as Compose;

  it("builds from what there is, and starts nothing before what it needs", () => {
    expect(Object.keys(services)).toEqual(["proxy", "server", "postgres", "redis"]);
    const { context = "", dockerfile: file = "" } = services.server.build ?? {};
    expect(existsSync(join(root, "deploy", context, file))).toBe(true);
    for (const [name, { depends_on: needed = [], volumes: kept = [] }] of Object.entries(services)) {
      for (const other of Array.isArray(needed) ? needed : Object.keys(needed)) expect(services, name).toHaveProperty(other);
      for (const volume of kept) expect(volumes, name).toHaveProperty(volume.split(":")[0]);
    }
  });

  it("gives the server variables that it reads, and addresses of services that there are", () => {
    const { environment = {} } = services.server;
    expect(Object.keys(environment).sort()).toEqual([
      "DATABASE_URL",
      "METRICS_HOST",
      "METRICS_PORT",
      "REDIS_URL",
      "TRUST_PROXY",
      "VERSIONS",
    ]);
    for (const [name, address] of Object.entries(environment)) {
      expect(isVariable(name), name).toBe(true);
      if (!name.endsWith("_URL")) continue;
      const host = /(?:@|\/\/)(\w+)(?:\/\w+)?$/.exec(address)?.[1] ?? "";
      expect(services, address).toHaveProperty(host);
    }
    expect(services.proxy.command).toContain(`--to server:${/PORT=(\d+)/.exec(dockerfile)?.[1]}`);
  });

  it("gives nobody more rights than they need", () => {
    for (const [name, { security_opt: options }] of Object.entries(services)) expect(options, name).toContain("no-new-privileges:true");
    expect(services.server).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
  });
});
