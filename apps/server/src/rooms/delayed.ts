import type { Body, Member } from "./audience.ts";

/** What waits of one room at most; delays are up to ten minutes. */
const MOST_BYTES = 4 * 1024 * 1024;
/** Whoever comes within so many milliseconds after a whole view was made shares it. */
const SHARED_FOR = 2000;

interface Waiting {
  readonly no: number;
  readonly due: number;
  readonly bodies: readonly Body[];
  /** Null: spectators of every language. */
  readonly language: string | null;
  /** Whose words these are: who muted them is not told. */
  readonly speaker: string | null;
  /** The whole view, only for those who begin with it. */
  readonly isWhole: boolean;
}

/** A whole view that is about to join the stream, or is in it. */
interface Whole {
  readonly madeAt: number;
  readonly bodies: readonly Body[];
  no: number | null;
}

interface Audience {
  readonly delay: number;
  now(): number;
  spectators(): Iterable<Member>;
  deliver(member: Member, bodies: readonly Body[]): void;
  /** The room and the game as they are, for a spectator. */
  whole(member: Member): readonly Body[];
}

const NOT_YET = Number.MAX_SAFE_INTEGER;

/**
 * What spectators will be shown when the delay is over. It is kept once for all of them: each begins at a whole view, which those
 * who come at about the same time share, and follows from there. Asking again while one's whole view waits adds nothing.
 */
export class DelayedStream {
  private waiting: Waiting[] = [];
  private bytes = 0;
  private next = 1;
  private timer: NodeJS.Timeout | null = null;
  /** By member: the number of what it is shown first. */
  private readonly begins = new WeakMap<Member, number>();
  private readonly wholes = new Map<string, Whole>();

  constructor(private readonly audience: Audience) {}

  /** What waits now. */
  get size(): number {
    return this.bytes;
  }

  /** For all spectators of a language, or of every one. */
  add(bodies: readonly Body[], language: string | null, speaker: string | null = null): void {
    this.push({ bodies, language, speaker, isWhole: false });
    if (this.bytes > MOST_BYTES) this.beginAnew();
  }

  /** The spectator is to be shown everything. What this gives back is to be called when what it tells of is on the disk. */
  join(member: Member): () => void {
    const begin = this.begins.get(member) ?? 0;
    if (begin === NOT_YET || (this.waiting.length > 0 && begin >= this.waiting[0].no)) return () => {};
    this.begins.set(member, NOT_YET);
    const whole = this.wholeFor(member);
    return () => {
      whole.no ??= this.push({ bodies: whole.bodies, language: member.language, speaker: null, isWhole: true });
      this.begins.set(member, whole.no);
    };
  }

  /** Nobody watches any more. */
  clear(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.waiting = [];
    this.bytes = 0;
    this.wholes.clear();
  }

  private wholeFor(member: Member): Whole {
    const now = this.audience.now();
    const known = this.wholes.get(member.language);
    if (known !== undefined && now - known.madeAt < Math.min(SHARED_FOR, this.audience.delay * 1000)) return known;
    const whole: Whole = { madeAt: now, bodies: this.audience.whole(member), no: null };
    this.wholes.set(member.language, whole);
    return whole;
  }

  private push(what: Omit<Waiting, "no" | "due">): number {
    const no = this.next++;
    this.waiting.push({ ...what, no, due: this.audience.now() + this.audience.delay * 1000 });
    this.bytes += what.bodies.reduce((sum, { length }) => sum + length, 0);
    this.arm();
    return no;
  }

  /** Too much waits: it is forgotten, and everybody begins at the view as it is now. */
  private beginAnew(): void {
    this.clear();
    for (const member of this.audience.spectators()) {
      this.begins.delete(member);
      this.join(member)();
    }
  }

  private arm(): void {
    if (this.timer !== null || this.waiting.length === 0) return;
    this.timer = setTimeout(
      () => {
        this.timer = null;
        this.ring();
      },
      Math.max(1, this.waiting[0].due - this.audience.now()),
    ).unref();
  }

  private ring(): void {
    const now = this.audience.now();
    const due = this.waiting.findIndex((one) => one.due > now);
    const ready = this.waiting.splice(0, due < 0 ? this.waiting.length : due);
    for (const { no, bodies, language, speaker, isWhole } of ready) {
      this.bytes -= bodies.reduce((sum, { length }) => sum + length, 0);
      for (const member of this.audience.spectators()) {
        const begin = this.begins.get(member) ?? 0;
        const isMeant = isWhole ? begin === no : begin <= no && (speaker === null || !member.muted.has(speaker));
        if (isMeant && (language === null || language === member.language)) this.audience.deliver(member, bodies);
      }
    }
    this.arm();
  }
}
