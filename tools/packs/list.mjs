// What is published: the packages of the workspace that others can use, and the command.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** Libraries by the names of their folders, each after those it needs. */
export const LIBRARIES = ["rules", "engine", "languages", "cards", "protocol", "bots", "cases", "lab"];

export const manifestOf = (folder) => JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8"));

/** What all manifests have in common. Where the project lives is for its owner to say: package.json of the workspace, if it does. */
export function commonFields() {
  const { homepage, repository, bugs } = manifestOf(".");
  return {
    keywords: ["riftbound", "trading-card-game", "rules-engine"],
    ...(homepage && { homepage }),
    ...(repository && { repository }),
    ...(bugs && { bugs }),
  };
}
