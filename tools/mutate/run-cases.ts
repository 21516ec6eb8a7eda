/**
 * Runs cases in the order given on standard input, a line each: a file, or a file, a tab and a case's name. Ends with 1 at the first that
 * fails and tells it; with --all it tells every one that fails. Tells each line as it begins it, so that one that never ends is known.
 */
import { readFileSync, writeSync } from "node:fs";
import { runCaseText } from "@rulebound/cases/judging";

const all = process.argv.includes("--all");
for (const line of readFileSync(0, "utf8").split("\n").filter(Boolean)) {
  const [path, only] = line.split("\t");
  writeSync(1, `at\t${line}\n`);
  const failed = runCaseText(path, readFileSync(path, "utf8"), { strict: true, only }).filter(({ status }) => status === "failed");
  for (const { name, message } of failed) writeSync(1, `failed\t${path}\t${name}\t${message.split("\n")[0]}\n`);
  if (failed.length > 0 && !all) process.exit(1);
}
