import type { Solution } from "../solver/index.ts";

/** How hard a puzzle is: the length of its win times what there was to choose from on the way, in bits. */
export const difficultyOf = ({ acts, branching }: Pick<Solution, "acts" | "branching">): number => acts * Math.log2(1 + branching);

export const GRADES = ["easy", "medium", "hard"] as const;
export type Grade = (typeof GRADES)[number];

const MEDIUM = 7.5;
const HARD = 9.5;

export const gradeOf = (difficulty: number): Grade => (difficulty < MEDIUM ? "easy" : difficulty < HARD ? "medium" : "hard");
