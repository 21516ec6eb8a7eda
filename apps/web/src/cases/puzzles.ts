/** What is known of a puzzle: packages/cases/puzzles/index.json. */
export interface PuzzleEntry {
  readonly file: string;
  readonly name: string;
  readonly turn: number;
  readonly against: "hidden" | "known" | string;
  readonly verdict: "win" | "none";
  /** Own acts of the shortest win. */
  readonly acts: number;
  readonly difficulty: number;
  readonly grade: "easy" | "medium" | "hard";
}

let list: Promise<readonly PuzzleEntry[]> | null = null;

/** Boards with a sure win, the easiest first. */
export const puzzles = (): Promise<readonly PuzzleEntry[]> => {
  list ??= import("virtual:puzzles").then(({ default: all }) =>
    all.filter(({ verdict }) => verdict === "win").sort((a, b) => a.difficulty - b.difficulty),
  );
  return list;
};

/** The board of a puzzle: a case, whose steps are the solution. */
export async function puzzleText(file: string): Promise<string | null> {
  const { folders } = await import("virtual:cases");
  return (await folders.puzzles?.())?.default[`puzzles/${file}`] ?? null;
}
