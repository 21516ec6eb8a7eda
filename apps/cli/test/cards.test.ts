import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const bin = fileURLToPath(new URL("../bin/rulebound.mjs", import.meta.url));
const CHECKER = fileURLToPath(new URL("../../../../shared/tools/check-cards.mjs", import.meta.url));
const present = existsSync(CHECKER);

const run = (script: string, args: readonly string[], input?: string) =>
  spawnSync(process.execPath, [script, ...args], { encoding: "utf8", maxBuffer: 1 << 26, ...(input === undefined ? {} : { input }) });
const rulebound = (...args: readonly string[]) => run(bin, args);

describe("rulebound cards", () => {
  it("shows a card's page: facts, text, keywords, rules, cases", () => {
    const { stdout, status } = rulebound("cards", "Ekko, Recurrent");
    expect(stdout).toContain("Champion Unit · Mind · cost 5+1 · Might 5");
    expect(stdout).toContain("Banned in standard since 2026-09-18 (103.2.e)");
    expect(stdout).toContain("[Accelerate]");
    expect(stdout).toMatch(/Accelerate: .* \(805\)/);
    expect(stdout).toMatch(/808 +Deathknell/);
    expect(stdout).toContain("383.3.b-ekko.yaml");
    expect(status).toBe(0);
  });

  it("finds a card by its id, and by a part of its name that no other has", () => {
    expect(rulebound("cards", "ogn-110").stdout).toContain("Ekko, Recurrent");
    expect(rulebound("cards", "recurrent").stdout).toContain("Rules it rests on");
  });

  it("searches, and everything stated must hold", () => {
    const { stdout } = rulebound("cards", "--type", "unit", "--domain", "fury", "--cost", "2-", "--keyword", "accelerate");
    expect(stdout).toContain("Legion Rearguard");
    expect(stdout).not.toContain("Blazing Scorcher"); // it costs more
    expect(stdout).not.toContain("Chemtech Enforcer"); // it has no Accelerate
    expect(stdout).toMatch(/\d+ cards?$/m);
  });

  it("forgives a misspelt name, and says when there is nothing like it", () => {
    expect(rulebound("cards", "Get Exited").stdout).toContain("Get Excited!");
    const { stderr, status } = rulebound("cards", "qqqqqqqq");
    expect(stderr).toContain('"qqqqqqqq" is not a card.');
    expect(status).toBe(1);
  });

  it("tells words that no card has from searches that nothing fits", () => {
    const says = (...args: readonly string[]) => rulebound("cards", ...args).stderr;
    expect(says("--type", "unt")).toMatch(/There is no type "unt"\. Did you mean "unit"\? There are: .*gear, .*unit/);
    expect(says("--domain", "furry/calm")).toMatch(/There is no domain "furry"\. Did you mean "fury"\? There are: body, calm, /);
    expect(says("--set", "XYZ", "--json")).toMatch(/There is no set "XYZ"\. There are: .*OGN, /);
    expect(says("--keyword", "Tnak")).toContain('There is no keyword "Tnak". Did you mean "Tank"?');
    expect(says("--type", "spell", "--might", "9")).toBe("No card is like that.\n");
  });

  it("says what a number may be", () => {
    expect(rulebound("cards", "--cost", "cheap").stderr).toContain('"3+"');
  });

  it("counts the words of the language: fifteen cards a verb or more, and no escape hatch", () => {
    const { stdout } = rulebound("cards", "--stats");
    expect(Number(/([\d.]+) cards per verb/.exec(stdout)?.[1])).toBeGreaterThanOrEqual(15);
    expect(stdout).toContain("escape hatch: 0 cards");
  });

  it.skipIf(!present)(`prints cards with the published facts${present ? "" : " (skipped: ../shared/tools is not here)"}`, () => {
    const { stdout } = run(CHECKER, ["--quiet"], rulebound("cards", "--json").stdout);
    const [, cards, facts, texts] = /cards (\d+)\/\d+, facts (\d+)\/\d+, texts (\d+)\//.exec(stdout) ?? [];
    expect(facts).toBe(cards);
    expect(Number(texts)).toBeGreaterThanOrEqual(980);
  });
});

describe("rulebound deck", () => {
  it("checks decks, of files and of standard input", () => {
    expect(rulebound("deck", "check", "jinx", "mel").stdout).toContain("2 decks: 2 legal, 0 illegal, 0 unreadable");
    const { stdout, status } = run(bin, ["deck", "check", "-"], "Legend:\n1 Jinx, Loose Canon\n");
    expect(stdout).toContain('standard input:2: "Jinx, Loose Canon" is not a card. Did you mean "Jinx, Loose Cannon"?');
    expect(status).toBe(1);
  });

  it("names each violation with its rule", () => {
    const { stdout, status } = rulebound("deck", "check", "wuju", "--mode", "2v2");
    expect(stdout).toContain("Master Yi, Wuju Bladesman is banned since 2026-09-18 (103.1, Tournament Rules 601.2.d)");
    expect(status).toBe(1);
  });

  it("shows what a deck code holds", () => {
    const code = rulebound("deck", "show", "mel", "--as", "code").stdout.trim();
    expect(rulebound("deck", "show", code).stdout).toContain("1 Mel, Defiant Soul (VEN-110)");
    expect(rulebound("deck", "show", "mel", "--as", "ids").stdout).toMatch(/^VEN-151-1 VEN-110-1 /);
  });

  it("plays random games with each deck", () => {
    const { stdout, status } = rulebound("deck", "play", "jinx", "mel", "--games", "2");
    expect(stdout).toContain("2 decks played, 0 left out: 4 of 4 games to the end");
    expect(status).toBe(0);
  });

  it("says what is no deck", () => {
    const check = (text: string) => run(bin, ["deck", "check", "-"], text).stdout;
    expect(check("\u001b[31m\0PNG")).toContain("standard input: This is no text file.");
    expect(check(`Legend:\n1 \u001b[31m${"x".repeat(90)}\n`)).toContain(`standard input:2: "[31m${"x".repeat(36)}..." is not a card.`);
    expect(rulebound("deck", "check", "nope").stderr).toContain(
      '"nope" is neither a file, a folder, a deck code nor a deck of the project',
    );
    expect(rulebound("deck", "check", "jinx", "--format", "x").stderr).toContain("It is one of standard, open.");
  });
});
