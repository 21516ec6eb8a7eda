import type { Puzzle } from "./mine.ts";

/** What index.json of a folder of puzzles says of each. */
export type PuzzleEntry = Omit<Puzzle, "text"> & { readonly file: string };

const rounded = (n: number): number => Math.round(n * 10) / 10;

export function puzzleEntry(puzzle: Puzzle): PuzzleEntry {
  const { text: _, ...facts } = puzzle;
  const kind = puzzle.verdict === "none" ? "no-win" : `win-in-${puzzle.acts}`;
  return {
    file: `${kind}-${puzzle.seed}-${puzzle.turn}.yaml`,
    ...facts,
    branching: rounded(puzzle.branching),
    difficulty: rounded(puzzle.difficulty),
  };
}
