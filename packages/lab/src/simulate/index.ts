/**
 * Games by the hundred thousand. A series (series.ts) is cut into jobs, which threads (../pool) or workers at a queue (../queue)
 * play (play-job.ts); their totals (totals.ts) are added in order, and a report (../report) tells what they mean.
 */
export * from "../matchups/index.ts";
export { type CampaignOptions, type Planned, playCampaign } from "../pool/campaign.ts";
export { here } from "../pool/here.ts";
export { inProcesses, PLAYING_FLAGS } from "../pool/processes.ts";
export type { JobResult, Runner } from "../pool/runner.ts";
export { type QueueAddress, QueueError, shownUrl } from "../queue/address.ts";
export { atQueue, type QueueRunner } from "../queue/client.ts";
export { type QueueWorker, type WorkerOptions, workAtQueue } from "../queue/worker.ts";
export { simulationCsv } from "../report/csv.ts";
export { type Difference, difference, type Share, wilson, Z95 } from "../report/interval.ts";
export { type CardReport, type EntrantReport, type SimulationReport, simulationReport, type TurnReport } from "../report/simulation.ts";
export { simulationPage } from "../report/simulation-page.ts";
export { percent } from "../report/svg.ts";
export { playJob, seatsOf } from "./play-job.ts";
export { cycleOf, type Job, type Series, seatings } from "./series.ts";
export { bothTotals, emptyTotals, type Totals } from "./totals.ts";
