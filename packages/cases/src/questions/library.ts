import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { Finder } from "@rulebound/rules/find";
import { findCaseFiles } from "../files.ts";
import { casesIn, type ListedCase, textOfCase } from "../listing.ts";

interface LibraryCase extends ListedCase {
  readonly text: string;
}

/** The cases that settle questions: read when they are first asked for, from the project's folder. Empty where there is none. */
export class Library {
  private listed: readonly LibraryCase[] | null = null;
  private finder: Finder | null = null;

  constructor(private readonly folder: string | null) {}

  get cases(): readonly LibraryCase[] {
    this.listed ??= this.folder === null ? [] : read(this.folder);
    return this.listed;
  }

  /** By the words of their names and texts, the best first. */
  find(words: string): LibraryCase[] {
    this.finder ??= finderOf(this.cases);
    return this.finder.find(words).hits.map(({ at }) => this.cases[at]);
  }
}

function finderOf(cases: readonly LibraryCase[]): Finder {
  const finder = new Finder([]);
  for (const { name, text } of cases)
    finder.add({
      title: name,
      texts: [
        { text: name, weight: 3 },
        { text, weight: 0.5 },
      ],
    });
  return finder;
}

function read(folder: string): LibraryCase[] {
  return findCaseFiles([folder]).flatMap((path) => {
    const content = readFileSync(path, "utf8");
    const named = relative(dirname(folder), path).split(sep).join("/");
    return casesIn(named, content).map((one) => ({ ...one, text: textOfCase(content, one.name) }));
  });
}

/** The cases of the project or of the installed package, wherever in it this program ends up; null outside of both. */
export function folderOfCases(): string | null {
  for (let folder = dirname(fileURLToPath(import.meta.url)); dirname(folder) !== folder; folder = dirname(folder)) {
    const found = ["packages/cases/cases", "cases"].map((name) => join(folder, name)).find((cases) => existsSync(join(cases, "rulings")));
    if (found !== undefined) return found;
  }
  return null;
}
