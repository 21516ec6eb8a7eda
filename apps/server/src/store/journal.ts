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

  private async store(inputs: readonly Input[]): Promise<ReadonlySet<Input>> {
    const { kind, query } = this.database;
    return query.transaction().execute(async (transaction) => {
      const rooms = [...new Set(inputs.map(({ room }) => room))];
      const asked = transaction.selectFrom("rooms").select(["id", "fence"]).where("id", "in", rooms);
      // The lock makes whoever takes a room over wait for this group, or this group see the new fence.
      const rows = await (kind === "postgres" ? asked.forShare() : asked).execute();
      const fences = new Map(rows.map(({ id, fence }) => [id, fence]));
      const accepted = inputs.filter(({ room, fence }) => fences.get(room) === fence);
      if (accepted.length > 0)
        await transaction
          .insertInto("inputs")
          .values(accepted.map(({ room, n, at, body }) => ({ room, n, at, body })))
          .execute();
      return new Set(accepted);
    });
  }
}
