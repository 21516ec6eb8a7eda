/** A language that does not have every word yet: what is missing is said in English. */
export type Partly<T> = T extends (...given: never[]) => unknown
  ? T
  : T extends readonly unknown[]
    ? T
    : T extends object
      ? { readonly [K in keyof T]?: Partly<T[K]> }
      : T;

const isGroup = (words: unknown): words is Readonly<Record<string, unknown>> =>
  typeof words === "object" && words !== null && !Array.isArray(words);

/** Every word that is there, over those of the whole language. */
export function completed<T>(whole: T, part: Partly<T>): T {
  if (!isGroup(whole) || !isGroup(part)) return part as T;
  const words = Object.entries(whole).map(([key, word]) => [key, key in part ? completed(word, part[key] as Partly<typeof word>) : word]);
  return { ...part, ...Object.fromEntries(words) } as T;
}

/** The keys of what is missing, as paths: "judge", "online.rooms.title". */
export function missingIn(whole: unknown, part: unknown, path = ""): string[] {
  if (part === undefined) return [path];
  if (!isGroup(whole) || !isGroup(part)) return [];
  return Object.keys(whole).flatMap((key) => missingIn(whole[key], part[key], path === "" ? key : `${path}.${key}`));
}
