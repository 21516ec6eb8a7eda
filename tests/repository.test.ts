import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { DEBIAN } from "../tools/python.mjs";

/** What GitHub reads: nobody runs it here, so at least everything that it names must be there. */
const root = new URL("../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), "utf8");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
const workflows = readdirSync(new URL(".github/workflows/", root)).map((name) => `.github/workflows/${name}`);

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Workflow {
  readonly on: unknown;
  readonly permissions: object;
  readonly jobs: Readonly<
    Record<string, { readonly "runs-on": string; readonly steps: readonly Step[]; readonly "timeout-minutes": number }>
  >;
}

describe.each(workflows)("%s", (path) => {
  const workflow = parse(read(path)) as Workflow;
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

  test("says when it runs, what it may do and how long it may take", () => {
    expect(workflow.on).toBeTruthy();
    expect(workflow.permissions).toBeTruthy();
    for (const job of Object.values(workflow.jobs)) expect(job["timeout-minutes"]).toBeGreaterThan(0);
  });

  test("runs scripts and programs that are there, and actions of a version", () => {
    expect(steps.some(({ run }) => run === ".ci/run")).toBe(true);
    for (const { uses, run } of steps) {
      expect(uses === undefined, "a step uses an action or runs something").toBe(run !== undefined);
      if (uses !== undefined) expect(uses).toMatch(/^actions\/[a-z-]+@v\d+$/);
      for (const [, name] of (run ?? "").matchAll(/npm run ([\w:-]+)/g)) expect(scripts).toHaveProperty(name);
      for (const [, file] of (run ?? "").matchAll(/(?:^|\s)(?:node )?((?:tools|\.ci)\/[\w./-]+)/g))
        expect(existsSync(new URL(file, root)), file).toBe(true);
    }
  });

  test("installs what the Python package's test needs", () => {
    const installed = steps.map(({ run }) => run ?? "").find((run) => run.includes("apt-get install")) ?? "";
    for (const name of DEBIAN.split(" ")) expect(installed).toContain(name);
    expect(read(".ci/run")).toContain(`missing+=(${DEBIAN})`);
  });
});

test("the folder of a failed browser test is the one that is kept", () => {
  const [, folder] = /outputDir: "([^"]+)"/.exec(read("apps/web/playwright.config.ts")) ?? [];
  expect(read(".github/workflows/ci.yml")).toContain(`path: apps/web/${folder}\n`);
});

describe("questions to whoever reports something", () => {
  const folder = ".github/ISSUE_TEMPLATE/";
  const forms = readdirSync(new URL(folder, root)).filter((name) => name !== "config.yml");

  test.each(forms)("%s has a name, a description and fields with names of their own", (name) => {
    const form = parse(read(folder + name)) as {
      name: string;
      description: string;
      body: { type: string; id?: string; attributes: object }[];
    };
    expect(form.name && form.description).toBeTruthy();
    const fields = form.body.filter(({ type }) => type !== "markdown");
    for (const { type, attributes } of fields) {
      expect(["textarea", "input", "dropdown", "checkboxes"]).toContain(type);
      expect(attributes).toHaveProperty("label");
    }
    expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
  });

  test("a wrong rule is reported by a case, and that of the form can be run", async () => {
    const { readCases, everyCard } = await import("@rulebound/cases/judging");
    const { body } = parse(read(`${folder}rules.yml`)) as { body: { id?: string; attributes: { value?: string } }[] };
    const text = body.find(({ id }) => id === "case")?.attributes.value ?? "";
    expect(readCases("form.yaml", text, everyCard())).toHaveLength(1);
  });
});

test("Dependabot looks at folders that have what it looks for", () => {
  const { version, updates } = parse(read(".github/dependabot.yml")) as {
    version: number;
    updates: { "package-ecosystem": string; directory: string; schedule: { interval: string } }[];
  };
  const WHAT: Readonly<Record<string, string>> = { npm: "package-lock.json", "github-actions": ".github/workflows", docker: "Dockerfile" };
  expect(version).toBe(2);
  for (const { "package-ecosystem": system, directory, schedule } of updates) {
    expect(existsSync(new URL(`.${directory}/${WHAT[system]}`.replace("//", "/"), root)), system).toBe(true);
    expect(["daily", "weekly", "monthly"]).toContain(schedule.interval);
  }
});
