/** Runs case files until one case fails: 1 then, 0 if none does. Files in the order in which they are given on standard input. */
import { readFileSync } from "node:fs";
import { runCaseFile } from "@rulebound/cases";

for (const path of readFileSync(0, "utf8").split("\n").filter(Boolean)) {
  const failed = runCaseFile(path, { strict: true }).find(({ status }) => status === "failed");
  if (failed === undefined) continue;
  console.log(JSON.stringify({ path, name: failed.name }));
  process.exit(1);
}
