import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { findCaseFiles } from "@rulebound/cases";

interface NamingCase {
  readonly name: string;
  readonly file: string;
}

/** The project's cases, wherever in it this file ends up; null outside the project. */
function folderOfCases(): string | null {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (dirname(folder) !== folder) {
    const cases = join(folder, "packages/cases/cases");
    if (existsSync(cases)) return cases;
    folder = dirname(folder);
  }
  return null;
}

/** A name stands for itself: "Jinx" is not named by "Jinx, Rebel". */
const naming = (card: string): RegExp => new RegExp(`(?<![\\w'])${card.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w']|, [A-Z])`, "i");

/** Cases in whose text the card is named: rules questions that have been settled with it. */
export function casesNaming(card: string): NamingCase[] {
  const folder = folderOfCases();
  if (folder === null) return [];
  const names = naming(card);
  return findCaseFiles([folder]).flatMap((file) =>
    readFileSync(file, "utf8")
      .split(/^---$/m)
      .filter((text) => names.test(text))
      .map((text) => ({ name: /^name:\s*["']?(.*?)["']?\s*$/m.exec(text)?.[1] ?? "", file: relative(process.cwd(), file) })),
  );
}
