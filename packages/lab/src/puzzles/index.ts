/**
 * Puzzles out of games of bots: `mine.ts` finds them, `board-text.ts` and `steps.ts` write them as cases, `grade.ts` says how
 * hard they are.
 */
export { boardText, refusalToWrite } from "./board-text.ts";
export { type PuzzleEntry, puzzleEntry } from "./entry.ts";
export { difficultyOf, GRADES, type Grade, gradeOf } from "./grade.ts";
export { emptyMiningReport, type MiningOptions, type MiningReport, mining, type Puzzle } from "./mine.ts";
