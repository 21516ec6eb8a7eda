/** Games by the thousand: random play that checks the engine, and measurements of it. */
export { type BenchReport, bench, type Figure } from "./bench.ts";
export { type CoverOptions, type CoverReport, cover } from "./cover/cover.ts";
export { Ledger, paragraphsOf } from "./cover/ledger.ts";
export { type DeckGamesOptions, type DeckRecord, playDecks } from "./deck-games.ts";
export { bothReports, type Check, emptyReport, type Finding, type FuzzOptions, type FuzzReport, fuzz, fuzzing } from "./fuzz.ts";
export { brokenInvariants } from "./invariants.ts";
export { type CampaignOptions, type Planned, playCampaign } from "./pool/campaign.ts";
export type { JobResult, Runner } from "./pool/runner.ts";
export { here } from "./pool/thread.ts";
export { inThreads } from "./pool/threads.ts";
export { randomBoard } from "./random-board.ts";
export { randomDecks } from "./random-deck.ts";
export { type Difference, difference, type Share, wilson } from "./report/interval.ts";
export { type CardReport, type EntrantReport, type SimulationReport, simulationReport, type TurnReport } from "./report/simulation.ts";
export { playJob, seatsOf } from "./simulate/play-job.ts";
export { cycleOf, type Job, type Series, seatings } from "./simulate/series.ts";
export { bothTotals, emptyTotals, type Totals } from "./simulate/totals.ts";
export * from "./solver/index.ts";
