import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readCaseFiles } from "@rulebound/cases";
import { RULE_IDS, type RuleId } from "@rulebound/rules";
import { GISTS } from "@rulebound/rules/book";
import { describe, expect, it } from "vitest";
import { projectCases } from "../src/rules/cases.ts";
import { citationsIn } from "../src/rules/citations.ts";
import { coverageOf } from "../src/rules/coverage.ts";
import { Witness } from "../src/rules/evidence.ts";
import { REASONS } from "../src/rules/reasons.ts";

const bin = fileURLToPath(new URL("../bin/rulebound.mjs", import.meta.url));
const casesFolder = fileURLToPath(new URL("../../../packages/cases/cases/", import.meta.url));

function rules(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, "rules", ...args], { encoding: "utf8", maxBuffer: 1 << 26 });
  return { status, stdout, stderr };
}

describe("rulebound rules with a number", () => {
  it("tells the rule, its code, its cases and the questions it settles", () => {
    const { status, stdout } = rules("466.3.d.1");
    expect(stdout).toContain(`466.3.d.1  Determining the result\n  ${GISTS["466.3.d.1"].text}`);
    expect(stdout).toContain("behaviour; named in the code; ");
    expect(stdout).toMatch(/\nCode\n {2}packages\/engine\/src\/procedures\/combat\/combat\.ts:\d+ /);
    expect(status).toBe(0);
    const section = rules("466").stdout;
    expect(section).toMatch(/\nCases\n {2}\w.+ packages\/cases\/cases\/.+\.yaml:\d+\n/);
    expect(section).toMatch(/\nQuestions and answers\n {2}\w.+ packages\/cases\/cases\/rulings\//);
  });

  it("shows what stands under a heading, other sections too", () => {
    const { stdout } = rules("467");
    expect(stdout).toContain(`472  ${GISTS["472"].text}`);
    expect(stdout).not.toContain("473  ");
  });

  it("shows a range to the end of its last rule", () => {
    const { stdout } = rules("464-466");
    for (const number of ["464  ", "465.2.c.5  ", "466.7.c  "]) expect(stdout).toContain(number);
    expect(stdout).not.toContain("467  ");
    expect(rules("466-464").stdout).toContain("runs backwards");
  });

  it("prints it all as JSON", () => {
    const [rule] = JSON.parse(rules("359.3.e.12", "--json").stdout);
    expect(rule).toMatchObject({ number: "359.3.e.12", exists: true, section: "359", parent: "359.3.e", gist: GISTS["359.3.e.12"].text });
    expect(rule.cases.length + rule.code.length).toBeGreaterThan(0);
  });

  it("says what is nearest to a number that is not in the book", () => {
    const { status, stdout } = rules("466.1", "466.99.a", "999");
    expect(stdout).toContain("466.99.a is not in the book: the nearest above it is 466 (Combat step 3: resolution)");
    expect(stdout).toContain("999 is not in the book: numbers go from 000 to 829.");
    expect(stdout).toContain("466.1  Combat step 3");
    expect(status).toBe(1);
  });
});

describe("rulebound rules with a number of an older book", () => {
  it("leads to the newest one and says so", () => {
    const { status, stdout } = rules("401", "--version", "1.2");
    expect(stdout).toMatch(/^401 of version 1\.2 is 414 in 1\.4\.\n\n414 {2}Exhaust\n/);
    expect(status).toBe(0);
  });

  it("says what changed where it matters", () => {
    expect(rules("372").stdout).toContain("Changed in 1.4: The controller of what is affected orders replacement effects");
  });

  it("says if a rule has no successor, was rewritten, or never was", () => {
    expect(rules("446.1", "--version", "1.3").stdout).toContain("446.1 of version 1.3 is gone; what became of the rule above it is 451.");
    expect(rules("144.3", "--version", "1.3").stdout).toContain("144.3 of version 1.3 still has this number in 1.4, rewritten.");
    const { status, stdout } = rules("401.99", "--version", "1.2");
    expect(stdout).toContain("401.99 is not in version 1.2 of the book.");
    expect(status).toBe(1);
    expect(rules("725.1.b", "--version", "9.9").stderr).toContain("Allowed choices are 1.1, 1.2, 1.3");
    expect(rules("tank", "--version", "1.2").stderr).toContain('--version is for numbers, such as 401; "tank" is not one.');
  });
});

describe("rulebound rules with words", () => {
  it("finds a keyword, an action, a term", () => {
    expect(rules("tank").stdout).toContain("Tank (keyword, 815.1.b): ");
    expect(rules("burn", "out").stdout).toContain("Burn Out (action, 431.1): ");
    expect(rules("neutral open").stdout).toContain("Neutral Open (term, 310.1): ");
  });

  it("finds the rules that a card rests on", () => {
    const { stdout } = rules("Jinx, Rebel");
    expect(stdout).toContain("415  ready: ");
    expect(stdout).toContain("Cases that name it");
  });

  it("finds rules by words in any form", () => {
    expect(rules("rune", "pool", "empties").stdout).toContain("167  ");
  });

  it("finds what was meant, and says when there is nothing", () => {
    const { stdout } = rules("conqering", "batlefields");
    expect(stdout).toContain("469.1  ");
    const { status, stderr } = rules("qqqqqqqq");
    expect(stderr).toContain("Fewer words find more");
    expect(status).toBe(1);
  });

  it("lists the parts of the book and the glossary", () => {
    expect(rules().stdout).toContain("467  Scoring\n");
    expect(rules("glossary").stdout).toContain("Focus (term, 313.1): ");
  });
});

describe("rulebound rules --html", () => {
  it("writes one page with every rule", () => {
    const file = join(mkdtempSync(join(tmpdir(), "rulebound-")), "rules.html");
    expect(rules("--html", file).stdout).toContain(file);
    const page = readFileSync(file, "utf8");
    expect(RULE_IDS.filter((id) => !page.includes(`id="${id}"`))).toEqual([]);
    expect(page).not.toMatch(/(?:src|href)="(?!#)/);
    expect(rules("--html", join(file, "no")).stderr).toContain("cannot be written");
  });
});

describe("what speaks for a rule", () => {
  const witness = new Witness();
  const coverage = coverageOf(witness);

  it("is read from strings and comments of the code, not from its numbers", () => {
    const code = `/** 466.3: who won (467). */\nconst a = 415, b = "416.1", c = "417", d = "418 of them", e = "hold (419)", f = "two (422, 423.1) of 424, 425"; // 420-421 999\n`;
    expect(citationsIn(code)).toEqual([
      { rule: "466.3", line: 1 },
      { rule: "467", line: 1 },
      { rule: "416.1", line: 2 },
      { rule: "417", line: 2 },
      { rule: "419", line: 2 },
      { rule: "422", line: 2 },
      { rule: "423.1", line: 2 },
      { rule: "420", line: 2 },
    ]);
  });

  it("is read from cases as the runner reads them", () => {
    const quick = projectCases().map(({ name, rules: named }) => [name, [...named].sort()]);
    const whole = readCaseFiles([casesFolder]).map(({ name, rules: listed, steps }) => {
      const refused = steps.flatMap((step) => (step.kind === "cannot" && step.because !== null ? [step.because] : []));
      return [name, [...new Set([...listed, ...refused])].sort()];
    });
    expect(quick).toEqual(whole);
  }, 60_000);

  it("adds up", () => {
    const sections = Object.values(coverage.sections);
    const sum = (key: "behaviour" | "implemented" | "cited" | "killed") => sections.reduce((total, section) => total + section[key], 0);
    expect(coverage.behaviour).toBe(RULE_IDS.filter((id) => GISTS[id].kind === "behaviour").length);
    for (const key of ["behaviour", "implemented", "cited", "killed"] as const) expect(sum(key)).toBe(coverage[key]);
    expect(coverage.cited + coverage.notCited.length).toBe(coverage.behaviour);
    expect(coverage.killed + coverage.notKilled.length).toBe(coverage.behaviour);
    expect(coverage.implemented + coverage.notImplemented.length + coverage.excused.length).toBe(coverage.behaviour);
  });

  it("excuses behaviour rules alone, and none that speaks for itself", () => {
    const reasons = Object.keys(REASONS) as RuleId[];
    expect(reasons.filter((id) => GISTS[id].kind !== "behaviour")).toEqual([]);
    for (const { rule } of coverage.excused)
      expect(witness.of(rule)).toMatchObject({ code: [], tests: [], cases: [], implementation: "excused" });
    for (const id of reasons) if (witness.of(id).isCited) expect(coverage.excused.map(({ rule }) => rule)).not.toContain(id);
  });

  it("does not become less: raise these figures when they have grown", () => {
    expect(coverage.implemented).toBeGreaterThanOrEqual(1420);
    expect(coverage.cited).toBeGreaterThanOrEqual(1420);
    expect(coverage.killed).toBeGreaterThanOrEqual(1420);
  });

  it("is printed by rulebound rules coverage, in total and by section", () => {
    const { behaviour, implemented, cited, killed } = coverage;
    const printed = JSON.parse(rules("coverage", "--json").stdout);
    expect(printed).toMatchObject({ behaviour, implemented, cited, killed });
    expect(printed.sections["467"]).toMatchObject({ title: "Scoring", behaviour: 14 });
    const { stdout } = rules("coverage");
    expect(stdout).toContain(`Behaviour rules that no case and no test names (${behaviour - cited})`);
    expect(stdout.split("\n")[1]).toMatch(new RegExp(`^all +${behaviour} +${implemented} +\\d+% +${cited} +\\d+% +${killed} +\\d+%`));
  });
});
