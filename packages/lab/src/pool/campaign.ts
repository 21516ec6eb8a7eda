import { wilson } from "../report/interval.ts";
import { seatsOf } from "../simulate/play-job.ts";
import { cycleOf, type Job, type Series } from "../simulate/series.ts";
import { bothTotals, emptyTotals, type Totals } from "../simulate/totals.ts";
import type { JobResult, Runner } from "./runner.ts";

/** A campaign is one or more series, each with so many contests to play, or fewer if that tells enough. */

export interface Planned {
  readonly series: Series;
  /** How many, and from which one on: 0, unless the others were played before. */
  readonly contests: number;
  readonly from?: number;
}

export interface CampaignOptions {
  readonly runner: Runner;
  /** A series ends when the interval of each of its entrants is this narrow to either side. */
  readonly until?: number;
  /** Whoever interrupts gets what was played so far: of each series the contests up to some number. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (totals: readonly Totals[]) => void;
}

/** How long a job should take: long enough for its journey, short enough that nobody waits for the last one. */
const JOB_SECONDS = 0.25;
const MOST_CONTESTS = 1000;
/** Whether the interval is narrow enough is asked after so many contests, about: not when a job happens to end. */
const CHECK_EVERY = 100;

export async function playCampaign(plan: readonly Planned[], options: CampaignOptions): Promise<Totals[]> {
  const { runner, signal, onProgress } = options;
  const courses = plan.map((planned) => new Course(planned, options.until));
  const pace = new Pace(runner.width);
  let underWay = 0;
  let wake = (): void => {};
  let failure: unknown = null;
  const stop = (): void => wake();
  signal?.addEventListener("abort", stop);
  const start = (course: Course, job: Job): void => {
    underWay++;
    runner
      .run(job)
      .then((result) => {
        pace.note(job, result);
        course.take(job, result);
        onProgress?.(courses.map(({ totals }) => totals));
      })
      .catch((error: unknown) => {
        failure = error;
      })
      .finally(() => {
        underWay--;
        wake();
      });
  };
  while (signal?.aborted !== true && failure === null) {
    const course = underWay < runner.width ? courses.find(({ isIssued }) => !isIssued) : undefined;
    if (course !== undefined) start(course, course.next(pace.contests(courses)));
    else if (underWay === 0 || courses.every(({ isOver }) => isOver)) break;
    else
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
  }
  signal?.removeEventListener("abort", stop);
  if (failure !== null && signal?.aborted !== true) throw failure;
  return courses.map(({ totals }) => totals);
}

/** How many contests make a job, by how long they took so far. */
class Pace {
  private contestsDone = 0;
  private secondsTaken = 0;

  constructor(private readonly width: number) {}

  note({ from, to }: Job, { seconds }: JobResult): void {
    this.contestsDone += to - from;
    this.secondsTaken += seconds;
  }

  contests(courses: readonly Course[]): number {
    if (this.secondsTaken === 0) return 1;
    const left = courses.reduce((sum, course) => sum + course.left, 0);
    return Math.min((JOB_SECONDS * this.contestsDone) / this.secondsTaken, left / this.width, MOST_CONTESTS);
  }
}

/** One series on its way. Results are added in the order of the contests, whenever they come. */
class Course {
  totals: Totals;
  private issued: number;
  private counted: number;
  private end: number;
  private readonly round: number;
  private readonly check: number;
  private readonly waiting = new Map<number, { readonly to: number; readonly totals: Totals }>();

  constructor(
    private readonly planned: Planned,
    private readonly until: number | undefined,
  ) {
    const { series, contests, from = 0 } = planned;
    const cycle = cycleOf(series.decks.length, seatsOf(series));
    this.totals = emptyTotals(series.decks);
    this.issued = from;
    this.counted = from;
    this.end = from + contests;
    this.round = seatsOf(series);
    this.check = Math.ceil(CHECK_EVERY / cycle) * cycle;
  }

  get isIssued(): boolean {
    return this.issued >= this.end;
  }

  get isOver(): boolean {
    return this.counted >= this.end;
  }

  get left(): number {
    return this.end - this.issued;
  }

  /** A job of about so many contests: whole rounds, up to the next check. */
  next(contests: number): Job {
    const from = this.issued;
    const wanted = from + Math.max(1, Math.round(contests / this.round)) * this.round;
    const nextCheck = (Math.floor(from / this.check) + 1) * this.check;
    this.issued = Math.min(this.end, wanted, this.until === undefined ? wanted : nextCheck);
    return { series: this.planned.series, from, to: this.issued };
  }

  take({ from, to }: Job, { totals }: JobResult): void {
    this.waiting.set(from, { to, totals });
    for (let next = this.waiting.get(this.counted); next !== undefined && !this.isOver; next = this.waiting.get(this.counted)) {
      this.waiting.delete(this.counted);
      this.totals = bothTotals(this.totals, next.totals);
      this.counted = next.to;
      if (this.isNarrowEnough()) this.end = this.counted;
    }
  }

  private isNarrowEnough(): boolean {
    const { until } = this;
    if (until === undefined || this.counted % this.check > 0) return false;
    return this.totals.counts.entrants.every(({ contests: [played, won] }) => wilson(won, played).halfWidth <= until);
  }
}
