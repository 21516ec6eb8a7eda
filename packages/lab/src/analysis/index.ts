/** Recorded games, looked at again: `analyse.ts` judges each answer, `lines.ts` plays on from it, `plot.ts` draws the course. */
export { type Analysis, type AnalysisOptions, analyse, chancesOf, type Moment } from "./analyse.ts";
export { analysisPage, plotSvg, sparkline } from "./plot.ts";
export { recordGame } from "./record.ts";
