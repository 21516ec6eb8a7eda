/** Where cases come from, told by the folder and the name of the file. */
export const SOURCES = ["rulings", "FAQ", "rule book examples", "rules", "cards"] as const;
export type Source = (typeof SOURCES)[number];

/** Null: from nowhere that the project knows, such as somebody's own question. */
export function sourceOf(file: string): Source | null {
  const found = /(?:^|[\\/])cases[\\/](?:audit[\\/])?(rulings|rules|cards|language)[\\/](?:.*[\\/])?([^\\/]+)$/.exec(file);
  if (found === null) return null;
  const [path, folder, name] = found;
  if (folder === "rules") return /[\\/]examples[\\/]/.test(path) ? "rule book examples" : "rules";
  if (folder !== "rulings") return "cards";
  if (name.startsWith("CR-")) return "rule book examples";
  return /^(?:OGN|SFD|UNL|VEN)-/.test(name) ? "FAQ" : "rulings";
}

/** How many of these files' cases come from where; sources without any are left out. */
export function countBySource(files: readonly string[]): readonly (readonly [Source, number])[] {
  const sources = files.map(sourceOf);
  return SOURCES.map((source) => [source, sources.filter((one) => one === source).length] as const).filter(([, count]) => count > 0);
}
