import { Budget, type Rate } from "../gateway/budget.ts";
import { RequestProblem } from "../problem.ts";

/** How many computations of a password run at once: each takes a core for a while, and memory. */
const AT_ONCE = 2;
/** How many wait: of one network, and of all. */
const WAITING_OF_ONE = 8;
const WAITING = 100;
/** Wrong passwords of one name by those who have not signed in with it before from where they are. */
const WRONG: Rate = { burst: 20, perSecond: 1 / 60 };
const MANY = 10_000;

interface Waiting {
  readonly network: string;
  run(): void;
}

/** The work that passwords are, and how often they may be tried. Networks take turns: many tries of one do not keep others out. */
export class Passwords {
  private running = 0;
  private readonly waiting: Waiting[] = [];
  private last = "";
  private readonly tries = new Map<string, Budget>();
  private readonly wrong = new Map<string, Budget>();
  /** Where somebody has signed in from, by name. */
  private readonly homes = new Map<string, Set<string>>();

  constructor(
    /** Passwords that one network may try. */
    private readonly rate: Rate,
    private readonly now: () => number,
  ) {}

  /** Whether a password of this name may be tried from there; throws what to tell. */
  demandTry(name: string, network: string): void {
    const now = this.now();
    if (!budgetIn(this.tries, network, this.rate, now).take(1, now)) throw new RequestProblem(429, "tooManyPasswords");
    if (this.homes.get(name)?.has(network) !== true && budgetIn(this.wrong, name, WRONG, now).wait(now) > 0)
      throw new RequestProblem(429, "tooManyWrong");
  }

  noteResult(name: string, network: string, isRight: boolean) {
    const now = this.now();
    if (!isRight) return budgetIn(this.wrong, name, WRONG, now).charge(1, now);
    if (this.homes.size >= MANY) this.homes.clear();
    const homes = this.homes.get(name) ?? new Set<string>();
    if (homes.size >= 20) homes.clear();
    this.homes.set(name, homes.add(network));
  }

  async compute<Result>(network: string, work: () => Promise<Result>): Promise<Result> {
    await this.turn(network);
    try {
      return await work();
    } finally {
      this.running--;
      this.next();
    }
  }

  /** It runs when this is done. */
  private async turn(network: string): Promise<void> {
    if (this.running < AT_ONCE && this.waiting.length === 0) {
      this.running++;
      return;
    }
    const own = this.waiting.filter((one) => one.network === network).length;
    if (own >= WAITING_OF_ONE || this.waiting.length >= WAITING) throw new RequestProblem(503, "signingInBusy");
    await new Promise<void>((resolve) => this.waiting.push({ network, run: resolve }));
  }

  /** Whoever came first, but not the same network twice if another waits. */
  private next(): void {
    if (this.waiting.length === 0 || this.running >= AT_ONCE) return;
    const other = this.waiting.findIndex(({ network }) => network !== this.last);
    const [first] = this.waiting.splice(Math.max(0, other), 1);
    this.last = first.network;
    this.running++;
    first.run();
  }
}

function budgetIn(all: Map<string, Budget>, name: string, rate: Rate, now: number): Budget {
  const known = all.get(name);
  if (known !== undefined) return known;
  if (all.size >= MANY) for (const [one, budget] of all) if (budget.isFull(now)) all.delete(one);
  const budget = new Budget(rate, now);
  all.set(name, budget);
  return budget;
}
