/**
 * Recorded games, looked at again: `judge.ts` holds an answer against a bot's, `reasons.ts` says what is different after it,
 * `analyse.ts` does so for a whole game, `lines.ts` plays on from an answer, `plot.ts` draws the course.
 */
export { type Analysis, type AnalysisOptions, analyse, chancesOf, type Moment } from "./analyse.ts";
export { playedMove, together } from "./gesture.ts";
export { type Better, type Judgement, type JudgeOptions, judge } from "./judge.ts";
export { analysisPage, plotSvg, sparkline } from "./plot.ts";
export type { Reason } from "./reasons.ts";
export { recordGame } from "./record.ts";
export { reasonWords } from "./words.ts";
