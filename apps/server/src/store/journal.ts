import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "./database.ts";

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

interface Waiting {
  readonly input: Input;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

const ROWS_AT_ONCE = 1000;
/** Where so many come at once, more come soon: waiting so many milliseconds for them makes fewer and cheaper commits. */
const MANY = 4;
const PAUSE = 3;

/**
 * Writes inputs of all rooms in groups: while one group is on its way to the disk the next gathers, so that a commit costs
 * many rooms one wait. `append` is done when its input is on the disk; inputs of a room stay in order.
 */
export class Journal {
  private waiting: Waiting[] = [];
  private writing: Promise<void> | null = null;

  constructor(
    private readonly database: Database,
    private readonly onGroup: (size: number, seconds: number) => void = () => {},
  ) {}

  append(input: Input): Promise<void> {
    const done = new Promise<void>((resolve, reject) => this.waiting.push({ input, resolve, reject }));
    this.writing ??= this.write();
    return done;
  }

  /** Until everything that was appended is on the disk, or refused. */
  async settled(): Promise<void> {
    while (this.writing !== null) await this.writing;
  }

  private async write(): Promise<void> {
    await new Promise(setImmediate);
    while (this.waiting.length > 0) {
      const group = this.waiting.splice(0, ROWS_AT_ONCE);
      const started = performance.now();
      await this.writeGroup(group);
      this.onGroup(group.length, (performance.now() - started) / 1000);
      if (group.length >= MANY) await pause(PAUSE);
    }
    this.writing = null;
  }

  private async writeGroup(group: readonly Waiting[]): Promise<void> {
    try {
      const accepted = await this.store(group.map(({ input }) => input));
      for (const { input, resolve, reject } of group) {
        if (accepted.has(input)) resolve();
        else reject(new FencedError(input.room));
      }
    } catch (error) {
      // One room's trouble is not another's: each by itself.
      if (group.length > 1) for (const one of group) await this.writeGroup([one]);
      else for (const { reject } of group) reject(error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** In one statement, which is a transaction of its own; what bears an old fence is left out. */
  private async store(inputs: readonly Input[]): Promise<ReadonlySet<Input>> {
    const { kind, query } = this.database;
    const { rows } = await (kind === "sqlite" ? forSqlite(inputs) : forPostgres(inputs)).execute(query);
    if (rows.length === inputs.length) return new Set(inputs);
    const stored = new Set(rows.map(({ room, n }) => `${room} ${n}`));
    return new Set(inputs.filter(({ room, n }) => stored.has(`${room} ${n}`)));
  }
}

interface Stored {
  readonly room: string;
  readonly n: number;
}

const listed = (inputs: readonly Input[]): string =>
  JSON.stringify(inputs.map(({ room, n, at, body, fence }) => [room, n, at, body, fence]));

const forSqlite = (inputs: readonly Input[]) => sql<Stored>`
  insert into inputs (room, n, at, body)
  select value ->> 0, value ->> 1, value ->> 2, value ->> 3
  from json_each(${listed(inputs)}) join rooms on rooms.id = value ->> 0 and rooms.fence = value ->> 4
  order by json_each.id
  returning room, n`;

/** The lock makes whoever takes a room over wait for this group, or this group see the new fence. */
const forPostgres = (inputs: readonly Input[]) => sql<Stored>`
  with given as (
    select value ->> 0 as room, (value ->> 1)::int as n, (value ->> 2)::bigint as at, value ->> 3 as body, (value ->> 4)::int as fence
    from json_array_elements(${listed(inputs)}::json) as value
  ),
  led as (select id, fence from rooms where id in (select room from given) for share)
  insert into inputs (room, n, at, body)
  select room, n, at, body from given join led on led.id = given.room and led.fence = given.fence
  returning room, n`;
