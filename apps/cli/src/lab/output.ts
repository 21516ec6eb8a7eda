import { writeText } from "../files.ts";

/** Writes a file, and says so; or why it cannot be written. */
export function writeOrSay(file: string, text: string): void {
  writeText(file, text);
  console.error(`written: ${file}`);
}

/** What was asked for, to be asked for again. */
export const commandLine = (): string =>
  ["rulebound", ...process.argv.slice(2).map((arg) => (/\s/.test(arg) ? JSON.stringify(arg) : arg))].join(" ");
