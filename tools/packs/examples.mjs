// The examples of READMEs, and what they print.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LIBRARIES, manifestOf, ROOT } from "./list.mjs";

/** The example of the project's own README: it plays a game, whose lines are not written down there. */
export const ownExample = () => /```ts\n(.*?)```/s.exec(readFileSync(join(ROOT, "README.md"), "utf8"))?.[1] ?? "";

/** The first TypeScript block of each library's README, and the text block after it. */
export function examples() {
  return LIBRARIES.map((name) => {
    const readme = join(ROOT, "packages", name, "README.md");
    const text = existsSync(readme) ? readFileSync(readme, "utf8") : "";
    const [, code, printed] = /```ts\n(.*?)```\n\n```text\n(.*?)```/s.exec(text) ?? [];
    if (code === undefined) throw new Error(`${readme} has no example: a block \`\`\`ts, and then a block \`\`\`text with what it prints`);
    return { name, code, printed };
  });
}

/** A module that imports everything there is. */
export function everyEntry() {
  const entries = LIBRARIES.flatMap((name) => {
    const { name: full, exports } = manifestOf(`packages/${name}`);
    return Object.keys(exports).map((entry) => full + entry.slice(1));
  });
  return [
    ...entries.map((entry, i) => `import * as entry${i} from "${entry}";`),
    `export const everything: readonly object[] = [${entries.map((_, i) => `entry${i}`).join(", ")}];`,
    "",
  ].join("\n");
}
