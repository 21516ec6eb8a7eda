import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { productionPackages } from "../tools/production.mjs";

/** Licences under which others may be given what we ship: all ask for a notice at most. OFL-1.1 is for fonts. */
const ALLOWED = ["0BSD", "Apache-2.0", "BlueOak-1.0.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC", "MIT", "OFL-1.1", "Unlicense"];

describe("what a release is made of", () => {
  const packages = productionPackages(fileURLToPath(new URL("../", import.meta.url)), ["apps/cli", "apps/server", "apps/web"]);

  it("is found, with what it needs in turn", () => {
    const names = packages.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["fastify", "find-my-way", "react", "scheduler"]));
    expect(names).not.toContain("typescript");
  });

  it("may be given to others", () => {
    const others = packages.filter(({ licence }) => !ALLOWED.includes(licence));
    expect(others.map(({ name, version, licence }) => `${name} ${version}: ${licence}`)).toEqual([]);
  });
});
