/** Made by tools/cases.ts. */
declare module "virtual:cases" {
  export const listed: readonly (readonly [name: string, file: string, line: number, rules: string])[];
  export const folders: Readonly<Record<string, () => Promise<{ default: Readonly<Record<string, string>> }>>>;
}

declare module "virtual:puzzles" {
  const entries: readonly import("./puzzles.ts").PuzzleEntry[];
  export default entries;
}
