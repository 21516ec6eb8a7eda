/** Where so many answers come within a round, more come soon. */
const MANY = 4;
/** How long a round gathers, in milliseconds. */
const ROUND = 8;
/** Where very many come, this long: nobody sees the difference. */
const VERY_MANY = 8;
const LONG_ROUND = 10;

interface Waiter {
  /** An answer of it waits for those of others. */
  isInRound: boolean;
}

const SOMEBODY: Waiter = { isInRound: false };

/**
 * When the answers of clients are obeyed: at once, or, where many come, those of some milliseconds one after another. They would
 * wait as long for the disk; together they are one group for it, and all that is done for each is done again while a core
 * still has it at hand.
 */
export class Rounds {
  private readonly waiting: { readonly obey: () => void; readonly of: Waiter }[] = [];
  private timer: NodeJS.Timeout | null = null;
  /** Since when, and how many, while nothing is gathered. */
  private since = 0;
  private heard = 0;

  /** `of`: the connection that it came over, if it came over one of this process. */
  add(obey: () => void, of: Waiter = SOMEBODY): void {
    if (this.timer === null && !this.areMany()) {
      obey();
      return;
    }
    of.isInRound = true;
    this.waiting.push({ obey, of });
    this.timer ??= setTimeout(() => this.end(), ROUND);
  }

  /** Whatever else is heard of it comes after its answer. */
  before(connection: Waiter): void {
    if (connection.isInRound) this.obeyAll();
  }

  private areMany(): boolean {
    const now = performance.now();
    if (now - this.since > ROUND) {
      this.since = now;
      this.heard = 0;
    }
    return ++this.heard > MANY;
  }

  /** All that waits is obeyed now, in the order in which it came. */
  obeyAll(): void {
    for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) {
      next.of.isInRound = false;
      next.obey();
    }
  }

  private end(): void {
    const { length } = this.waiting;
    this.timer = length < MANY ? null : setTimeout(() => this.end(), length < VERY_MANY ? ROUND : LONG_ROUND);
    this.obeyAll();
  }

  /** Nothing waits any more. */
  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.obeyAll();
  }
}
