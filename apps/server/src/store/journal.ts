import { setTimeout as pause } from "node:timers/promises";
import { CompiledQuery } from "kysely";
import type { Database } from "./database.ts";
import { isLasting, wordsOf } from "./trouble.ts";

/** An input of a room, on its way to the disk. */
export interface Input {
  readonly room: string;
  readonly fence: number;
  readonly n: number;
  readonly at: number;
  readonly body: string;
}

/** Somebody else has taken the room over. */
export class FencedError extends Error {
  constructor(room: string) {
    super(`room ${room} is led by another process now`);
  }
}

/** Something before it in the same room was not kept, so it cannot be. */
export class HoleError extends Error {
  constructor(room: string) {
    super(`something before it in room ${room} could not be kept`);
  }
}

/** What happens to writing, for whoever has to tell people. */
export interface JournalEvents {
  onGroup?(size: number, seconds: number): void;
  /** Nothing could be written for a while. */
  onHeld?(reason: string): void;
  /** What waited is written. */
  onFlowing?(): void;
}

interface Waiting {
  readonly input: Input;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

const ROWS_AT_ONCE = 1000;
/** Where so many come at once, more come soon: waiting so many milliseconds for them makes fewer and cheaper commits. */
const MANY = 4;
const PAUSE = 8;
/** Where very many do, this long: a commit costs as much as ten of its entries, and nobody sees the difference. */
const VERY_MANY = 8;
const LONG_PAUSE = 10;
/** Between two attempts to write what could not be written: the first, and the longest. */
const RETRY = 50;
const LONGEST_RETRY = 1000;
/** A write that is not done after so long holds games up. */
const HELD_AFTER = 1500;
const MOST_BROKEN = 10_000;

/**
 * Writes inputs of all rooms in groups: while one group is on its way to the disk the next gathers, so that a commit costs
 * many rooms one wait. `append` is done when its input is on the disk; inputs of a room stay in order, without a hole: a
 * group that cannot be written now is written again until it can, and nothing behind an input that was refused is written.
 */
export class Journal {
  private waiting: Waiting[] = [];
  private writing: Promise<void> | null = null;
  private heldFor: string | null = null;
  private isGivenUp = false;
  /** The fence under which an input of the room was refused: what follows under it is, too. */
  private readonly broken = new Map<string, number>();

  constructor(
    private readonly database: Database,
    private readonly events: JournalEvents = {},
  ) {}

  append(input: Input): Promise<void> {
    const done = new Promise<void>((resolve, reject) => this.waiting.push({ input, resolve, reject }));
    this.writing ??= this.write();
    return done;
  }

  /** Nothing can be written at the moment. */
  get isHeld(): boolean {
    return this.heldFor !== null;
  }

  /** Until everything that was appended is on the disk, or refused. */
  async settled(): Promise<void> {
    while (this.writing !== null) await this.writing;
  }

  /** Whatever cannot be written at the next attempt is refused: nobody can wait for it any more. */
  giveUp(): void {
    this.isGivenUp = true;
  }

  private async write(): Promise<void> {
    await new Promise(setImmediate);
    while (this.waiting.length > 0) {
      const group = this.waiting.splice(0, ROWS_AT_ONCE);
      const started = performance.now();
      const slow = setTimeout(() => this.hold("the database does not answer"), HELD_AFTER);
      await this.writeGroup(group);
      clearTimeout(slow);
      this.flow();
      this.events.onGroup?.(group.length, (performance.now() - started) / 1000);
      if (group.length >= MANY) await pause(group.length >= VERY_MANY ? LONG_PAUSE : PAUSE);
    }
    this.writing = null;
  }

  private hold(reason: string): void {
    if (this.heldFor !== null) return;
    this.heldFor = reason;
    this.events.onHeld?.(reason);
  }

  private flow(): void {
    if (this.heldFor === null) return;
    this.heldFor = null;
    this.events.onFlowing?.();
  }

  /** All are on the disk or refused when this is done. */
  private async writeGroup(group: readonly Waiting[]): Promise<void> {
    for (let wait = RETRY; ; wait = Math.min(LONGEST_RETRY, wait * 2)) {
      const whole = this.unbroken(group);
      if (whole.length === 0) return;
      try {
        const accepted = await this.store(whole.map(({ input }) => input));
        for (const { input, resolve, reject } of whole) {
          if (accepted.has(input)) resolve();
          else this.refuse(input, reject, new FencedError(input.room));
        }
        return;
      } catch (error) {
        const failure = error instanceof Error ? error : new Error(wordsOf(error));
        if (isLasting(error) && whole.length > 1) {
          // One room's trouble is not another's: each by itself, in order.
          for (const one of whole) await this.writeGroup([one]);
          return;
        }
        if (isLasting(error) || this.isGivenUp) {
          for (const { input, reject } of whole) this.refuse(input, reject, failure);
          return;
        }
        if (wait > RETRY) this.hold(wordsOf(error));
        await pause(wait);
      }
    }
  }

  private refuse(input: Input, reject: (error: Error) => void, error: Error): void {
    if (this.broken.size >= MOST_BROKEN) this.broken.clear();
    this.broken.set(input.room, input.fence);
    reject(error);
  }

  /** Those of the group that nothing refused stands before. */
  private unbroken(group: readonly Waiting[]): readonly Waiting[] {
    if (this.broken.size === 0) return group;
    const isBroken = ({ input }: Waiting): boolean => this.broken.get(input.room) === input.fence;
    for (const one of group) if (isBroken(one)) one.reject(new HoleError(one.input.room));
    return group.filter((one) => !isBroken(one));
  }

  /**
   * In one statement, which is a transaction of its own; what bears an old fence is left out. An attempt whose answer was cut
   * off may have been written: under the same fence nobody else writes, so what is there already with the same words is ours.
   */
  private async store(inputs: readonly Input[]): Promise<ReadonlySet<Input>> {
    const { kind, query } = this.database;
    const { numAffectedRows } = await query.executeQuery(CompiledQuery.raw(STATEMENTS[kind], [listed(inputs)]));
    if (numAffectedRows === BigInt(inputs.length)) return new Set(inputs);
    return this.alreadyThere(inputs);
  }

  private async alreadyThere(inputs: readonly Input[]): Promise<ReadonlySet<Input>> {
    const out = new Set<Input>();
    for (const input of inputs) {
      const row = await this.database.query
        .selectFrom("inputs")
        .innerJoin("rooms", "rooms.id", "inputs.room")
        .select(["inputs.at", "inputs.body"])
        .where("inputs.room", "=", input.room)
        .where("inputs.n", "=", input.n)
        .where("rooms.fence", "=", input.fence)
        .executeTakeFirst();
      if (row !== undefined && row.body === input.body && row.at === input.at) out.add(input);
    }
    return out;
  }
}

const listed = (inputs: readonly Input[]): string =>
  JSON.stringify(inputs.map(({ room, n, at, body, fence }) => [room, n, at, body, fence]));

/** Of one text each, so that it is compiled once. How many rows were written says whether all were: nobody reads them back. */
const STATEMENTS: Readonly<Record<Database["kind"], string>> = {
  sqlite: `
    insert into inputs (room, n, at, body)
    select value ->> 0, value ->> 1, value ->> 2, value ->> 3
    from json_each(?)
    where exists (select 1 from rooms where rooms.id = value ->> 0 and rooms.fence = value ->> 4)
    order by json_each.id
    on conflict do nothing`,
  // The lock makes whoever takes a room over wait for this group, or this group see the new fence.
  postgres: `
    with given as (
      select value ->> 0 as room, (value ->> 1)::int as n, (value ->> 2)::bigint as at, value ->> 3 as body, (value ->> 4)::int as fence
      from json_array_elements($1::json) as value
    ),
    led as (select id, fence from rooms where id in (select room from given) for share)
    insert into inputs (room, n, at, body)
    select room, n, at, body from given join led on led.id = given.room and led.fence = given.fence
    on conflict do nothing`,
};
