import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { CARDS } from "@rulebound/cards";
import { describe, expect, it } from "vitest";
import {
  BIGGER_MODES,
  CASES_FOLDER,
  Catalogue,
  type FileOptions,
  findCaseFiles,
  readCases,
  runCase,
  runCaseFile,
  TABLES,
} from "../src/index.ts";

const folder = fileURLToPath(CASES_FOLDER);
const files = findCaseFiles([folder]);
const named = files.map((file) => [relative(folder, file), file]);

const failures = (file: string, options: FileOptions): string[] =>
  runCaseFile(file, options)
    .filter(({ status }) => status === "failed")
    .map(({ line, name, message }) => `${relative(folder, file)}:${line}: ${name}\n${message}`);

/** Forks and saves at every decision cost five times a plain run: every eighth file, and with LONG=1, as in CI, all of them. */
const EVERY = process.env.LONG ? 1 : 8;

/** Every case plainly, a warning being a failure; on forks, where no state may change another; and saved and loaded at each decision. */
describe.each(TABLES)("cases, %s", (table) => {
  const chosen = table === "plain" ? named : named.filter((_, at) => at % EVERY === 0);
  it.each(chosen)("%s", (_, file) => expect(failures(file, { table, strict: true })).toEqual([]));
});

/** Every duel once more with players who have nothing to do with it. */
describe.each(BIGGER_MODES)("duels in %s", (among) => {
  it.each(named)("%s", (_, file) => expect(failures(file, { among })).toEqual([]));
});

describe("duels that are not repeated among more players", () => {
  const catalogue = new Catalogue(CARDS);
  const duels = files.flatMap((file) => readCases(file, readFileSync(file, "utf8"), catalogue)).filter(({ mode }) => mode === "duel");
  const leftOut = duels.filter(({ duelOnly }) => duelOnly !== null);

  it(`are ${leftOut.length} of ${duels.length}`, () => {
    console.log(`${duels.length - leftOut.length} of ${duels.length} duels are repeated in ${BIGGER_MODES.join(" and in ")}. Left out:`);
    for (const { file, duelOnly } of leftOut) console.log(`  ${relative(folder, file)}: ${duelOnly}`);
    expect(leftOut.length / duels.length).toBeLessThan(0.1);
  });

  it.each(leftOut.map((one) => [one.name, one] as const))("would not hold there: %s", (_, one) => {
    for (const among of BIGGER_MODES) expect(runCase(one, CARDS, { among }).status).toBe("failed");
  });
});
