import { accessSync, constants, existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { UserError } from "./options.ts";

/** Files that the user named: what cannot be read or written is said in words. */

const REASONS: Readonly<Record<string, string>> = { EISDIR: "it is a folder", EACCES: "that is not allowed", EPERM: "that is not allowed" };

function reasonOf(error: unknown, missing: "file" | "folder"): string {
  const { code = "", message } = error as NodeJS.ErrnoException;
  return code === "ENOENT" || code === "ENOTDIR" ? `there is no such ${missing}` : (REASONS[code] ?? message);
}

export function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new UserError(`${file}: ${reasonOf(error, "file")}.`);
  }
}

export function writeText(file: string, text: string): void {
  refusingUnwritable(file, () => writeFileSync(file, text));
}

/** Asked before long work, so that it is not done in vain. */
export function checkWritable(file: string): void {
  refusingUnwritable(file, () => {
    if (existsSync(file) && statSync(file).isDirectory()) throw Object.assign(new Error(), { code: "EISDIR" });
    accessSync(existsSync(file) ? file : dirname(file), constants.W_OK);
  });
}

function refusingUnwritable(file: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    throw new UserError(`${file}: it cannot be written: ${reasonOf(error, "folder")}.`);
  }
}
