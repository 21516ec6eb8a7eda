import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { CASES_FOLDER, findCaseFiles, runCaseFile, TABLES } from "../src/index.ts";

const folder = fileURLToPath(CASES_FOLDER);
const files = findCaseFiles([folder]);

/** Every case plainly; on forks, where no state may change another; and saved and loaded at each decision. */
describe.each(TABLES)("cases, %s", (table) => {
  it.each(files.map((file) => [relative(folder, file), file]))("%s", (_, file) => {
    const failures = runCaseFile(file, { table })
      .filter(({ status }) => status === "failed")
      .map(({ line, name, message }) => `${relative(folder, file)}:${line}: ${name}\n${message}`);
    expect(failures).toEqual([]);
  });
});
