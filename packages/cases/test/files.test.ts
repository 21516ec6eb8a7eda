import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findCaseFiles } from "../src/files.ts";

const folder = mkdtempSync(join(tmpdir(), "cases-"));
beforeAll(() => {
  mkdirSync(join(folder, "combat", "deep"), { recursive: true });
  for (const path of ["a.yaml", "b.yml", "notes.md", "combat/c.yaml", "combat/deep/d.yaml"]) writeFileSync(join(folder, path), "");
});
afterAll(() => rmSync(folder, { recursive: true }));

const found = (...paths: string[]) => findCaseFiles(paths.map((path) => join(folder, path))).map((path) => relative(folder, path));

describe("case files are found", () => {
  it("by name, by folder, by pattern, each once", () => {
    expect(found("a.yaml")).toEqual(["a.yaml"]);
    expect(found(".")).toEqual(["a.yaml", "b.yml", "combat/c.yaml", "combat/deep/d.yaml"]);
    expect(found("*.yaml")).toEqual(["a.yaml"]);
    expect(found("**/*.yaml")).toEqual(["a.yaml", "combat/c.yaml", "combat/deep/d.yaml"]);
    expect(found("combat/**/?.yaml")).toEqual(["combat/c.yaml", "combat/deep/d.yaml"]);
    expect(found("a.yaml", "*.yaml")).toEqual(["a.yaml"]);
  });

  it("or their absence is an error that says so", () => {
    expect(() => found("nothing.yaml")).toThrow("there is no such file");
    expect(() => found("*.json")).toThrow("there is no such file");
  });
});
