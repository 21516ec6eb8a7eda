import { writeFileSync } from "node:fs";
import { UserError } from "../options.ts";

/** Writes a file, and says so; or why it cannot be written. */
export function writeOrSay(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UserError(`${file}: it cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
  console.error(`written: ${file}`);
}

/** What was asked for, to be asked for again. */
export const commandLine = (): string =>
  ["rulebound", ...process.argv.slice(2).map((arg) => (/\s/.test(arg) ? JSON.stringify(arg) : arg))].join(" ");
