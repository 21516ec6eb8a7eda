import { existsSync, readdirSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { CaseError } from "./read/refusal.ts";

/** The case files that paths, folders and patterns mean, in order, each once. */
export function findCaseFiles(paths: readonly string[]): string[] {
  return [...new Set(paths.flatMap(filesOf))];
}

const isCaseFile = (path: string): boolean => /\.ya?ml$/.test(path);

function filesOf(path: string): string[] {
  if (existsSync(path)) return statSync(path).isDirectory() ? below(path).filter(isCaseFile) : [path];
  const found = /[*?]/.test(path) ? matching(path) : [];
  if (found.length === 0)
    throw new CaseError(path, 0, "there is no such file; expected case files, folders or patterns such as cases/**/*.yaml.");
  return found;
}

function below(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** `*` and `?` stay within a folder, `**` goes through any number of them. */
function matching(pattern: string): string[] {
  const parts = pattern.split(/[\\/]/);
  const fixed = parts.findIndex((part) => /[*?]/.test(part));
  const folder = parts.slice(0, fixed).join(sep) || (pattern.startsWith("/") ? sep : ".");
  if (!existsSync(folder)) return [];
  const source = parts
    .slice(fixed)
    .map((part) =>
      part === "**"
        ? "(?:[^/]+/)*"
        : `${part
            .replace(/[.+^${}()|[\]\\]/g, "\\$&")
            .replace(/\*/g, "[^/]*")
            .replace(/\?/g, "[^/]")}/`,
    )
    .join("")
    .replace(/\/$/, "");
  const whole = new RegExp(`^${source}$`);
  const offset = folder.length + (folder.endsWith(sep) ? 0 : 1);
  return below(folder).filter((path) => whole.test((folder === "." ? path : path.slice(offset)).split(sep).join("/")));
}
