import { create } from "zustand";
import { persist } from "zustand/middleware";

/** Which puzzles have been solved, by file. */
interface Solved {
  readonly files: readonly string[];
}

export const useSolved = create<Solved>()(persist((): Solved => ({ files: [] }), { name: "rulebound.puzzles" }));

export function solve(file: string): void {
  const { files } = useSolved.getState();
  if (!files.includes(file)) useSolved.setState({ files: [...files, file] });
}
